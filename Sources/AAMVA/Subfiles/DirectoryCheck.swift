/// Compares the header's directory with the subfiles that were found.
struct DirectoryCheck {
  let text: ByteView
  let header: Header
  let subfiles: [Subfile]
  let edition: Edition

  func run(_ warnings: inout WarningList) {
    var isUsed = [Bool](repeating: false, count: subfiles.count)
    for designator in header.designators {
      guard let index = subfile(of: designator, isUsed) else {
        warnings.addOnce(.subfileMissing, at: designator.place)
        continue
      }
      isUsed[index] = true
      check(designator, subfiles[index], &warnings)
    }
    for index in subfiles.indices where !isUsed[index] {
      warnings.addOnce(.subfileUndeclared, at: subfiles[index].start)
    }
  }

  private func subfile(of designator: SubfileDesignator, _ isUsed: [Bool]) -> Int? {
    for index in subfiles.indices where !isUsed[index] {
      let subfile = subfiles[index]
      if subfile.first == designator.first, subfile.second == designator.second { return index }
    }
    return nil
  }

  private func check(
    _ designator: SubfileDesignator,
    _ subfile: Subfile,
    _ warnings: inout WarningList
  ) {
    if designator.offset == 0 {
      warnings.addOnce(.subfileOffsetZero, at: designator.place + 2)
    } else if designator.offset != subfile.start - header.start {
      warnings.addOnce(.subfileOffsetWrong, at: designator.place + 2)
    }
    if !isRight(designator.length, subfile) {
      warnings.addOnce(.subfileLengthWrong, at: designator.place + 6)
    }
  }

  /// The length counts the two letters (from 2005 on) and the terminator (from 2003 on); earlier cards
  /// may count neither.
  private func isRight(_ stated: Int?, _ subfile: Subfile) -> Bool {
    guard let stated else { return false }
    var contentEnd = subfile.end
    while contentEnd > subfile.start, Ascii.isTerminator(text[contentEnd - 1]) { contentEnd -= 1 }
    let longest = subfile.end - subfile.start
    let shortest = contentEnd - subfile.start + (edition.number > 2 ? 1 : -2)
    return (min(shortest, longest)...longest).contains(stated)
  }
}
