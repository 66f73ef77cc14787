extension Comparable {
  /// The nearest value inside a range.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension ClosedRange<Float> {
  /// The distance between both bounds.
  var length: Float { upperBound - lowerBound }

  /// The value halfway between both bounds.
  var middle: Float { (lowerBound + upperBound) / 2 }
}
