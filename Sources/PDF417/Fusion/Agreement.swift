internal import ScanImage

/// Whether two looks at codewords show the same symbol.
///
/// Symbols of different cards differ above all in their check codewords: when as little as one data codeword
/// differs, nearly every check codeword does, each being equal by one chance in 929. So a handful of
/// check codewords that are equal tell that it is the same symbol, and a handful that differ that it is
/// not; data codewords, most of which two cards may share, say much less.
///
/// Three explanations are weighed against each other: the same symbol; a twin, whose data codewords may all
/// be equal as far as they are seen, so that they say nothing; and any other symbol.
struct Agreement {
  /// What the codewords allow to say.
  enum Verdict {
    case same, different, unknown
  }

  /// Logarithm of how much likelier the same symbol is than its twin.
  private(set) var overTwin: Float = 0
  /// Logarithm of how much likelier the same symbol is than any other.
  private(set) var overOther: Float = 0
  /// The first check codeword's place.
  private let firstCheck: Int

  /// Least confidence of codewords that are compared.
  static let leastConfidence: Float = 0.2
  /// Logarithm of how much likelier one explanation must be: a thousand times.
  static let evidence: Float = 6.9
  /// Chance that a check codeword is equal in different symbols; one in 929 but for damage that makes the
  /// same misreading of both.
  private static let equalCheck: Float = 0.03
  /// Chance that a data codeword is equal in symbols that are no twins.
  private static let equalInOther: Float = 0.4

  /// Begins a comparison.
  init(shape: SymbolShape) { firstCheck = shape.rowCount * shape.columnCount - shape.checkCount }

  /// Adds what two looks show in one place.
  mutating func add(_ a: CellReading, _ b: CellReading, at place: Int) {
    guard a.confidence > Agreement.leastConfidence, b.confidence > Agreement.leastConfidence else {
      return
    }
    let right = a.reliability * b.reliability
    let isEqual = a.codeword == b.codeword
    func weight(_ equalChance: Float) -> Float {
      logarithm(isEqual ? right / equalChance : (1 - right) / (1 - equalChance))
    }
    if place >= firstCheck {
      let weight = weight(Agreement.equalCheck)
      overTwin += weight
      overOther += weight
    } else {
      overOther += weight(Agreement.equalInOther * right)
    }
  }

  /// How much likelier the same symbol is than the likeliest other explanation, as a logarithm.
  var score: Float { min(overTwin, overOther) }

  /// The verdict.
  var verdict: Verdict {
    score > Agreement.evidence ? .same : score < -Agreement.evidence ? .different : .unknown
  }

  /// Compares two looks at all codewords of a shape.
  static func between(_ a: [CellReading], _ b: [CellReading], shape: SymbolShape) -> Agreement {
    var agreement = Agreement(shape: shape)
    for (place, pair) in zip(a, b).enumerated() { agreement.add(pair.0, pair.1, at: place) }
    return agreement
  }
}

extension CellReading {
  /// The chance that the codeword is right, as counted on drawn frames with reflections, which are the worst.
  var reliability: Float {
    switch confidence {
    case ..<0.5: (0.25 + 1.6 * (confidence - 0.2)).clamped(to: 0.05...0.73)
    case ..<0.75: 0.73 + 0.96 * (confidence - 0.5)
    default: 0.97 + 0.06 * (confidence - 0.75)
    }
  }
}
