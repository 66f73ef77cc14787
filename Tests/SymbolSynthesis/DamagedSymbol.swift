/// A symbol with more damage than its check codewords can repair, or nearly so.
public struct DamagedSymbol: Sendable {
  /// How a symbol is damaged.
  public enum Damage: Int, Sendable, CaseIterable {
    /// Codewords are replaced by others of the same cluster, which read as clearly as the right ones.
    case replaced
    /// Blots cover codewords.
    case blots
    /// Both, each about half.
    case both
  }

  /// The bytes that were encoded.
  public let payload: [UInt8]
  /// The symbol as it was printed, replaced codewords included.
  public let symbol: DrawnSymbol
  /// Codewords that were replaced.
  public let replacedCount: Int
  /// Codewords that blots cover.
  public let coveredCount: Int
  private let covered: [(row: Int, column: Int, light: UInt8)]

  /// Damages the symbol of a seed.
  ///
  /// - Parameters:
  ///   - damage: How.
  ///   - seed: Chooses payload, shape, level and places.
  /// - Throws: `DrawingError` when libzint draws nothing.
  public init(_ damage: Damage, seed: UInt64) throws {
    var source = SeededGenerator(seed: seed &* 31 &+ UInt64(damage.rawValue))
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghij0123456789\n,.-".utf8)
    payload = (0..<source.integer(10...60)).map { _ in
      letters[source.integer(0...(letters.count - 1))]
    }
    let intact = try DrawnSymbol(
      payload,
      options: EncodingOptions(columnCount: source.integer(3...7), level: source.integer(0...4))
    )
    var words = intact.codewords() ?? []
    let checks = intact.checkCount
    // An error costs two check codewords, a covered codeword one; some damage is just within reach.
    let budget = checks + source.integer(-2...6)
    let cover = damage == .blots ? budget : damage == .both ? budget / 2 : 0
    let replace = max(damage == .blots ? 0 : 1, (budget - cover + 1) / 2)
    let places = source.sample(min(words.count, cover + replace), below: words.count)
    for place in places.dropFirst(cover) {
      words[place] = (words[place] + UInt16(source.integer(1...928))) % 929
    }
    symbol = DrawnSymbol(
      codewords: words,
      columnCount: intact.columnCount,
      level: intact.level
    )
    replacedCount = max(0, places.count - cover)
    coveredCount = min(cover, places.count)
    var covered: [(row: Int, column: Int, light: UInt8)] = []
    for place in places.prefix(cover) {
      covered.append(
        (place / intact.columnCount, place % intact.columnCount, UInt8(source.integer(0...255)))
      )
    }
    self.covered = covered
  }

  /// The symbol as a flat picture.
  ///
  /// - Parameters:
  ///   - modulePixels: Pixels of a module; rows are three times as high.
  ///   - noiseLevels: Standard deviation of the noise, in grey levels.
  ///   - seed: Chooses the noise.
  /// - Returns: The pixels.
  public func picture(
    modulePixels: Int = 2, noiseLevels: Double = 3, seed: UInt64 = 1
  ) -> GreyPicture {
    var source = SeededGenerator(seed: seed)
    let (margin, rowPixels) = (8 * modulePixels, 3 * modulePixels)
    var picture = GreyPicture(
      width: symbol.modulesPerRow * modulePixels + 2 * margin,
      height: symbol.rowCount * rowPixels + 2 * margin,
      level: 220
    )
    for y in 0..<(symbol.rowCount * rowPixels) {
      for x in 0..<(symbol.modulesPerRow * modulePixels) {
        let isBar = symbol.modules[y / rowPixels * symbol.modulesPerRow + x / modulePixels]
        picture[x + margin, y + margin] = isBar ? 40 : 220
      }
    }
    for blot in covered {
      let left = margin + 17 * (blot.column + 2) * modulePixels
      let top = margin + blot.row * rowPixels
      for y in top..<(top + rowPixels) {
        for x in left..<(left + 17 * modulePixels) { picture[x, y] = blot.light }
      }
    }
    for place in picture.bytes.indices {
      let level = Double(picture.bytes[place]) + noiseLevels * source.normal()
      picture.bytes[place] = UInt8(min(255, max(0, level)))
    }
    return picture
  }
}
