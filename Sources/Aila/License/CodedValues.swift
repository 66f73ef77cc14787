internal import AAMVA

// Values that a card states by code. The names are those of the AAMVA module, repeated so that an app
// need import nothing else.

/// The country that issued a card.
@nonexhaustive(warn) public enum IssuingCountry: String, Sendable {
  case unitedStates, canada, mexico

  init(_ value: AAMVA.IssuingCountry) {
    switch value {
    case .unitedStates: self = .unitedStates
    case .canada: self = .canada
    case .mexico: self = .mexico
    }
  }
}

/// A part of a name that follows the family name.
@nonexhaustive(warn) public enum NameSuffix: String, Sendable {
  case junior, senior, first, second, third, fourth, fifth, sixth, seventh, eighth, ninth

  init(_ value: AAMVA.NameSuffix) {
    switch value {
    case .junior: self = .junior
    case .senior: self = .senior
    case .first: self = .first
    case .second: self = .second
    case .third: self = .third
    case .fourth: self = .fourth
    case .fifth: self = .fifth
    case .sixth: self = .sixth
    case .seventh: self = .seventh
    case .eighth: self = .eighth
    case .ninth: self = .ninth
    }
  }
}

/// Sex as a card states it.
@nonexhaustive(warn) public enum Gender: String, Sendable {
  case male, female, notSpecified, unknown

  init(_ value: AAMVA.Gender) {
    switch value {
    case .male: self = .male
    case .female: self = .female
    case .notSpecified: self = .notSpecified
    case .unknown: self = .unknown
    }
  }
}

/// Eye colour.
@nonexhaustive(warn) public enum EyeColor: String, Sendable {
  case black, blue, brown, dichromatic, gray, green, hazel, maroon, pink, unknown

  init(_ value: AAMVA.EyeColor) {
    switch value {
    case .black: self = .black
    case .blue: self = .blue
    case .brown: self = .brown
    case .dichromatic: self = .dichromatic
    case .gray: self = .gray
    case .green: self = .green
    case .hazel: self = .hazel
    case .maroon: self = .maroon
    case .pink: self = .pink
    case .unknown: self = .unknown
    }
  }
}

/// Hair colour.
@nonexhaustive(warn) public enum HairColor: String, Sendable {
  case bald, black, blond, brown, gray, red, sandy, white, unknown

  init(_ value: AAMVA.HairColor) {
    switch value {
    case .bald: self = .bald
    case .black: self = .black
    case .blond: self = .blond
    case .brown: self = .brown
    case .gray: self = .gray
    case .red: self = .red
    case .sandy: self = .sandy
    case .white: self = .white
    case .unknown: self = .unknown
    }
  }
}

/// Compliance with the REAL ID regulation.
@nonexhaustive(warn) public enum ComplianceType: String, Sendable {
  case fullyCompliant, materiallyCompliant, nonCompliant

  init(_ value: AAMVA.ComplianceType) {
    switch value {
    case .fullyCompliant: self = .fullyCompliant
    case .materiallyCompliant: self = .materiallyCompliant
    case .nonCompliant: self = .nonCompliant
    }
  }
}

/// A weight; its amounts are `nil` when the card states none.
public struct Weight: Equatable, Sendable {
  /// Pounds, rounded to the nearest; `nil` when only a range or nothing is stated.
  public let pounds: Double?
  /// Kilograms, to a tenth; `nil` when only a range or nothing is stated.
  public let kilograms: Double?
  /// The code 0-9 of a range of weights, when stated.
  public let rangeCode: Int?

  init(_ value: AAMVA.Weight?) {
    pounds = value?.pounds
    kilograms = value?.kilograms
    rangeCode = value?.range
  }
}
