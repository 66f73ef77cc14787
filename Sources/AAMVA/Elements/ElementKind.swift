/// How the value of an element is read.
enum ElementKind: Sendable {
  case fullName, name, givenNames, suffix
  case street, city, state, postalCode, country
  case number, code, text, socialSecurityNumber
  case date, expirationDate
  case sex, height, weight, weightRange, eyeColor, hairColor
  case flag, truncation, compliance

  /// Few texts are a value of this kind by chance.
  var isTelling: Bool {
    switch self {
    case .name, .givenNames, .fullName, .suffix, .street, .city, .code, .text, .number: false
    default: true
    }
  }
}
