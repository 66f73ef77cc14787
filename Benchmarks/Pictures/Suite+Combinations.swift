internal import ScanImage
internal import SymbolSynthesis

extension Suite {
  /// Several things at once, by lot.
  mutating func addCombinations() {
    for (axis, count, hardness) in [
      ("combination-easy", 30, Hardness.easy), ("combination-medium", 45, .medium),
      ("combination-hard", 45, .hard),
    ] {
      for number in 0..<(count * scale) {
        add(
          Shot(
            axis: axis, severity: "0", number: number, size: (1_200, 680),
            prepare: { $0.combine(hardness) }
          )
        )
      }
    }
  }

  /// Eight frames each of a card that is moved a little under a lamp, whose reflection wanders across.
  mutating func addSequences() {
    for sequence in 0..<(5 * scale) {
      for frame in 0..<8 {
        add(
          Shot(
            axis: "sequence", severity: "\(sequence)", number: frame, form: SymbolForm(level: 5),
            size: (960, 600), cardNumber: sequence,
            prepare: { scene in
              scene.camera.modulePixels = 2.3 + scene.random.number(-0.1...0.1)
              scene.camera.rotationDegrees = scene.random.number(-6...6)
              scene.camera.yawDegrees = scene.random.number(-10...10)
              scene.camera.pitchDegrees = scene.random.number(-10...10)
              scene.camera.blurPixels = scene.random.number(0.6...1.2)
              scene.camera.noiseLevels = 1.2
              scene.addGlare(
                share: 0.22,
                across: (Double(frame) - 3.5) / 8 + scene.random.number(-0.05...0.05),
                down: scene.random.number(-0.2...0.2)
              )
            }
          )
        )
      }
    }
  }

  /// Writing, other codes, stripes: nothing may be read in them.
  mutating func addNegatives() {
    for number in 0..<(30 * scale) {
      add(
        Shot(
          axis: "negative", severity: "0", number: number, size: (960, 600), isNegative: true,
          prepare: { $0.camera.rotationDegrees = $0.random.number(-30...30) }
        )
      )
    }
  }

  /// How much of everything a combination has.
  fileprivate enum Hardness: Int { case easy, medium, hard }
}

extension Scene {
  /// A number up to the limit for a hardness, either way.
  private mutating func either(_ limits: [Double], _ level: Int) -> Double {
    random.number(-limits[level]...limits[level])
  }

  /// True with the chance for a hardness.
  private mutating func chance(_ chances: [Double], _ level: Int) -> Bool {
    random.chance(chances[level])
  }

  fileprivate mutating func combine(_ hardness: Suite.Hardness) {
    let level = hardness.rawValue
    camera.modulePixels = random.number([2.4...3.3, 1.9...3, 1.5...2.6][level])
    camera.rotationDegrees = either([4, 14, 30], level) + (random.chance(0.1) ? 180 : 0)
    camera.yawDegrees = either([8, 20, 35], level)
    camera.pitchDegrees = either([8, 20, 35], level)
    camera.offset.x += either([20, 30, 40], level)
    camera.offset.y += either([20, 30, 40], level)
    if chance([0.2, 0.4, 0.6], level) {
      camera.bendDegrees = either([8, 20, 40], level)
      camera.bendsColumns = random.chance(0.3)
    }
    combineLight(level)
    combineCard(level)
  }

  private mutating func combineLight(_ level: Int) {
    camera.blurPixels = random.number([0.4...0.8, 0.5...1.1, 0.6...1.4][level])
    camera.noiseLevels = random.number([0.7...1.5, 0.8...3, 1.2...6][level])
    camera.exposure = random.number(0.5...0.95)
    camera.lightRatio = random.number([1...1.6, 1...3, 1...6][level])
    camera.lightDegrees = random.number(0...360)
    if chance([0, 0.4, 0.5], level) {
      camera.motionPixels = random.number([0.3...1, 0.3...1.3, 0.3...2][level])
      camera.motionPixels *= camera.modulePixels
      camera.motionDegrees = random.number(0...180)
    }
    if chance([0.2, 0.5, 0.7], level) {
      jpegQuality = random.integer([70...92, 40...85, 20...70][level])
    }
    if chance([0.1, 0.3, 0.5], level) { addGlare(share: [0.02, 0.04, 0.07][level]) }
    if random.chance(0.3) { camera.sharpening = random.number(0.3...1) }
  }

  private mutating func combineCard(_ level: Int) {
    if chance([0.1, 0.3, 0.4], level) { addScratches(random.integer(1...[3, 6, 10][level])) }
    if chance([0.1, 0.3, 0.4], level) { camera.print.inkGrowth = random.number(-0.25...0.35) }
    if chance([0, 0.2, 0.3], level) { camera.print.paperReflectance = random.number(0.3...0.6) }
    camera.print.setContrast(random.number([0.85...1, 0.6...1, 0.4...0.9][level]))
  }
}
