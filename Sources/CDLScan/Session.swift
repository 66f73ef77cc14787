internal import CDLScanHeader
internal import DLScan
internal import ScanImage

/// What a C caller holds between frames.
private final class Session {
  var scanner = LiveScanner()
  /// What is wrong with the options, told with every frame.
  var fault: ScanFault?

  init(optionsJSON: UnsafePointer<CChar>?) {
    do throws(ScanFault) {
      scanner.options = try options(from: optionsJSON, usual: LiveScanner.usualOptions)
    } catch {
      fault = error
    }
  }

  /// The session behind a C pointer, which stays alive.
  static func behind(_ pointer: OpaquePointer) -> Session {
    Unmanaged<Session>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  func add(_ image: LumaImage) throws(ScanFault) -> [ScanResult] {
    if let fault { throw fault }
    return scanner.scan(image)
  }
}

/// Begins a session.
@c @implementation
public func dlscan_session_new(_ optionsJSON: UnsafePointer<CChar>?) -> OpaquePointer {
  OpaquePointer(Unmanaged.passRetained(Session(optionsJSON: optionsJSON)).toOpaque())
}

/// Reads a frame, together with those before.
@c @implementation
public func dlscan_session_add_gray(
  _ session: OpaquePointer?,
  _ pixels: UnsafePointer<UInt8>?,
  _ width: Int32,
  _ height: Int32,
  _ bytesPerRow: Int32
) -> UnsafeMutablePointer<CChar> {
  var results: [ScanResult]
  do throws(ScanFault) {
    guard let session else {
      throw ScanFault(code: "noSession", message: "There is no session.")
    }
    let image = try picture(
      pixels,
      width: Int(width),
      height: Int(height),
      bytesPerRow: Int(bytesPerRow)
    )
    results = try Session.behind(session).add(image)
  } catch {
    results = [ScanResult(fault: error)]
  }
  return answer(ScanResult.json(results: results))
}

/// Forgets the frames of a session.
@c @implementation
public func dlscan_session_reset(_ session: OpaquePointer?) {
  guard let session else { return }
  Session.behind(session).scanner.reset()
}

/// Ends a session.
@c @implementation
public func dlscan_session_free(_ session: OpaquePointer?) {
  guard let session else { return }
  Unmanaged<Session>.fromOpaque(UnsafeRawPointer(session)).release()
}
