import ScanImage
import Testing

@testable import PDF417
@testable import SymbolSynthesis

/// A photographed symbol whose columns and rows are laid where the drawing says, not where a reader found them.
struct LaidSymbol {
  let shot: Shot
  let photograph: Photograph
  /// Picture coordinates: the card is not turned.
  let frame = ReadingFrame(originX: 0, originY: 0, uX: 1, uY: 0)
  /// Columns at equal distances between both sides of the symbol, as on a flat card.
  let columns: ColumnModel
  /// Rows as both row indicators have them.
  let rows: RowField
  private let view: CardView

  /// Lays the columns and rows of a symbol whose rows run along the picture's.
  init(_ shot: Shot) throws {
    self.shot = shot
    photograph = shot.taken()
    let symbol = shot.symbol
    view = CardView(shot.camera, art: shot.camera.painted(symbol))
    let modules = Float(symbol.modulesPerRow)
    let corners = photograph.corners
    columns = ColumnModel(
      columnCount: symbol.columnCount,
      fractions: (0...(symbol.columnCount + 3)).map { 17 * Float($0) / modules } + [1],
      low: .constant(Float(corners.topLeft.x)),
      high: .constant(Float(corners.topRight.x))
    )
    let range = Float(corners.topLeft.y)...Float(corners.bottomLeft.y)
    rows = try #require(
      RowField(
        left: LaidSymbol.rows(of: shot, middle: 25.5, view: view),
        right: LaidSymbol.rows(of: shot, middle: Double(modules) - 26.5, view: view),
        columns: columns,
        rowCount: symbol.rowCount,
        vRange: range
      )
    )
  }

  /// Rows, columns and level.
  var shape: SymbolShape {
    SymbolShape(
      rowCount: shot.symbol.rowCount,
      columnCount: shot.symbol.columnCount,
      errorCorrectionLevel: shot.symbol.level
    )
  }

  /// Where a boundary between columns lies in the middle of a row, in pixels.
  func place(boundary: Int, row: Int) -> (u: Float, v: Float) {
    let point = LaidSymbol.point(
      of: shot, module: Double(17 * boundary), row: Double(row) + 0.5, view: view)
    return (Float(point.x), Float(point.y))
  }

  private static func rows(of shot: Shot, middle: Double, view: CardView) throws -> Polynomial {
    let samples = (0...shot.symbol.rowCount).map { row in
      let place = point(of: shot, module: middle, row: Double(row), view: view)
      return (position: Float(place.y), value: Float(row), weight: Float(1))
    }
    return try #require(Polynomial.fit(samples, degree: 2))
  }

  private static func point(
    of shot: Shot, module: Double, row: Double, view: CardView
  ) -> Point {
    view.point(
      module - Double(shot.symbol.modulesPerRow) / 2,
      (row - Double(shot.symbol.rowCount) / 2) * shot.camera.print.rowHeight
    )
  }
}
