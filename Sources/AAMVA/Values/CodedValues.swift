/// A part of a name that follows the family name.
public enum NameSuffix: Sendable {
  case junior, senior, first, second, third, fourth, fifth, sixth, seventh, eighth, ninth
}

/// Whether a name was cut to fit the bar code.
public enum Truncation: Sendable {
  case truncated, notTruncated, unknown
}

/// The country that issued the card; Mexico's cards do not follow the standard, but some state so.
public enum IssuingCountry: Sendable {
  case unitedStates, canada, mexico
}

/// Sex as the card states it.
public enum Gender: Sendable {
  case male, female, notSpecified, unknown
}

/// Eye colour (AAMVA D20).
public enum EyeColor: Sendable {
  case black, blue, brown, dichromatic, gray, green, hazel, maroon, pink, unknown
}

/// Hair colour (AAMVA D20).
public enum HairColor: Sendable {
  case bald, black, blond, brown, gray, red, sandy, white, unknown
}

/// Compliance with the REAL ID regulation, as the card states it.
public enum ComplianceType: Sendable {
  case fullyCompliant, materiallyCompliant, nonCompliant
}

/// What the card says about its end.
public enum Expiration: Sendable {
  /// `expirationDate` holds the day.
  case date
  /// The card does not expire.
  case never
  /// Something is stated that is no date.
  case unreadable
  /// Nothing is stated.
  case notStated
}

/// A height as stated, in both units.
public struct Height: Equatable, Sendable {
  /// Centimetres, to a hundredth.
  public var centimeters: Double
  /// Whole inches, rounded to the nearest.
  public var inches: Int
  /// The element's text as encoded, blanks trimmed.
  public var stated: String

  /// Makes a height.
  public init(centimeters: Double, inches: Int, stated: String) {
    self.centimeters = centimeters
    self.inches = inches
    self.stated = stated
  }
}

/// A weight as stated: a number, a range code, or both.
public struct Weight: Equatable, Sendable {
  /// Pounds, rounded to the nearest; absent when only a range is stated.
  public var pounds: Double?
  /// Kilograms, to a tenth; absent when only a range is stated.
  public var kilograms: Double?
  /// The weight range code 0-9 of the list in edition 03 and later, when stated; edition 02 counts some
  /// of the ranges one higher.
  public var range: Int?
  /// The element's text as encoded, blanks trimmed.
  public var stated: String

  /// Makes a weight.
  public init(pounds: Double?, kilograms: Double?, range: Int?, stated: String) {
    self.pounds = pounds
    self.kilograms = kilograms
    self.range = range
    self.stated = stated
  }
}
