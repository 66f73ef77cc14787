// swift-format-ignore-file
public import CoreMedia
public import Foundation

public struct AVMediaType: Sendable { public static let video = AVMediaType() }
public struct AVLayerVideoGravity: Hashable, Sendable {
  let raw: Int
  public static let resizeAspect = AVLayerVideoGravity(raw: 0)
  public static let resizeAspectFill = AVLayerVideoGravity(raw: 1)
}
open class AVCaptureInput: NSObject {}
open class AVCaptureOutput: NSObject {}
open class AVCaptureConnection: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {}
}
open class AVCaptureDevice: NSObject {
  public struct DeviceType: Hashable, Sendable {
    let raw: Int
    public static let builtInTripleCamera = DeviceType(raw: 0)
    public static let builtInDualWideCamera = DeviceType(raw: 1)
    public static let builtInDualCamera = DeviceType(raw: 2)
    public static let builtInWideAngleCamera = DeviceType(raw: 3)
  }
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
  open class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    open var devices: [AVCaptureDevice] { [] }
  }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {}
  open var deviceType: DeviceType { fatalError() }
  open var hasTorch: Bool { false }
  open var torchMode: TorchMode { get { .off } set {} }
  open var focusMode: FocusMode { get { .locked } set {} }
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  open var autoFocusRangeRestriction: AutoFocusRangeRestriction { get { .none } set {} }
  open var videoZoomFactor: CGFloat { get { 1 } set {} }
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}
open class AVCaptureSession: NSObject {
  public struct Preset: Hashable, Sendable { public static let hd1920x1080 = Preset() }
  open var sessionPreset: Preset { get { .hd1920x1080 } set {} }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) {}
  open func addOutput(_ output: AVCaptureOutput) {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var alwaysDiscardsLateVideoFrames: Bool { get { true } set {} }
  open var videoSettings: [String: Any]! { get { [:] } set {} }
  open func setSampleBufferDelegate(_ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?) {}
}
open class CALayer: NSObject {}
open class AVCaptureVideoPreviewLayer: CALayer {
  open var videoGravity: AVLayerVideoGravity { get { .resizeAspect } set {} }
  open var session: AVCaptureSession? { get { nil } set {} }
}
