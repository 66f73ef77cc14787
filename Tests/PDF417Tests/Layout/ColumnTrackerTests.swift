import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Following boundaries between columns along the rows")
struct ColumnTrackerTests {
  /// The columns of a symbol, followed.
  private func followed(
    _ laid: LaidSymbol, polarity: Polarity = .darkOnLight, trustsStop: Bool = true
  ) -> ColumnModel? {
    laid.photograph.picture.withLumaImage { image in
      ColumnTracker(
        sampler: LineSampler(image: image), frame: laid.frame, rows: laid.rows, shape: laid.shape,
        polarity: polarity, trustsStart: true, trustsStop: trustsStop
      ).follow(laid.columns)
    }
  }

  /// The greatest distance of a boundary from where it is drawn, in modules.
  private func greatestError(_ columns: ColumnModel, of laid: LaidSymbol) -> Float {
    var greatest: Float = 0
    for boundary in 1...(columns.columnCount + 3) {
      for row in stride(from: 0, to: laid.shape.rowCount, by: 3) {
        let truth = laid.place(boundary: boundary, row: row)
        let distance = columns.position(ofBoundary: boundary, v: truth.v) - truth.u
        let module = columns.modulePixels(atBoundary: boundary, v: truth.v)
        greatest = max(greatest, abs(distance) / module)
      }
    }
    return greatest
  }

  @Test(
    "On a bent card boundaries end within 0.3 modules of the truth", arguments: [25.0, -25],
    [true, false])
  func bent(degrees: Double, trustsStop: Bool) throws {
    var shot = try Shot(Shot.words(count: 90, seed: 5), columnCount: 6, level: 3, modulePixels: 3)
    shot.camera.bendDegrees = degrees
    let laid = try LaidSymbol(shot)
    #expect(greatestError(laid.columns, of: laid) > 0.5)
    let moved = try #require(followed(laid, trustsStop: trustsStop))
    #expect(greatestError(moved, of: laid) < 0.3)
  }

  @Test("On a flat card boundaries stay where they are", arguments: [false, true])
  func flat(isInverted: Bool) throws {
    var shot = try Shot.small(seed: 6, modulePixels: 3)
    shot.camera.print.isInverted = isInverted
    let laid = try LaidSymbol(shot)
    let moved = try #require(followed(laid, polarity: isInverted ? .lightOnDark : .darkOnLight))
    #expect(greatestError(moved, of: laid) < 0.15)
  }

  @Test("Where no boundary shows nothing is moved")
  func nothing() throws {
    var shot = try Shot.small(seed: 7, modulePixels: 3)
    shot.camera.marks = [
      Mark(u: 0, v: 0, radiusAcross: 200, radiusDown: 200, isRectangle: true, light: 0.4)
    ]
    #expect(followed(try LaidSymbol(shot)) == nil)
  }
}
