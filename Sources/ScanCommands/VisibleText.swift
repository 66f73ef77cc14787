internal import DLScan

extension String {
  /// The text with every character that acts on a terminal, or hides, written as `\u{…}`.
  ///
  /// A card, and a file's name, can hold anything; neither may move the cursor or turn the
  /// direction of writing.
  var madeVisible: String {
    guard unicodeScalars.contains(where: \.isUnsafeToShow) else { return self }
    var visible = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isUnsafeToShow {
        visible.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        visible.append(scalar)
      }
    }
    return String(visible)
  }
}
