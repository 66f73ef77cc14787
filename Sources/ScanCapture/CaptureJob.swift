/// One capture, from its start to its stop or end.
final class CaptureJob: Sendable {
  let pipeline: ScanPipeline
  private let source: CaptureSource?
  private let standardInput: Int32
  private let cancellation: Cancellation

  init(
    _ source: CaptureSource?,
    settings: CaptureSettings,
    standardInput: Int32,
    emit: @escaping @Sendable (CaptureEvent) -> Void
  ) {
    self.source = source
    self.standardInput = standardInput
    let cancellation = Cancellation()
    self.cancellation = cancellation
    pipeline = ScanPipeline(settings: settings) { event in
      if !cancellation.isCancelled { emit(event) }
    }
  }

  /// Ends the capture; no further event begins.
  func cancel() { cancellation.cancel() }

  /// Captures to the end.
  func run() {
    guard !cancellation.isCancelled else { return }
    pipeline.pass(.started)
    do throws(CaptureError) {
      try capture()
      pipeline.pass(.ended)
    } catch {
      pipeline.pass(.failed(error))
    }
  }

  private func capture() throws(CaptureError) {
    switch source {
    case nil: throw .noSource
    case .path(let path):
      try PathSource(path: path).run(pipeline, cancellation)
    case .standardInput:
      try PayloadFile(file: standardInput).run(pipeline, cancellation)
    case .stream(let address):
      #if os(Linux)
      try VideoSource(address: address).run(pipeline, cancellation)
      #else
      _ = address
      throw .notOffered
      #endif
    case .serial(let path, let baud):
      #if os(Linux)
      try SerialSource(path: path, baud: baud).run(pipeline, cancellation)
      #else
      _ = (path, baud)
      throw .notOffered
      #endif
    }
  }
}
