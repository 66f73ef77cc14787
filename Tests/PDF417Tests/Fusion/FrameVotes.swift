import SymbolSynthesis

@testable import PDF417

/// Votes as frames of a drawn symbol would give them, without pictures.
struct FrameVotes {
  let codewords: [UInt16]
  let shape: SymbolShape

  /// Prepares the frames of a symbol.
  init(_ payload: [UInt8], columnCount: Int, level: Int) throws {
    let symbol = try DrawnSymbol(
      payload,
      options: EncodingOptions(columnCount: columnCount, level: level)
    )
    codewords = symbol.codewords() ?? []
    shape = SymbolShape(
      rowCount: symbol.rowCount,
      columnCount: symbol.columnCount,
      errorCorrectionLevel: symbol.level
    )
  }

  /// The votes of a frame.
  ///
  /// - Parameters:
  ///   - hidden: Places of which nothing shows.
  ///   - noise: Noise on each module, as a part of the contrast between bars and spaces.
  ///   - misread: Share of the places that show another codeword, and clearly.
  ///   - source: Chooses the noise.
  /// - Returns: The votes.
  func frame(
    hidden: Range<Int> = 0..<0,
    noise: Double = 0.1,
    misread: Double = 0,
    source: inout SeededGenerator
  ) -> CellVotes {
    var levels: [Float] = []
    var readings: [CellReading] = []
    let matcher = CharacterMatcher(bank: .standard, polarity: .darkOnLight)
    for (place, codeword) in codewords.enumerated() {
      let cluster = place / shape.columnCount % 3
      let word = source.chance(misread) ? source.integer(0...928) : Int(codeword)
      let pattern = SymbolPatterns.pattern(cluster: cluster, codeword: word)
      let own = (0..<17).map { module -> Float in
        let bar: Float = pattern >> UInt32(16 - module) & 1 == 1 ? -0.5 : 0.5
        return hidden.contains(place) ? 0 : bar + Float(noise * source.normal())
      }
      levels += own
      let match = matcher.match(
        CharacterSamples { 64 * own[$0] }, shift: 0, clusters: cluster...cluster)
      readings.append(
        CellReading(
          match.map {
            CharacterReading(
              cluster: cluster,
              codeword: $0.codeword,
              confidence: CharacterReader.confidence(of: $0)
            )
          }
        )
      )
    }
    return CellVotes(shape: shape, levels: levels, readings: readings)
  }
}
