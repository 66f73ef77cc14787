/// The state of text compaction: which of four sub-modes holds, and a shift that waits for its character.
///
/// Each codeword holds two values 0-29 (ISO/IEC 15438, table of text compaction sub-modes).
struct TextCompaction {
  /// What a single value did.
  enum Outcome {
    /// It stands for this character.
    case character(UInt8)
    /// It chose a sub-mode.
    case change
    /// A letter had to come.
    case illegal
  }

  private enum SubMode {
    case alpha, lower, mixed, punctuation
  }

  /// Characters of values 0-24 in sub-mode mixed.
  private static let mixedCharacters: StaticString = "0123456789&\r\t,:#-.$/+%*=^"
  /// Characters of values 0-28 in sub-mode punctuation.
  private static let punctuationCharacters: StaticString = ";<>@[\\]_`~!\r\t,:\n-.$/\"|*()?{}'"
  private static let space = UInt8(ascii: " ")

  private var subMode = SubMode.alpha
  private var shift: SubMode?

  /// Forgets a shift that no character followed: such a shift filled up a codeword before a control codeword.
  mutating func dropShift() {
    shift = nil
  }

  /// Reads one value.
  ///
  /// - Parameter value: 0-29.
  /// - Returns: The character, if the value stands for one.
  mutating func take(_ value: UInt8) -> Outcome {
    let shifted = shift
    shift = nil
    switch shifted ?? subMode {
    case .alpha:
      if value <= 26 { return letter(value, first: UInt8(ascii: "A")) }
      return shifted == nil ? change(value, at27: .lower) : .illegal
    case .lower:
      if value <= 26 { return letter(value, first: UInt8(ascii: "a")) }
      guard value == 27 else { return change(value, at27: .lower) }
      shift = .alpha
      return .change
    case .mixed:
      return mixed(value)
    case .punctuation:
      if value < 29 {
        return .character(TextCompaction.punctuationCharacters.utf8Start[Int(value)])
      }
      subMode = .alpha
      return .change
    }
  }

  /// Values 0-26 of the two sub-modes of letters.
  private func letter(_ value: UInt8, first: UInt8) -> Outcome {
    .character(value == 26 ? TextCompaction.space : first + value)
  }

  /// Values 27-29 of the sub-modes of letters.
  private mutating func change(_ value: UInt8, at27 latch: SubMode) -> Outcome {
    switch value {
    case 27: subMode = latch
    case 28: subMode = .mixed
    default: shift = .punctuation
    }
    return .change
  }

  private mutating func mixed(_ value: UInt8) -> Outcome {
    switch value {
    case 0...24: return .character(TextCompaction.mixedCharacters.utf8Start[Int(value)])
    case 25: subMode = .punctuation
    case 26: return .character(TextCompaction.space)
    case 27: subMode = .lower
    case 28: subMode = .alpha
    default: shift = .punctuation
    }
    return .change
  }
}
