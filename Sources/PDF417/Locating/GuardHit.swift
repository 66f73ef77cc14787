/// A guard pattern met by one scan line.
struct GuardHit {
  /// The guard, as the line met it.
  var pattern: StartStopPattern
  /// Which of its elements are dark.
  var polarity: Polarity
  /// Position of the line along the bars, in pixels.
  var v: Float
  /// Position of the guard's outer side across the bars, in pixels.
  var u: Float
  /// Width of a module along the line, in pixels.
  var modulePixels: Float
  /// Correlation with the pattern, 0-1.
  var correlation: Float

  /// The guard's outer side lies in some places of a line, or less than two modules beyond their ends.
  ///
  /// - Parameters:
  ///   - places: Places, counted in pixels from the line's start.
  ///   - uStart: Where the line starts.
  /// - Returns: Whether it does.
  func lies(in places: Range<Int>, from uStart: Float) -> Bool {
    u - uStart > Float(places.lowerBound) - 2 * modulePixels
      && u - uStart < Float(places.upperBound) + 2 * modulePixels
  }
}
