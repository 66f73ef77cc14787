import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Frames that read together")
struct FrameFusionTests {
  private let reader = SymbolReader(effort: .fast)

  @Test("Frames none of which reads alone read together", arguments: [0, 1] as [UInt64])
  func glare(seed: UInt64) throws {
    let sequence = try FrameSequence(.glare, seed: 1_000 + seed)
    var fusion = FrameFusion()
    var found: Symbol?
    for number in 0..<8 where found == nil {
      let frame = sequence.frame(number)
      #expect(frame.reading(effort: .fast).symbols.isEmpty, "frame \(number) is too easy")
      let reading = frame.withLumaImage { fusion.read($0, with: reader) }
      found = reading.symbols.first
      if found != nil { #expect(reading.sighting == nil) }
    }
    let symbol = try #require(found)
    #expect(symbol.payload == sequence.payload)
    #expect(symbol.frameCount > 1)
    #expect(symbol.rowCount == sequence.symbol.rowCount)
  }

  @Test("A frame that reads alone is told as by the reader")
  func alone() throws {
    let picture = try Shot.small().taken().picture
    var fusion = FrameFusion()
    let reading = picture.withLumaImage { fusion.read($0, with: reader) }
    #expect(reading == picture.reading(effort: .fast))
    #expect(reading.symbols.first?.frameCount == 1)
    #expect(fusion.byteCount == 0)
  }

  @Test("Nothing is left after a reset")
  func reset() throws {
    let sequence = try FrameSequence(.glare, seed: 1_000)
    var fusion = FrameFusion()
    for number in 0..<2 {
      _ = sequence.frame(number).withLumaImage { fusion.read($0, with: reader) }
    }
    #expect(fusion.byteCount > 0)
    fusion.reset()
    #expect(fusion.byteCount == 0)
  }

  @Test("Empty frames in between do not matter, many of them make it forget")
  func gap() throws {
    let sequence = try FrameSequence(.glare, seed: 1_000)
    let empty = GreyPicture(width: 320, height: 200, level: 90)
    var fusion = FrameFusion()
    for number in 0..<2 {
      _ = sequence.frame(number).withLumaImage { fusion.read($0, with: reader) }
    }
    for _ in 0..<FusionLimits.gapFrames {
      _ = empty.withLumaImage { fusion.read($0, with: reader) }
    }
    #expect(fusion.byteCount > 0)
    _ = empty.withLumaImage { fusion.read($0, with: reader) }
    #expect(fusion.byteCount == 0)
  }

  @Test("Twins in turns, each half hidden, give no payload that is neither")
  func mixing() throws {
    let first = InventedCard.payload(seed: 9)
    let payloads = [first, InventedCard.twin(of: first, seed: 9)]
    let cards = try payloads.map {
      try FrameSequence(.glare, payload: $0, columnCount: 12, level: 4, seed: 9)
    }
    var fusion = FrameFusion()
    for number in 0..<4 {
      let card = cards[number % 2]
      var camera = card.camera(frame: number)
      camera.glares = []
      let width = Double(card.symbol.modulesPerRow)
      camera.marks = [
        Mark(
          u: (number % 2 == 0 ? -0.27 : 0.27) * width,
          v: 0,
          radiusAcross: 0.24 * width,
          radiusDown: width,
          isRectangle: true,
          light: 0.6
        )
      ]
      let picture = camera.photograph(card.symbol).picture
      for symbol in picture.withLumaImage({ fusion.read($0, with: reader) }).symbols {
        #expect(symbol.payload == payloads[number % 2])
      }
    }
  }
}
