/// Capital letters and digits, five dots wide and seven high, drawn for the sample card.
enum BitmapFont {
  static let columns = 6
  static let rows = 7

  /// A dot of a text is inked; `x` and `y` count dots from the text's top left.
  static func isInked(_ text: [UInt8], x: Int, y: Int) -> Bool {
    guard x >= 0, y >= 0, y < rows, x / columns < text.count, x % columns < 5 else { return false }
    let byte = text[x / columns]
    let index: Int
    switch byte {
    case 65...90: index = Int(byte) - 65
    case 48...57: index = Int(byte) - 48 + 26
    default: return byte == 45 && y == 3
    }
    return glyphs[index][y] >> UInt8(4 - x % columns) & 1 == 1
  }

  /// Rows from top to bottom, the leftmost dot in bit 4: A to Z, then 0 to 9.
  private static let glyphs: [[UInt8]] = [
    [14, 17, 17, 31, 17, 17, 17], [30, 17, 17, 30, 17, 17, 30], [14, 17, 16, 16, 16, 17, 14],
    [30, 17, 17, 17, 17, 17, 30], [31, 16, 16, 30, 16, 16, 31], [31, 16, 16, 30, 16, 16, 16],
    [14, 17, 16, 23, 17, 17, 15], [17, 17, 17, 31, 17, 17, 17], [14, 4, 4, 4, 4, 4, 14],
    [7, 2, 2, 2, 2, 18, 12], [17, 18, 20, 24, 20, 18, 17], [16, 16, 16, 16, 16, 16, 31],
    [17, 27, 21, 21, 17, 17, 17], [17, 25, 21, 21, 19, 17, 17], [14, 17, 17, 17, 17, 17, 14],
    [30, 17, 17, 30, 16, 16, 16], [14, 17, 17, 17, 21, 18, 13], [30, 17, 17, 30, 20, 18, 17],
    [15, 16, 16, 14, 1, 1, 30], [31, 4, 4, 4, 4, 4, 4], [17, 17, 17, 17, 17, 17, 14],
    [17, 17, 17, 17, 17, 10, 4], [17, 17, 17, 21, 21, 27, 17], [17, 17, 10, 4, 10, 17, 17],
    [17, 17, 10, 4, 4, 4, 4], [31, 1, 2, 4, 8, 16, 31],
    [14, 17, 19, 21, 25, 17, 14], [4, 12, 4, 4, 4, 4, 14], [14, 17, 1, 6, 8, 16, 31],
    [14, 17, 1, 6, 1, 17, 14], [2, 6, 10, 18, 31, 2, 2], [31, 16, 30, 1, 1, 17, 14],
    [14, 16, 30, 17, 17, 17, 14], [31, 1, 2, 4, 4, 8, 8], [14, 17, 17, 14, 17, 17, 14],
    [14, 17, 17, 15, 1, 1, 14],
  ]
}
