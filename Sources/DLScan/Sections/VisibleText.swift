internal import AAMVA

extension String {
  /// The text with every character that acts on a terminal, or hides, written as `\u{202e}`.
  ///
  /// A card, and a file's name, can hold anything; neither may move the cursor or turn the
  /// direction of writing.
  package var madeVisible: String {
    guard unicodeScalars.contains(where: { $0.isUnsafeToShow }) else { return self }
    var bytes: [UInt8] = []
    for scalar in unicodeScalars { bytes.append(visible: scalar) }
    return String(utf8: bytes)
  }

  /// Bytes as text, each as the character of ISO 8859-1 with its number, made visible.
  init(visibleLatin1 source: some Sequence<UInt8>) {
    var bytes: [UInt8] = []
    for byte in source { bytes.append(visible: Unicode.Scalar(byte)) }
    self = String(utf8: bytes)
  }
}

extension [UInt8] {
  fileprivate mutating func append(visible scalar: Unicode.Scalar) {
    guard scalar.isUnsafeToShow else {
      append(utf8: scalar)
      return
    }
    append(literal: "\\u{")
    var shift: UInt32 = 16
    while shift > 0, scalar.value >> shift == 0 { shift -= 4 }
    while true {
      append(hexadecimal: scalar.value >> shift & 0xF)
      if shift == 0 { break }
      shift -= 4
    }
    append(UInt8(ascii: "}"))
  }
}
