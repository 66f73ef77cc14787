// swift-format-ignore-file
public import CoreVideo
public import Foundation

public struct VNBarcodeSymbology: Hashable, Sendable {
  let raw: Int
  public static let upce = VNBarcodeSymbology(raw: 0), ean13 = VNBarcodeSymbology(raw: 1), ean8 = VNBarcodeSymbology(raw: 2)
  public static let qr = VNBarcodeSymbology(raw: 3), microQR = VNBarcodeSymbology(raw: 4), code128 = VNBarcodeSymbology(raw: 5)
  public static let code39 = VNBarcodeSymbology(raw: 6), code93 = VNBarcodeSymbology(raw: 7), codabar = VNBarcodeSymbology(raw: 8)
  public static let itf14 = VNBarcodeSymbology(raw: 9), i2of5 = VNBarcodeSymbology(raw: 10), dataMatrix = VNBarcodeSymbology(raw: 11)
  public static let aztec = VNBarcodeSymbology(raw: 12), gs1DataBar = VNBarcodeSymbology(raw: 13), gs1DataBarExpanded = VNBarcodeSymbology(raw: 14)
}
open class VNRequest: NSObject {}
open class VNBarcodeObservation: NSObject {
  open var symbology: VNBarcodeSymbology { fatalError() }
  open var payloadStringValue: String? { nil }
}
open class VNDetectBarcodesRequest: VNRequest {
  open var symbologies: [VNBarcodeSymbology] { get { [] } set {} }
  open var results: [VNBarcodeObservation]? { nil }
}
public struct VNImageOption: Hashable, Sendable {}
open class VNImageRequestHandler: NSObject {
  public init(cvPixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws {}
}
