/// The two patterns that stand at the ends of every row of a symbol.
enum GuardPattern {
  /// Bar 8, then single modules, space 3.
  case start
  /// Bar 7 … bar 1, 18 modules.
  case stop
}

/// A guard's element edges as they are met on a scan line, with one known element of the neighbouring
/// codeword, so that the pattern can be matched wherever it stands.
///
/// The widest bar comes first or last; it is what a scan line is searched for.
struct GuardTemplate {
  /// Which guard it is.
  let pattern: GuardPattern
  /// The guard stands at the low end of `u` (its outer side faces lower `u`).
  let isAtLowEnd: Bool
  /// Edges in modules along increasing `u`; 0 is the edge of the widest bar given by `anchorsAtBarStart`.
  let edges: [Float]
  /// The first element is a bar.
  let startsWithBar: Bool
  /// Width of the widest bar in modules.
  let widestBar: Float
  /// Position 0 is the low edge of the widest bar; otherwise its high edge.
  let anchorsAtBarStart: Bool
  /// Position in modules of the guard's outer side.
  let outerEdge: Float

  /// The four ways in which a scan line can meet a guard.
  static let all: [GuardTemplate] = [
    // Start pattern read forwards: 8 1 1 1 1 1 1 3, then a codeword's first bar.
    GuardTemplate(
      pattern: .start,
      isAtLowEnd: true,
      edges: [0, 8, 9, 10, 11, 12, 13, 14, 17, 18],
      startsWithBar: true,
      widestBar: 8,
      anchorsAtBarStart: true,
      outerEdge: 0
    ),
    // Start pattern met from behind: the codeword's bar, 3 1 1 1 1 1 1 8.
    GuardTemplate(
      pattern: .start,
      isAtLowEnd: false,
      edges: [-18, -17, -14, -13, -12, -11, -10, -9, -8, 0],
      startsWithBar: true,
      widestBar: 8,
      anchorsAtBarStart: false,
      outerEdge: 0
    ),
    // Stop pattern read forwards: a codeword's last space, 7 1 1 3 1 1 1 2 1.
    GuardTemplate(
      pattern: .stop,
      isAtLowEnd: false,
      edges: [-1, 0, 7, 8, 9, 12, 13, 14, 15, 17, 18],
      startsWithBar: false,
      widestBar: 7,
      anchorsAtBarStart: true,
      outerEdge: 18
    ),
    // Stop pattern met from behind: 1 2 1 1 1 3 1 1 7, then the codeword's last space.
    GuardTemplate(
      pattern: .stop,
      isAtLowEnd: true,
      edges: [-18, -17, -15, -14, -13, -12, -9, -8, -7, 0, 1],
      startsWithBar: true,
      widestBar: 7,
      anchorsAtBarStart: false,
      outerEdge: -18
    ),
  ]
}
