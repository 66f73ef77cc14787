#if os(Linux)
/// The times at which a video shows its frames, as ffmpeg's filter "showinfo" tells them: a line for each frame
/// among lines about other things, before the frame itself comes.
final class FrameTimes {
  private let file: FileDescriptor
  private var line: [UInt8] = []
  private var times: [Double?] = []
  private var isEnded = false

  /// Takes the open file to which ffmpeg writes what it has to say.
  init(file: FileDescriptor) { self.file = file }

  /// Becomes readable when there is news to take; -1 when none will follow.
  var waitingFile: Int32 { isEnded ? -1 : file.number }

  /// Takes a piece of news.
  func takeNews() {
    var piece = [UInt8](repeating: 0, count: 4096)
    let count = piece.withUnsafeMutableBytes { readFile(file.number, into: $0) }
    guard count > 0 else {
      isEnded = true
      return
    }
    for byte in piece[..<count] {
      if byte == UInt8(ascii: "\n") {
        finishLine()
      } else if line.count <= CaptureLimits.decoderLineBytes {
        line.append(byte)
      }
    }
  }

  /// The time of the next frame in seconds; `nil` when the video does not state it.
  ///
  /// The frame itself has come.
  func next(_ cancellation: Cancellation) -> Double? {
    while !isEnded,
      Readiness.wait(
        file: -1, watch: waitingFile, cancellation: cancellation, milliseconds: 0
      ).isWatchReadable
    {
      takeNews()
    }
    return times.isEmpty ? nil : times.removeFirst()
  }

  /// Takes the time out of "[Parsed_showinfo_1 @ 0x5581] n:   3 pts:   1536 pts_time:0.1     pos: …".
  private func finishLine() {
    defer { line = [] }
    let marker = Array(" pts_time:".utf8)
    guard line.count <= CaptureLimits.decoderLineBytes,
      line.starts(with: Array("[Parsed_showinfo_".utf8)),
      let place = line.firstRange(of: marker)?.upperBound
    else { return }
    let figures = line[place...].prefix { $0 != UInt8(ascii: " ") }
    let seconds = Double(String(decoding: figures, as: UTF8.self))
    times.append(seconds.flatMap { $0.isFinite ? $0 : nil })
  }
}
#endif
