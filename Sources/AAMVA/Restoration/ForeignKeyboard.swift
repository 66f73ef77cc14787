/// A scanner types as a keyboard of the United States would, and the computer believes in a keyboard of another
/// layout.
enum ForeignKeyboard {
  /// How much dearer a reading must be to be given up for another one (see `TypedTextCost`).
  private static let margin = 4

  static func restored(_ text: ByteView) -> RestoredText? {
    guard HeaderMark(text) == .none else { return nil }
    let typed = TypedText(text)
    var readings: [KeyboardReading] = []
    for row in KeyboardLayout.table {
      let layout = KeyboardLayout(row)
      guard typed.beginsLikeHeader(layout) else { continue }
      readings.append(KeyboardReading(typed, layout))
    }
    guard let best = readings.min(by: { $0.cost < $1.cost }) else { return nil }
    let rivals = readings.filter { $0.cost <= best.cost + margin && $0.keys != best.keys }
    let equals = readings.filter { $0.keys == best.keys }
    return best.restored(typed, rivals: rivals, names: equals.map { $0.name })
  }
}

/// The characters of a text, each with its place.
struct TypedText {
  private(set) var characters: [(number: UInt32, place: Int)] = []
  let end: Int

  init(_ text: ByteView) {
    end = text.count
    characters.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      let (number, length) = Scalar.read(text, at: place)
      characters.append((number, place))
      place += length
    }
  }

  /// Whether what a layout makes of the first characters is a header.
  func beginsLikeHeader(_ layout: KeyboardLayout) -> Bool {
    var head = RestoredText(capacity: 128)
    for (number, place) in characters.prefix(112) {
      guard let (first, second) = layout.keys(number) else {
        head.append(0xFF, from: place)
        continue
      }
      head.append(first, from: place)
      if let second { head.append(second, from: place) }
    }
    return head.withView { HeaderMark($0) > .none } ?? false
  }
}

/// What a text says when it was typed in a layout.
struct KeyboardReading {
  let name: StaticString
  /// For each character the keys that type it: the second one in the upper byte; 0 where no key does.
  let keys: [UInt16]
  private(set) var cost = 0

  init(_ typed: TypedText, _ layout: KeyboardLayout) {
    name = layout.name
    keys = typed.characters.map { character in
      guard let (first, second) = layout.keys(character.number) else { return 0 }
      return UInt16(first) | UInt16(second ?? 0) << 8
    }
    let text = text(typed)
    cost = text.withView { TypedTextCost($0).total } ?? 0
    for index in keys.indices where keys[index] == 0 && typed.characters[index].number > 0 {
      cost += TypedTextCost.untypable
    }
  }

  private func text(_ typed: TypedText) -> RestoredText {
    var text = RestoredText(capacity: keys.count)
    for (index, character) in typed.characters.enumerated() {
      append(index, character, to: &text)
    }
    return text
  }

  /// A character that no key types was sent otherwise and is kept.
  private func append(
    _ index: Int, _ character: (number: UInt32, place: Int), to text: inout RestoredText
  ) {
    let key = keys[index]
    guard key != 0 else { return text.append(scalar: character.number, from: character.place) }
    text.append(UInt8(truncatingIfNeeded: key), from: character.place)
    if key > 0xFF { text.append(UInt8(truncatingIfNeeded: key >> 8), from: character.place) }
  }

  /// The text that was typed; what the rivals read otherwise is marked as doubtful.
  func restored(
    _ typed: TypedText, rivals: [KeyboardReading], names: [StaticString]
  ) -> RestoredText {
    var text = RestoredText(capacity: keys.count)
    var (found, meant, count): ([UInt8], [UInt8], Int) = ([], [], 0)
    var told: [UInt32] = []
    for (index, character) in typed.characters.enumerated() {
      let start = text.count
      append(index, character, to: &text)
      if rivals.contains(where: { $0.keys[index] != keys[index] }) {
        text.doubt(start..<text.count)
      }
      guard UInt32(keys[index]) != character.number, keys[index] != 0 else { continue }
      count += 1
      guard !told.contains(character.number) else { continue }
      told.append(character.number)
      Scalar.forEachByte(of: character.number) { found.append($0) }
      meant += text.bytes[start...]
    }
    var repair = TextRepair(.keyboardLayout, found: found, meant: meant, count: count)
    repair.detail = names.joinedByCommas
    text.close(at: typed.end, repair)
    if !text.doubtful.isEmpty { text.warn(.charactersAmbiguous) }
    return text
  }
}

extension [StaticString] {
  /// The texts as one, with commas between them.
  fileprivate var joinedByCommas: String {
    var bytes: [UInt8] = []
    for text in self {
      if !bytes.isEmpty { bytes += [Ascii.comma, Ascii.blank] }
      bytes += ByteView(text).buffer
    }
    return bytes.string
  }
}
