import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Texture and regions")
struct TextureTests {
  /// Soft stripes whose levels change along `axis`, over a part of the picture.
  private func paintStripes(
    _ picture: inout GreyPicture,
    axis: (x: Float, y: Float),
    x: Range<Int>,
    y: Range<Int>
  ) {
    for row in y {
      for column in x {
        let phase = Float(column) * axis.x + Float(row) * axis.y
        let turn = phase / 6 - (phase / 6).rounded(.down)
        picture[column, row] = UInt8(40 + 170 * abs(2 * turn - 1))
      }
    }
  }

  /// Unit vectors at some angles that need no sine: Pythagorean triples and the axes.
  private static let axes: [(x: Float, y: Float)] = [
    (1, 0), (0, 1), (0.6, 0.8), (0.8, 0.6), (0.6, -0.8), (0.8, -0.6), (12.0 / 13, 5.0 / 13),
    (5.0 / 13, 12.0 / 13), (12.0 / 13, -5.0 / 13), (24.0 / 25, 7.0 / 25), (7.0 / 25, -24.0 / 25),
    (40.0 / 41, 9.0 / 41), (9.0 / 41, 40.0 / 41), (0.70711, 0.70711), (0.70711, -0.70711),
    (60.0 / 61, -11.0 / 61),
  ]

  @Test(
    "The direction of stripes at any angle is told within two degrees", arguments: 0..<16, [8, 16])
  func direction(axis: Int, tilePixels: Int) {
    let axis = TextureTests.axes[axis]
    var picture = GreyPicture(width: 128, height: 128)
    paintStripes(&picture, axis: axis, x: 0..<128, y: 0..<128)
    let map = picture.withLumaImage { TextureMap(of: $0, tilePixels: tilePixels) }
    for map in [map, map.coarser()] {
      let tile = map[map.columnCount / 2, map.rowCount / 2]
      #expect(tile.directedEnergy > 0.8 * tile.energy)
      let (cosine, sine) = tile.doubledDirection
      // Cosine of four degrees, twice the allowed two.
      #expect(cosine * (axis.x * axis.x - axis.y * axis.y) + sine * 2 * axis.x * axis.y > 0.9976)
      let half = ReadingFrame.halfAngle(cosine: cosine, sine: sine)
      #expect(abs(half.x * axis.x + half.y * axis.y) > 0.9993)
    }
  }

  @Test("A tile holds the products of its differences, the last one too", arguments: [8, 16, 32])
  func sums(tilePixels: Int) {
    var source = SeededGenerator(seed: 5)
    // So few tiles that each has all of them for neighbors.
    let side = 2 * tilePixels
    for width in [side, side + 1] {
      var picture = GreyPicture(width: width, height: side + 1)
      picture.bytes = picture.bytes.map { _ in UInt8(source.integer(0...255)) }
      var expected = TextureTile()
      let step = tilePixels <= 8 ? 1 : tilePixels <= 16 ? 2 : 16
      for row in 0..<2 {
        for x in [0, min(tilePixels, width - 1 - tilePixels)] {
          expected += tile(picture, x: x, y: row * tilePixels, side: tilePixels, rowStep: step)
        }
      }
      let map = picture.withLumaImage { TextureMap(of: $0, tilePixels: tilePixels) }
      #expect(map.tiles.count == 4)
      for tile in map.tiles {
        #expect(abs(tile.xx / expected.xx - 1) < 1e-4 && abs(tile.yy / expected.yy - 1) < 1e-4)
        #expect(abs(tile.xy - expected.xy) < 1e-4 * expected.xx)
      }
    }
  }

  /// One tile's normalized products, pixel by pixel.
  private func tile(
    _ picture: GreyPicture, x: Int, y: Int, side: Int, rowStep: Int
  ) -> TextureTile {
    var sum = TextureTile()
    var brightness: Float = 0
    for row in stride(from: y, to: y + side, by: rowStep) {
      for column in x..<(x + side) {
        let (a, b) = (Float(picture[column, row]), Float(picture[column + 1, row]))
        let (c, d) = (Float(picture[column, row + 1]), Float(picture[column + 1, row + 1]))
        let (dx, dy) = (d - a + b - c, d - a - b + c)
        sum += TextureTile(xx: dx * dx, yy: dy * dy, xy: dx * dy)
        brightness += a
      }
    }
    let samples = Float(side * side / rowStep)
    let mean = brightness / samples + 12
    sum.scale(by: 1 / (mean * mean * samples))
    return sum
  }

