/// What a person can be and a card can state, by unit; what lies outside is no value.
///
/// The ranges are wide: small children have identification cards, and a wrong limit costs a right value.
enum PlausibleRange {
  /// Heights: the smallest newborns', and the tallest person's (272 cm).
  static let inches = 9...107
  static let centimeters = 23...272
  /// Weights: a newborn's, and more than nearly everybody's; 999 is filling.
  static let pounds = 5...900
  static let kilograms = 2...408
  /// Years of any date: four digits that are no other figures.
  ///
  /// Cards made for tests state 1111, and issuers write
  /// 1753 or 2382 for days that they do not know.
  static let years = 1000...2999

  static func contains(_ length: StatedLength) -> Bool {
    switch length {
    case .inches(let inches): Self.inches.contains(inches)
    case .centimeters(let centimeters): Self.centimeters.contains(centimeters)
    }
  }

  static func contains(_ amount: Int, _ unit: WeightUnit) -> Bool {
    switch unit {
    case .pounds: pounds.contains(amount)
    case .kilograms: kilograms.contains(amount)
    }
  }
}
