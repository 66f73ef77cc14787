/// The unit of a weight.
enum WeightUnit {
  case pounds, kilograms
}

/// A value read as a weight.
struct StatedWeight {
  var amount: Int?
  var unit: WeightUnit
  var state: ElementState
  var rule: Rule
  /// The value itself states a unit.
  var hasUnit = false

  /// Reads a value without blanks around it: up to three digits, and perhaps a unit.
  ///
  /// - Parameters:
  ///   - value: "175", "050 kg".
  ///   - unit: The unit that the element has by itself.
  init(_ value: ByteView, unit: WeightUnit) {
    self.unit = unit
    state = .malformed
    rule = .noWeight
    let digits = value.digitCount(from: 0)
    guard (1...3).contains(digits), let number = value.slice(0, digits).number else { return }
    let rest = Word(value.dropping(digits).trimmed.withoutFullStops)
    if rest == .empty {
      rule = unit == .pounds ? .pounds : .kilograms
    } else if rest == Word("LB") || rest == Word("LBS") {
      self.unit = .pounds
      rule = .poundsStated
      hasUnit = true
    } else if rest == Word("KG") || rest == Word("KGS") {
      self.unit = .kilograms
      rule = .kilogramsStated
      hasUnit = true
    } else {
      return
    }
    if number == 0 {
      state = .absent
      rule = .blank
      return
    }
    guard PlausibleRange.contains(number, self.unit) else {
      rule = .impossibleWeight
      return
    }
    amount = number
    state = .read
  }
}

extension Weight {
  /// The weight in both units; a pound is 0.45359237 kg, exactly.
  init(_ amount: Int, _ unit: WeightUnit, stated: String) {
    // The products need 64 bits, and an Int of WebAssembly has 32.
    let wide = Int64(amount)
    switch unit {
    case .pounds:
      let tenths = (wide * 45_359_237 + 5_000_000) / 10_000_000
      self.init(
        pounds: Double(amount),
        kilograms: Double(tenths) / 10,
        range: nil,
        stated: stated
      )
    case .kilograms:
      let pounds = (wide * 200_000_000 + 45_359_237) / 90_718_474
      self.init(
        pounds: Double(pounds),
        kilograms: Double(amount),
        range: nil,
        stated: stated
      )
    }
  }
}
