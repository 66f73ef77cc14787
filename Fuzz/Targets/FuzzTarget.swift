internal import DLScan
internal import ImageFiles
internal import PDF417
internal import ScanImage

/// A piece of dlscan that takes bytes from strangers; any bytes at all must come to an end in it.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Bytes are a payload: parsed, and printed in every way.
  case payload
  /// Bytes are codewords: corrected, then read as a message.
  case codewords
  /// Bytes are a small grey picture: symbols are looked for.
  case scan
  /// Bytes are a picture file.
  case picture
  /// Bytes are options in JSON.
  case options

  /// Does with the bytes what dlscan does with them; returns, or has found a fault.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .payload: FuzzTarget.parse(bytes)
    case .codewords: FuzzTarget.decode(bytes)
    case .scan: FuzzTarget.scan(bytes)
    case .picture: FuzzTarget.open(bytes)
    case .options: _ = try? ScanOptions(json: bytes)
    }
  }

  private static func parse(_ bytes: [UInt8]) {
    let result = Scanner().parse(bytes)
    let results = Scanner().parseAll(bytes)
    precondition(!results.isEmpty, "a payload without a result")
    for result in [result] + results {
      let start = result.payloadOffset ?? 0
      let payload = result.payload ?? []
      precondition(
        payload[...] == bytes[start..<start + payload.count], "the payload is not as it was given")
      precondition(payload.count == bytes.count || result.payloadOffset != nil)
    }
    for result in [result, result.redacted()] + results {
      precondition(!result.json.isEmpty)
      _ = result.sections
      _ = result.summary
    }
  }

  /// Two bytes a codeword, of which three values of each thousand are none; the first byte says how
  /// many check codewords there are, the second how many erasures.
  private static func decode(_ bytes: [UInt8]) {
    guard bytes.count >= 2 else { return }
    let checkCount = 2 << Int(bytes[0] & 15)
    let words = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      (UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])) % 932
    }
    _ = try? MessageDecoder.decode(words)
    let erasures = (0..<Int(bytes[1])).map { $0 * 7 % max(words.count, 1) }
    var corrected = words
    guard
      (try? ErrorCorrector.correct(&corrected, erasures: erasures, checkCount: checkCount)) != nil
    else {
      precondition(corrected == words, "codewords changed in spite of an error")
      return
    }
    precondition(corrected.count == words.count, "codewords were lost")
    _ = try? MessageDecoder.decode(Array(corrected.dropLast(checkCount)))
  }

  /// The first byte is the width in modules of four pixels, the second how far each pixel is stretched.
  private static func scan(_ bytes: [UInt8]) {
    guard bytes.count > 2 else { return }
    let width = 4 * (Int(bytes[0]) + 1)
    let zoom = Int(bytes[1] & 3) + 1
    let rowCount = (bytes.count - 2) / width
    guard rowCount > 0 else { return }
    var pixels: [UInt8] = []
    for row in 0..<rowCount {
      let line = bytes[(2 + row * width)..<(2 + (row + 1) * width)].flatMap {
        [UInt8](repeating: $0, count: zoom)
      }
      for _ in 0..<zoom { pixels += line }
    }
    let effort: ReadingEffort = bytes[1] & 4 == 0 ? .fast : .thorough
    pixels.withUnsafeBufferPointer { buffer in
      let image = try? LumaImage(
        pixels: buffer,
        width: width * zoom,
        height: rowCount * zoom,
        bytesPerRow: width * zoom
      )
      guard let image else { return }
      let results = Scanner(options: ScanOptions(effort: effort)).scan(image)
      precondition(!results.isEmpty, "a scan without a result")
      precondition(!ScanResult.json(results: results).isEmpty)
    }
  }

  /// Small limits, so that time goes into the bytes and not into empty pixels.
  private static func open(_ bytes: [UInt8]) {
    var limits = ImageLimits()
    (limits.pixels, limits.workingBytes, limits.jpegScans) = (1 << 20, 1 << 25, 20)
    guard let picture = try? ImageFile.decode(bytes, limits: limits) else { return }
    precondition(picture.width * picture.height <= limits.pixels, "a picture beyond the limit")
    // Every pixel must have been set, and lie inside of the memory.
    let sum = picture.withLumaImage { image in
      (0..<image.height).reduce(0) { sum, y in
        (0..<image.width).reduce(sum) { $0 + Int(image[$1, y]) }
      }
    }
    precondition(sum <= 255 * limits.pixels)
  }
}
