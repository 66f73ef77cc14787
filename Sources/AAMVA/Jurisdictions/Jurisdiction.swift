/// A jurisdiction that issues licenses.
public struct Jurisdiction: Equatable, Sendable {
  /// Postal abbreviation: "VA", "ON".
  public var abbreviation: String
  /// Name for people: "Virginia", "Ontario".
  public var name: String
  /// The country that it belongs to.
  public var country: IssuingCountry

  /// Makes a jurisdiction.
  public init(abbreviation: String, name: String, country: IssuingCountry) {
    self.abbreviation = abbreviation
    self.name = name
    self.country = country
  }
}
