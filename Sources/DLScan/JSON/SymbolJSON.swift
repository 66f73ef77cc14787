internal import PDF417
internal import ScanImage

extension JSONWriter {
  /// Writes a symbol that was read.
  mutating func write(_ symbol: Symbol) {
    beginObject("symbol")
    word("format", symbol.isCompact ? "CompactPDF417" : "PDF417")
    write(symbol.corners)
    integer("columns", symbol.columnCount)
    integer("rows", symbol.rowCount)
    integer("errorCorrectionLevel", symbol.errorCorrectionLevel)
    integer("errorsCorrected", symbol.errorsCorrected)
    integer("erasures", symbol.erasures)
    integer("erasuresAllowed", symbol.erasuresAllowed)
    number("pixelsPerModule", symbol.modulePixels, decimals: 2)
    flag("mirrored", symbol.isMirrored)
    flag("inverted", symbol.isInverted)
    // What follows is written only for the rare symbol that has it.
    if symbol.isReaderInitialization { flag("readerInitialisation", true) }
    if let macro = symbol.macro { write(macro) }
    if !symbol.interpretations.isEmpty { write(symbol.interpretations) }
    endObject()
  }

  /// Writes a symbol that was seen and could not be read.
  mutating func write(_ sighting: Sighting) {
    beginObject("symbol")
    write(sighting.corners)
    number("pixelsPerModule", sighting.modulePixels, decimals: 2)
    integer("codewordsRead", sighting.codewordsRead)
    integer("codewordsExpected", sighting.codewordsExpected)
    endObject()
  }

  private mutating func write(_ corners: Quadrilateral) {
    beginArray("corners")
    write(corners.topLeft)
    write(corners.topRight)
    write(corners.bottomRight)
    write(corners.bottomLeft)
    endArray()
  }

  private mutating func write(_ point: Point) {
    beginArray()
    number(point.x, decimals: 1)
    number(point.y, decimals: 1)
    endArray()
  }

  private mutating func write(_ macro: MacroControlBlock) {
    beginObject("macro")
    integer("segmentIndex", macro.segmentIndex)
    integer("segmentCount", macro.segmentCount)
    flag("isLast", macro.isLast)
    beginArray("fileIdentification")
    for codeword in macro.fileIdentification { integer(Int(codeword)) }
    endArray()
    if let fileName = macro.fileName { latin1("fileName", fileName) }
    if let sender = macro.sender { latin1("sender", sender) }
    if let addressee = macro.addressee { latin1("addressee", addressee) }
    integer("timestamp", macro.timestamp)
    integer("fileSize", macro.fileSize)
    integer("checksum", macro.checksum)
    endObject()
  }

  private mutating func write(_ interpretations: [InterpretationSpan]) {
    beginArray("interpretations")
    for span in interpretations {
      beginObject()
      integer("number", span.number)
      integer("payloadOffset", span.payloadOffset)
      endObject()
    }
    endArray()
  }
}
