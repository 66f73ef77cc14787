#if os(Linux)
internal import Glibc

/// A hardware scanner on a serial device that may come and go.
struct SerialSource {
  let path: String
  let baud: Int

  /// Reads scans until the work is cancelled; waits while the device is away.
  func run(_ pipeline: ScanPipeline, _ cancellation: Cancellation) throws(CaptureError) {
    let watch = DeviceWatch(path: path)
    var toldReason: CaptureError?
    while !cancellation.isCancelled {
      do throws(CaptureError) {
        let port = try SerialPort.open(path: path, baud: baud)
        guard port.isTerminal else { break }
        toldReason = nil
        pipeline.pass(.connected)
        read(port, watch, pipeline, cancellation)
        pipeline.reset()
        pipeline.pass(.disconnected)
        waitABit(cancellation)
      } catch {
        if error != toldReason { pipeline.pass(.waiting(error)) }
        toldReason = error
        _ = Readiness.wait(
          file: -1,
          watch: watch.waitingFile,
          cancellation: cancellation,
          milliseconds: CaptureLimits.deviceLookMilliseconds
        )
        watch.takeNews()
      }
    }
    if !cancellation.isCancelled { throw .cannotOpen(errorNumber: ENOTTY) }
  }

  /// Reads until the device is gone; what it had begun to send is dropped with the reader.
  private func read(
    _ port: SerialPort,
    _ watch: DeviceWatch,
    _ pipeline: ScanPipeline,
    _ cancellation: Cancellation
  ) {
    var reader = PayloadReader()
    while isThere(port) {
      let outcome = reader.step(
        file: port.file.number,
        watch: watch.waitingFile,
        cancellation: cancellation,
        pipeline: pipeline
      )
      watch.takeNews()
      guard outcome == .goesOn else { return }
    }
  }

  /// The path still names the device that is open; a device that was unplugged loses its name.
  private func isThere(_ port: SerialPort) -> Bool {
    var named = stat()
    var opened = stat()
    guard stat(path, &named) == 0, fstat(port.file.number, &opened) == 0 else { return false }
    return named.st_rdev == opened.st_rdev && named.st_ino == opened.st_ino
  }

  /// A device that ends as soon as it is opened shall not keep a processor busy.
  private func waitABit(_ cancellation: Cancellation) {
    _ = Readiness.wait(file: -1, cancellation: cancellation, milliseconds: 50)
  }
}
#endif
