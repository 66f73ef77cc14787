/// A length as it is stated.
enum StatedLength {
  case inches(Int)
  case centimeters(Int)
}

/// A value read as a height.
struct StatedHeight {
  var length: StatedLength?
  var state: ElementState
  var rule: Rule
  var lacksUnit = false
  /// The unit that is stated cannot be; another one was taken.
  var isUnitReplaced = false

  /// Reads a value without blanks around it.
  ///
  /// With a unit: "073 in", "173 cm". With marks: 5'-09", 5-09. Three digits are feet and inches in
  /// edition 01 ("509"); without a unit in a later one, what they can be decides.
  init(_ value: ByteView, isMetricElement: Bool, edition: Edition, isMetricCountry: Bool) {
    state = .malformed
    rule = .noHeight
    let digits = value.digitCount(from: 0)
    guard (1...4).contains(digits), let number = value.slice(0, digits).number else { return }
    let rest = value.dropping(digits).trimmed
    if rest.isEmpty {
      readBare(
        number,
        digits: digits,
        isMetricElement: isMetricElement,
        edition: edition,
        isMetricCountry: isMetricCountry
      )
    } else if let unit = Unit(rest) {
      take(number, unit)
    } else {
      readMarks(feet: number, rest)
    }
  }

  private enum Unit {
    case inches, centimeters

    init?(_ text: ByteView) {
      let word = Word(text.withoutFullStops)
      if word == Word("IN") || word == Word("INCH") || word == Word("INCHES") {
        self = .inches
      } else if word == Word("CM") || word == Word("CMS") {
        self = .centimeters
      } else {
        return nil
      }
    }
  }

  private mutating func take(_ number: Int, _ unit: Unit) {
    if number == 0 {
      takeNothing()
      return
    }
    switch unit {
    case .inches: take(.inches(number), .inches)
    case .centimeters: take(.centimeters(number), .centimeters)
    }
    // 601 IN: nobody is 15 meters tall, and some issuers print feet and inches in front of a unit.
    guard length == nil, (100...999).contains(number) else { return }
    readThreeDigits(number, isMetricCountry: false)
    isUnitReplaced = length != nil
    if !isUnitReplaced { rule = .impossibleHeight }
  }

  private mutating func take(_ length: StatedLength, _ rule: Rule) {
    guard PlausibleRange.contains(length) else {
      self.rule = .impossibleHeight
      return
    }
    self.length = length
    self.rule = rule
    state = .read
  }

  private mutating func takeNothing() {
    state = .absent
    rule = .blank
  }

  // MARK: Without a unit

  private mutating func readBare(
    _ number: Int,
    digits: Int,
    isMetricElement: Bool,
    edition: Edition,
    isMetricCountry: Bool
  ) {
    guard digits <= 3 else { return }
    if number == 0 {
      takeNothing()
      return
    }
    if isMetricElement {
      take(number, .centimeters)
      return
    }
    let feet = number / 100
    let inches = number % 100
    if edition.number == 1, digits == 3, feet == 0 || inches < 12 {
      take(.inches(feet * 12 + inches), .feetInches)
      return
    }
    lacksUnit = true
    if digits == 2 || digits == 3 && feet == 0 {
      guard edition.number > 1 else {
        rule = .ambiguousHeight
        return
      }
      take(.inches(inches), .inchesNoUnit)
      return
    }
    readThreeDigits(number, isMetricCountry: isMetricCountry)
  }

  /// Feet and inches from 3 feet on, or centimetres from 1 metre up to 2.5: no number is both.
  private mutating func readThreeDigits(_ number: Int, isMetricCountry: Bool) {
    let inches = number % 100
    let feet = number / 100
    if (3...8).contains(feet), inches < 12 {
      take(.inches(feet * 12 + inches), .feetInches)
    } else if (100...250).contains(number), isMetricCountry || inches >= 12 {
      take(.centimeters(number), .centimetersNoUnit)
    } else {
      rule = .ambiguousHeight
    }
  }

  // MARK: With marks

  /// What follows the feet: marks, two digits of inches, marks.
  private mutating func readMarks(feet: Int, _ rest: ByteView) {
    var marks = 0
    while marks < rest.count, !Ascii.isDigit(rest[marks]) {
      guard StatedHeight.isMark(rest[marks]) else { return }
      marks += 1
    }
    let digits = rest.digitCount(from: marks)
    guard (1...2).contains(digits), marks > 0,
      let inches = rest.slice(marks, marks + digits).number
    else {
      if marks == rest.count, (1...8).contains(feet) { take(.inches(feet * 12), .feetInchesMarked) }
      return
    }
    for index in (marks + digits)..<max(rest.count, marks + digits) {
      guard StatedHeight.isMark(rest[index]) else { return }
    }
    guard (1...8).contains(feet), inches < 12 else { return }
    take(.inches(feet * 12 + inches), .feetInchesMarked)
  }

  /// A mark of feet or inches: ', ", -, blank, and the letters of FT and IN.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch Ascii.upper(byte) {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), Ascii.hyphen, Ascii.blank, UInt8(ascii: "F"),
      UInt8(ascii: "T"), UInt8(ascii: "I"), UInt8(ascii: "N"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension Height {
  /// The height in both units.
  init(_ length: StatedLength, stated: String) {
    switch length {
    case .inches(let inches):
      // 2.54 cm are an inch, exactly.
      self.init(centimeters: Double(inches * 254) / 100, inches: inches, stated: stated)
    case .centimeters(let centimeters):
      let inches = (centimeters * 200 + 254) / 508
      self.init(centimeters: Double(centimeters), inches: inches, stated: stated)
    }
  }
}
