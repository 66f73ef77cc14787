extension DocumentReader {
  /// Reads a text as the tracks of a magnetic stripe.
  ///
  /// - Returns: Whether it holds any.
  func readStripe(_ text: ByteView, into document: inout Document) -> Bool {
    guard let layout = StripeLayout(text) else { return false }
    var reader = StripeReader(text, layout)
    reader.read()
    document.form = .magneticStripe
    let digits = reader.issuerDigits
    document.issuerIdentificationNumber = text.slice(digits.lowerBound, digits.upperBound).string
    document.jurisdiction = reader.issuer
    swap(&document.license, &reader.license)
    document.status = isWhole(document.license) ? .parsed : .partial
    if options.listsElements {
      let tracks = [UInt8(ascii: "1"), UInt8(ascii: "2"), UInt8(ascii: "3")].map { digit in
        Subfile(
          letters: Subfile.Letters(first: UInt8(ascii: "T"), second: digit),
          start: 0, end: text.count, hasLetters: false)
      }
      document.elements = list(reader.tokens, tracks, Edition(1))
    }
    if options.checksEvidence {
      var evidence = EvidenceList()
      evidence.check(UnsafePointer(document.ownLicense), issuer: reader.issuer)
      document.evidence = evidence.entries
    }
    document.warnings = reader.warnings.list
    return true
  }

  /// Whether the fields are there without which nobody takes a stripe for a licence.
  private func isWhole(_ license: License) -> Bool {
    license.lastName != nil && license.licenseNumber != nil && license.birthdate != nil
      && license.expiration != .notStated
  }
}
