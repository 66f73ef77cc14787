internal import ScanImage

/// What one frame says about each codeword of a symbol, also where it says too little to name one.
///
/// A vote is a cell's 17 module levels, evened out, as a vector as long as it is trustworthy. Its product
/// with a character's template is the vote for that character, so that one vector holds the votes for all
/// 929; and the sum of several frames' vectors holds the sums of their votes.
struct CellVotes {
  let shape: SymbolShape
  /// Levels of all cells, `CellVotes.moduleCount` each; dark is low.
  var levels: [Float]
  /// The codewords that this frame alone shows, with how sure each is.
  var readings: [CellReading]

  /// Levels of a cell.
  static let moduleCount = SymbolGeometry.characterModules
}

extension CellVotes {
  /// Takes the votes of what was seen of a symbol.
  ///
  /// - Parameters:
  ///   - seen: A symbol of which columns and rows are known.
  ///   - image: The picture in which it was seen.
  ///   - index: The table of patterns.
  init(of seen: SymbolRecord, image: LumaImage, index: PatternIndex) {
    shape = seen.shape
    readings = seen.grid.cells.map(CellReading.init)
    levels = Array(repeating: 0, count: readings.count * CellVotes.moduleCount)
    let reader = CharacterReader(index: index, bank: .standard, polarity: seen.polarity)
    let sampler = GridSampler(
      strips: CharacterSampler(
        sampler: LineSampler(image: image, takesLight: seen.takesLight), frame: seen.frame,
        columns: seen.field.columns),
      reader: reader)
    for column in 0..<shape.columnCount {
      for row in 0..<shape.rowCount {
        guard let samples = sampler.samples(row: row, strip: column + 1, rows: seen.field),
          let found = CellVotes.place(
            of: samples, matcher: reader.matcher, cluster: SymbolShape.cluster(ofRow: row))
        else { continue }
        set(
          cell: row * shape.columnCount + column, samples: samples, shift: found.shift,
          length: seen.polarity.sign * CellVotes.trust(found.correlation))
      }
    }
  }

  /// Where a character begins, in half modules from where it should, and how well it matches there.
  private static func place(
    of samples: CharacterSamples, matcher: CharacterMatcher, cluster: Int
  ) -> (shift: Int, correlation: Float)? {
    var best: (shift: Int, correlation: Float)?
    for shift in [0, -1, 1] {
      guard let match = matcher.match(samples, shift: shift, clusters: cluster...cluster),
        match.correlation > (best?.correlation ?? -1)
          + (shift == 0 ? 0 : CharacterTuning.betterPlace)
      else { continue }
      best = (shift, match.correlation)
      if match.correlation > CharacterTuning.wellPlaced { break }
    }
    return best
  }

  /// How a correlation becomes a length; by trial on drawn frames.
  ///
  /// Below `least` it has none. `sharp` is a little more than a perfect correlation, so that the ratio stays finite.
  /// `most` keeps one frame from outweighing all others.
  private static let trustRule: (least: Float, sharp: Float, most: Float) = (0.45, 1.02, 6)

  /// Length of a vote: the ratio of what resembles a character to what does not.
  private static func trust(_ correlation: Float) -> Float {
    let rule = CellVotes.trustRule
    guard correlation > rule.least else { return 0 }
    let square = correlation * correlation
    return min(rule.most, square / (rule.sharp - square))
  }

  private mutating func set(cell: Int, samples: CharacterSamples, shift: Int, length: Float) {
    let first = cell * CellVotes.moduleCount
    var mean: Float = 0
    for module in 0..<CellVotes.moduleCount {
      let level = samples.level(ofModule: module, shift: shift)
      levels[first + module] = level
      mean += level / Float(CellVotes.moduleCount)
    }
    var square: Float = 0
    for place in first..<(first + CellVotes.moduleCount) {
      levels[place] -= mean
      square += levels[place] * levels[place]
    }
    let factor = square > CharacterTuning.squareRange.least ? length / square.squareRoot() : 0
    for place in first..<(first + CellVotes.moduleCount) { levels[place] *= factor }
  }
}

/// A codeword that one frame shows, in three bytes.
struct CellReading {
  /// Codeword 0-928; 0 where nothing was read.
  let codeword: UInt16
  private let confidenceByte: UInt8

  /// Packs a reading.
  init(_ reading: CharacterReading?) {
    codeword = UInt16(reading?.codeword ?? 0)
    confidenceByte = UInt8((reading?.confidence ?? 0).clamped(to: 0...1) * 255)
  }

  /// A codeword that is beyond doubt.
  init(sure codeword: UInt16) {
    self.codeword = codeword
    confidenceByte = 255
  }

  /// How sure it is, 0-1.
  var confidence: Float { Float(confidenceByte) / 255 }
}
