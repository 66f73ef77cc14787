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
        tile.scale(by: 0.25)
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
        var y = tileRow * side
        let endY = min(y + side, image.height - 1)
        var brightness = [Int32](repeating: 0, count: columnCount)
        while y < endY {
          let upper = image.row(y)
          let lower = image.row(y + 1)
          for column in 0..<columnCount {
            let x = column * side
            let count = min(side, image.width - 1 - x)
            let sums = TextureMap.gradientSums(upper + x, lower + x, count: count)
            tiles[firstTile + column] += TextureTile(
              xx: Float(sums.xx), yy: Float(sums.yy), xy: Float(sums.xy))
            brightness[column] &+= sums.brightness
          }
          y += rowStep
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
      let mean = Float(brightness[column]) / samples + 12
      let scale = 1 / (mean * mean * samples)
      tiles[column].scale(by: scale)
    }
  }

  /// Gradient products of 2x2 neighbourhoods along a stretch of two rows.
  @inline(__always) private static func gradientSums(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, count: Int
  ) -> (xx: Int32, yy: Int32, xy: Int32, brightness: Int32) {
    var xx: Int32 = 0
    var yy: Int32 = 0
    var xy: Int32 = 0
    var brightness: Int32 = 0
    for i in 0..<count {
      let a = Int16(truncatingIfNeeded: upper[i])
      let b = Int16(truncatingIfNeeded: upper[i &+ 1])
      let c = Int16(truncatingIfNeeded: lower[i])
      let d = Int16(truncatingIfNeeded: lower[i &+ 1])
      let falling = d &- a
      let rising = b &- c
      let dx = Int32(falling &+ rising)
      let dy = Int32(falling &- rising)
      xx &+= dx &* dx
      yy &+= dy &* dy
      xy &+= dx &* dy
      brightness &+= Int32(a)
    }
    return (xx, yy, xy, brightness)
  }

  /// Adds each tile's eight neighbours to it: single tiles are too small to have one direction.
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
