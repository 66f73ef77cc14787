internal import ScanImage
internal import SymbolSynthesis

extension Suite {
  /// Pictures as phones and webcams take them: about 250, twenty of them without a symbol.
  ///
  /// They look different from those of `degradations` and try no single thing: for seeing whether a reader
  /// that does well there does so elsewhere.
  ///
  /// - Parameter scale: Factor for the number of pictures of each kind.
  /// - Returns: The pictures, kind by kind.
  public static func phone(scale: Int = 1) -> Suite {
    var suite = Suite(scale: scale)
    suite.addPhone("phone-hand", 60) { $0.holdPhone(tilt: 14, turn: 12) }
    suite.addPhone("phone-tilt", 30) { scene in
      scene.holdPhone(tilt: 38, turn: 180)
      scene.camera.modulePixels = scene.random.number(2.2...3)
    }
    suite.addPhone("phone-gloss", 20) { scene in
      scene.holdPhone(tilt: 14, turn: 10)
      scene.phone?.reflection = Reflection(
        lampLight: scene.random.number(0.2...1.5),
        pageLight: scene.random.number(0.05...0.3),
        seed: scene.random.next()
      )
    }
    suite.addPhone("phone-worn", 20) { scene in
      scene.holdPhone(tilt: 12, turn: 8)
      scene.wearCard()
    }
    suite.addPhone("phone-dim", 15) { scene in
      scene.holdPhone(tilt: 10, turn: 8)
      scene.dimLight()
    }
    suite.addPhone("phone-soft", 15) { scene in
      scene.holdPhone(tilt: 10, turn: 8)
      if scene.random.chance(0.5) {
        scene.camera.defocusPixels = scene.random.number(0.5...1.3) * scene.camera.modulePixels
      } else {
        scene.camera.motionPixels = scene.random.number(0.5...2) * scene.camera.modulePixels
        scene.camera.motionDegrees = scene.random.number(0...180)
      }
    }
    suite.addPhone("webcam", 20, form: SymbolForm(columnCount: 10), size: (640, 480)) { scene in
      scene.holdPhone(tilt: 10, turn: 6)
      scene.useWebcam()
    }
    suite.addPhone("phone-12mp", 12, size: (4_032, 3_024)) { scene in
      scene.holdPhone(tilt: 14, turn: 20)
      scene.camera.modulePixels = scene.random.number(2...6)
      scene.camera.blurPixels = scene.random.number(0.8...1.4)
      scene.wander()
    }
    suite.addPhone("phone-far", 15) { scene in
      scene.holdPhone(tilt: 12, turn: 10)
      scene.camera.modulePixels = scene.random.number(1...1.8)
    }
    suite.addPhone("phone-worst", 20) { scene in
      scene.holdPhone(tilt: 25, turn: 180)
      scene.camera.modulePixels = scene.random.number(1.5...2.6)
      scene.wearCard()
      scene.dimLight()
      scene.camera.defocusPixels = scene.random.number(0...0.8) * scene.camera.modulePixels
    }
    suite.addPhone("phone-none", 20, isNegative: true) { scene in
      scene.holdPhone(tilt: 25, turn: 180)
      if scene.random.chance(0.3) { scene.wearCard() }
    }
    return suite
  }

  private mutating func addPhone(
    _ axis: String,
    _ count: Int,
    form: SymbolForm = SymbolForm(),
    size: (Int, Int) = (1_920, 1_080),
    isNegative: Bool = false,
    _ prepare: @escaping @Sendable (inout Scene) -> Void
  ) {
    for number in 0..<(count * scale) {
      add(
        Shot(
          axis: axis, severity: "0", number: number, form: form, size: size,
          isNegative: isNegative,
          prepare: { scene in
            scene.phone = PhoneCamera()
            prepare(&scene)
          }
        )
      )
    }
  }
}

extension Scene {
  /// A phone held by hand at most `tilt` degrees aslant and `turn` degrees turned.
  fileprivate mutating func holdPhone(tilt: Double, turn: Double) {
    camera.modulePixels = random.number(2...4)
    camera.yawDegrees = random.number(-tilt...tilt)
    camera.pitchDegrees = random.number(-tilt...tilt)
    camera.rotationDegrees = random.number(-turn...turn)
    camera.offset.x = random.number(-0.06...0.06) * 1_920
    camera.offset.y = random.number(-0.06...0.06) * 1_080
    camera.blurPixels = random.number(0.5...0.9)
    camera.exposure = random.number(0.5...1.05)
    camera.lightRatio = random.number(1...2.5)
    camera.lightDegrees = random.number(0...360)
    camera.layout?.quietModules = random.number(1...4)
    camera.print.inkGrowth = random.number(-0.15...0.3)
    if random.chance(0.3) {
      camera.shadowLight = random.number(0.3...0.7)
      camera.shadowDegrees = random.number(0...360)
    }
    camera.waves = CardWaves(height: random.number(0...2), seed: random.next())
    phone?.distortion = random.number(-0.03...0.06)
    phone?.shutterSkew = random.number(-12...12)
    phone?.shutterWobble = random.number(0...1.2)
    phone?.vignetting = random.number(0.1...0.45)
    phone?.photonsAtWhite = random.number(600...6_000)
    phone?.denoisingLevels = random.number(0...14)
    phone?.toneContrast = random.number(0...0.6)
    phone?.sharpening = random.number(0.2...1.4)
    jpegQuality = random.integer(60...95)
    if random.chance(0.4) {
      phone?.reflection = Reflection(
        lampLight: 0, pageLight: random.number(0.02...0.12), seed: random.next()
      )
    }
  }

  /// A bar in the evening: few photons, and much smoothing to hide it.
  fileprivate mutating func dimLight() {
    phone?.photonsAtWhite = random.number(60...400)
    phone?.denoisingLevels = random.number(12...40)
    camera.exposure = random.number(0.2...0.6)
  }

  /// A card that was in a back pocket for years.
  fileprivate mutating func wearCard() {
    camera.waves = CardWaves(height: random.number(3...9), seed: random.next())
    camera.bendDegrees = random.number(-45...45)
    camera.bendsColumns = random.chance(0.35)
    camera.print.wearShare = random.number(0...0.07)
    camera.print.wearReflectance = random.number(0.3...0.8)
    addScratches(random.integer(2...14))
    if random.chance(0.3) { addDirt(share: random.number(0.01...0.03)) }
  }

  /// A cheap fixed-focus camera of 640 x 480 pixels.
  fileprivate mutating func useWebcam() {
    // The symbol fills most of the picture's width.
    camera.modulePixels = random.number(0.72...0.94) * 640 / width
    camera.offset.x = random.number(-8...8)
    camera.offset.y = random.number(-60...60)
    camera.blurPixels = random.number(0.4...0.8)
    camera.rotationDegrees = random.number(-6...6)
    phone?.shutterSkew = random.number(-5...5)
    phone?.shutterWobble = random.number(0...0.5)
    phone?.photonsAtWhite = random.number(300...2_000)
    phone?.denoisingLevels = random.number(4...20)
    phone?.sharpening = random.number(0.6...1.8)
    jpegQuality = random.integer(40...80)
  }
}
