/// Which of bars and spaces are dark.
enum Polarity: CaseIterable {
  /// Dark bars, as printed.
  case darkOnLight
  /// Light bars: the picture, or the print, is a negative.
  case lightOnDark

  /// Factor that makes what is measured of light bars what it would be of dark ones: 1 or -1.
  @inline(__always) var sign: Float { self == .darkOnLight ? 1 : -1 }
}
