internal import ScanImage

/// The picture's texture, tile by tile: the first look, one sparse pass over the pixels.
struct TextureMap {
  /// Side of a tile in pixels.
  let tilePixels: Int
  /// Tiles in a row.
  let columnCount: Int
  /// Rows of tiles.
  let rowCount: Int
  /// Smoothed tiles, row by row.
  private(set) var tiles: [TextureTile]
  /// The tiles as they were surveyed.
  private var surveyed: [TextureTile]

  /// Surveys a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - tilePixels: Side of a tile: 8, 16 or 32. Every 1st, 2nd or 16th row is looked at.
  init(of image: LumaImage, tilePixels: Int) {
    self.tilePixels = tilePixels
    columnCount = max(1, image.width / tilePixels)
    rowCount = max(1, image.height / tilePixels)
    tiles = Array(repeating: TextureTile(), count: columnCount * rowCount)
    surveyed = tiles
    guard image.width >= tilePixels + 1, image.height >= tilePixels + 1 else { return }
    survey(image)
    surveyed = tiles
    smooth()
  }

  /// The same survey with tiles of twice the side, for symbols whose modules rival a tile in size.
  func coarser() -> TextureMap { TextureMap(merging: self) }

  private init(merging fine: TextureMap) {
    tilePixels = fine.tilePixels * 2
    columnCount = (fine.columnCount + 1) / 2
    rowCount = (fine.rowCount + 1) / 2
    tiles = Array(repeating: TextureTile(), count: columnCount * rowCount)
    for row in 0..<fine.rowCount {
      for column in 0..<fine.columnCount {
        var tile = fine.surveyed[row * fine.columnCount + column]
        tile.scale(by: 1 / 4)
        tiles[row / 2 * columnCount + column / 2] += tile
      }
    }
    surveyed = tiles
    smooth()
  }

  /// The tile at a place that lies inside the map.
  subscript(column: Int, row: Int) -> TextureTile { tiles[row * columnCount + column] }

  /// Distance of the rows that are looked at: large tiles need a smaller share of their pixels.
  private static func rowStep(tilePixels: Int) -> Int {
    tilePixels <= 8 ? 1 : tilePixels <= 16 ? 2 : 16
  }

  private mutating func survey(_ image: LumaImage) {
    let rowStep = TextureMap.rowStep(tilePixels: tilePixels)
    let side = tilePixels
    tiles.withUnsafeMutableBufferPointer { tiles in
      for tileRow in 0..<rowCount {
        let firstTile = tileRow * columnCount
        let y = tileRow * side
        let rows = (min(side, image.height - 1 - y) + rowStep - 1) / rowStep
        var brightness = [Int32](repeating: 0, count: columnCount)
        for column in 0..<columnCount {
          // The last tile lies a pixel further left where there is none to its right.
          let x = min(column * side, image.width - 1 - side)
          let sums = TextureMap.gradientSums(
            image.row(y) + x, bytesPerRow: image.bytesPerRow, rowStep: rowStep, rowCount: rows,
            width: side)
          tiles[firstTile + column] = TextureTile(
            xx: Float(sums.xx), yy: Float(sums.yy), xy: Float(sums.xy))
          brightness[column] = sums.brightness
        }
        TextureMap.normalize(
          UnsafeMutableBufferPointer(rebasing: tiles[firstTile..<firstTile + columnCount]),
          brightness: brightness, samples: Float(side * side / rowStep))
      }
    }
  }

  /// Divides each tile by its squared brightness, so that shade does not hide a symbol.
  private static func normalize(
    _ tiles: UnsafeMutableBufferPointer<TextureTile>, brightness: [Int32], samples: Float
  ) {
    for column in tiles.indices {
      let mean = Float(brightness[column]) / samples + LocatingTuning.brightnessFloor
      let scale = 1 / (mean * mean * samples)
      tiles[column].scale(by: scale)
    }
  }

  /// Gradient products of 2x2 neighborhoods along some rows of a tile, whose width is a multiple of 8.
  ///
  /// Summed up are squares only, of the differences along both diagonals and of their sum, the horizontal
  /// difference, from which the products follow: there are instructions for eight squares at once.
  @inline(__always) private static func gradientSums(
    _ first: UnsafePointer<UInt8>, bytesPerRow: Int, rowStep: Int, rowCount: Int, width: Int
  ) -> (xx: Int32, yy: Int32, xy: Int32, brightness: Int32) {
    var falling = SIMD4<UInt32>()
    var rising = SIMD4<UInt32>()
    var horizontal = SIMD4<UInt32>()
    var brightness = SIMD8<UInt16>()
    var upper = first
    for _ in 0..<rowCount {
      let lower = upper + bytesPerRow
      var i = 0
      while i < width {
        let levels = TextureMap.eight(upper + i)
        let fall = TextureMap.eight(lower + (i &+ 1)) &- levels
        let rise = TextureMap.eight(upper + (i &+ 1)) &- TextureMap.eight(lower + i)
        // The squares of numbers up to 255 fit 16 bits, whatever their sign; those of their sums do not.
        falling &+= TextureMap.pairSums(fall &* fall)
        rising &+= TextureMap.pairSums(rise &* rise)
        horizontal &+= TextureMap.squares(fall &+ rise)
        brightness &+= levels
        i &+= 8
      }
      upper += bytesPerRow &* rowStep
    }
    let (f, r, xx) = (falling.wrappedSum(), rising.wrappedSum(), horizontal.wrappedSum())
    return (
      Int32(truncatingIfNeeded: xx), Int32(truncatingIfNeeded: 2 &* (f &+ r) &- xx),
      Int32(truncatingIfNeeded: f &- r),
      Int32(truncatingIfNeeded: TextureMap.pairSums(brightness).wrappedSum())
    )
  }

  /// Eight gray levels.
  @inline(__always) private static func eight(_ pixels: UnsafePointer<UInt8>) -> SIMD8<UInt16> {
    SIMD8(
      truncatingIfNeeded: UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt8>.self))
  }

  /// The sums of neighbors.
  @inline(__always) private static func pairSums(_ numbers: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let pairs = unsafeBitCast(numbers, to: SIMD4<UInt32>.self)
    return (pairs & 0xFFFF) &+ (pairs &>> 16)
  }

  /// The sums of neighbors' squares, for numbers of either sign.
  @inline(__always) private static func squares(_ numbers: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let signs = unsafeBitCast(
      unsafeBitCast(numbers, to: SIMD8<Int16>.self) &>> 15, to: SIMD8<UInt16>.self)
    let pairs = unsafeBitCast((numbers ^ signs) &- signs, to: SIMD4<UInt32>.self)
    let even = pairs & 0xFFFF
    let odd = pairs &>> 16
    return even &* even &+ odd &* odd
  }

  /// Adds each tile's eight neighbors to it: single tiles are too small to have one direction.
  private mutating func smooth() {
    var sums = tiles
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        var sum = TextureTile()
        for y in max(0, row - 1)...min(rowCount - 1, row + 1) {
          for x in max(0, column - 1)...min(columnCount - 1, column + 1) {
            sum += tiles[y * columnCount + x]
          }
        }
        sums[row * columnCount + column] = sum
      }
    }
    tiles = sums
  }
}
