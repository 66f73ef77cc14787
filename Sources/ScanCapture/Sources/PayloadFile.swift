/// Text that a scanner types or writes to an open file, standard input above all.
struct PayloadFile {
  let file: Int32

  /// Reads scans until the file ends or the work is cancelled.
  func run(_ pipeline: ScanPipeline, _ cancellation: Cancellation) throws(CaptureError) {
    var reader = PayloadReader()
    while true {
      switch reader.step(file: file, cancellation: cancellation, pipeline: pipeline) {
      case .goesOn: continue
      case .ended(let errorNumber):
        reader.finish(pipeline)
        guard errorNumber == 0 else { throw .cannotOpen(errorNumber: errorNumber) }
        return
      case .cancelled: return
      }
    }
  }
}

/// Reads pieces from an open file and hands whole scans over.
struct PayloadReader {
  private var assembler = PayloadAssembler()

  /// What came of one step.
  enum Outcome: Equatable {
    case goesOn
    /// The file has ended, or cannot be read for a reason of the system.
    case ended(errorNumber: Int32)
    case cancelled
  }

  /// Waits for a piece or for the quiet time that ends a scan.
  ///
  /// - Parameters:
  ///   - file: The open file.
  ///   - watch: Another file that ends the waiting when it becomes readable.
  ///   - cancellation: What ends the work.
  ///   - pipeline: Takes the scans.
  /// - Returns: Whether it goes on.
  mutating func step(
    file: Int32,
    watch: Int32 = -1,
    cancellation: Cancellation,
    pipeline: ScanPipeline
  ) -> Outcome {
    let ready = Readiness.wait(
      file: file,
      watch: watch,
      cancellation: cancellation,
      milliseconds: assembler.isEmpty ? -1 : assembler.gapMilliseconds
    )
    if ready.isCancelled { return .cancelled }
    guard ready.isReadable else {
      if !ready.isWatchReadable { finish(pipeline) }
      return .goesOn
    }
    return read(file, pipeline)
  }

  /// Hands over what has come, as a scan.
  mutating func finish(_ pipeline: ScanPipeline) {
    if let payload = assembler.finish() { pipeline.process(payload: payload) }
  }

  private mutating func read(_ file: Int32, _ pipeline: ScanPipeline) -> Outcome {
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, initializedCount in
      count = readFile(file, into: UnsafeMutableRawBufferPointer(buffer))
      initializedCount = max(count, 0)
    }
    if count == 0 { return .ended(errorNumber: 0) }
    if count < 0 { return isOnlyBusy(-count) ? .goesOn : .ended(errorNumber: Int32(-count)) }
    for payload in assembler.add(piece) { pipeline.process(payload: payload) }
    return .goesOn
  }
}
