/// Parabolas through three values a step apart.
enum Parabola {
  /// Where the peak lies, in steps from the middle value, which is none the smaller of the three: -0.5...0.5.
  static func peak(_ before: Float, _ middle: Float, _ after: Float) -> Float {
    let bend = before - 2 * middle + after
    return bend < 0 ? ((before - after) / (2 * bend)).clamped(to: -0.5...0.5) : 0
  }
}
