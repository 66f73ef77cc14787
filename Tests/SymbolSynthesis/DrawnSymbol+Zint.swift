internal import CZint

/// What libzint is asked for when it draws a symbol.
public struct EncodingOptions: Sendable {
  /// Data columns, 1-30; libzint chooses when nil.
  public var columnCount: Int?
  /// Error correction level, 0-8; libzint chooses when nil.
  public var level: Int?
  /// Draws the compact form.
  public var isCompact = false
  /// Begins with codeword 921.
  public var isReaderInitialisation = false
  /// Makes the symbol one part of a message.
  public var part: MessagePart?

  /// Makes options; what is left out is libzint's choice.
  public init(columnCount: Int? = nil, level: Int? = nil, isCompact: Bool = false) {
    self.columnCount = columnCount
    self.level = level
    self.isCompact = isCompact
  }
}

/// One part of a message that spans several symbols.
public struct MessagePart: Sendable {
  /// Position of this part, from 1.
  public var number: Int
  /// Number of parts.
  public var count: Int
  /// Groups of three digits, each 000-899.
  public var identification: String

  /// Makes a part.
  public init(number: Int, count: Int, identification: String) {
    self.number = number
    self.count = count
    self.identification = identification
  }
}

/// Why libzint drew nothing.
public struct DrawingError: Error, CustomStringConvertible {
  /// libzint's number of the error.
  public let code: Int
  /// libzint's words.
  public let description: String
}

extension DrawnSymbol {
  /// Lets libzint encode `payload`, byte for byte, in the modes that it finds best.
  ///
  /// - Parameters:
  ///   - payload: Up to about 1 100 bytes, 1 850 characters of text or 2 700 digits.
  ///   - options: Size, level and form.
  /// - Throws: `DrawingError` when it does not fit.
  public init(_ payload: [UInt8], options: EncodingOptions = EncodingOptions()) throws {
    try self.init(segments: [(interpretation: 0, payload: payload)], options: options)
  }

  /// Lets libzint encode several segments, each under its own extended channel interpretation.
  ///
  /// - Parameters:
  ///   - segments: Bytes with the number of their interpretation; 0 for none.
  ///   - options: Size, level and form.
  /// - Throws: `DrawingError` when it does not fit.
  public init(
    segments: [(interpretation: Int, payload: [UInt8])],
    options: EncodingOptions
  ) throws {
    guard let symbol = ZBarcode_Create() else {
      throw DrawingError(code: Int(ZINT_ERROR_MEMORY), description: "no memory")
    }
    defer { ZBarcode_Delete(symbol) }
    DrawnSymbol.apply(options, to: symbol)
    var bytes = segments.flatMap(\.payload)
    let code = bytes.withUnsafeMutableBufferPointer { buffer in
      var start = 0
      let parts = segments.map { segment in
        defer { start += segment.payload.count }
        return zint_seg(
          source: buffer.baseAddress.map { $0 + start },
          length: Int32(segment.payload.count),
          eci: Int32(segment.interpretation)
        )
      }
      return ZBarcode_Encode_Segs(symbol, parts, Int32(parts.count))
    }
    guard code < ZINT_ERROR else {
      throw DrawingError(code: Int(code), description: String(cString: zintErrorText(symbol)))
    }
    self = DrawnSymbol.read(symbol, isCompact: options.isCompact)
  }

  private static func apply(
    _ options: EncodingOptions,
    to symbol: UnsafeMutablePointer<zint_symbol>
  ) {
    zintSetSize(
      symbol,
      options.isCompact ? 1 : 0,
      Int32(options.level ?? -1),
      Int32(options.columnCount ?? 0)
    )
    if options.isReaderInitialisation { zintSetReaderInitialisation(symbol) }
    if let part = options.part {
      zintSetPart(symbol, Int32(part.number), Int32(part.count), part.identification)
    }
  }

  /// Reads the modules, and the level off the second row's left indicator.
  private static func read(
    _ symbol: UnsafeMutablePointer<zint_symbol>,
    isCompact: Bool
  ) -> DrawnSymbol {
    let (rowCount, width) = (Int(zintRows(symbol)), Int(zintWidth(symbol)))
    let modules = (0..<(rowCount * width)).map { place in
      zintIsBar(symbol, Int32(place / width), Int32(place % width)) == 1
    }
    let columnCount = isCompact ? (width - 1) / 17 - 2 : (width - 18) / 17 - 3
    let unsized = DrawnSymbol(
      columnCount: columnCount,
      rowCount: rowCount,
      level: 0,
      isCompact: isCompact,
      modules: modules
    )
    return DrawnSymbol(
      columnCount: columnCount,
      rowCount: rowCount,
      level: unsized.statedLevel(),
      isCompact: isCompact,
      modules: modules
    )
  }
}
