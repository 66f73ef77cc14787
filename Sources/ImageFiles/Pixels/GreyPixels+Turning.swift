extension GreyPixels {
  /// The picture turned upright; the very same memory when it stands so already.
  consuming func turned(
    _ orientation: Orientation,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    if orientation == .upright { return self }
    let isSwapped = orientation.swapsSides
    let upright = try GreyPixels(
      width: isSwapped ? height : width,
      height: isSwapped ? width : height,
      limits: limits
    )
    let firstRow = orientation.startsInLastRow ? height - 1 : 0
    let firstColumn = orientation.startsInLastColumn ? width - 1 : 0
    let turn = Turn(
      source: row(firstRow) + firstColumn,
      rowStep: orientation.startsInLastRow ? -width : width,
      isBackwards: orientation.startsInLastColumn
    )
    if isSwapped { turn.fillSwapped(upright) } else { turn.fillStraight(upright) }
    return upright
  }
}

/// A walk over stored pixels in the order in which they stand upright, eight neighbours at a time.
private struct Turn {
  /// The stored pixel that becomes the upright picture's first.
  let source: UnsafeMutablePointer<UInt8>
  /// Distance in memory to the stored row that comes next.
  let rowStep: Int
  /// Stored rows are read from right to left.
  let isBackwards: Bool

  /// Side of the tiles that are turned one after the other: their rows stay in the cache.
  private static let tileSide = 64

  /// The pixel in a stored row and column, both counted in the order of the walk.
  @inline(__always)
  private func pixel(row: Int, column: Int) -> UnsafeMutablePointer<UInt8> {
    source + (row &* rowStep &+ (isBackwards ? 0 &- column : column))
  }

  /// Eight neighbours of a stored row; the first of the walk is the lowest byte.
  @inline(__always)
  private func eight(row: Int, column: Int) -> UInt64 {
    let first = pixel(row: row, column: isBackwards ? column &+ 7 : column)
    let word = UInt64(littleEndian: UnsafeRawPointer(first).loadUnaligned(as: UInt64.self))
    return isBackwards ? word.byteSwapped : word
  }

  /// Stored rows become rows.
  func fillStraight(_ target: borrowing GreyPixels) {
    for y in 0..<target.height {
      let row = target.row(y)
      var x = 0
      while x + 8 <= target.width {
        store(eight(row: y, column: x), at: row + x)
        x += 8
      }
      while x < target.width {
        row[x] = pixel(row: y, column: x).pointee
        x += 1
      }
    }
  }

  /// Stored rows become columns.
  func fillSwapped(_ target: borrowing GreyPixels) {
    for top in stride(from: 0, to: target.height, by: Turn.tileSide) {
      for left in stride(from: 0, to: target.width, by: Turn.tileSide) {
        fillTile(
          target,
          columns: left..<min(left + Turn.tileSide, target.width),
          rows: top..<min(top + Turn.tileSide, target.height)
        )
      }
    }
  }

  private func fillTile(
    _ target: borrowing GreyPixels,
    columns: Range<Int>,
    rows: Range<Int>
  ) {
    let wholeRows = rows.lowerBound..<rows.upperBound - rows.count % 8
    let wholeColumns = columns.lowerBound..<columns.upperBound - columns.count % 8
    for y in stride(from: wholeRows.lowerBound, to: wholeRows.upperBound, by: 8) {
      for x in stride(from: wholeColumns.lowerBound, to: wholeColumns.upperBound, by: 8) {
        swapEight(target.row(y) + x, targetStep: target.width, row: x, column: y)
      }
    }
    for y in rows {
      let first = y < wholeRows.upperBound ? wholeColumns.upperBound : columns.lowerBound
      let row = target.row(y)
      for x in first..<columns.upperBound { row[x] = pixel(row: x, column: y).pointee }
    }
  }

  /// Turns a block of 8 x 8 pixels, each stored row of which is one word.
  ///
  /// Three rounds exchange the off-diagonal halves of ever larger blocks: 2 x 2 pixels in words that
  /// are neighbours, then 4 x 4 in words two apart, then 8 x 8 in words four apart.
  @inline(__always)
  private func swapEight(
    _ target: UnsafeMutablePointer<UInt8>,
    targetStep: Int,
    row: Int,
    column: Int
  ) {
    var words = SIMD8<UInt64>()
    for index in 0..<8 { words[index] = eight(row: row &+ index, column: column) }
    words = Turn.exchange(words, apart: 1, shift: 8, mask: 0x00FF_00FF_00FF_00FF)
    words = Turn.exchange(words, apart: 2, shift: 16, mask: 0x0000_FFFF_0000_FFFF)
    words = Turn.exchange(words, apart: 4, shift: 32, mask: 0x0000_0000_FFFF_FFFF)
    for index in 0..<8 { store(words[index], at: target + index &* targetStep) }
  }

  @inline(__always)
  private static func exchange(
    _ words: SIMD8<UInt64>,
    apart: Int,
    shift: UInt64,
    mask: UInt64
  ) -> SIMD8<UInt64> {
    var result = words
    for upper in 0..<8 where upper & apart == 0 {
      let (first, second) = (words[upper], words[upper | apart])
      result[upper] = (first & mask) | ((second & mask) &<< shift)
      result[upper | apart] = ((first &>> shift) & mask) | (second & ~mask)
    }
    return result
  }

  @inline(__always)
  private func store(_ word: UInt64, at target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
  }
}
