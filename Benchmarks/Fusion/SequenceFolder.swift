internal import ImageFiles
internal import ScanImage
internal import SymbolSynthesis

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Sequences of frames in a folder of pictures.
struct SequenceFolder {
  let path: String

  private struct Frame {
    var file: String
    var sequence: String
    var number: Int
  }

  /// The sequences, with each frame's payload.
  var sequences: [[(picture: GreyPicture, payload: [UInt8])]] {
    var sequences: [[(picture: GreyPicture, payload: [UInt8])]] = []
    var name: String?
    for frame in frames {
      guard let picture = SequenceFolder.picture(frame.file) else { continue }
      if frame.sequence != name { sequences.append([]) }
      name = frame.sequence
      let payload = SequenceFolder.bytes(String(frame.file.dropLast(3)) + "txt")
      sequences[sequences.count - 1].append((picture, payload))
    }
    return sequences
  }

  /// The frames in order.
  private var frames: [Frame] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var frames: [Frame] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasSuffix(".png"), let mark = name.lastIndex(of: "f"),
        let number = Int(name[name.index(after: mark)...].prefix { $0.isNumber })
      else { continue }
      frames.append(
        Frame(file: "\(path)/\(name)", sequence: String(name[..<mark]), number: number))
    }
    return frames.sorted { ($0.sequence, $0.number) < ($1.sequence, $1.number) }
  }

  private static func picture(_ path: String) -> GreyPicture? {
    guard let decoded = try? ImageFile.decode(path: path) else { return nil }
    return decoded.withLumaImage { image in
      var picture = GreyPicture(width: image.width, height: image.height)
      for y in 0..<image.height { for x in 0..<image.width { picture[x, y] = image[x, y] } }
      return picture
    }
  }

  private static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 8_192)
    let count = fread(&buffer, 1, buffer.count, file)
    return Array(buffer.prefix(count))
  }
}
