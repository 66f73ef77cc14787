internal import AAMVA

// Words for people; what the output says for programs is in EnumNames.swift.

extension DocumentKind {
  /// What to call the card.
  var words: String {
    switch self {
    case .driverLicense: "Driver's License"
    case .identificationCard: "Identification Card"
    case .enhancedDriverLicense: "Enhanced Driver's License"
    case .enhancedIdentificationCard: "Enhanced Identification Card"
    case .unknown: "License or ID Card"
    }
  }
}

extension NameSuffix {
  var words: String {
    switch self {
    case .junior: "Jr."
    case .senior: "Sr."
    case .first: "I"
    case .second: "II"
    case .third: "III"
    case .fourth: "IV"
    case .fifth: "V"
    case .sixth: "VI"
    case .seventh: "VII"
    case .eighth: "VIII"
    case .ninth: "IX"
    }
  }
}

extension IssuingCountry {
  var words: String {
    switch self {
    case .unitedStates: "United States"
    case .canada: "Canada"
    case .mexico: "Mexico"
    }
  }
}

extension Gender {
  var words: String {
    switch self {
    case .male: "Male"
    case .female: "Female"
    case .notSpecified: "Not specified"
    case .unknown: "Unknown"
    }
  }
}

extension EyeColor {
  var words: String {
    switch self {
    case .black: "Black"
    case .blue: "Blue"
    case .brown: "Brown"
    case .dichromatic: "Two colors"
    case .gray: "Gray"
    case .green: "Green"
    case .hazel: "Hazel"
    case .maroon: "Maroon"
    case .pink: "Pink"
    case .unknown: "Unknown"
    }
  }
}

extension HairColor {
  var words: String {
    switch self {
    case .bald: "Bald"
    case .black: "Black"
    case .blond: "Blond"
    case .brown: "Brown"
    case .gray: "Gray"
    case .red: "Red"
    case .sandy: "Sandy"
    case .white: "White"
    case .unknown: "Unknown"
    }
  }
}

extension ComplianceType {
  var words: String {
    switch self {
    case .fullyCompliant: "Fully compliant with REAL ID"
    case .materiallyCompliant: "Materially compliant with REAL ID"
    case .nonCompliant: "Not compliant with REAL ID"
    }
  }
}

/// Words for a code of race or ethnicity (AAMVA D20); another text is given back as it is.
func raceWords(_ code: String) -> String {
  switch Array(code.utf8) {
  case [UInt8(ascii: "A"), UInt8(ascii: "I")]: "American Indian or Alaska Native"
  case [UInt8(ascii: "A"), UInt8(ascii: "P")]: "Asian or Pacific Islander"
  case [UInt8(ascii: "B"), UInt8(ascii: "K")]: "Black"
  case [UInt8(ascii: "H")]: "Hispanic"
  case [UInt8(ascii: "O")]: "Other, not Hispanic"
  case [UInt8(ascii: "U")]: "Unknown"
  case [UInt8(ascii: "W")]: "White"
  default: code
  }
}
