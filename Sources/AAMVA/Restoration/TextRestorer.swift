/// Undoes what was done to a whole text on its way here: an encoding that it was sent in, a keyboard of another
/// country, parity bits.
///
/// Each way to restore a text knows nothing but itself. A text counts as restored when it begins more like a licence
/// than before; so a licence is left as it is, and what is none stays what it is.
struct TextRestorer {
  /// How many ways may still be tried.
  private var budget = ParsingLimits.restorations

  /// The restored text.
  ///
  /// - Returns: `nil` when there is nothing to restore, or nothing that succeeds.
  @inline(never)
  static func restored(_ text: ByteView) -> RestoredText? {
    var restorer = TextRestorer()
    return restorer.restore(text)
  }

  private mutating func restore(_ text: ByteView) -> RestoredText? {
    let mark = HeaderMark(text)
    for way in Restoration.allCases {
      guard mark < .whole || way.isWithinText, budget > 0, let restored = way.restored(text) else {
        continue
      }
      budget -= 1
      var result = restored
      if let further = restored.withView({ restore($0) }), let further {
        result = further.following(restored)
      }
      guard let better = result.withView({ HeaderMark($0) }) else { continue }
      if better > mark || way.isWithinText && better == mark && mark > .none { return result }
    }
    return nil
  }
}

/// The ways to restore a text, from what encloses it to what stands in it; this is their order.
enum Restoration: CaseIterable {
  case unicode, parity
  case symbologyIdentifier
  case webAddress, percent, quotedPrintable, quotation, base64, hexadecimal, decimal
  case backslashes, entities
  case keyboard
  case interpretations

  /// It may be found in a text whose header is whole.
  var isWithinText: Bool {
    switch self {
    case .unicode, .symbologyIdentifier, .backslashes, .entities, .interpretations: true
    default: false
    }
  }

  func restored(_ text: ByteView) -> RestoredText? {
    switch self {
    case .unicode: UnicodeForm.restored(text)
    case .parity: ParityBits.restored(text)
    case .symbologyIdentifier: SymbologyIdentifier.restored(text)
    case .webAddress: WebAddress.restored(text)
    case .percent: PercentEncoding.restored(text)
    case .quotedPrintable: QuotedPrintable.restored(text)
    case .quotation: Quotation.restored(text)
    case .base64: Base64Text.restored(text)
    case .hexadecimal: HexadecimalText.restored(text)
    case .decimal: DecimalText.restored(text)
    case .backslashes: BackslashEscapes.restored(text)
    case .entities: CharacterEntities.restored(text)
    case .keyboard: ForeignKeyboard.restored(text)
    case .interpretations: InterpretationEscapes.restored(text)
    }
  }
}
