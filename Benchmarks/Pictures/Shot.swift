internal import ImageFiles
internal import PictureWriting
internal import ScanImage
public import SymbolSynthesis

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// One picture of a suite before it is taken.
public struct Shot: Sendable {
  /// What the picture tries.
  public let axis: String
  /// How hard it tries it: a number for most axes.
  public let severity: String
  /// Tells pictures of the same axis and severity apart; such of the same number show the same card.
  public let number: Int
  /// What the symbol looks like.
  var form = SymbolForm()
  /// Width and height of the picture, in pixels.
  var size = (1_120, 600)
  /// There is no symbol in the picture.
  var isNegative = false
  /// Number in place of `number` that chooses the card.
  var cardNumber: Int?
  /// Sets up the scene.
  var prepare: @Sendable (inout Scene) -> Void = { _ in }

  /// The picture's name without an ending, of letters, digits, points and dashes.
  public var name: String { "\(axis)-\(severity)-\(number)" }

  /// Takes the picture.
  ///
  /// - Parameter suiteSeed: The suite's seed.
  /// - Returns: The picture, and what is in it.
  /// - Throws: When libzint or libjpeg refuse.
  public func take(suiteSeed: UInt64) throws -> TakenPicture {
    let cardSeed = seed(suiteSeed, axis, "\(cardNumber ?? number)")
    let noiseSeed = seed(suiteSeed, axis, severity, "\(number)")
    var random = SeededGenerator(seed: cardSeed)
    let payload = InventedCard.payload(seed: random.next())
    let (symbol, rowHeight) = try form.draw(payload, &random)
    var scene = Scene(symbol: symbol, rowHeight: rowHeight, size: size, random: random)
    if cardNumber != nil { scene.random = SeededGenerator(seed: noiseSeed) }
    if isNegative {
      let contents = CardLayout.Content.allCases.filter { $0 != .symbol }
      scene.camera.layout?.content = contents[number % contents.count]
    }
    prepare(&scene)
    scene.finish(noiseSeed: noiseSeed)
    let photograph = scene.phone?.photograph(symbol) ?? scene.camera.photograph(symbol)
    var picture = photograph.picture
    if let quality = scene.jpegQuality { picture = try picture.throughJPEG(quality: quality) }
    return TakenPicture(
      picture: picture,
      payload: isNegative ? nil : payload,
      symbol: symbol,
      corners: photograph.corners,
      rowHeight: rowHeight,
      modulePixels: scene.camera.modulePixels
    )
  }

  /// A seed from the suite's seed and names: FNV-1a over their bytes.
  private func seed(_ suiteSeed: UInt64, _ names: String...) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ suiteSeed &* 0x9E37_79B9_7F4A_7C15
    for name in names {
      for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return hash
  }
}

/// What a symbol looks like; what is nil is drawn by lot.
public struct SymbolForm: Sendable {
  /// Data columns; 10-16 by lot.
  var columnCount: Int?
  /// Error correction level; 3-5 by lot.
  var level: Int?
  /// Height of a row in modules; 3-5 by lot.
  var rowHeight: Double?
  /// The compact form.
  var isCompact = false

  /// Draws the symbol; rows become lower when it would be higher than 150 modules.
  func draw(
    _ payload: [UInt8],
    _ random: inout SeededGenerator
  ) throws -> (symbol: DrawnSymbol, rowHeight: Double) {
    let columns = columnCount ?? random.integer(10...16)
    let level = level ?? [3, 4, 5, 5][random.integer(0...3)]
    var height = rowHeight ?? [3, 3, 3.5, 4, 5][random.integer(0...4)]
    let symbol = try DrawnSymbol(
      payload,
      options: EncodingOptions(columnCount: columns, level: level, isCompact: isCompact)
    )
    while Double(symbol.rowCount) * height > 150, height > 3 { height -= 0.5 }
    return (symbol, height)
  }
}

/// A picture of a suite with the truth about it.
public struct TakenPicture: Sendable {
  /// The pixels.
  public let picture: GreyPicture
  /// The bytes that are to be read; nil when there is no symbol.
  public let payload: [UInt8]?
  /// The symbol, also when it is not on the card.
  let symbol: DrawnSymbol
  let corners: Quadrilateral
  let rowHeight: Double
  let modulePixels: Double
}

/// Why a picture was not made.
public struct PictureError: Error, CustomStringConvertible {
  /// What went wrong.
  public let description: String
}

extension GreyPicture {
  /// The picture after it was a JPEG file of a quality of 1-100.
  func throughJPEG(quality: Int) throws -> GreyPicture {
    let settings = JPEGSettings(
      quality: Int32(quality), isProgressive: 0, isArithmetic: 0, restartInterval: 0,
      horizontalSampling: 1, verticalSampling: 1, space: 0, hasAdobeSegment: 0
    )
    var count = 0
    guard let file = writeJPEG(bytes, Int32(width), Int32(height), settings, &count) else {
      throw PictureError(description: "libjpeg wrote nothing")
    }
    defer { free(file) }
    let decoded = try ImageFile.decode(UnsafeRawBufferPointer(start: file, count: count))
    var picture = GreyPicture(width: decoded.width, height: decoded.height)
    decoded.withLumaImage { image in
      for y in 0..<image.height { for x in 0..<image.width { picture[x, y] = image[x, y] } }
    }
    return picture
  }
}
