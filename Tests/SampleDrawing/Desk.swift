/// A wooden desk: planks whose grain runs from left to right.
///
/// Places are millimetres.
struct Desk {
  private let grain = PlaneNoise(seed: 11)
  private let streaks = PlaneNoise(seed: 12)
  private let stains = PlaneNoise(seed: 13)
  private let dark = RGB.levels(104, 68, 40)
  private let light = RGB.levels(176, 128, 82)

  func color(x: Float, y: Float) -> RGB {
    let plank = (y / 68).rounded(.down)
    let shift = plank * 37.7
    // Rings are cut lengthwise: long waves along the plank, narrow ones across.
    let wave = grain((x + shift) / 90, y / 7 + shift) * 9
    let ring = (wave - wave.rounded(.down) - 0.5).magnitude * 2
    let streak = streaks((x + shift) / 22, y * 2.1)
    let stain = stains(x / 40, y / 40)
    var color = dark.mixed(with: light, 0.25 + 0.4 * ring + 0.3 * streak)
    color *= 0.8 + 0.25 * stain
    let joint = (y - plank * 68).magnitude
    return joint < 0.5 ? color * 0.25 : color
  }
}
