@testable import AAMVA

/// What a computer with another keyboard layout makes of a text that a scanner types.
func typed(_ text: String, _ layout: String) -> String {
  let keys = Array(
    "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:\"ZXCVBNM<>?"
      .unicodeScalars)
  guard let row = KeyboardLayout.table.first(where: { "\($0.name)" == layout }) else { return "" }
  let characters = Array("\(row.typed)".unicodeScalars)
  let spacing: [UInt32: UInt32] = [
    0x300: 0x60, 0x301: 0xB4, 0x302: 0x5E, 0x303: 0x7E, 0x308: 0xA8, 0x327: 0xB8,
  ]
  var result = String.UnicodeScalarView()
  for key in text.unicodeScalars {
    let character = keys.firstIndex(of: key).map { characters[$0] } ?? key
    // No letter that a dead key goes with stands behind one in these texts.
    result.append(spacing[character.value].flatMap { Unicode.Scalar($0) } ?? character)
  }
  return String(result)
}

/// A card with every kind of value, of an invented person.
let spare = Card.whole(with: [
  "DCSYARROW", "DACZELDA", "DADQUINN", "DAYHAZ", "DAZBRO", "DAG77 MAZE WAY", "DAIYOUNGSVILLE",
])
