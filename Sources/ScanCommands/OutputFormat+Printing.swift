internal import DLScan

extension OutputFormat {
  /// The results of one input as they are printed.
  func print(_ results: [ScanResult], of input: Argument) -> [UInt8] {
    var output: [UInt8] = []
    for result in results {
      switch self {
      case .json:
        output += result.json
        output.append(UInt8(ascii: "\n"))
      case .text:
        output += TextReport(result: result, name: input.shown).bytes
      }
    }
    return output
  }
}
