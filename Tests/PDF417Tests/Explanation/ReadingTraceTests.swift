import PDF417
import ScanImage
import SymbolSynthesis
import Testing

@Suite("How a picture was read")
struct ReadingTraceTests {
  private func explain(_ shot: Shot) -> (reading: Reading, trace: ReadingTrace) {
    shot.taken().picture.withLumaImage { SymbolReader().explain($0) }
  }

  @Test("A clean symbol is told with all of its parts where they are")
  func clean() throws {
    let shot = try Shot.small()
    let photograph = shot.taken()
    let (reading, trace) = explain(shot)
    #expect(reading == photograph.picture.reading())
    let symbol = try #require(trace.symbols.first)
    #expect(trace.symbols.count == 1)
    #expect(symbol.isRead)
    #expect(symbol.outline == reading.symbols.first?.corners)
    #expect(symbol.guards.count == 2)
    #expect(symbol.rowLines.count == shot.symbol.rowCount + 1)
    #expect(symbol.cells.count == shot.symbol.rowCount * shot.symbol.columnCount)
    #expect(symbol.count(.read) == symbol.cells.count)
    #expect(symbol.checkCount == shot.symbol.checkCount)
    // The first cell begins after the start pattern and the left row indicators.
    let corner = photograph.corners
    let share = 34 / Double(shot.symbol.modulesPerRow)
    let first = symbol.cells[0].outline.topLeft
    #expect(abs(first.x - corner.topLeft.x - share * (corner.topRight.x - corner.topLeft.x)) < 3)
    #expect(abs(first.y - corner.topLeft.y) < 3)
  }

  @Test("Codewords under a blot are told as unread or put right, those beside it as read")
  func blot() throws {
    var shot = try Shot.small()
    shot.camera.marks = [Mark(u: 0, v: 0, radiusAcross: 20, radiusDown: 3.5, light: 0.3)]
    let (reading, trace) = explain(shot)
    let symbol = try #require(trace.symbols.first)
    let found = try #require(reading.symbols.first)
    #expect(found.payload == shot.payload)
    #expect(symbol.count(.doubtful) == found.errorsCorrected)
    #expect(symbol.count(.unread) == found.erasures)
    #expect(found.errorsCorrected + found.erasures > 0)
    #expect(symbol.cells[0].state == .read)
  }

  @Test("A symbol that is too damaged is told as seen, with its unread codewords")
  func unread() throws {
    var shot = try Shot.small()
    shot.camera.marks = [
      Mark(u: 0, v: 0, radiusAcross: 45, radiusDown: 15, isRectangle: true, light: 0.3)
    ]
    let (reading, trace) = explain(shot)
    #expect(reading.symbols.isEmpty)
    let symbol = try #require(trace.symbols.first)
    #expect(!symbol.isRead)
    #expect(symbol.count(.unread) > shot.symbol.checkCount / 2)
    #expect(reading.sighting != nil)
  }

  @Test("Nothing is told of a picture without anything")
  func nothing() {
    let (reading, trace) = GreyPicture(width: 200, height: 100, level: 128).withLumaImage {
      SymbolReader().explain($0)
    }
    #expect(reading == Reading(symbols: []))
    #expect(trace == ReadingTrace())
  }

  @Test("Only one guard is told when the other is cut off")
  func oneGuard() throws {
    let shot = try Shot.small()
    let picture = shot.taken().picture
    let part = picture.cropped(x: 0..<(picture.width - 60), y: 0..<picture.height)
    let trace = part.withLumaImage { SymbolReader().explain($0) }.trace
    #expect(trace.symbols.first?.guards.count == 1)
  }
}
