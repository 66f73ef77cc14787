extension Document {
  /// Lists the mandatory elements that are missing, and judges whether the licence is whole.
  mutating func judge(_ reader: borrowing LicenseReader) {
    let sound = reader.found.subtracting(reader.doubted)
    var open = reader.edition.mandatorySet.subtracting(sound)
    if open.isEmpty {
      status = .parsed
      return
    }
    var isWhole = true
    let isLicense = kind != .identificationCard && kind != .enhancedIdentificationCard
    while let element = open.removeFirst() {
      if !isLicense, element.isForDrivingOnly(in: reader.edition.number) { continue }
      if reader.states(element) {
        if reader.state(of: element) == .malformed { isWhole = false }
      } else if !reader.statesInstead(of: element) {
        missingElements.append(element.id)
        isWhole = false
      }
    }
    status = isWhole ? .parsed : .partial
  }
}

extension LicenseReader {
  /// Whether an element is there and says something, be it that there is nothing.
  func states(_ element: KnownElement) -> Bool {
    let index = slot(element)
    return index >= 0 && tokens[index].rule != .blank
  }

  func state(of element: KnownElement) -> ElementState? {
    let index = slot(element)
    return index >= 0 ? tokens[index].state : nil
  }

  /// Whether other elements say what a mandatory one should: the names in one element or in several,
  /// edition 01's residence address in place of the mailing address.
  func statesInstead(of element: KnownElement) -> Bool {
    switch element {
    case .daa: states(.dab) && states(.dac) || states(.dcs)
    case .dcs: states(.dab) || states(.daa)
    case .dct: states(.dac) || states(.daa)
    case .dac, .dad: states(.dct) || states(.daa)
    case .dag: states(.dal)
    case .dai: states(.dan)
    case .daj: states(.dao)
    case .dak: states(.dap)
    case .dau: states(.dav)
    default: false
    }
  }
}
