import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("From a grid of codewords to a message")
struct GridDecoderTests {
  /// A symbol as a perfect reader would see it.
  private struct Drawn {
    let payload: [UInt8]
    let symbol: DrawnSymbol
    let grid: CodewordGrid

    init(_ payload: [UInt8], columnCount: Int, level: Int) throws {
      let options = EncodingOptions(columnCount: columnCount, level: level)
      try self.init(payload, symbol: DrawnSymbol(payload, options: options))
    }

    init(_ payload: [UInt8], symbol: DrawnSymbol) throws {
      self.payload = payload
      self.symbol = symbol
      var grid = CodewordGrid(
        shape: SymbolShape(
          rowCount: symbol.rowCount,
          columnCount: symbol.columnCount,
          errorCorrectionLevel: symbol.level
        )
      )
      for (place, word) in try #require(symbol.codewords()).enumerated() {
        grid.cells[place] = CharacterReading(
          cluster: place / symbol.columnCount % 3,
          codeword: Int(word),
          confidence: 1
        )
      }
      self.grid = grid
    }

    /// The grid with so many wrong and so many missing codewords.
    func damaged(
      errors: Int, erasures: Int, confidence: Float = 1, source: inout SeededGenerator
    )
      -> CodewordGrid
    {
      var grid = grid
      let places = source.sample(errors + erasures, below: grid.cells.count)
      for place in places[..<errors] {
        guard var cell = grid.cells[place] else { continue }
        cell.codeword = (cell.codeword + source.integer(1...928)) % 929
        cell.confidence = confidence
        grid.cells[place] = cell
      }
      for place in places[errors...] { grid.cells[place] = nil }
      return grid
    }

