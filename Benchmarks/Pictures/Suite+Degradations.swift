internal import SymbolSynthesis

extension Suite {
  /// Pictures that each try one thing, from easy to hopeless; then several things at once, sequences, and
  /// pictures without a symbol.
  ///
  /// - Parameter scale: Factor for the number of pictures of each severity.
  /// - Returns: The pictures, axis by axis.
  public static func degradations(scale: Int = 1) -> Suite {
    var suite = Suite(scale: scale)
    suite.addSizes()
    suite.addLenses()
    suite.addPoses()
    suite.addBends()
    suite.addSensors()
    suite.addLight()
    suite.addDamage()
    suite.addEdges()
    suite.addForms()
    suite.addPictureSizes()
    suite.addCombinations()
    suite.addSequences()
    suite.addNegatives()
    return suite
  }

  private mutating func addSizes() {
    let clear = { @Sendable (scene: inout Scene, pixels: Double) in
      scene.camera.modulePixels = pixels
      scene.camera.blurPixels = 0.4
    }
    add("module-size", [4, 3.5, 3], each: 4, size: (1_360, 760), clear)
    add("module-size", [2.5, 2.25, 2, 1.75, 1.5, 1.3, 1.15, 1], each: 4, size: (960, 540), clear)
    add(
      "module-sub", [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6], each: 3, size: (640, 400), clear)
  }

  private mutating func addLenses() {
    add("gauss-blur", [0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85, 1], each: 3) {
      $0.camera.blurPixels = $1 * $0.camera.modulePixels
    }
    add("defocus", [0.3, 0.5, 0.7, 0.85, 1, 1.15, 1.3, 1.6], each: 3) {
      $0.camera.defocusPixels = $1 * $0.camera.modulePixels
    }
    for (name, degrees) in [("motion-x", 0.0), ("motion-y", 90), ("motion-diagonal", 45)] {
      add(name, [0.5, 1, 1.5, 2, 3], each: 2) { scene, modules in
        scene.camera.motionPixels = modules * scene.camera.modulePixels
        scene.camera.motionDegrees = degrees
      }
    }
  }

  private mutating func addPoses() {
    let turns: [Double] = [
      0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85,
      87,
      90, 92, 95, 100, 110, 120, 135, 150, 165, 175, 180, 183, 190, 205, 225, 250, 265, 270, 280,
      300, 315, 330, 350, 358,
    ]
    add("rotation", turns, each: 1, size: (1_000, 900)) {
      $0.camera.modulePixels = 2.5
      $0.camera.rotationDegrees = $1
    }
    let low = SymbolForm(columnCount: 12, level: 5, rowHeight: 3)
    add("low-rows-rotated", [0, 3, 5, 8, 12], each: 3, form: low, size: (1_000, 760)) {
      $0.camera.modulePixels = 2.5
      $0.camera.rotationDegrees = $1
    }
    let angles: [Double] = [-60, -50, -40, -30, -20, -10, 10, 20, 30, 40, 50, 60]
    add("yaw", angles, each: 1) { $0.camera.yawDegrees = $1 }
    add("pitch", angles, each: 1) {
      $0.camera.pitchDegrees = $1
      $0.camera.modulePixels = 3.2
    }
    add("yaw-pitch", angles, each: 1) {
      $0.camera.yawDegrees = $1 * 0.7
      $0.camera.pitchDegrees = abs($1) * 0.7
      $0.camera.rotationDegrees = $1 < 0 ? -3 : 3
      $0.camera.modulePixels = 3.2
    }
  }

  private mutating func addBends() {
    let angles: [Double] = [-110, -90, -70, -50, -35, -20, -10, 10, 20, 35, 50, 70, 90, 110]
    // The angle is that of the whole card; the symbol has nine tenths of its width, half of its height.
    add("bend", angles, each: 1) { $0.camera.bendDegrees = $1 * 0.9 }
    add("bend-pitch", angles, each: 1) {
      $0.camera.bendDegrees = $1 * 0.9
      $0.camera.pitchDegrees = 20
    }
    add("bend-down", angles, each: 1) {
      $0.camera.bendDegrees = $1 * 0.5
      $0.camera.bendsColumns = true
      $0.camera.modulePixels = 3
    }
  }

  private mutating func addSensors() {
    add("noise", [4, 8, 16, 24, 32, 48, 64], each: 2, size: (960, 520)) {
      $0.camera.noiseLevels = $1
    }
    add("photons", [2_000, 500, 200, 100, 60, 35, 20], each: 2, size: (960, 520)) {
      $0.camera.photonsAtWhite = $1
    }
    add("underexposed", [0.5, 0.2, 0.1, 0.05, 0.02, 0.01], each: 2, size: (960, 520)) {
      $0.camera.exposure = $1
    }
    add("jpeg", [80, 50, 30, 20, 12, 8, 5], each: 3) {
      $0.jpegQuality = Int($1)
      $0.camera.noiseLevels = 2
    }
    add("jpeg-small", [50, 20, 8], each: 2, size: (800, 480)) {
      $0.camera.modulePixels = 1.6
      $0.jpegQuality = Int($1)
      $0.camera.noiseLevels = 2
    }
  }

