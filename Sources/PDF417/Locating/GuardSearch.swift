internal import ScanImage

/// Casts scan lines over a candidate region and collects the guards that they meet.
struct GuardSearch {
  let image: LumaImage
  /// Most scan lines to cast over one region.
  var lineCount = 28

  /// The guards in a region, line by line.
  func hits(in region: CandidateRegion) -> [GuardHit] {
    let margin = max(24, region.width * 0.12)
    let uStart = region.uRange.lowerBound - margin
    let count = Int(region.width + 2 * margin)
    guard count > 24, count < 200_000 else { return [] }
    let lines = min(lineCount, max(6, Int(region.height / 4)))
    let spacing = region.height / Float(lines)
    let thickness = min(1.5, max(0.75, spacing / 4))
    let detector = GuardDetector(
      moduleRange: max(0.5, region.width / 640)...max(1, region.width / 55),
      windowPixels: max(10, Int(region.width / 14))
    )
    let sampler = LineSampler(image: image)
    var signal = ScanSignal()
    var hits: [GuardHit] = []
    for line in 0..<lines {
      let v = region.vRange.lowerBound + (Float(line) + 0.5) * spacing
      signal.refill(count: count, offset: 128) { sums in
        for layer in -1...1 {
          let start = region.frame.picturePoint(u: uStart + 0.5, v: v + Float(layer) * thickness)
          sampler.accumulate(
            x: start.x,
            y: start.y,
            stepX: region.frame.uX,
            stepY: region.frame.uY,
            count: count,
            weight: 1 / 3,
            into: sums
          )
        }
      }
      detector.findGuards(in: signal, v: v, uStart: uStart, hits: &hits)
    }
    return hits
  }
}
