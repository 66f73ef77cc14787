/// Finds what stands in the place of the separators: a bar, a tab, a typed word such as Enter.
///
/// Nothing is known about it but that it is the same in front of most elements.
struct SeparatorFinder {
  let text: ByteView
  let candidates: [BreakCandidate]
  /// The letter that stands for the separator in the header.
  let typed: UInt8?
  /// Mandatory elements that no line begins with.
  let lacks: ElementSet

  /// The longest that is looked for, in bytes.
  private static let longest = 8

  /// The bytes that stand in front of most candidates; empty when nothing does.
  func find() -> [UInt8] {
    let total = candidates.count
    guard total >= 3 else { return [] }
    var separator: [UInt8] = []
    var matching = candidates.map { $0.place }
    while separator.count < SeparatorFinder.longest {
      let distance = separator.count + 1
      guard let byte = mostFrequent(matching, distance) else { break }
      let kept = matching.filter { text[$0 - distance] == byte }
      // The last byte must stand in front of most candidates, the others in front of nearly all
      // that have the last.
      if separator.isEmpty {
        guard kept.count * 10 >= total * 6 else { break }
      } else {
        guard kept.count * 20 >= matching.count * 19, kept.count >= 4 else { break }
        if byte == Ascii.blank, separator[0] == Ascii.blank { break }
      }
      matching = kept
      separator.insert(byte, at: 0)
    }
    if let typed, separator.last == typed { return [typed] }
    if separator == [Ascii.blank], !areSeparators(blanksBefore: matching) { return [] }
    return separator.allSatisfy(isOfValues) ? [] : separator
  }

  /// Whether blanks in front of ids are separators, as they stand in values too: there are many, or most
  /// ids are those of elements that are missing.
  private func areSeparators(blanksBefore places: [Int]) -> Bool {
    var count = 0
    for candidate in candidates where places.contains(candidate.place) {
      if case .element(let element) = candidate.kind, lacks.contains(element) { count += 1 }
    }
    return places.count >= 6 || count * 2 >= places.count
  }

  /// Whether most values are made of a byte and its like.
  private func isOfValues(_ byte: UInt8) -> Bool { Ascii.isUpper(byte) || Ascii.isDigit(byte) }

  private func mostFrequent(_ places: [Int], _ distance: Int) -> UInt8? {
    var counts = [Int](repeating: 0, count: 256)
    for place in places where place >= distance { counts[Int(text[place - distance])] += 1 }
    var best = 0
    for value in 1..<256 where counts[value] > counts[best] { best = value }
    return counts[best] > 0 ? UInt8(best) : nil
  }
}
