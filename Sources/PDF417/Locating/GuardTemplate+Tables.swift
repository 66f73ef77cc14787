extension GuardTemplate {
  /// One of the four ways in which a scan line can meet a guard; a pair differs by half a turn.
  ///
  /// - Parameter index: 0 and 1 for the start pattern, 2 and 3 for the stop pattern; even ones read forwards.
  /// - Returns: The pattern with sharp edges (ISO/IEC 15438, 5.3.2.1: widths 8 1 1 1 1 1 1 3 and
  ///   7 1 1 3 1 1 1 2 1).
  static func sharp(_ index: Int) -> GuardTemplate {
    switch index {
    case 0:
      // 8 1 1 1 1 1 1 3, then a codeword's first bar.
      GuardTemplate(
        pattern: .start, isAtLowEnd: true, edgeCount: 10,
        edges: [0, 8, 9, 10, 11, 12, 13, 14, 17, 18, 18],
        levels: [-1, 1, -1, 1, -1, 1, -1, 1, -1, 0],
        widestBar: 8, anchorsAtBarStart: true, outerEdge: 0)
    case 1:
      // The same from behind: the codeword's bar, 3 1 1 1 1 1 1 8.
      GuardTemplate(
        pattern: .start, isAtLowEnd: false, edgeCount: 10,
        edges: [-18, -17, -14, -13, -12, -11, -10, -9, -8, 0, 0],
        levels: [-1, 1, -1, 1, -1, 1, -1, 1, -1, 0],
        widestBar: 8, anchorsAtBarStart: false, outerEdge: 0)
    case 2:
      // A codeword's last space, 7 1 1 3 1 1 1 2 1.
      GuardTemplate(
        pattern: .stop, isAtLowEnd: false, edgeCount: 11,
        edges: [-1, 0, 7, 8, 9, 12, 13, 14, 15, 17, 18],
        levels: [1, -1, 1, -1, 1, -1, 1, -1, 1, -1],
        widestBar: 7, anchorsAtBarStart: true, outerEdge: 18)
    default:
      // The same from behind: 1 2 1 1 1 3 1 1 7, then the codeword's last space.
      GuardTemplate(
        pattern: .stop, isAtLowEnd: true, edgeCount: 11,
        edges: [-18, -17, -15, -14, -13, -12, -9, -8, -7, 0, 1],
        levels: [-1, 1, -1, 1, -1, 1, -1, 1, -1, 1],
        widestBar: 7, anchorsAtBarStart: false, outerEdge: -18)
    }
  }

  /// The same patterns where blur has melted single modules into grey.
  static func blurred(_ index: Int) -> GuardTemplate {
    switch index {
    case 0:
      GuardTemplate(
        pattern: .start, isAtLowEnd: true, edgeCount: 5,
        edges: [0, 8, 14, 17, 18, 18, 18, 18, 18, 18, 18],
        levels: [-1, 0, 0.8, -0.2, 0, 0, 0, 0, 0, 0],
        widestBar: 8, anchorsAtBarStart: true, outerEdge: 0)
    case 1:
      GuardTemplate(
        pattern: .start, isAtLowEnd: false, edgeCount: 5,
        edges: [-18, -17, -14, -8, 0, 0, 0, 0, 0, 0, 0],
        levels: [-0.2, 0.8, 0, -1, 0, 0, 0, 0, 0, 0],
        widestBar: 8, anchorsAtBarStart: false, outerEdge: 0)
    case 2:
      GuardTemplate(
        pattern: .stop, isAtLowEnd: false, edgeCount: 7,
        edges: [-1, 0, 7, 9, 12, 15, 18, 18, 18, 18, 18],
        levels: [0.4, -1, -0.1, 0.8, -0.2, 0.3, 0, 0, 0, 0],
        widestBar: 7, anchorsAtBarStart: true, outerEdge: 18)
    default:
      GuardTemplate(
        pattern: .stop, isAtLowEnd: true, edgeCount: 7,
        edges: [-18, -15, -12, -9, -7, 0, 1, 1, 1, 1, 1],
        levels: [0.3, -0.2, 0.8, -0.1, -1, 0.4, 0, 0, 0, 0],
        widestBar: 7, anchorsAtBarStart: false, outerEdge: -18)
    }
  }
}
