internal import ScanImage

/// Places of one picture where symbols were seen that could not be read, so that none is tried too often.
struct UnreadSymbols {
  let effort: ReadingEffort
  /// Where looking again would not help.
  private var refused: [Quadrilateral] = []
  /// Where symbols were seen between both guards.
  private var betweenGuards: [Quadrilateral] = []
  /// Where symbols were seen beside one guard, and a little around them.
  private var lone: [Quadrilateral] = []

  /// Begins with no place.
  init(effort: ReadingEffort) { self.effort = effort }

  /// At some place looking again would not help.
  var includeRefused: Bool { !refused.isEmpty }

  /// Looking there again would not help.
  func refuse(_ place: Point) -> Bool { refused.contains { $0.contains(place) } }

  /// A symbol was seen there beside one guard.
  func includeLone(_ place: Point) -> Bool { lone.contains { $0.contains(place) } }

  /// Adds a symbol that was seen.
  mutating func add(_ sighting: Sighting, of hypothesis: SymbolHypothesis) {
    guard hypothesis.isPair else {
      lone.append(sighting.corners.enlarged(by: 1.1))
      return
    }
    if isFinal(sighting, at: hypothesis.center) { refused.append(sighting.corners) }
    betweenGuards.append(sighting.corners)
  }

  /// Two looks between both guards are enough, and one where it was clear what stands there or time is short.
  private func isFinal(_ sighting: Sighting, at place: Point) -> Bool {
    effort == .fast || sighting.codewordsRead * 5 >= sighting.codewordsExpected * 2
      || betweenGuards.contains { $0.contains(place) }
  }
}
