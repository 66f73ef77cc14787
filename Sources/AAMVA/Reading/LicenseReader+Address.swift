extension LicenseReader {
  /// The mailing address; edition 01's residence address (DAL to DAP) where that is not stated.
  mutating func readAddress() {
    let mailing = line(.dag)
    let second = line(.dah, in: .secondLine)
    let residence = line(.dal)
    let residenceSecond = line(.dam, in: .secondLine)
    license.pointee.streetAddress = mailing ?? residence
    license.pointee.streetAddressTwo = second ?? (mailing == nil ? residenceSecond : nil)
    let city = line(.dai)
    license.pointee.city = city ?? line(.dan)
    let state = statedText(.daj)
    license.pointee.state = state ?? statedText(.dao)
    let code = postalCode(.dak)
    license.pointee.postalCode = code ?? postalCode(.dap)
  }

  /// A line of the address, without the commas that some issuers write behind it.
  private mutating func line(
    _ element: KnownElement, in place: Placeholder.Place = .anywhere
  ) -> String? {
    guard let value = statedValue(element, in: place) else { return nil }
    let bare = value.trimmedOfCommas
    if bare.isEmpty {
      mark(element, .absent, .blank)
      return nil
    }
    if bare.count < value.count { repair(element, .commasDropped) }
    return read(bare, of: element)
  }

  private mutating func postalCode(_ element: KnownElement) -> String? {
    guard let value = statedValue(element) else { return nil }
    let code = PostalCode(value, country: rulingCountry)
    if code.droppedFilling { repair(element, .fillingDropped) }
    if let string = code.string {
      mark(element, .read, code.rule)
      return string
    }
    let kept = decode(value, of: element).string
    mark(element, .read, code.rule)
    return kept
  }
}
