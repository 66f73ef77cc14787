/// A kind of bar code.
public enum CodeType: Int, CaseIterable, Sendable {
  case pdf417, upc, ean, qr, code128, code39, code93, codabar, itf, dataMatrix, aztec, dataBar
  /// A hardware scanner's text that does not tell what it was.
  case unknown
}
