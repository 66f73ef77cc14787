extension Edition {
  /// The edition that the header states; without one, the latest that has the elements which are there.
  init(version: Int?, tokens: UnsafeMutableBufferPointer<Token>) {
    if let version {
      self.init(version)
      return
    }
    var hasNamesOfTwo = false
    var hasNamesOfOne = false
    for token in tokens {
      switch token.element {
      case .dct?: hasNamesOfTwo = true
      case .daa?, .dab?: hasNamesOfOne = true
      case .dcs?: hasNamesOfOne = false
      default: break
      }
    }
    self.init(hasNamesOfTwo ? 3 : hasNamesOfOne ? 1 : 8)
  }
}
