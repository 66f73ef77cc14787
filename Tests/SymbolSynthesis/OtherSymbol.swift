internal import CZint

/// Symbols of the kinds that are not PDF417, drawn flat.
public enum OtherSymbol: CaseIterable, Sendable {
  case upcA, upcE, ean13, ean8, code128, code39, code93, codabar, itf, dataBar, dataBarExpanded
  case qr, dataMatrix, aztec

  private var number: Int32 {
    switch self {
    case .upcA: BARCODE_UPCA
    case .upcE: BARCODE_UPCE
    case .ean13, .ean8: BARCODE_EANX
    case .qr: BARCODE_QRCODE
    case .code128: BARCODE_CODE128
    case .code39: BARCODE_CODE39
    case .code93: BARCODE_CODE93
    case .codabar: BARCODE_CODABAR
    case .itf: BARCODE_C25INTER
    case .dataMatrix: BARCODE_DATAMATRIX
    case .aztec: BARCODE_AZTEC
    case .dataBar: BARCODE_DBAR_OMN
    case .dataBarExpanded: BARCODE_DBAR_EXP
    }
  }

  /// Some text that the symbol can hold.
  public var sampleText: String {
    switch self {
    case .upcA: "036000291452"
    case .upcE: "0123456"
    case .ean13: "400638133393"
    case .ean8: "9638507"
    case .codabar: "A12345B"
    case .itf: "12345678"
    case .dataBar: "0950110153001"
    case .dataBarExpanded: "[01]09501101530003"
    case .qr, .code128, .code39, .code93, .dataMatrix, .aztec: "SAMPLE 12345"
    }
  }

  /// Draws a symbol.
  ///
  /// - Parameter text: What it shall hold.
  /// - Returns: The picture, with paper around the symbol.
  /// - Throws: `DrawingError` when the symbol cannot hold the text.
  public func draw(_ text: String) throws -> GreyPicture {
    guard let symbol = ZBarcode_Create() else {
      throw DrawingError(code: Int(ZINT_ERROR_MEMORY), description: "no memory")
    }
    defer { ZBarcode_Delete(symbol) }
    zintSetKind(symbol, number)
    let code = ZBarcode_Encode_and_Buffer(symbol, text, Int32(text.utf8.count), 0)
    guard code < ZINT_ERROR, let pixels = zintPicture(symbol) else {
      throw DrawingError(code: Int(code), description: String(cString: zintErrorText(symbol)))
    }
    var picture = GreyPicture(
      width: Int(zintPictureWidth(symbol)), height: Int(zintPictureHeight(symbol))
    )
    for place in picture.bytes.indices { picture.bytes[place] = pixels[3 * place] }
    return picture
  }
}
