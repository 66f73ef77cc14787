// swift-format-ignore-file: the rows are read as a table.

/// The issuers and their identification numbers, ordered by number.
///
/// Source: AAMVA's list of issuer identification numbers (read 2023-12-29). 990876 is not on it:
/// Alberta prints it on its cards. The two Mexican states of the list (636056, 636057) are left out,
/// since their cards do not follow the standard.
enum JurisdictionTable {
  static let rows: [Row] = [
    .init(604426, "PE", "Prince Edward Island", .canada),
    .init(604427, "AS", "American Samoa", .unitedStates),
    .init(604428, "QC", "Quebec", .canada),
    .init(604429, "YT", "Yukon", .canada),
    .init(604430, "MP", "Northern Mariana Islands", .unitedStates),
    .init(604431, "PR", "Puerto Rico", .unitedStates),
    .init(604432, "AB", "Alberta", .canada),
    .init(604433, "NU", "Nunavut", .canada),
    .init(604434, "NT", "Northwest Territories", .canada),
    .init(636000, "VA", "Virginia", .unitedStates),
    .init(636001, "NY", "New York", .unitedStates),
    .init(636002, "MA", "Massachusetts", .unitedStates),
    .init(636003, "MD", "Maryland", .unitedStates),
    .init(636004, "NC", "North Carolina", .unitedStates),
    .init(636005, "SC", "South Carolina", .unitedStates),
    .init(636006, "CT", "Connecticut", .unitedStates),
    .init(636007, "LA", "Louisiana", .unitedStates),
    .init(636008, "MT", "Montana", .unitedStates),
    .init(636009, "NM", "New Mexico", .unitedStates),
    .init(636010, "FL", "Florida", .unitedStates),
    .init(636011, "DE", "Delaware", .unitedStates),
    .init(636012, "ON", "Ontario", .canada),
    .init(636013, "NS", "Nova Scotia", .canada),
    .init(636014, "CA", "California", .unitedStates),
    .init(636015, "TX", "Texas", .unitedStates),
    .init(636016, "NL", "Newfoundland and Labrador", .canada),
    .init(636017, "NB", "New Brunswick", .canada),
    .init(636018, "IA", "Iowa", .unitedStates),
    .init(636019, "GU", "Guam", .unitedStates),
    .init(636020, "CO", "Colorado", .unitedStates),
    .init(636021, "AR", "Arkansas", .unitedStates),
    .init(636022, "KS", "Kansas", .unitedStates),
    .init(636023, "OH", "Ohio", .unitedStates),
    .init(636024, "VT", "Vermont", .unitedStates),
    .init(636025, "PA", "Pennsylvania", .unitedStates),
    .init(636026, "AZ", "Arizona", .unitedStates),
    .init(636027, "US", "U.S. Department of State", .unitedStates),
    .init(636028, "BC", "British Columbia", .canada),
    .init(636029, "OR", "Oregon", .unitedStates),
    .init(636030, "MO", "Missouri", .unitedStates),
    .init(636031, "WI", "Wisconsin", .unitedStates),
    .init(636032, "MI", "Michigan", .unitedStates),
    .init(636033, "AL", "Alabama", .unitedStates),
    .init(636034, "ND", "North Dakota", .unitedStates),
    .init(636035, "IL", "Illinois", .unitedStates),
    .init(636036, "NJ", "New Jersey", .unitedStates),
    .init(636037, "IN", "Indiana", .unitedStates),
    .init(636038, "MN", "Minnesota", .unitedStates),
    .init(636039, "NH", "New Hampshire", .unitedStates),
    .init(636040, "UT", "Utah", .unitedStates),
    .init(636041, "ME", "Maine", .unitedStates),
    .init(636042, "SD", "South Dakota", .unitedStates),
    .init(636043, "DC", "District of Columbia", .unitedStates),
    .init(636044, "SK", "Saskatchewan", .canada),
    .init(636045, "WA", "Washington", .unitedStates),
    .init(636046, "KY", "Kentucky", .unitedStates),
    .init(636047, "HI", "Hawaii", .unitedStates),
    .init(636048, "MB", "Manitoba", .canada),
    .init(636049, "NV", "Nevada", .unitedStates),
    .init(636050, "ID", "Idaho", .unitedStates),
    .init(636051, "MS", "Mississippi", .unitedStates),
    .init(636052, "RI", "Rhode Island", .unitedStates),
    .init(636053, "TN", "Tennessee", .unitedStates),
    .init(636054, "NE", "Nebraska", .unitedStates),
    .init(636055, "GA", "Georgia", .unitedStates),
    .init(636058, "OK", "Oklahoma", .unitedStates),
    .init(636059, "AK", "Alaska", .unitedStates),
    .init(636060, "WY", "Wyoming", .unitedStates),
    .init(636061, "WV", "West Virginia", .unitedStates),
    .init(636062, "VI", "Virgin Islands", .unitedStates),
    .init(990876, "AB", "Alberta", .canada),
  ]

  /// One issuer.
  struct Row: Sendable {
    /// The six digits as a number.
    let number: UInt32
    /// The two letters, packed.
    let word: Word
    let abbreviation: String
    let name: String
    let country: IssuingCountry

    init(_ number: UInt32, _ abbreviation: String, _ name: String, _ country: IssuingCountry) {
      self.number = number
      word = Word(abbreviation)
      self.abbreviation = abbreviation
      self.name = name
      self.country = country
    }
  }
}
