internal import DLScan

/// One result as lines for people.
struct TextReport {
  /// What came of the input.
  let result: ScanResult
  /// The input's name, safe to show.
  let name: String

  /// The lines, in UTF-8.
  var bytes: [UInt8] {
    Array("\(name)\n".utf8)
  }
}
