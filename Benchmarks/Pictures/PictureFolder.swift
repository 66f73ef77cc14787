internal import CPNG
internal import ScanImage
internal import SymbolSynthesis

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A folder of pictures: AXIS/NAME.png, the payload beside it as NAME.bin, and manifest.tsv about all.
public struct PictureFolder: ~Copyable {
  private let path: String
  private var lines: [String] = []

  private static let columns = [
    "file", "axis", "sev", "k", "cols", "rows", "ec", "rowh", "compact", "payload_len", "ec_frac",
    "px_per_module", "size", "corners",
  ]

  /// Makes the folder when it is not there.
  ///
  /// - Throws: When there is something else in its place.
  public init(path: String) throws {
    self.path = path
    try Self.makeFolder(path)
  }

  /// Writes one picture.
  public mutating func add(_ taken: TakenPicture, of shot: Shot) throws {
    try Self.makeFolder("\(path)/\(shot.axis)")
    let file = "\(shot.axis)/\(shot.name)"
    try Self.writePNG(taken.picture, to: "\(path)/\(file).png")
    if let payload = taken.payload { try Self.write(payload, to: "\(path)/\(file).bin") }
    lines.append(line(taken, shot, file: "\(file).png").joined(separator: "\t"))
  }

  /// Writes the manifest; call it last.
  public consuming func close() throws {
    let text = ([Self.columns.joined(separator: "\t")] + lines).joined(separator: "\n") + "\n"
    try Self.write(Array(text.utf8), to: "\(path)/manifest.tsv")
  }

  private func line(_ taken: TakenPicture, _ shot: Shot, file: String) -> [String] {
    let (symbol, picture) = (taken.symbol, taken.picture)
    let corners = [
      taken.corners.topLeft, taken.corners.topRight, taken.corners.bottomRight,
      taken.corners.bottomLeft,
    ]
    let share = Double(symbol.checkCount) / Double(symbol.rowCount * symbol.columnCount)
    return [
      file, shot.axis, shot.severity, "\(shot.number)", "\(symbol.columnCount)",
      "\(symbol.rowCount)", "\(symbol.level)", "\(taken.rowHeight)", symbol.isCompact ? "1" : "0",
      "\(taken.payload?.count ?? 0)", Self.rounded(share, 3), Self.rounded(taken.modulePixels, 3),
      "\(picture.width)x\(picture.height)",
      taken.payload == nil
        ? "-"
        : corners.map { "\(Self.rounded($0.x, 1)),\(Self.rounded($0.y, 1))" }
          .joined(separator: ";"),
    ]
  }

  private static func rounded(_ value: Double, _ places: Int) -> String {
    let scale = places == 1 ? 10.0 : 1_000.0
    return "\((value * scale).rounded() / scale)"
  }

  private static func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o755) != 0, errno != EEXIST else { return }
    throw PictureError(description: "\(path): \(String(cString: strerror(errno)))")
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else {
      throw PictureError(description: "\(path): \(String(cString: strerror(errno)))")
    }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else {
      throw PictureError(description: "\(path): not all was written")
    }
  }

  private static func writePNG(_ picture: GreyPicture, to path: String) throws {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(picture.width)
    image.height = UInt32(picture.height)
    image.format = 0
    image.flags = 2  // PNG_IMAGE_FLAG_FAST
    let stride = Int32(picture.bytesPerRow)
    guard png_image_write_to_file(&image, path, 0, picture.bytes, stride, nil) != 0 else {
      throw PictureError(description: "\(path): libpng wrote nothing")
    }
  }
}
