import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Reading damaged cells line by line")
struct GridSamplerTests {
  /// A symbol with a dark scratch, a third of a row high, over half of each codeword of some rows.
  private func scratched(rows: [Int]) throws -> Shot {
    var shot = try Shot(Shot.words(count: 60, seed: 8), columnCount: 5, level: 2, modulePixels: 4)
    shot.camera.print.rowHeight = 4
    let height = shot.camera.print.rowHeight
    let (left, top) = (
      -Double(shot.symbol.modulesPerRow) / 2, -Double(shot.symbol.rowCount) / 2 * height
    )
    for row in rows {
      for column in 0..<shot.symbol.columnCount {
        shot.camera.marks.append(
          Mark(
            // Two of the three lines that are added up at first run over it.
            u: left + 17 * Double(column + 2) + 4.5,
            v: top + (Double(row) + 0.6) * height,
            radiusAcross: 4,
            radiusDown: height / 6,
            isRectangle: true,
            light: 0.02
          )
        )
      }
    }
    return shot
  }

  @Test("Rows are read although a scratch along them hides a third of their height")
  func scratch() throws {
    let rows = [1, 4, 6]
    let shot = try scratched(rows: rows)
    let laid = try LaidSymbol(shot)
    laid.photograph.picture.withLumaImage { image in
      let sampler = GridSampler(
        strips: CharacterSampler(
          sampler: LineSampler(image: image), frame: laid.frame, columns: laid.columns),
        reader: CharacterReader(
          index: PatternIndex(), bank: .standard, polarity: .darkOnLight))
      var grid = sampler.read(shape: laid.shape, rows: laid.rows)
      #expect(grid.isSharp)
      #expect(GridDecoder().decode(grid) == nil)
      // What was clear is taken over as it was, whatever stands there.
      var known = grid
      for index in known.cells.indices where known.cells[index]?.isClear == true {
        known.cells[index]?.codeword = 7
      }
      let again = sampler.read(shape: laid.shape, rows: laid.rows, known: known)
      #expect(again.clearCount == grid.clearCount)
      for (old, new) in zip(known.cells, again.cells) where old?.isClear == true {
        #expect(new?.codeword == 7)
      }
      let before = grid
      sampler.readLineByLine(&grid, rows: laid.rows)
      #expect(GridDecoder().decode(grid)?.message.payload == shot.payload)
      // What was clear stays as it was.
      for (old, new) in zip(before.cells, grid.cells) where old?.isClear == true {
        #expect(old?.codeword == new?.codeword)
      }
    }
    let found = try #require(laid.photograph.picture.reading(effort: .fast).symbols.first)
    shot.expectSame(found)
  }
}
