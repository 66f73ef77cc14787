import ScanImage
import SymbolSynthesis
import Testing

@Suite("Phone camera")
struct PhoneCameraTests {
  private func symbol() throws -> DrawnSymbol {
    try DrawnSymbol(
      InventedCard.payload(seed: 5), options: EncodingOptions(columnCount: 8, level: 3))
  }

  private func phone() -> PhoneCamera {
    var phone = PhoneCamera()
    phone.scene.pictureSize = (1_280, 720)
    phone.scene.modulePixels = 4
    phone.scene.print.margin = 20
    return phone
  }

  @Test("The symbol is seen where the corners say, however lens and shutter move it")
  func corners() throws {
    var phone = phone()
    phone.distortion = 0.06
    phone.shutterSkew = 30
    phone.shutterWobble = 2
    let photograph = phone.photograph(try symbol())
    let corner = photograph.corners.topLeft
    #expect(photograph.picture[Int(corner.x) + 8, Int(corner.y) + 8] < 110)
    #expect(photograph.picture[Int(corner.x) - 8, Int(corner.y) + 8] > 160)
    #expect(photograph.picture[Int(corner.x) + 8, Int(corner.y) - 8] > 160)
    let foot = photograph.corners.bottomLeft
    #expect(photograph.picture[Int(foot.x) + 8, Int(foot.y) - 8] < 110)
    #expect(photograph.picture[Int(foot.x) - 8, Int(foot.y) - 8] > 160)
  }

  @Test("A rolling shutter slants an upright card")
  func shutter() throws {
    var phone = phone()
    let straight = phone.photograph(try symbol()).corners
    phone.shutterSkew = 40
    let slanted = phone.photograph(try symbol()).corners
    #expect(abs(straight.topLeft.x - straight.bottomLeft.x) < 0.01)
    #expect(slanted.bottomLeft.x - slanted.topLeft.x > 5)
  }

  @Test("The same seed gives the same picture and another seed other noise")
  func seeds() throws {
    let symbol = try symbol()
    var phone = phone()
    phone.photonsAtWhite = 500
    let first = phone.photograph(symbol).picture
    #expect(phone.photograph(symbol).picture == first)
    phone.seed = 2
    #expect(phone.photograph(symbol).picture != first)
  }

  @Test("Gloss lies on the card and not on the desk")
  func gloss() throws {
    let symbol = try symbol()
    var phone = phone()
    phone.scene.print.inkReflectance = 0.02
    let plain = phone.photograph(symbol).picture
    phone.reflection = Reflection(lampLight: 0, pageLight: 0.3, seed: 8)
    let glossy = phone.photograph(symbol).picture
    let brighter = plain.bytes.indices.count { glossy.bytes[$0] > plain.bytes[$0] &+ 20 }
    #expect(brighter > 1_000)
    #expect((0..<1_280).allSatisfy { abs(Int(plain[$0, 5]) - Int(glossy[$0, 5])) < 12 })
  }

  @Test("Noise removal and sharpening do what they are for")
  func processing() throws {
    let symbol = try symbol()
    func picture(_ change: (inout PhoneCamera) -> Void) -> GreyPicture {
      var phone = phone()
      phone.photonsAtWhite = 300
      phone.sharpening = 0
      change(&phone)
      return phone.photograph(symbol).picture
    }
    /// Differences of neighbours in the evenly lit background.
    func roughness(_ picture: GreyPicture) -> Int {
      (10..<1_270).reduce(0) { $0 + abs(Int(picture[$1, 20]) - Int(picture[$1 + 1, 20])) }
    }
    let noisy = roughness(picture { _ in })
    #expect(roughness(picture { $0.denoisingLevels = 40 }) < noisy / 2)
    #expect(roughness(picture { $0.sharpening = 1 }) > noisy)
  }
}
