internal import DLScan
internal import ScanImage

// What a host of the WebAssembly module calls. Memory for arguments comes from `malloc` (Memory.c); an
// answer stands behind its length, 4 bytes, little endian, and belongs to the host, who gives it to `free`.

/// Reads every symbol of a grey picture, one byte a pixel without gaps between rows.
///
/// Options are JSON in UTF-8, as for the C library; none are as good as the usual ones. The answer is
/// `{"results":[...]}`.
@_cdecl("scan")
public func scan(
  _ pixels: UnsafePointer<UInt8>, _ width: Int, _ height: Int,
  _ options: UnsafePointer<UInt8>, _ optionCount: Int
) -> UnsafeRawPointer {
  var results: [ScanResult]
  do throws(ScanFault) {
    let scanner = try scanner(options, optionCount)
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    let buffer = UnsafeBufferPointer(start: pixels, count: overflows ? 0 : max(0, count))
    // Each side is checked before the bytes are.
    guard
      let image = try? LumaImage(pixels: buffer, width: width, height: height, bytesPerRow: width)
    else { throw ScanFault(code: "badPicture", message: "There is no picture of this size.") }
    results = scanner.scan(image)
  } catch {
    results = [ScanResult(fault: error)]
  }
  return answer(ScanResult.json(results: results))
}

/// Says what a payload says; options are those of `scan`, and the answer is one object,
/// that of the first whole document where scans ran together.
@_cdecl("parse")
public func parse(
  _ payload: UnsafePointer<UInt8>, _ count: Int,
  _ options: UnsafePointer<UInt8>, _ optionCount: Int
) -> UnsafeRawPointer {
  var result: ScanResult
  do throws(ScanFault) {
    result = try scanner(options, optionCount).parse(bytes(payload, count))
  } catch {
    result = ScanResult(fault: error)
  }
  return answer(result.json)
}

/// Says what each document of a payload says; options are those of `scan`, and so is the answer.
@_cdecl("parse_all")
public func parseAll(
  _ payload: UnsafePointer<UInt8>, _ count: Int,
  _ options: UnsafePointer<UInt8>, _ optionCount: Int
) -> UnsafeRawPointer {
  var results: [ScanResult]
  do throws(ScanFault) {
    results = try scanner(options, optionCount).parseAll(bytes(payload, count))
  } catch {
    results = [ScanResult(fault: error)]
  }
  return answer(ScanResult.json(results: results))
}

private func scanner(
  _ options: UnsafePointer<UInt8>, _ count: Int
) throws(ScanFault) -> Scanner {
  guard count > 0 else { return Scanner() }
  do throws(OptionsError) {
    return Scanner(options: try ScanOptions(json: bytes(options, count)))
  } catch {
    throw ScanFault(error)
  }
}

private func bytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: max(0, count)))
}

private func answer(_ bytes: [UInt8]) -> UnsafeRawPointer {
  let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 4, alignment: 4)
  memory.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
  bytes.withUnsafeBytes { source in
    UnsafeMutableRawBufferPointer(start: memory + 4, count: source.count).copyMemory(from: source)
  }
  return UnsafeRawPointer(memory)
}
