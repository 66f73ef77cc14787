import Testing

@testable import PDF417

@Suite("Row indicators")
struct RowIndicatorTests {
  /// What the standard puts into an indicator (ISO/IEC 15438, 5.11.3), written as it is there.
  ///
  /// - Returns: The codeword in the given row, and its three parts by kind.
  private func codeword(row: Int, shape: SymbolShape, isLeft: Bool) -> Int {
    let x1 = (shape.rowCount - 1) / 3
    let x2 = shape.errorCorrectionLevel * 3 + (shape.rowCount - 1) % 3
    let x3 = shape.columnCount - 1
    let left = [x1, x2, x3]
    let right = [x3, x1, x2]
    return 30 * (row / 3) + (isLeft ? left : right)[row % 3]
  }

  /// Every row count with a column count and level that go with it.
  private static let shapes = (3...90).map { rows in
    SymbolShape(
      rowCount: rows,
      columnCount: 1 + rows * 7 % min(30, 928 / rows),
      errorCorrectionLevel: rows % 2
    )
  }

  @Test("Every row of every row count says its row and one fact", arguments: [true, false])
  func facts(isLeft: Bool) throws {
    for shape in RowIndicatorTests.shapes {
      for row in 0..<shape.rowCount {
        let word = codeword(row: row, shape: shape, isLeft: isLeft)
        let indicator = try #require(
          RowIndicator(cluster: row % 3, codeword: word, isLeft: isLeft)
        )
        #expect(indicator.row == row)
        switch indicator.fact {
        case .rowGroups(let groups): #expect(groups == (shape.rowCount - 1) / 3)
        case .levelAndRemainder(let level, let remainder):
          #expect(level == shape.errorCorrectionLevel && remainder == (shape.rowCount - 1) % 3)
        case .columns(let columns): #expect(columns == shape.columnCount)
        }
      }
    }
  }

  @Test("Codewords that no indicator has are refused", arguments: [true, false])
  func refused(isLeft: Bool) {
    for cluster in 0..<3 {
      for codeword in 0..<929 {
        let indicator = RowIndicator(cluster: cluster, codeword: codeword, isLeft: isLeft)
        let holdsLevel = cluster == (isLeft ? 1 : 2)
        let exists = codeword < 900 && !(holdsLevel && codeword % 30 > 26)
        #expect((indicator != nil) == exists)
      }
    }
  }

  @Test(
    "Three indicators of one side, in adjacent rows, state the whole shape",
    arguments: [true, false])
  func shape(isLeft: Bool) throws {
    for shape in RowIndicatorTests.shapes {
      for first in 0...(shape.rowCount - 3) {
        var votes = ShapeVotes()
        for row in first..<(first + 3) {
          let word = codeword(row: row, shape: shape, isLeft: isLeft)
          let indicator = RowIndicator(cluster: row % 3, codeword: word, isLeft: isLeft)
          votes.add(try #require(indicator), weight: 1)
        }
        #expect(votes.shape() == shape)
        #expect(votes.columnCount == shape.columnCount)
      }
    }
  }

  @Test("Two indicators do not state a shape, and none at all neither")
  func tooFew() throws {
    var votes = ShapeVotes()
    #expect(votes.shape() == nil)
    let shape = SymbolShape(rowCount: 20, columnCount: 10, errorCorrectionLevel: 3)
    for row in 0..<2 {
      let word = codeword(row: row, shape: shape, isLeft: true)
      votes.add(try #require(RowIndicator(cluster: row, codeword: word, isLeft: true)), weight: 1)
    }
    #expect(votes.shape() == nil)
    #expect(votes.shape(columnCount: 10) == shape)
  }

  @Test("Heavier votes win against lighter ones")
  func majority() throws {
    let (right, wrong) = (
      SymbolShape(rowCount: 31, columnCount: 9, errorCorrectionLevel: 4),
      SymbolShape(rowCount: 14, columnCount: 17, errorCorrectionLevel: 2)
    )
    var votes = ShapeVotes()
    for row in 0..<14 {
      for (shape, weight): (SymbolShape, Float) in [(right, 0.6), (wrong, 0.5)] {
        let word = codeword(row: row, shape: shape, isLeft: true)
        let indicator = RowIndicator(cluster: row % 3, codeword: word, isLeft: true)
        votes.add(try #require(indicator), weight: weight)
      }
    }
    #expect(votes.shape() == right)
    #expect(votes.votes(forColumns: 9) > votes.votes(forColumns: 17))
    #expect(votes.votes(forColumns: 3) == 0)
  }

  @Test(
    "Shapes that no symbol has are refused: too many codewords, too few for their check codewords")
  func impossible() throws {
    for shape in [
      SymbolShape(rowCount: 90, columnCount: 30, errorCorrectionLevel: 0),
      SymbolShape(rowCount: 31, columnCount: 30, errorCorrectionLevel: 0),
      SymbolShape(rowCount: 3, columnCount: 1, errorCorrectionLevel: 1),
      SymbolShape(rowCount: 32, columnCount: 16, errorCorrectionLevel: 8),
    ] {
      var votes = ShapeVotes()
      for row in 0..<3 {
        let word = codeword(row: row, shape: shape, isLeft: true)
        votes.add(try #require(RowIndicator(cluster: row, codeword: word, isLeft: true)), weight: 1)
      }
      #expect(votes.shape() == nil)
    }
  }
}
