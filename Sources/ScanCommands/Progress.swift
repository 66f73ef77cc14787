/// A line on standard error that counts inputs, for whoever watches a long run.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private var done = 0

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && total > 1
  }

  /// Counts one input and gives the line to show.
  mutating func advance() -> [UInt8]? {
    done += 1
    return isShown ? Array("\r\(done) of \(total)".utf8) : nil
  }

  /// Gives what wipes the line when there is nothing more to count.
  func end() -> [UInt8]? {
    isShown ? Array("\r\u{1B}[K".utf8) : nil
  }
}
