/// Corrects where rows lie, strip by strip, by the clusters of the characters that are met.
///
/// Characters of neighboring rows come from different clusters, so a strip tells its rows modulo 3. Going
/// from strip to strip the rows cannot jump, which settles the rest: curved and climbing rows are followed.
struct RowTracker {
  let strips: CharacterSampler
  let reader: CharacterReader

  /// A character met on one line of a strip.
  private struct Label {
    var v: Float
    var cluster: Int
    var weight: Float
  }

  /// Follows the rows from trusted strips into all others.
  ///
  /// - Parameters:
  ///   - field: Where the rows are thought to lie; corrected in place.
  ///   - rowCount: Rows of the symbol.
  ///   - trustsFirst: The first strip's rows are known.
  ///   - trustsLast: The last strip's rows are known.
  func follow(_ field: inout RowField, rowCount: Int, trustsFirst: Bool, trustsLast: Bool) {
    let last = field.curves.count - 1
    let predicted = field.curves
    let middle = trustsFirst && trustsLast ? (last + 1) / 2 : trustsFirst ? last + 1 : 0
    if trustsFirst {
      follow(&field, predicted: predicted, through: Array(1..<max(1, middle)), step: 1, rowCount)
    }
    if trustsLast {
      let order = Array((middle..<max(middle, last)).reversed())
      follow(
        &field, predicted: predicted, through: order, step: -1, rowCount,
        firstOpen: trustsFirst ? middle : 0)
    }
  }

  private func follow(
    _ field: inout RowField, predicted: [Polynomial], through order: [Int], step: Int,
    _ rowCount: Int, firstOpen: Int = 0
  ) {
    var drift: (offset: Float, tilt: Float) = (0, 0)
    var correction: (offset: Float, tilt: Float) = (0, 0)
    for strip in order {
      let expected = (offset: correction.offset + drift.offset, tilt: correction.tilt + drift.tilt)
      field.curves[strip] = predicted[strip].shifted(expected, over: field.vRange)
      // Strips further on are expected to go on alike, so that the slope is right here; but not the one
      // at which the rows from the other side have ended, which were followed already.
      let next = strip + step
      if predicted.indices.contains(next), step > 0 || next >= firstOpen {
        field.curves[next] = predicted[next].shifted(
          (expected.offset + drift.offset, expected.tilt + drift.tilt), over: field.vRange)
      }
      let labels = labels(strip: strip, field: field, rowCount: rowCount)
      guard let found = bestShift(labels, curve: field.curves[strip], range: field.vRange) else {
        correction = expected
        continue
      }
      let corrected = (offset: expected.offset + found.offset, tilt: expected.tilt + found.tilt)
      drift.offset = RowTracker.drift(
        drift.offset, corrected.offset - correction.offset, CharacterTuning.greatestDrift.offset)
      drift.tilt = RowTracker.drift(
        drift.tilt, corrected.tilt - correction.tilt, CharacterTuning.greatestDrift.tilt)
      correction = corrected
      field.curves[strip] = refined(
        predicted[strip].shifted(corrected, over: field.vRange), labels: labels)
    }
  }

  /// How rows are expected to go on, after what they did before and did now.
  private static func drift(_ old: Float, _ new: Float, _ greatest: Float) -> Float {
    let parts = CharacterTuning.drift
    return (parts.old * old + parts.new * new).clamped(to: -greatest...greatest)
  }

  /// The characters met on lines a third of a row apart.
  private func labels(strip: Int, field: RowField, rowCount: Int) -> [Label] {
    var labels: [Label] = []
    for third in 0..<(3 * rowCount) {
      let row = (Float(third) + 0.5) / 3
      guard let v = field.position(ofRow: row, strip: strip) else { continue }
      var samples = CharacterSamples()
      strips.accumulate(
        strip: strip, v: v, slope: field.slope(strip: strip, v: v), weight: 1, into: &samples)
      guard let reading = reader.read(samples, clusters: 0...2),
        reading.confidence > CharacterTuning.leadingConfidence
      else { continue }
      labels.append(Label(v: v, cluster: reading.cluster, weight: reading.confidence))
    }
    return labels
  }

  /// The offset and tilt, in rows, by which the labels' clusters agree best with the curve.
  private func bestShift(
    _ labels: [Label], curve: Polynomial, range: ClosedRange<Float>
  ) -> (offset: Float, tilt: Float)? {
    guard labels.count >= 6 else { return nil }
    let middle = range.middle
    let half = max(1, range.length / 2)
    let places = labels.map { label -> (row: Float, x: Float, cluster: Float, weight: Float) in
      (curve(label.v), (label.v - middle) / half, Float(label.cluster), label.weight)
    }
    var best: (score: Float, offset: Float, tilt: Float) = (-.infinity, 0, 0)
    var total: Float = 0
    for place in places { total += place.weight }
    let (offsets, tilts) = (CharacterTuning.offsets, CharacterTuning.tilts)
    for offsetStep in -offsets.steps...offsets.steps {
      for tiltStep in -tilts.steps...tilts.steps {
        let offset = Float(offsetStep) * offsets.rows
        let tilt = Float(tiltStep) * tilts.rows
        var score = -CharacterTuning.shiftCost * total * (abs(offset) + abs(tilt))
        for place in places {
          let row = place.row + offset + tilt * place.x
          // Distance from the middle of the nearest row of that cluster, modulo 3 rows.
          var distance = row - 0.5 - place.cluster
          distance -= 3 * (distance / 3).rounded(.toNearestOrEven)
          score += place.weight * max(0, 1 - distance * distance)
        }
        if score > best.score { best = (score, offset, tilt) }
      }
    }
    guard best.score > CharacterTuning.leastAgreement * total else { return nil }
    return (best.offset, best.tilt)
  }

  /// Fits the curve once more through the labels that agree with it.
  private func refined(_ curve: Polynomial, labels: [Label]) -> Polynomial {
    var samples: [(position: Float, value: Float, weight: Float)] = []
    for label in labels {
      let row = curve(label.v)
      var distance = row - 0.5 - Float(label.cluster)
      distance -= 3 * (distance / 3).rounded(.toNearestOrEven)
      guard abs(distance) < CharacterTuning.ownRow else { continue }
      samples.append((label.v, row - distance, label.weight))
    }
    let counts = CharacterTuning.refitCount
    guard samples.count >= counts.least, samples.count * 3 >= labels.count * 2,
      let fitted = Polynomial.fit(samples, degree: samples.count >= counts.cubic ? 3 : 2)
    else { return curve }
    return fitted
  }
}
