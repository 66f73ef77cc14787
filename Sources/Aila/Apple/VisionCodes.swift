#if canImport(UIKit)
internal import CoreVideo
internal import Foundation
internal import ScanCapture
internal import ScanImage
internal import Vision

/// Reads the kinds of code that are not PDF417 with the system's own reader.
enum VisionCodes {
  /// Vision has no symbology for UPC-A: it is an EAN-13 that begins with 0.
  private static let symbologies: [(CodeType, VNBarcodeSymbology)] = [
    (.upc, .upce), (.upc, .ean13), (.ean, .ean13), (.ean, .ean8), (.qr, .qr), (.qr, .microQR),
    (.code128, .code128), (.code39, .code39), (.code93, .code93), (.codabar, .codabar),
    (.itf, .itf14), (.itf, .i2of5), (.dataMatrix, .dataMatrix), (.aztec, .aztec),
    (.dataBar, .gs1DataBar), (.dataBar, .gs1DataBarExpanded),
  ]

  /// Reads a frame; what cannot be read gives nothing.
  @Sendable static func read(
    _ image: LumaImage,
    _ types: Set<CodeType>,
    _ withEffort: Bool
  ) -> [CapturedCode] {
    var buffer: CVPixelBuffer?
    let status = CVPixelBufferCreateWithBytes(
      nil, image.width, image.height, kCVPixelFormatType_OneComponent8,
      UnsafeMutableRawPointer(mutating: image.base), image.bytesPerRow, nil, nil, nil, &buffer
    )
    guard status == kCVReturnSuccess, let buffer else { return [] }
    let request = VNDetectBarcodesRequest()
    request.symbologies = symbologies.filter { types.contains($0.0) }.map(\.1)
    let handler = VNImageRequestHandler(cvPixelBuffer: buffer, options: [:])
    guard (try? handler.perform([request])) != nil else { return [] }
    return (request.results ?? []).compactMap { code($0, types) }
  }

  private static func code(
    _ observation: VNBarcodeObservation,
    _ types: Set<CodeType>
  ) -> CapturedCode? {
    guard let text = observation.payloadStringValue else { return nil }
    let digits = Array(text.utf8)
    if observation.symbology == .ean13, digits.first == UInt8(ascii: "0"), types.contains(.upc) {
      return CapturedCode(type: .upc, payload: Array(digits.dropFirst()))
    }
    let fitting = symbologies.first { entry in
      entry.1 == observation.symbology && types.contains(entry.0)
        && !(entry.0 == .upc && entry.1 == .ean13)
    }
    return fitting.map { CapturedCode(type: $0.0, payload: digits) }
  }
}
#endif
