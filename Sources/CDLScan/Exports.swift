internal import CDLScanHeader
internal import DLScan
internal import ScanImage

// What each function takes and gives is said in dlscan.h; the compiler holds these to its
// declarations.

/// Reads every symbol of a grey picture.
@c @implementation
public func dlscan_scan_gray(
  _ pixels: UnsafePointer<UInt8>?,
  _ width: Int32,
  _ height: Int32,
  _ bytesPerRow: Int32,
  _ optionsJSON: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar> {
  var results: [ScanResult]
  do throws(ScanFault) {
    let scanner = Scanner(options: try options(from: optionsJSON))
    let image = try picture(
      pixels,
      width: Int(width),
      height: Int(height),
      bytesPerRow: Int(bytesPerRow)
    )
    results = scanner.scan(image)
  } catch {
    results = [ScanResult(fault: error)]
  }
  return answer(ScanResult.json(results: results))
}

/// Says what a payload says.
@c @implementation
public func dlscan_parse(
  _ payload: UnsafePointer<UInt8>?,
  _ length: Int,
  _ optionsJSON: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar> {
  var result: ScanResult
  do throws(ScanFault) {
    let scanner = Scanner(options: try options(from: optionsJSON))
    result = scanner.parse(try bytes(payload, length: length))
  } catch {
    result = ScanResult(fault: error)
  }
  return answer(result.json)
}

/// Says what each document of a payload says.
@c @implementation
public func dlscan_parse_all(
  _ payload: UnsafePointer<UInt8>?,
  _ length: Int,
  _ optionsJSON: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar> {
  var results: [ScanResult]
  do throws(ScanFault) {
    let scanner = Scanner(options: try options(from: optionsJSON))
    results = scanner.parseAll(try bytes(payload, length: length))
  } catch {
    results = [ScanResult(fault: error)]
  }
  return answer(ScanResult.json(results: results))
}

/// Frees an answer.
@c @implementation
public func dlscan_free(_ answer: UnsafeMutablePointer<CChar>?) {
  answer?.deallocate()
}

/// The library's version.
@c @implementation
public func dlscan_version() -> UnsafePointer<CChar> {
  UnsafeRawPointer(Version.literal.utf8Start).assumingMemoryBound(to: CChar.self)
}
