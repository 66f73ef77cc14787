import PDF417
import ScanImage
import SymbolSynthesis
import Testing

@Suite("Reading several symbols in one picture")
struct SeveralSymbolsTests {
  /// Four symbols at different angles on one gray desk.
  private static func desk() throws -> (picture: GreyPicture, payloads: [[UInt8]]) {
    var desk = GreyPicture(width: 900, height: 560, level: 120)
    var payloads: [[UInt8]] = []
    let places = [(20, 20, 0.0), (470, 20, 180.0), (20, 290, 5.0), (470, 290, 0.0)]
    for (index, (x, y, degrees)) in places.enumerated() {
      var shot = try Shot.small(seed: UInt64(30 + index))
      shot.camera.rotationDegrees = degrees
      desk.paste(shot.taken().picture, x: x, y: y)
      payloads.append(shot.payload)
    }
    return (desk, payloads)
  }

  @Test("All of four symbols are read, each once")
  func four() throws {
    let (picture, payloads) = try SeveralSymbolsTests.desk()
    let found = picture.reading().symbols.map(\.payload)
    #expect(found.count == 4)
    for payload in payloads { #expect(found.contains(payload)) }
  }

  @Test("As many symbols as a reader returns by default are read in one fast reading")
  func eight() throws {
    var desk = GreyPicture(width: 900, height: 1120, level: 120)
    var payloads: [[UInt8]] = []
    for index in 0..<8 {
      let shot = try Shot.small(seed: UInt64(50 + index))
      desk.paste(shot.taken().picture, x: 20 + index % 2 * 450, y: 20 + index / 2 * 270)
      payloads.append(shot.payload)
    }
    let found = desk.reading(effort: .fast).symbols.map(\.payload)
    #expect(found.count == 8)
    for payload in payloads { #expect(found.contains(payload)) }
  }

  @Test("No more symbols are read than asked for", arguments: [(1, 1), (2, 2), (0, 1), (-3, 1)])
  func maximum(asked: Int, expected: Int) throws {
    let (picture, payloads) = try SeveralSymbolsTests.desk()
    let symbols = picture.reading(maximumSymbols: asked).symbols
    #expect(symbols.count == expected)
    for symbol in symbols { #expect(payloads.contains(symbol.payload)) }
  }

  @Test("Two symbols with the same payload are both read")
  func twins() throws {
    let one = try Shot.small(seed: 40).taken().picture
    var desk = GreyPicture(width: one.width + 40, height: 2 * one.height + 120, level: 120)
    desk.paste(one, x: 20, y: 20)
    desk.paste(one, x: 20, y: one.height + 100)
    let symbols = desk.reading().symbols
    #expect(symbols.count == 2)
  }

  @Test("The same picture gives the same reading each time")
  func repeated() throws {
    let picture = try Shot.small(seed: 41).taken().picture
    #expect(picture.reading() == picture.reading())
  }
}
