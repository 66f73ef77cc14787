internal import AAMVA

extension Int {
  /// The number in decimal.
  var decimalText: String {
    var bytes: [UInt8] = []
    bytes.append(decimal: self)
    return String(utf8: bytes)
  }
}

extension Double {
  /// The number rounded to the nearest whole one, in decimal.
  var roundedText: String {
    var bytes: [UInt8] = []
    bytes.append(decimal: self, decimals: 0)
    return String(utf8: bytes)
  }
}

extension CalendarDate {
  /// The date for people: "June 6, 1986".
  var words: String {
    monthWord + " " + day.decimalText + ", " + year.decimalText
  }

  /// The month for people: "June 1986".
  var monthWords: String {
    monthWord + " " + year.decimalText
  }

  private var monthWord: String {
    switch month {
    case 1: "January"
    case 2: "February"
    case 3: "March"
    case 4: "April"
    case 5: "May"
    case 6: "June"
    case 7: "July"
    case 8: "August"
    case 9: "September"
    case 10: "October"
    case 11: "November"
    default: "December"
    }
  }
}

extension Height {
  /// The height for people: `5'8" (173 cm)`.
  var words: String {
    (inches / 12).decimalText + "'" + (inches % 12).decimalText + "\" ("
      + centimeters.roundedText + " cm)"
  }
}

extension Weight {
  /// The weight for people: "160 lb (73 kg)", or the range that the card's code stands for.
  ///
  /// - Parameter edition: Edition of the AAMVA standard, for the meaning of the code.
  /// - Returns: The words; `nil` when nothing certain is stated.
  func words(edition: Int?) -> String? {
    if let pounds {
      // From the pounds: kilograms were rounded to a tenth, and rounding twice can go wrong.
      return pounds.roundedText + " lb (" + (pounds * 0.453_592_37).roundedText + " kg)"
    }
    return range.flatMap { WeightRange(code: $0, edition: edition)?.words }
  }
}

/// The weights that a range code stands for.
struct WeightRange {
  private let pounds: StaticString
  private let kilograms: StaticString

  /// Finds the range of a code 0-9 (AAMVA card design standard, element DCE).
  ///
  /// Edition 02 counts from 1 where later ones count from 0, and prints two ranges for code 7, so
  /// that codes 0 and 7 say nothing certain there.
  init?(code: Int, edition: Int?) {
    var rank = code
    if edition == 2 {
      guard code != 0, code != 7 else { return nil }
      if code < 7 { rank -= 1 }
    }
    switch rank {
    case 0: (pounds, kilograms) = ("up to 70", "up to 31")
    case 1: (pounds, kilograms) = ("71–100", "32–45")
    case 2: (pounds, kilograms) = ("101–130", "46–59")
    case 3: (pounds, kilograms) = ("131–160", "60–70")
    case 4: (pounds, kilograms) = ("161–190", "71–86")
    case 5: (pounds, kilograms) = ("191–220", "87–100")
    case 6: (pounds, kilograms) = ("221–250", "101–113")
    case 7: (pounds, kilograms) = ("251–280", "114–127")
    case 8: (pounds, kilograms) = ("281–320", "128–145")
    case 9: (pounds, kilograms) = ("321 or more", "146 or more")
    default: return nil
    }
  }

  /// The range for people: "131–160 lb (60–70 kg)".
  var words: String {
    String(pounds) + " lb (" + String(kilograms) + " kg)"
  }
}
