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
  static let moduleCount = 17
}

extension CellVotes {
  /// Takes the votes of an attempt.
  ///
  /// - Parameters:
  ///   - attempt: A symbol of which columns and rows are known.
  ///   - image: The picture in which it was seen.
  ///   - index: The table of patterns.
  init(of attempt: GridAttempt, image: LumaImage, index: PatternIndex) {
    shape = attempt.shape
    readings = attempt.grid.cells.map(CellReading.init)
    levels = Array(repeating: 0, count: readings.count * CellVotes.moduleCount)
    let sign: Float = attempt.isInverted ? -1 : 1
    let matcher = CharacterMatcher(bank: .standard, sign: sign)
    let sampler = GridSampler(
      strips: StripSampler(
        sampler: LineSampler(image: image, takesLight: attempt.takesLight), frame: attempt.frame,
        columns: attempt.field.columns),
      reader: CharacterReader(bits: ModuleBits(index: index, sign: sign), matcher: matcher))
    var samples = [Float](repeating: 0, count: StripSampler.sampleCount)
    for column in 0..<shape.columnCount {
      for row in 0..<shape.rowCount {
        let found = samples.withUnsafeMutableBufferPointer { samples -> (Int, Float)? in
          guard let base = samples.baseAddress else { return nil }
          base.update(repeating: 0, count: StripSampler.sampleCount)
          guard sampler.sample(row: row, strip: column + 1, rows: attempt.field, into: base) else {
            return nil
          }
          return CellVotes.place(of: base, matcher: matcher, cluster: row % 3)
        }
        guard let (shift, correlation) = found else { continue }
        set(
          cell: row * shape.columnCount + column, samples: samples, shift: shift,
          length: sign * CellVotes.trust(correlation))
      }
    }
  }

  /// Where a character begins, in half modules from where it should, and how well it matches there.
  private static func place(
    of samples: UnsafePointer<Float>, matcher: CharacterMatcher, cluster: Int
  ) -> (shift: Int, correlation: Float)? {
    var best: (shift: Int, correlation: Float)?
    for shift in [0, -1, 1] {
      guard let match = matcher.match(samples, shift: shift, clusters: cluster...cluster),
        match.correlation > (best?.correlation ?? -1) + (shift == 0 ? 0 : 0.03)
      else { continue }
      best = (shift, match.correlation)
      // What matches well lies well.
      if match.correlation > 0.9 { break }
    }
    return best
  }

  /// Length of a vote: the ratio of what resembles a character to what does not.
  private static func trust(_ correlation: Float) -> Float {
    guard correlation > 0.45 else { return 0 }
    let square = correlation * correlation
    return min(6, square / (1.02 - square))
  }

  private mutating func set(cell: Int, samples: [Float], shift: Int, length: Float) {
    let first = cell * CellVotes.moduleCount
    var mean: Float = 0
    for module in 0..<CellVotes.moduleCount {
      let level = samples[2 * module + 2 + shift] + samples[2 * module + 3 + shift]
      levels[first + module] = level
      mean += level / Float(CellVotes.moduleCount)
    }
    var square: Float = 0
    for place in first..<(first + CellVotes.moduleCount) {
      levels[place] -= mean
      square += levels[place] * levels[place]
    }
    let factor = square > 1e-3 ? length / square.squareRoot() : 0
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
