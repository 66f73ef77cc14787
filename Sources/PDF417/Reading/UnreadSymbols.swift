internal import ScanImage

/// Places of one picture where symbols were seen that could not be read, so that none is tried too often.
struct UnreadSymbols {
  let budget: ReadingBudget
  /// Where looking again would not help.
  private var refused: [Quadrilateral] = []
  /// Where symbols were seen between both guards.
  private var betweenGuards: [Quadrilateral] = []
  /// Where symbols were seen beside one guard, and a little around them.
  private var lone: [Quadrilateral] = []

  /// Begins with no place.
  init(budget: ReadingBudget) { self.budget = budget }

  /// At some place looking again would not help.
  var hasRefusedPlace: Bool { !refused.isEmpty }

  /// Looking there again would not help.
  func isRefused(_ place: Point) -> Bool { refused.contains { $0.contains(place) } }

  /// A symbol was seen there beside one guard.
  func wasSeenAlone(at place: Point) -> Bool { lone.contains { $0.contains(place) } }

  /// Adds a symbol that was seen.
  mutating func add(_ sighting: Sighting, of hypothesis: SymbolHypothesis) {
    guard hypothesis.isPair else {
      lone.append(sighting.corners.enlarged(by: ReadingTuning.loneSurroundings))
      return
    }
    if isFinal(sighting, at: hypothesis.center) { refused.append(sighting.corners) }
    betweenGuards.append(sighting.corners)
  }

  /// It was clear what stands there, or it was looked at often enough.
  private func isFinal(_ sighting: Sighting, at place: Point) -> Bool {
    sighting.codewordsRead * 5 >= sighting.codewordsExpected * 2
      || betweenGuards.count { $0.contains(place) } >= budget.looksBetweenGuards - 1
  }
}
