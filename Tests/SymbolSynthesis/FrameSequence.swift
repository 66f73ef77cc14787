/// Frames of one card in a hand, each of them hard to read by itself.
public struct FrameSequence: Sendable {
  /// What makes the frames hard.
  public enum Difficulty: String, Sendable, CaseIterable {
    /// A lamp's reflection that wanders and always hides more than error correction can restore.
    case glare
    /// A hand that shakes: motion blur in changing directions.
    case motion
    /// A card far away, 1.2-1.5 pixels a module, in noise.
    case far
    /// Noise as in a dark room.
    case dark
  }

  /// The bytes of the card.
  public let payload: [UInt8]
  /// The symbol of the card.
  public let symbol: DrawnSymbol
  /// What makes the frames hard.
  public let difficulty: Difficulty
  private let random: SeededGenerator
  private let rowHeight: Double

  /// Prepares the sequence of an invented card.
  public init(_ difficulty: Difficulty, seed: UInt64) throws {
    try self.init(difficulty, payload: InventedCard.payload(seed: seed), seed: seed)
  }

  /// Prepares the sequence of a card.
  ///
  /// - Parameters:
  ///   - difficulty: What makes the frames hard.
  ///   - payload: The bytes of the card.
  ///   - columnCount: Data columns; by lot when nil.
  ///   - level: Error correction level; by lot when nil.
  ///   - seed: Chooses everything else.
  /// - Throws: `DrawingError` when the payload does not fit.
  public init(
    _ difficulty: Difficulty,
    payload: [UInt8],
    columnCount: Int? = nil,
    level: Int? = nil,
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed &* 7_919 &+ 17)
    self.payload = payload
    self.difficulty = difficulty
    symbol = try DrawnSymbol(
      payload,
      options: EncodingOptions(
        columnCount: columnCount ?? random.integer(10...16),
        level: level ?? random.integer(4...5)
      )
    )
    rowHeight = Double(random.integer(6...8)) / 2
    self.random = random
  }

  /// The camera of a frame.
  ///
  /// - Parameter number: The frame, from 0 on.
  /// - Returns: The camera with light, hand and lens of that moment.
  public func camera(frame number: Int) -> Photographer {
    var random = self.random
    for _ in 0...number { random = SeededGenerator(seed: random.next() &+ UInt64(number)) }
    var camera = Photographer()
    camera.print.rowHeight = rowHeight
    camera.samplesPerSide = 3
    camera.seed = random.next()
    camera.modulePixels = 2.2 + random.number(-0.1...0.1)
    camera.rotationDegrees = random.number(-5...5)
    camera.yawDegrees = random.number(-8...8)
    camera.pitchDegrees = random.number(-8...8)
    camera.blurPixels = random.number(0.6...0.9)
    camera.noiseLevels = 2
    switch difficulty {
    case .glare: addGlare(to: &camera, frame: number, random: &random)
    case .motion:
      camera.motionPixels = camera.modulePixels * random.number(1.9...2.6)
      camera.motionDegrees = random.number(-30...30)
    case .far:
      camera.modulePixels = random.number(1.2...1.4)
      camera.blurPixels = random.number(0.8...0.95)
      camera.noiseLevels = 18
      camera.samplesPerSide = 4
    case .dark:
      camera.modulePixels = 1.9
      camera.exposure = 0.2
      camera.noiseLevels = 45
    }
    return camera
  }

  /// Takes a frame.
  ///
  /// - Parameter number: The frame, from 0 on.
  /// - Returns: Its pixels.
  public func frame(_ number: Int) -> GreyPicture {
    camera(frame: number).photograph(symbol).picture
  }

  private func addGlare(
    to camera: inout Photographer,
    frame number: Int,
    random: inout SeededGenerator
  ) {
    let (width, height) = (
      Double(symbol.modulesPerRow), Double(symbol.rowCount) * rowHeight
    )
    // There and back again inside of the symbol, so that no frame is spared.
    let phase = Double(number % 10) / 5
    let across = (phase <= 1 ? phase : 2 - phase) * 0.5 - 0.25
    camera.glares = [
      Mark(
        u: (across + random.number(-0.04...0.04)) * width,
        v: random.number(-0.15...0.15) * height,
        radiusAcross: 0.27 * width,
        radiusDown: 0.5 * height,
        degrees: random.number(-20...20),
        light: 2
      )
    ]
  }
}