  @Test("A blank picture, and one smaller than a tile, has no texture")
  func blank() {
    for (width, height) in [(64, 64), (1, 1), (8, 8), (5, 200), (9, 9)] {
      let picture = GreyPicture(width: width, height: height, level: 77)
      let map = picture.withLumaImage { TextureMap(of: $0, tilePixels: 8) }
      #expect(map.tiles.count == map.columnCount * map.rowCount && !map.tiles.isEmpty)
      #expect(map.tiles.allSatisfy { $0.energy == 0 && $0.directedEnergy == 0 })
      #expect(RegionGrowing(maximumRegions: 8).regions(of: map).isEmpty)
    }
  }

  @Test("Shade does not change by much how much texture there seems to be")
  func shade() {
    var bright = GreyPicture(width: 64, height: 64)
    paintStripes(&bright, axis: (0.8, 0.6), x: 0..<64, y: 0..<64)
    var dark = bright
    dark.bytes = bright.bytes.map { $0 / 3 }
    let energies = [bright, dark].map { picture in
      picture.withLumaImage { TextureMap(of: $0, tilePixels: 8)[4, 4].energy }
    }
    #expect(energies[1] > 0.4 * energies[0] && energies[1] < 1.5 * energies[0])
  }

  @Test("Two fields of stripes form two regions in their places, each with its direction")
  func twoFields() {
    var picture = GreyPicture(width: 400, height: 240, level: 240)
    paintStripes(&picture, axis: (0.8, 0.6), x: 40..<160, y: 60..<180)
    paintStripes(&picture, axis: (0, 1), x: 240..<360, y: 40..<200)
    let map = picture.withLumaImage { TextureMap(of: $0, tilePixels: 8) }
    let regions = RegionGrowing(maximumRegions: 8).regions(of: map)
      .sorted { $0.tileCount > $1.tileCount }.prefix(2).sorted {
        $0.frame.originX < $1.frame.originX
      }
    #expect(regions.count == 2)
    guard regions.count == 2 else { return }
    for (region, truth) in zip(regions, [(x: 100, y: 120, axis: 1), (x: 300, y: 120, axis: 0)]) {
      #expect(abs(region.frame.originX - Float(truth.x)) < 16)
      #expect(abs(region.frame.originY - Float(truth.y)) < 16)
      let axis: (x: Float, y: Float) = truth.axis == 1 ? (0.8, 0.6) : (0, 1)
      #expect(abs(region.frame.uX * axis.x + region.frame.uY * axis.y) > 0.997)
      #expect(region.width > 100 && region.width < 220)
    }
  }

  @Test("No more regions are returned than asked for, in the order of their promise")
  func order() {
    var picture = GreyPicture(width: 400, height: 120, level: 240)
    for (index, x) in [10, 110, 210, 310].enumerated() {
      paintStripes(
        &picture, axis: index % 2 == 0 ? (1, 0) : (0.6, 0.8), x: x..<(x + 50 + 8 * index),
        y: 20..<100)
    }
    let map = picture.withLumaImage { TextureMap(of: $0, tilePixels: 8) }
    for count in 0...3 {
      let regions = RegionGrowing(maximumRegions: count).regions(of: map)
      #expect(regions.count == count)
      for (a, b) in zip(regions, regions.dropFirst()) { #expect(a.score >= b.score) }
    }
  }

  @Test("A frame's places and picture points belong to each other")
  func frames() {
    let frame = ReadingFrame(originX: 40, originY: 7, uX: 0.6, uY: -0.8)
    let point = frame.picturePoint(u: 10, v: 5)
    #expect(abs(point.x - 50) < 1e-4 && abs(point.y - 2) < 1e-4)
    let place = frame.place(x: point.x, y: point.y)
    #expect(abs(place.u - 10) < 1e-4 && abs(place.v - 5) < 1e-4)
  }
}
