public import ScanImage

/// One PDF417 symbol that was read from a picture, with what it took to read it.
public struct Symbol: Equatable, Sendable {
  /// The bytes that the symbol encodes, exactly, without any change of character set.
  public var payload: [UInt8]
  /// Where the symbol lies in the picture; clockwise from its own top left unless `isMirrored`.
  public var corners: Quadrilateral
  /// Data columns, 1-30, row indicators not counted.
  public var columnCount: Int
  /// Rows, 3-90.
  public var rowCount: Int
  /// Error correction level, 0-8; the symbol holds `2 << level` check codewords.
  public var errorCorrectionLevel: Int
  /// Codewords that error correction changed, erasures not counted.
  public var errorsCorrected: Int
  /// Codewords that could not be read and were restored by error correction.
  public var erasures: Int
  /// Most erasures that the symbol's check codewords can restore when nothing else is wrong.
  public var erasuresAllowed: Int
  /// Mean width of a module in the picture, in pixels.
  public var modulePixels: Double
  /// The picture shows the symbol as in a mirror.
  public var isMirrored: Bool
  /// The symbol is light on dark.
  public var isInverted: Bool
  /// The symbol is of the compact form: no right row indicators, a one-module stop bar.
  public var isCompact: Bool
  /// The symbol programs the reader (codeword 921) and carries no message for the user.
  public var isReaderInitialization: Bool
  /// Part of a message that spans several symbols.
  public var macro: MacroControlBlock?
  /// Extended channel interpretations in force, with the payload offset where each begins.
  public var interpretations: [InterpretationSpan]
  /// Frames that were added up to read it, 1 or more.
  public var frameCount = 1

  /// Makes a symbol from all of its parts.
  public init(
    payload: [UInt8],
    corners: Quadrilateral,
    columnCount: Int,
    rowCount: Int,
    errorCorrectionLevel: Int,
    errorsCorrected: Int,
    erasures: Int,
    erasuresAllowed: Int,
    modulePixels: Double,
    isMirrored: Bool,
    isInverted: Bool,
    isCompact: Bool,
    isReaderInitialization: Bool = false,
    macro: MacroControlBlock? = nil,
    interpretations: [InterpretationSpan] = []
  ) {
    self.payload = payload
    self.corners = corners
    self.columnCount = columnCount
    self.rowCount = rowCount
    self.errorCorrectionLevel = errorCorrectionLevel
    self.errorsCorrected = errorsCorrected
    self.erasures = erasures
    self.erasuresAllowed = erasuresAllowed
    self.modulePixels = modulePixels
    self.isMirrored = isMirrored
    self.isInverted = isInverted
    self.isCompact = isCompact
    self.isReaderInitialization = isReaderInitialization
    self.macro = macro
    self.interpretations = interpretations
  }

  /// Both were read in the same place of the picture.
  func isSameSymbol(as other: Symbol) -> Bool {
    payload == other.payload && corners.contains(other.corners.center)
  }
}
