import ImageFiles
import ScanImage
import Testing

/// A decoded picture whose pixels are copied out, to compare.
struct Pixels: Equatable {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  init(_ picture: DecodedPicture) {
    width = picture.width
    height = picture.height
    bytes = picture.withLumaImage { image in
      (0..<image.height).flatMap { y in (0..<image.width).map { image[$0, y] } }
    }
  }

  init(decoding file: [UInt8], limits: ImageLimits = .standard) throws(ImageFileError) {
    self.init(try ImageFile.decode(file, limits: limits))
  }

  /// The largest difference from exact grey levels.
  func difference(from grey: [Double]) -> Double {
    guard bytes.count == grey.count else { return .infinity }
    return zip(bytes, grey).map { abs(Double($0) - $1) }.max() ?? 0
  }

  /// The mean difference from exact grey levels.
  func meanDifference(from grey: [Double]) -> Double {
    guard bytes.count == grey.count else { return .infinity }
    return zip(bytes, grey).map { abs(Double($0) - $1) }.reduce(0, +) / Double(grey.count)
  }
}

/// The error that decoding a file gives, or `nil` when it gives a picture.
func failure(of file: [UInt8], limits: ImageLimits = .standard) -> ImageFileError? {
  do throws(ImageFileError) {
    _ = try ImageFile.decode(file, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// A small generator that gives the same numbers every time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// A file with a name, which stands for its bytes where a test tells its arguments.
struct NamedFile: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]

  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  var testDescription: String { name }
}
