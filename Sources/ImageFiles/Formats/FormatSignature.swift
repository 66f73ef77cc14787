/// The first bytes by which a picture format is known.
struct FormatSignature {
  let format: ImageFormat
  /// The bytes; `nil` stands for any byte.
  let bytes: [UInt8?]

  init(_ format: ImageFormat, _ bytes: [UInt8?]) {
    self.format = format
    self.bytes = bytes
  }

  /// Fewer bytes than these may belong to anything.
  private static let leastBytes = 3

  /// What a look at a file's first bytes tells.
  enum Match {
    case whole(ImageFormat)
    /// The file ends within the signature.
    case begun(ImageFormat)
    case none
  }

  /// Tells the format of a file.
  static func match(_ file: ByteView) -> Match {
    guard file.count >= leastBytes else { return .none }
    for signature in all where signature.agrees(with: file) {
      return file.count < signature.bytes.count
        ? .begun(signature.format) : .whole(signature.format)
    }
    return Netpbm.isSignature(file) ? .whole(.netpbm) : .none
  }

  /// As far as the file goes, it is as the signature has it.
  private func agrees(with file: ByteView) -> Bool {
    bytes.indices.allSatisfy { index in
      guard let wanted = bytes[index], let byte = file.byte(at: index) else { return true }
      return byte == wanted
    }
  }

  /// Signatures of the formats; Netpbm has its own rule.
  ///
  /// ITU-T T.81, B.1.1; PNG 3, clause 5.2; RFC 9649, section 2.4; TIFF 6.0, section 2, and BigTIFF;
  /// ISO/IEC 23008-12, 10.2 and AV1 image file format 1.1, section 6 (brands). "mif1" and "msf1"
  /// are the general brands, which HEIC and AVIF files alike may name first.
  static let all: [FormatSignature] =
    [
      FormatSignature(.jpeg, [0xFF, 0xD8, 0xFF]),
      FormatSignature(.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      FormatSignature(.webP, Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBP".utf8)),
      FormatSignature(.tiff, [0x49, 0x49, 42, 0]),
      FormatSignature(.tiff, [0x4D, 0x4D, 0, 42]),
      FormatSignature(.tiff, [0x49, 0x49, 43, 0]),
      FormatSignature(.tiff, [0x4D, 0x4D, 0, 43]),
    ]
    + ["heic", "heix", "heim", "heis", "hevc", "hevx", "avif", "avis", "mif1", "msf1"].map {
      FormatSignature(.heif, [0, 0, nil, nil] + Array("ftyp".utf8) + Array($0.utf8))
    }
}
