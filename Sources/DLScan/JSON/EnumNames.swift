internal import AAMVA

// The words of the JSON output for coded values. They are part of the schema: never rename one.

extension ScanStatus {
  /// The word in the JSON output.
  package var jsonName: StaticString {
    switch self {
    case .parsed: "parsed"
    case .partial: "partial"
    case .notLicense: "notLicense"
    case .noSymbol: "noSymbol"
    case .error: "error"
    }
  }
}

extension DocumentKind {
  /// The word in the JSON output; none when the card does not say what it is.
  var jsonName: StaticString? {
    switch self {
    case .driverLicense: "driverLicense"
    case .identificationCard: "identificationCard"
    case .enhancedDriverLicense: "enhancedDriverLicense"
    case .enhancedIdentificationCard: "enhancedIdentificationCard"
    case .unknown: nil
    }
  }
}

extension DocumentForm {
  var jsonName: StaticString {
    switch self {
    case .subfiles: "subfiles"
    case .magneticStripe: "magneticStripe"
    }
  }
}

extension EvidenceOutcome {
  var jsonName: StaticString {
    switch self {
    case .consistent: "consistent"
    case .inconsistent: "inconsistent"
    case .notChecked: "notChecked"
    }
  }
}

extension NameSuffix {
  var jsonName: StaticString {
    switch self {
    case .junior: "junior"
    case .senior: "senior"
    case .first: "first"
    case .second: "second"
    case .third: "third"
    case .fourth: "fourth"
    case .fifth: "fifth"
    case .sixth: "sixth"
    case .seventh: "seventh"
    case .eighth: "eighth"
    case .ninth: "ninth"
    }
  }
}

extension Truncation {
  var jsonName: StaticString {
    switch self {
    case .truncated: "truncated"
    case .notTruncated: "notTruncated"
    case .unknown: "unknown"
    }
  }
}

extension IssuingCountry {
  var jsonName: StaticString {
    switch self {
    case .unitedStates: "unitedStates"
    case .canada: "canada"
    case .mexico: "mexico"
    }
  }
}

extension Gender {
  var jsonName: StaticString {
    switch self {
    case .male: "male"
    case .female: "female"
    case .notSpecified: "notSpecified"
    case .unknown: "unknown"
    }
  }
}

extension EyeColor {
  var jsonName: StaticString {
    switch self {
    case .black: "black"
    case .blue: "blue"
    case .brown: "brown"
    case .dichromatic: "dichromatic"
    case .gray: "gray"
    case .green: "green"
    case .hazel: "hazel"
    case .maroon: "maroon"
    case .pink: "pink"
    case .unknown: "unknown"
    }
  }
}

extension HairColor {
  var jsonName: StaticString {
    switch self {
    case .bald: "bald"
    case .black: "black"
    case .blond: "blond"
    case .brown: "brown"
    case .gray: "gray"
    case .red: "red"
    case .sandy: "sandy"
    case .white: "white"
    case .unknown: "unknown"
    }
  }
}

extension ComplianceType {
  var jsonName: StaticString {
    switch self {
    case .fullyCompliant: "fullyCompliant"
    case .materiallyCompliant: "materiallyCompliant"
    case .nonCompliant: "nonCompliant"
    }
  }
}

extension Expiration {
  var jsonName: StaticString {
    switch self {
    case .date: "date"
    case .never: "never"
    case .unreadable: "unreadable"
    case .notStated: "notStated"
    }
  }
}
