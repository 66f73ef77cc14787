/// A start or stop pattern as a scan line meets it: which of both, and from which side.
enum StartStopPattern: Int, CaseIterable {
  /// The start pattern, read in the direction of the rows.
  case start
  /// The start pattern, met from its inner side.
  case startBackwards
  /// The stop pattern, read in the direction of the rows.
  case stop
  /// The stop pattern, met from its outer side.
  case stopBackwards

  /// Which pattern it is.
  var isStart: Bool { self == .start || self == .startBackwards }
  /// The scan line runs against the rows.
  var isBackwards: Bool { self == .startBackwards || self == .stopBackwards }
  /// The pattern stands at the end of the symbol that the line meets first, its outer side before its inner one.
  var isAtLineStart: Bool { isStart != isBackwards }

  /// The same pattern met by a scan line that runs the other way.
  var turned: StartStopPattern {
    switch self {
    case .start: .startBackwards
    case .startBackwards: .start
    case .stop: .stopBackwards
    case .stopBackwards: .stop
    }
  }

  /// Modules of the pattern.
  var moduleCount: Int { SymbolGeometry.guardModules(isStart: isStart) }

  /// The patterns that a scan line through a symbol meets together.
  static let pairs: [(start: StartStopPattern, stop: StartStopPattern)] = [
    (.start, .stop), (.startBackwards, .stopBackwards),
  ]

  /// Widths of the elements in modules, a bar first, in the direction of the rows (ISO/IEC 15438, 5.3.2.1).
  static func widths(isStart: Bool) -> [Int] {
    let packed = isStart ? SymbolPatterns.startWidths : SymbolPatterns.stopWidths
    let widths = stride(from: UInt32(28), through: 0, by: -4).map { Int(packed >> $0 & 15) }
    return isStart ? widths : widths + [1]
  }
}
