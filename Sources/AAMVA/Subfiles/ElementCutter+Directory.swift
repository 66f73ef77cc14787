// The header's directory against the subfiles that were found.

extension ElementCutter {
  /// Compares the two.
  mutating func checkDirectory(_ edition: Edition) {
    // Bit by bit, whether a subfile has its designator; past the 128th none is looked for.
    var used: (UInt64, UInt64) = (0, 0)
    for designator in header.designators {
      guard let index = subfile(of: designator, used) else {
        warnings.addOnce(.subfileMissing, at: designator.place)
        continue
      }
      if index < 64 { used.0 |= 1 << UInt64(index) } else { used.1 |= 1 << UInt64(index - 64) }
      check(designator, subfiles[index], edition)
    }
    for index in subfiles.indices where !isUsed(index, used) {
      warnings.addOnce(.subfileUndeclared, at: subfiles[index].start)
    }
    if breaksOff() { warnings.addOnce(.truncated, at: text.count) }
  }

  /// Whether the text ends without a terminator, and so far before the stated end that lost separators
  /// do not account for it.
  private mutating func breaksOff() -> Bool {
    guard !Ascii.isTerminator(text[text.count - 1]) else { return false }
    var statedEnd = 0
    for designator in header.designators {
      statedEnd = max(statedEnd, (designator.offset ?? 0) + (designator.length ?? 0))
    }
    return statedEnd - (text.count - header.start) > tokens.count + 16
  }

  private func isUsed(_ index: Int, _ used: (UInt64, UInt64)) -> Bool {
    (index < 64 ? used.0 >> UInt64(index) : used.1 >> UInt64(index - 64)) & 1 != 0
  }

  private mutating func subfile(
    of designator: SubfileDesignator, _ used: (UInt64, UInt64)
  ) -> Int? {
    for index in subfiles.indices where !isUsed(index, used) {
      let subfile = subfiles[index]
      if subfile.first == designator.first, subfile.second == designator.second { return index }
    }
    return nil
  }

  private mutating func check(
    _ designator: SubfileDesignator,
    _ subfile: Subfile,
    _ edition: Edition
  ) {
    if designator.offset == 0 {
      warnings.addOnce(.subfileOffsetZero, at: designator.place + 2)
    } else if designator.offset != subfile.start - header.start {
      warnings.addOnce(.subfileOffsetWrong, at: designator.place + 2)
    }
    if !isRight(designator.length, subfile, edition) {
      warnings.addOnce(.subfileLengthWrong, at: designator.place + 6)
    }
  }

  /// The length counts the two letters (from 2005 on) and the terminator (from 2003 on); earlier cards
  /// may count neither.
  private func isRight(_ stated: Int?, _ subfile: Subfile, _ edition: Edition) -> Bool {
    guard let stated else { return false }
    var contentEnd = subfile.end
    while contentEnd > subfile.start, Ascii.isTerminator(text[contentEnd - 1]) { contentEnd -= 1 }
    let longest = subfile.end - subfile.start
    let shortest = contentEnd - subfile.start + (edition.number > 2 ? 1 : -2)
    return (min(shortest, longest)...longest).contains(stated)
  }
}
