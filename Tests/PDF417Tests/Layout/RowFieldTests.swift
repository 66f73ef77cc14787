import Testing

@testable import PDF417

@Suite("Rows laid from one side or between both")
struct RowFieldTests {
  /// A symbol of `columnCount` columns with modules of 2 pixels, its bars upright.
  private func columns(_ columnCount: Int) -> ColumnModel {
    let modules = Float(SymbolGeometry.rowModules(columnCount: columnCount))
    let boundaries = (0...(columnCount + 3)).map { 17 * Float($0) / modules } + [1]
    return ColumnModel(
      columnCount: columnCount,
      fractions: boundaries,
      low: .constant(10),
      high: .constant(10 + 2 * modules)
    )
  }

  /// Rows 9 pixels high that begin at `start`.
  private func rows(start: Float) throws -> Polynomial {
    try #require(Polynomial.fit([(start, 0, 1), (start + 180, 20, 1)], degree: 1))
  }

  @Test("Boundaries of columns lie 17 modules apart")
  func boundaries() {
    let columns = columns(3)
    for boundary in 0...6 {
      #expect(abs(columns.position(ofBoundary: boundary, v: 5) - 10 - 34 * Float(boundary)) < 0.01)
    }
    #expect(abs(columns.position(ofBoundary: 7, v: 5) - 10 - 2 * 120) < 0.01)
    #expect(columns.stripCount == 5 && columns.slope(ofBoundary: 3, v: 5) == 0)
  }

  @Test(
    "Rows between both sides are straight lines", arguments: [0, 25, -40] as [Float], [1, 4, 12])
  func between(climb: Float, columnCount: Int) throws {
    let columns = columns(columnCount)
    let field = try #require(
      RowField(
        left: rows(start: 100),
        right: rows(start: 100 + climb),
        columns: columns,
        rowCount: 20,
        vRange: min(100, 100 + climb)...max(280, 280 + climb)
      )
    )
    let last = columns.stripCount - 1
    for strip in 0...last {
      let start = field.middle(ofStrip: 0, v: 0)
      let share =
        (field.middle(ofStrip: strip, v: 0) - start)
        / (field.middle(ofStrip: last, v: 0) - start)
      for row in [0, 3.5, 10, 20] as [Float] {
        let v = try #require(field.position(ofRow: row, strip: strip))
        #expect(abs(v - (100 + 9 * row + climb * share)) < 0.5)
        #expect(abs(field.row(strip: strip, v: v) - row) < 0.05)
      }
      let slope = climb / (field.middle(ofStrip: last, v: 0) - start)
      #expect(abs(field.slope(strip: strip, v: 190) - slope) < 0.02)
    }
  }

  @Test(
    "Rows from one side go on along their slope", arguments: [true, false],
    [0, 0.2, -0.15] as [Float])
  func oneSide(isLeft: Bool, slope: Float) throws {
    let columns = columns(5)
    let field = try #require(
      RowField(
        known: rows(start: 100),
        slope: .constant(slope),
        isLeft: isLeft,
        columns: columns,
        rowCount: 20,
        vRange: 60...320
      )
    )
    let known = field.middle(ofStrip: isLeft ? 0 : 6, v: 0)
    for strip in 0...6 {
      let v = try #require(field.position(ofRow: 10, strip: strip))
      #expect(abs(v - 190 - slope * (field.middle(ofStrip: strip, v: 0) - known)) < 0.5)
    }
  }

  @Test("Sides that have no row in common give no field")
  func impossible() throws {
    let flat = Polynomial.constant(4)
    let columns = columns(4)
    #expect(
      RowField(
        left: flat, right: flat, columns: columns, rowCount: 20, vRange: 0...100) == nil
    )
    let far = try rows(start: 9_000)
    #expect(
      RowField(
        left: far, right: far, columns: columns, rowCount: 20, vRange: 0...100) == nil
    )
  }
}
