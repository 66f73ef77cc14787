extension LicenseReader {
  mutating func readDemographics() {
    readSex()
    license.pointee.eyeColor = code(.day, in: Codes.eyeColor)
    license.pointee.hairColor = code(.daz, in: Codes.hairColor)
    license.pointee.race = statedText(.dcl)
    license.pointee.placeOfBirth = statedText(.dci)
    readHeight()
    readWeight()
  }

  private mutating func readSex() {
    license.pointee.gender = code(.dbc, in: Codes.sex)
    guard license.pointee.gender != nil, let value = statedValue(.dbc) else { return }
    let byte = Ascii.upper(value[0])
    // Edition 01 takes the codes of D20, M and F in its example; 9 is listed from 2016 on.
    let isListed =
      byte == UInt8(ascii: "1") || byte == UInt8(ascii: "2") || edition.number == 1
      || edition.number >= 9 && byte == UInt8(ascii: "9")
    if !isListed { warn(.sexCodeUnlisted, at: .dbc) }
  }

  /// The value of a code.
  mutating func code<Value>(
    _ element: KnownElement,
    in table: CodeTable<Value>
  ) -> Value? {
    guard let value = statedValue(element) else { return nil }
    guard let entry = table.entry(value) else {
      mark(element, .unrecognised, .unknownCode)
      return nil
    }
    mark(element, .read, entry.isStandard ? .code : .codeVariant)
    return entry.value
  }

  // MARK: Height

  private mutating func readHeight() {
    license.pointee.height = height(.dau)
    let metric = height(.dav)
    if license.pointee.height == nil { license.pointee.height = metric }
  }

  private mutating func height(_ element: KnownElement) -> Height? {
    guard let value = statedValue(element) else { return nil }
    let stated = StatedHeight(
      value,
      isMetricElement: element == .dav,
      edition: edition,
      isMetricCountry: rulingCountry == .canada || license.pointee.country == .mexico
    )
    if stated.isUnitReplaced { repair(element, .unitReplaced) }
    if stated.lacksUnit { warn(.heightWithoutUnit, at: element) }
    mark(element, stated.state, stated.rule)
    guard let length = stated.length else { return nil }
    return Height(length, stated: decode(value, of: element).string)
  }

  // MARK: Weight

  /// Pounds (DAW), kilograms (DAX) and the range code (DCE), whichever are stated.
  private mutating func readWeight() {
    let pounds = weight(.daw, unit: .pounds)
    let kilograms = weight(.dax, unit: .kilograms)
    let range = weightRange()
    guard let source = pounds ?? kilograms else {
      guard let range else { return }
      license.pointee.weight = Weight(
        pounds: nil, kilograms: nil, range: range.code, stated: range.stated)
      return
    }
    license.pointee.weight = source
    license.pointee.weight?.range = range?.code
  }

  private mutating func weight(_ element: KnownElement, unit: WeightUnit) -> Weight? {
    guard let value = statedValue(element) else { return nil }
    let stated = StatedWeight(value, unit: unit)
    mark(element, stated.state, stated.rule)
    if stated.hasUnit { warn(.weightUnitUnexpected, at: element) }
    guard let amount = stated.amount else { return nil }
    return Weight(amount, stated.unit, stated: decode(value, of: element).string)
  }

  /// DCE, as a code of the list of edition 03 and later.
  ///
  /// The list of edition 02 begins with 1, so its codes 1 to 6 are one higher; it prints 7 for two
  /// ranges, and from 8 on the lists agree.
  private mutating func weightRange() -> (code: Int, stated: String)? {
    guard let value = statedValue(.dce) else { return nil }
    guard value.count == 1, let code = value.number else {
      mark(.dce, .unrecognised, .unknownCode)
      return nil
    }
    let string = decode(value, of: .dce).string
    guard edition.number == 2, code < 8 else {
      mark(.dce, .read, .weightRange)
      return (code, string)
    }
    guard (1...6).contains(code) else {
      mark(.dce, .unrecognised, code == 7 ? .weightRangeTwice : .unknownCode)
      return nil
    }
    mark(.dce, .read, .weightRangeShifted)
    return (code - 1, string)
  }
}
