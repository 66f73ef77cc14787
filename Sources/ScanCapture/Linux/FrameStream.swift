#if os(Linux)
/// An 8-bit grey frame that owns its pixels, rows packed.
struct Frame: Sendable {
  var width = 0
  var height = 0
  var pixels: [UInt8] = []
  /// When the video shows it, in seconds; `nil` when that is not known.
  var seconds: Double?
}

/// Takes frames in the format PGM, one behind the other, from an open file.
struct FrameStream {
  private let file: FileDescriptor
  private let times: FrameTimes?
  private let cancellation: Cancellation

  init(file: FileDescriptor, times: FrameTimes? = nil, cancellation: Cancellation) {
    self.file = file
    self.times = times
    self.cancellation = cancellation
  }

  /// Reads the next frame into `frame`, whose memory is used again.
  ///
  /// - Returns: `false` at the end of the stream, or when the work is cancelled.
  /// - Throws: `.badFrame` when what comes is no frame, or too large a one.
  func next(into frame: inout Frame) throws(CaptureError) -> Bool {
    guard let (width, height) = try header() else { return false }
    let count = width * height
    if frame.pixels.count != count { frame.pixels = [UInt8](repeating: 0, count: count) }
    (frame.width, frame.height) = (width, height)
    guard fill(&frame.pixels) else { return false }
    frame.seconds = times?.next(cancellation)
    return true
  }

  /// "P5", width, height and 255, each with one blank or line break behind it.
  private func header() throws(CaptureError) -> (width: Int, height: Int)? {
    guard let magic = try word(isFirst: true) else { return nil }
    guard magic == Array("P5".utf8), let width = try number(), let height = try number(),
      try number() == 255, width > 0, height > 0, width <= CaptureLimits.framePixels,
      width * height <= CaptureLimits.framePixels
    else { throw .badFrame }
    return (width, height)
  }

  private func number() throws(CaptureError) -> Int? {
    guard let digits = try word(), digits.count < 10 else { return nil }
    return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Bytes up to a blank or line break, which is taken too; `nil` at the end of the stream.
  private func word(isFirst: Bool = false) throws(CaptureError) -> [UInt8]? {
    var word: [UInt8] = []
    var byte: [UInt8] = [0]
    while word.count <= CaptureLimits.frameHeaderBytes {
      guard fill(&byte) else {
        if isFirst, word.isEmpty || cancellation.isCancelled { return nil }
        throw .badFrame
      }
      if byte[0] == 0x20 || byte[0] == 0x0A { return word }
      word.append(byte[0])
    }
    throw .badFrame
  }

  /// Fills the whole of a buffer; `false` when the stream ends before, or the work is cancelled.
  private func fill(_ bytes: inout [UInt8]) -> Bool {
    bytes.withUnsafeMutableBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let ready = Readiness.wait(
          file: file.number,
          watch: times?.waitingFile ?? -1,
          cancellation: cancellation,
          milliseconds: -1
        )
        guard !ready.isCancelled else { return false }
        // Whoever writes both must never wait for us to read the other one.
        if ready.isWatchReadable { times?.takeNews() }
        guard ready.isReadable else { continue }
        let count = readFile(file.number, into: UnsafeMutableRawBufferPointer(rebasing: rest))
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
#endif