  private mutating func addLight() {
    add("contrast", [0.5, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03], each: 2, size: (960, 520)) {
      $0.camera.print.setContrast($1)
      $0.camera.noiseLevels = 1.5
    }
    add("gradient", [2, 4, 8, 16, 32], each: 2) {
      $0.camera.lightRatio = $1
      $0.camera.lightDegrees = $0.random.number(0...360)
    }
    add("shadow", [0.6, 0.4, 0.25, 0.15, 0.08], each: 2) {
      $0.camera.shadowLight = $1
      $0.camera.shadowDegrees = $0.random.number(0...360)
    }
    add("glare", [0.02, 0.05, 0.08, 0.12, 0.16, 0.2, 0.25], each: 3, form: SymbolForm(level: 5)) {
      $0.addGlare(share: $1)
    }
    add("dark-paper", [0.6, 0.4, 0.25, 0.15], each: 2) {
      $0.camera.print.paperReflectance = $1
      $0.camera.print.inkReflectance = 0.05
    }
  }

  private mutating func addDamage() {
    let strong = SymbolForm(level: 5)
    let shares = [0.02, 0.05, 0.08, 0.11, 0.14, 0.17, 0.2]
    add("dirt", shares, each: 3, form: strong) { $0.addDirt(share: $1) }
    add("scratches", [2, 5, 10, 20, 35, 50], each: 2, form: strong) { $0.addScratches(Int($1)) }
    add("wear", [0.02, 0.05, 0.1, 0.15, 0.2, 0.3], each: 2, form: strong) {
      $0.camera.print.wearShare = $1
      $0.camera.print.wearReflectance = $0.random.chance(0.5) ? 0.8 : 0.35
    }
    for (name, isUpright) in [("band-across", false), ("band-upright", true)] {
      add(name, [0.03, 0.06, 0.1, 0.14], each: 2, form: strong) {
        $0.addBand(share: $1, isUpright: isUpright)
      }
    }
    add("ink-growth", [-0.6, -0.45, -0.3, -0.15, 0.15, 0.3, 0.45, 0.6, 0.75], each: 2) {
      $0.camera.print.inkGrowth = $1
    }
    for (name, isStop) in [("scuffed-start", false), ("scuffed-stop", true)] {
      add(name, [0.3, 0.6, 1], each: 2, form: strong) { $0.addScuff(share: $1, isStop: isStop) }
    }
  }

  private mutating func addEdges() {
    let form = SymbolForm(columnCount: 13, level: 5)
    // Half the start pattern, all of it, the row indicators too, and a data column too.
    add("cut-start", [9, 17, 34, 51], each: 3, form: form) { $0.cut(.left, modules: $1) }
    add("cut-stop", [9, 18, 35, 52], each: 3, form: form) { $0.cut(.right, modules: $1) }
    add("cut-top", [0.05, 0.1, 0.15], each: 2, form: form) {
      $0.cut(.top, modules: $1 * $0.height)
    }
    add("cut-bottom", [0.05, 0.1, 0.15], each: 2, form: form) {
      $0.cut(.bottom, modules: $1 * $0.height)
    }
    add("quiet-zone", [1, 0.5, 0], each: 2) { $0.camera.layout?.quietModules = $1 }
    add("no-quiet-frame", [0], each: 3) {
      $0.camera.layout?.quietModules = $1
      $0.camera.layout?.neighbour = .frame
    }
    add("no-quiet-bars", [0], each: 3) {
      $0.camera.layout?.quietModules = $1
      $0.camera.layout?.neighbour = .bars
    }
  }

  private mutating func addForms() {
    add("inverted", [1], each: 4) { scene, _ in scene.camera.print.isInverted = true }
    add("mirrored", [1], each: 4) { scene, _ in scene.camera.isMirrored = true }
    add("inverted-mirrored", [1], each: 2) { scene, _ in
      scene.camera.print.isInverted = true
      scene.camera.isMirrored = true
    }
    for size in [3, 2, 1.5] {
      add("compact", [size], each: 2, form: SymbolForm(level: 4, isCompact: true)) {
        $0.camera.modulePixels = $1
      }
    }
    for columns in [4, 6, 8, 10, 13, 16, 18, 20] {
      let form = SymbolForm(columnCount: columns, level: 4, rowHeight: 3)
      add("columns", [Double(columns)], each: 2, form: form, size: (1_100, 860)) { scene, _ in
        scene.camera.modulePixels = 2.2
      }
    }
    add("12mp", [4, 3, 2.5, 2, 1.7, 1.4], each: 2, size: (4_032, 3_024)) {
      $0.camera.modulePixels = $1
      $0.camera.blurPixels = 0.7
      $0.wander()
    }
    add("12mp-rotated", [20, 70], each: 1, size: (4_032, 3_024)) {
      $0.camera.modulePixels = 3
      $0.camera.blurPixels = 0.7
      $0.camera.rotationDegrees = $1
      $0.wander()
    }
  }

  /// Pictures of 0.3 to 12 megapixels with the same card, and without a symbol: for times, not for reads.
  private mutating func addPictureSizes() {
    let form = SymbolForm(columnCount: 10, level: 5, rowHeight: 3)
    for (megapixels, size) in [
      ("0.3", (640, 480)), ("0.9", (1_280, 720)), ("2.1", (1_920, 1_080)), ("5", (2_592, 1_944)),
      ("12.2", (4_032, 3_024)),
    ] {
      for number in 0..<(2 * scale) {
        for (axis, isNegative) in [("picture-size", false), ("picture-size-empty", true)] {
          add(
            Shot(
              axis: axis, severity: megapixels, number: number, form: form, size: size,
              isNegative: isNegative, prepare: { $0.camera.modulePixels = 2.2 }
            )
          )
        }
      }
    }
  }
}
