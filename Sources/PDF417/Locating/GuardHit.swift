/// A guard pattern met by one scan line.
struct GuardHit {
  /// Index for `GuardTemplate.sharp`.
  var template: Int
  /// The pattern is light on dark.
  var isInverted: Bool
  /// Position of the line along the bars, in pixels.
  var v: Float
  /// Position of the guard's outer side across the bars, in pixels.
  var u: Float
  /// Width of a module along the line, in pixels.
  var modulePixels: Float
  /// Correlation with the pattern, 0-1.
  var correlation: Float

  /// The guard's outer side lies in a range of `u`, or less than two modules beyond its ends.
  func liesIn(_ range: ClosedRange<Float>) -> Bool {
    u > range.lowerBound - 2 * modulePixels && u < range.upperBound + 2 * modulePixels
  }
}
