/// Turns the codewords of a grid into a message: erasures, error correction, acceptance.
struct GridDecoder {
  /// What a grid says.
  struct Decoded {
    var message: Message
    /// All codewords after correction.
    var codewords: [UInt16]
    /// Places of the codewords that were wrong, in ascending order.
    var errorPositions: [Int]
    /// Places of the codewords that were given up, in ascending order.
    var erasedPositions: [Int]

    var errorsCorrected: Int { errorPositions.count }
    var erasures: Int { erasedPositions.count }
  }

  /// What a result must hold out against.
  enum Suspicion {
    /// Garbage.
    case garbage
    /// Codewords of several frames, which might show different symbols: of those the length descriptor
    /// is likely to be the same, so that it confirms nothing; and there are many more tries.
    case mixture
  }

  /// What the result must hold out against.
  var suspicion = Suspicion.garbage

  /// Confidences up to which codewords are given up, in the order in which they are tried: likeliest first, by trial.
  private static let confidenceBounds: [Float] = [0.25, 0.5, 0.1, 0.7, 0.35, 0.6, 0.85, 0]

  /// Decodes a grid.
  ///
  /// Codewords below a confidence are given up as erasures; several bounds are tried, since an erasure costs
  /// half of what an undetected error does.
  func decode(_ grid: CodewordGrid) -> Decoded? {
    var lastErasures = -1
    for bound in GridDecoder.confidenceBounds {
      var codewords: [UInt16] = []
      var erasures: [Int] = []
      codewords.reserveCapacity(grid.cells.count)
      for (index, cell) in grid.cells.enumerated() {
        if let cell, cell.confidence > bound {
          codewords.append(UInt16(cell.codeword))
        } else {
          codewords.append(UInt16(cell?.codeword ?? 0))
          erasures.append(index)
        }
      }
      guard erasures.count != lastErasures else { continue }
      lastErasures = erasures.count
      if let decoded = attempt(codewords, erasures: erasures, shape: grid.shape) { return decoded }
    }
    return nil
  }

  /// The greatest chance that garbage may have of passing as a symbol.
  ///
  /// A length descriptor that names the symbol's very capacity, as the standard wants it, counts for a factor
  /// of 929, since garbage would have to hit it too.
  static let greatestChanceInGarbage = 1e-8

  /// The same for codewords of several frames, the length descriptor not counting.
  static let greatestChanceInMixture = 1e-10

  private var greatestChance: Double {
    switch suspicion {
    case .garbage: GridDecoder.greatestChanceInGarbage
    case .mixture: GridDecoder.greatestChanceInMixture
    }
  }

  private func attempt(
    _ codewords: [UInt16], erasures: [Int], shape: SymbolShape
  ) -> Decoded? {
    guard erasures.count <= shape.checkCount else { return nil }
    var corrected = codewords
    let correction: Correction
    do throws(CorrectionError) {
      correction = try ErrorCorrector.correct(
        &corrected, erasures: erasures, checkCount: shape.checkCount)
    } catch { return nil }
    let dataCount = corrected.count - shape.checkCount
    var chance = correction.chanceInGarbage(codewordCount: corrected.count)
    if suspicion == .garbage, Int(corrected[0]) == dataCount {
      chance /= Double(SymbolGeometry.codewordCount)
    }
    guard chance < greatestChance else { return nil }
    do throws(CompactionError) {
      let message = try MessageDecoder.decode(Array(corrected[0..<dataCount]))
      return Decoded(
        message: message, codewords: corrected, errorPositions: correction.errorPositions,
        erasedPositions: erasures)
    } catch { return nil }
  }
}
