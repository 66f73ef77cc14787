internal import ScanCapture
internal import ScanImage

#if canImport(ZXingCodes)
internal import ZXingCodes
#endif

/// Reads the kinds of code that are not PDF417, with what the platform has for them.
enum OtherCodes {
  /// Reads from grey frames.
  static var reader: CaptureSettings.OtherCodeReader? {
    #if canImport(UIKit)
    VisionCodes.read
    #elseif canImport(ZXingCodes)
    read
    #else
    nil
    #endif
  }

  #if canImport(ZXingCodes)
  private static let kinds: [(CodeType, UInt32)] = [
    (.upc, bits(zxing_upc)), (.ean, bits(zxing_ean)),
    (.qr, bits(zxing_qr)), (.code128, bits(zxing_code128)),
    (.code39, bits(zxing_code39)), (.code93, bits(zxing_code93)),
    (.codabar, bits(zxing_codabar)), (.itf, bits(zxing_itf)),
    (.dataMatrix, bits(zxing_data_matrix)), (.aztec, bits(zxing_aztec)),
    (.dataBar, bits(zxing_data_bar)),
  ]

  private static func bits(_ kind: Int) -> UInt32 { UInt32(truncatingIfNeeded: kind) }

  @Sendable private static func read(
    _ image: LumaImage,
    _ types: Set<CodeType>,
    _ withEffort: Bool
  ) -> [CapturedCode] {
    let wanted = kinds.reduce(into: UInt32(0)) { bits, kind in
      if types.contains(kind.0) { bits |= kind.1 }
    }
    var found: [CapturedCode] = []
    withUnsafeMutablePointer(to: &found) { found in
      zxing_read(
        image.base, Int32(image.width), Int32(image.height), Int32(image.bytesPerRow), wanted,
        withEffort,
        { context, kind, bytes, count in
          let payload = Array(UnsafeBufferPointer(start: bytes, count: count))
          guard let type = OtherCodes.kinds.first(where: { $0.1 == kind })?.0,
            let found = context?.assumingMemoryBound(to: [CapturedCode].self),
            !found.pointee.contains(where: { $0.type == type && $0.payload == payload })
          else { return }
          found.pointee.append(CapturedCode(type: type, payload: payload))
        },
        found
      )
    }
    return found
  }
  #endif
}
