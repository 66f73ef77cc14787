extension DocumentReader {
  /// Reads a text as the tracks of a magnetic stripe.
  ///
  /// - Returns: Whether it holds any.
  func readStripe(_ text: ByteView, into document: inout Document) -> Bool {
    guard let layout = StripeLayout(text) else { return false }
    var reader = StripeReader(text, layout)
    reader.read()
    document.form = .magneticStripe
    document.issuerIdentificationNumber = String(
      decoding: text.slice(reader.issuerDigits.lowerBound, reader.issuerDigits.upperBound).buffer,
      as: UTF8.self
    )
    document.jurisdiction = reader.issuer
    swap(&document.license, &reader.license)
    document.status = isWhole(document.license) ? .parsed : .partial
    if options.listsElements {
      list(reader.tokens, types: ["T1", "T2", "T3"], edition: Edition(1), in: &document)
    }
    if options.checksEvidence {
      var evidence = EvidenceList()
      evidence.check(document.license, issuer: reader.issuer)
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
