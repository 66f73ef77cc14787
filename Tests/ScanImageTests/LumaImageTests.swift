import ScanImage
import Testing

@Suite("Gray picture views")
struct LumaImageTests {
  /// Makes a view of `count` bytes that count up from 0 and hands it to `body`.
  private func withView<Result>(
    count: Int,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    _ body: (LumaImage) -> Result
  ) throws -> Result {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    return try bytes.withUnsafeBufferPointer { pixels in
      body(
        try LumaImage(pixels: pixels, width: width, height: height, bytesPerRow: bytesPerRow)
      )
    }
  }

  private func error(
    count: Int,
    width: Int,
    height: Int,
    bytesPerRow: Int
  ) -> LumaImageError? {
    do {
      try withView(count: count, width: width, height: height, bytesPerRow: bytesPerRow) { _ in }
      return nil
    } catch {
      return error as? LumaImageError
    }
  }

  @Test("A view reads the pixel at a column and row, padded rows too", arguments: [4, 5, 9])
  func pixels(bytesPerRow: Int) throws {
    try withView(count: 2 * bytesPerRow + 4, width: 4, height: 3, bytesPerRow: bytesPerRow) {
      view in
      #expect(view.width == 4 && view.height == 3 && view.bytesPerRow == bytesPerRow)
      for y in 0..<3 {
        for x in 0..<4 {
          #expect(Int(view[x, y]) == y * bytesPerRow + x)
          #expect(view.row(y)[x] == view[x, y])
        }
      }
    }
  }

  @Test(
    "A side of zero or less is refused",
    arguments: [(0, 3), (3, 0), (-1, 3), (3, -1), (0, 0), (Int.min, 1)]
  )
  func emptySides(width: Int, height: Int) {
    #expect(
      error(count: 9, width: width, height: height, bytesPerRow: 3)
        == .emptySide(width: width, height: height)
    )
  }

  @Test("The longest side is allowed and one more is refused")
  func longestSide() {
    let limit = LumaImage.maximumSide
    #expect(error(count: limit, width: limit, height: 1, bytesPerRow: limit) == nil)
    #expect(error(count: limit, width: 1, height: limit, bytesPerRow: 1) == nil)
    #expect(
      error(count: limit + 1, width: limit + 1, height: 1, bytesPerRow: limit + 1)
        == .sideTooLong(width: limit + 1, height: 1, limit: limit)
    )
    #expect(
      error(count: limit + 1, width: 1, height: limit + 1, bytesPerRow: 1)
        == .sideTooLong(width: 1, height: limit + 1, limit: limit)
    )
    #expect(
      error(count: 1, width: .max, height: .max, bytesPerRow: .max)
        == .sideTooLong(width: .max, height: .max, limit: limit)
    )
  }

  @Test("Rows may touch and not overlap")
  func overlappingRows() {
    #expect(error(count: 12, width: 4, height: 3, bytesPerRow: 4) == nil)
    #expect(
      error(count: 12, width: 4, height: 3, bytesPerRow: 3)
        == .rowsOverlap(width: 4, bytesPerRow: 3)
    )
    #expect(
      error(count: 12, width: 4, height: 3, bytesPerRow: -4)
        == .rowsOverlap(width: 4, bytesPerRow: -4)
    )
    #expect(
      error(count: 12, width: 4, height: 3, bytesPerRow: .min)
        == .rowsOverlap(width: 4, bytesPerRow: .min)
    )
  }

  @Test("The last row needs no padding, and every pixel of it")
  func missingBytes() {
    #expect(error(count: 24, width: 4, height: 3, bytesPerRow: 10) == nil)
    #expect(
      error(count: 23, width: 4, height: 3, bytesPerRow: 10) == .bytesMissing(found: 23, needed: 24)
    )
    #expect(
      error(count: 0, width: 1, height: 1, bytesPerRow: 1) == .bytesMissing(found: 0, needed: 1)
    )
    #expect(throws: LumaImageError.bytesMissing(found: 0, needed: 1)) {
      try LumaImage(
        pixels: UnsafeBufferPointer(start: nil, count: 0),
        width: 1,
        height: 1,
        bytesPerRow: 1
      )
    }
  }

  @Test("Sizes whose product does not fit in an integer are refused")
  func overflow() {
    #expect(
      error(count: 9, width: 4, height: 3, bytesPerRow: .max)
        == .bytesMissing(found: 9, needed: .max)
    )
    // The rows fit, the last row's pixels no longer do.
    #expect(error(count: 9, width: 4, height: 2, bytesPerRow: .max - 3) != nil)
  }

  @Test("Points and quadrilaterals are their parts")
  func geometry() {
    let point = Point(x: 1.5, y: -2)
    #expect(point.x == 1.5 && point.y == -2)
    let corners = Quadrilateral(
      topLeft: point,
      topRight: Point(x: 2, y: 0),
      bottomRight: Point(x: 2, y: 2),
      bottomLeft: Point(x: 0, y: 2)
    )
    #expect(corners.topLeft == point && corners.topRight == Point(x: 2, y: 0))
    #expect(corners.bottomRight == Point(x: 2, y: 2) && corners.bottomLeft == Point(x: 0, y: 2))
    #expect(
      corners
        != Quadrilateral(topLeft: point, topRight: point, bottomRight: point, bottomLeft: point)
    )
  }
}
