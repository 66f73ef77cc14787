import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Sums of frames' votes")
struct FusedSymbolsTests {
  /// Two cards that differ in three digits, in symbols of one shape.
  private func twins(_ seed: UInt64, level: Int) throws -> [FrameVotes] {
    let first = InventedCard.payload(seed: seed)
    return try [first, InventedCard.twin(of: first, seed: seed)].map {
      try FrameVotes($0, columnCount: 12, level: level)
    }
  }

  /// A third of the codewords, from a place on.
  private func third(_ frames: FrameVotes, from part: Double) -> Range<Int> {
    let count = frames.codewords.count
    let start = Int(part * Double(count) * 2 / 3)
    return start..<(start + count / 3)
  }

  @Test("Frames of which a third is hidden, each another one, read together")
  func together() throws {
    var source = SeededGenerator(seed: 3)
    let card = try FrameVotes(InventedCard.payload(seed: 3), columnCount: 12, level: 4)
    var sums = FusedSymbols()
    let first = sums.add(card.frame(hidden: third(card, from: 0), source: &source), frame: 1)
    #expect(first == nil)
    let second = sums.add(card.frame(hidden: third(card, from: 0.5), source: &source), frame: 2)
    #expect(second?.decoded.codewords == card.codewords)
    #expect(second?.frameCount == 2)
    #expect(sums.sums.isEmpty, "what was read is forgotten")
  }

  @Test("Noise that drowns every frame is averaged away")
  func noise() throws {
    var source = SeededGenerator(seed: 4)
    let card = try FrameVotes(InventedCard.payload(seed: 4), columnCount: 12, level: 4)
    var alone = GridDecoder()
    alone.suspicion = .mixture
    var sums = FusedSymbols()
    var frames = 0
    for frame in 1...16 {
      frames = frame
      if sums.add(card.frame(noise: 0.42, source: &source), frame: frame) != nil { break }
    }
    #expect((2...15).contains(frames), "read after some frames, not by the first one")
  }

  @Test("Twins in turns, each half hidden, never give anything", arguments: 2...5)
  func halves(level: Int) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var source = SeededGenerator(seed: seed)
      let cards = try twins(seed, level: level)
      let count = cards[0].codewords.count
      var sums = FusedSymbols()
      for frame in 1...10 {
        let card = cards[frame % 2]
        let hidden = frame % 2 == 0 ? 0..<(count / 2) : (count / 2)..<count
        let found = sums.add(card.frame(hidden: hidden, source: &source), frame: frame)
        #expect(found == nil)
      }
    }
  }

  @Test("When a twin takes a card's place, only the card in view is read", arguments: 3...5)
  func swapped(level: Int) throws {
    var read = 0
    for seed in 1...6 as ClosedRange<UInt64> {
      var source = SeededGenerator(seed: seed)
      let cards = try twins(seed, level: level)
      let swap = source.integer(2...7)
      var sums = FusedSymbols()
      for frame in 1...8 {
        let card = cards[frame < swap ? 0 : 1]
        let hidden = third(card, from: source.number(0...1))
        let found = sums.add(
          card.frame(hidden: hidden, noise: 0.2, misread: 0.03, source: &source),
          frame: frame
        )
        guard let found else { continue }
        read += 1
        #expect(found.decoded.codewords == card.codewords)
      }
    }
    #expect(read > 3, "the test must not pass because nothing is read")
  }

  @Test("Cards that change in every frame at random are kept apart", arguments: 3...5)
  func random(level: Int) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var source = SeededGenerator(seed: 50 + seed)
      let cards = try twins(seed, level: level)
      var sums = FusedSymbols()
      for frame in 1...12 {
        let card = cards[source.integer(0...1)]
        let hidden = third(card, from: source.number(0...1))
        let found = sums.add(
          card.frame(hidden: hidden, noise: 0.25, misread: 0.05, source: &source),
          frame: frame
        )
        if let found { #expect(found.decoded.codewords == card.codewords) }
      }
    }
  }

  @Test("A sum is kept for `gapFrames` frames and forgotten one later")
  func gap() throws {
    var source = SeededGenerator(seed: 5)
    let card = try FrameVotes(InventedCard.payload(seed: 5), columnCount: 12, level: 4)
    let votes = card.frame(hidden: third(card, from: 0), source: &source)
    var sums = FusedSymbols()
    _ = sums.add(votes, frame: 1)
    sums.removeOld(at: 1 + FusionLimits.gapFrames)
    #expect(sums.sums.count == 1)
    sums.removeOld(at: 2 + FusionLimits.gapFrames)
    #expect(sums.sums.isEmpty)
  }

  @Test("At most `frames` frames are remembered of a symbol, and it can still be read")
  func frameLimit() throws {
    var source = SeededGenerator(seed: 6)
    let card = try FrameVotes(InventedCard.payload(seed: 6), columnCount: 12, level: 4)
    let hidden = third(card, from: 0.5)
    var sums = FusedSymbols()
    var most = 0
    for frame in 1...(FusionLimits.frames + 1) {
      let found = sums.add(card.frame(hidden: hidden, source: &source), frame: frame)
      #expect(found == nil)
      most = max(most, sums.sums.first?.frameCount ?? 0)
    }
    #expect(most == FusionLimits.frames)
    let found = sums.add(card.frame(source: &source), frame: 99)
    #expect(found?.decoded.codewords == card.codewords)
  }

  @Test(
    "At most `symbols` sums are kept, the oldest goes; a full house stays below a million bytes")
  func symbolLimit() throws {
    let shape = SymbolShape(rowCount: 58, columnCount: 16, errorCorrectionLevel: 5)
    let votes = CellVotes(
      shape: shape,
      levels: Array(repeating: 0, count: 928 * CellVotes.moduleCount),
      readings: Array(repeating: CellReading(nil), count: 928)
    )
    var sums = FusedSymbols()
    for frame in 1...(FusionLimits.symbols + 1) { _ = sums.add(votes, frame: frame) }
    #expect(sums.sums.count == FusionLimits.symbols)
    #expect(sums.sums.map(\.lastFrame).min() == 2)
    var full = FusedSymbol(votes, frame: 1)
    for frame in 2...40 { full.add(votes, frame: frame) }
    #expect(full.frameCount <= FusionLimits.frames)
    let mostBytes = 928 * (17 * 4 + (1 + FusionLimits.frames) * MemoryLayout<CellReading>.stride)
    #expect(full.byteCount <= mostBytes)
    #expect(mostBytes * FusionLimits.symbols <= 1_000_000)
  }
}