    /// Whether so much damage leaves a chance in garbage below the decoder's bound.
    func isAcceptable(errors: Int, erasures: Int) -> Bool {
      let spent = 2 * errors + erasures
      guard spent <= symbol.checkCount else { return false }
      // C(n - s, e) 928^e / 929^(k - s), and a further 929 for the length descriptor.
      var chance = 1.0
      for error in 0..<errors {
        chance *= Double(grid.cells.count - erasures - error) / Double(error + 1) * 928
      }
      for _ in 0...(symbol.checkCount - erasures) { chance /= 929 }
      return chance < 1e-8
    }
  }

  private static func drawn(level: Int) throws -> Drawn {
    try Drawn(InventedCard.payload(seed: UInt64(level)), columnCount: 10, level: level)
  }

  @Test("An intact grid of every level gives its payload", arguments: 0...8)
  func intact(level: Int) throws {
    let drawn = try GridDecoderTests.drawn(level: level)
    let decoded = try #require(GridDecoder().decode(drawn.grid))
    #expect(decoded.message.payload == drawn.payload)
    #expect(decoded.errorsCorrected == 0 && decoded.erasures == 0)
  }

  @Test("Damage is repaired up to the bound of acceptance and refused beyond", arguments: 0...5)
  func bound(level: Int) throws {
    let drawn = try GridDecoderTests.drawn(level: level)
    var source = SeededGenerator(seed: UInt64(level))
    let step = max(1, drawn.symbol.checkCount / 8)
    for erasures in stride(from: 0, through: drawn.symbol.checkCount, by: step) {
      let most = (drawn.symbol.checkCount - erasures) / 2
      for errors in max(0, most - 4)...(most + 1) {
        let grid = drawn.damaged(errors: errors, erasures: erasures, source: &source)
        let decoded = GridDecoder().decode(grid)
        #expect((decoded != nil) == drawn.isAcceptable(errors: errors, erasures: erasures))
        guard let decoded else { continue }
        #expect(decoded.message.payload == drawn.payload)
        #expect(decoded.errorsCorrected == errors && decoded.erasures == erasures)
      }
    }
  }

  @Test("2 000 grids damaged just past the bound give nothing wrong", arguments: 1...4)
  func pastTheBound(level: Int) throws {
    var source = SeededGenerator(seed: 929 + UInt64(level))
    var wrong = 0
    var read = 0
    for seed in 0..<20 as Range<UInt64> {
      let drawn = try Drawn(
        InventedCard.payload(seed: seed),
        columnCount: source.integer(8...16),
        level: level
      )
      for _ in 0..<25 {
        let erasures = source.integer(0...(drawn.symbol.checkCount / 2))
        let errors = (drawn.symbol.checkCount - erasures) / 2 + source.integer(1...3)
        // Doubtful codewords tempt the decoder into several tries.
        let confidence = Float(source.number(0.05...1))
        let grid = drawn.damaged(
          errors: errors,
          erasures: erasures,
          confidence: confidence,
          source: &source
        )
        guard let decoded = GridDecoder().decode(grid) else { continue }
        read += 1
        if decoded.message.payload != drawn.payload { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    // Where errors are doubtful they are given up, so some grids are read after all.
    #expect(level == 1 || read > 0)
  }

  @Test("Grids of random codewords give nothing", arguments: 0...3)
  func garbage(level: Int) {
    var source = SeededGenerator(seed: UInt64(level))
    var read = 0
    for _ in 0..<400 {
      let shape = SymbolShape(
        rowCount: source.integer(9...30),
        columnCount: source.integer(2...20),
        errorCorrectionLevel: level
      )
      var grid = CodewordGrid(shape: shape)
      for place in grid.cells.indices where source.chance(0.9) {
        grid.cells[place] = CharacterReading(
          cluster: 0,
          codeword: source.integer(0...928),
          confidence: Float(source.number(0...1))
        )
      }
      if GridDecoder().decode(grid) != nil { read += 1 }
    }
    #expect(read == 0)
  }

  @Test("Codewords in doubt are given up, which costs half as much as an error")
  func doubt() throws {
    let drawn = try GridDecoderTests.drawn(level: 3)
    var source = SeededGenerator(seed: 3)
    // 12 errors are too many for 16 check codewords, 12 erasures are not.
    for confidence: Float in [0.05, 0.2, 0.3, 0.45, 0.65, 0.8] {
      let grid = drawn.damaged(errors: 12, erasures: 0, confidence: confidence, source: &source)
      let decoded = try #require(GridDecoder().decode(grid))
      #expect(decoded.message.payload == drawn.payload)
      #expect(decoded.erasures == 12)
    }
    let sure = drawn.damaged(errors: 12, erasures: 0, source: &source)
    #expect(GridDecoder().decode(sure) == nil)
  }

  @Test("An empty grid gives nothing", arguments: 0...8)
  func empty(level: Int) {
    let shape = SymbolShape(rowCount: 60, columnCount: 12, errorCorrectionLevel: level)
    #expect(GridDecoder().decode(CodewordGrid(shape: shape)) == nil)
  }

  @Test("A length descriptor that falls short of the capacity is no proof of a symbol")
  func shortLength() throws {
    let data: [UInt16] = [0, 1, 2, 3, 4, 5]
    func decoded(level: Int, length: UInt16?) throws -> GridDecoder.Decoded? {
      let symbol = DrawnSymbol(data: data, columnCount: 4, level: level, lengthDescriptor: length)
      return try GridDecoder().decode(Drawn([], symbol: symbol).grid)
    }
    let whole = try #require(try decoded(level: 0, length: nil)).message.payload
    // Two check codewords alone leave a chance of 1 in 863 041.
    #expect(try decoded(level: 0, length: 7) == nil)
    #expect(try decoded(level: 1, length: 7)?.message.payload == whole)
    #expect(try decoded(level: 3, length: 7)?.message.payload == whole)
  }

  @Test("A length descriptor beyond the capacity is refused", arguments: [0, 13, 500, 928])
  func wrongLength(length: UInt16) throws {
    let symbol = DrawnSymbol(data: [0, 1], columnCount: 4, level: 2, lengthDescriptor: length)
    #expect(symbol.rowCount * 4 - 8 < 13)
    #expect(try GridDecoder().decode(Drawn([], symbol: symbol).grid) == nil)
  }
}
