#if canImport(UIKit)
internal import AVFoundation
internal import CoreMedia
internal import CoreVideo
internal import Foundation
internal import ScanCapture
internal import ScanImage

/// The device's camera, whose grey plane goes straight to the reader.
final class CameraCapture: NSObject, @unchecked Sendable {
  // Unchecked: the session and the device are touched on `control` alone, the rest is in `state`.
  static let shared = CameraCapture()

  /// What the preview shows.
  let captureSession = AVCaptureSession()
  private let control = DispatchQueue(label: "Aila.camera.control")
  private let frames = DispatchQueue(label: "Aila.camera.frames")
  private let state = Monitor(State())
  private var device: AVCaptureDevice?
  private var isPrepared = false

  private struct State {
    var pipeline: ScanPipeline?
    var emit: (@Sendable (CaptureEvent) -> Void)?
  }

  /// Begins to capture; does nothing when capturing already.
  func start(settings: CaptureSettings, emit: @escaping @Sendable (CaptureEvent) -> Void) {
    let isNew = state.withLock { state in
      guard state.pipeline == nil else { return false }
      state.emit = emit
      state.pipeline = ScanPipeline(settings: settings) { [weak self] event in
        self?.pass(event)
      }
      return true
    }
    guard isNew else { return }
    control.async { [self] in pass(.started) }
    AVCaptureDevice.requestAccess(for: .video) { [weak self] isAllowed in
      guard let self else { return }
      guard isAllowed else { return pass(.failed(.cameraNotAllowed)) }
      control.async { self.run() }
    }
  }

  /// Changes what is looked for, from the next frame on.
  func update(_ settings: CaptureSettings) {
    state.withLock { $0.pipeline }?.update(settings)
  }

  /// Ends capturing; does nothing when not capturing.
  func stop() {
    state.withLock { state in
      state.pipeline = nil
      state.emit = nil
    }
    control.async { [self] in
      // It may have been started again in between.
      guard state.withLock({ $0.pipeline == nil }) else { return }
      captureSession.stopRunning()
    }
  }

  /// Switches the light on or off; says whether it was done.
  func setTorch(_ isOn: Bool) -> Bool {
    control.sync {
      guard let device, device.hasTorch, (try? device.lockForConfiguration()) != nil else {
        return false
      }
      device.torchMode = isOn ? .on : .off
      device.unlockForConfiguration()
      return true
    }
  }

  private func pass(_ event: CaptureEvent) {
    state.withLock { $0.emit }?(event)
  }

  // MARK: On the control queue

  private func run() {
    guard state.withLock({ $0.pipeline != nil }) else { return }
    if !isPrepared {
      guard let device = CameraCapture.bestDevice, prepare(device) else {
        return pass(.failed(.cameraMissing))
      }
      self.device = device
      isPrepared = true
    }
    captureSession.startRunning()
  }

  /// The back camera that focuses nearest without a person's help: one that changes lenses by itself,
  /// otherwise the main lens; never the ultra-wide one alone.
  private static var bestDevice: AVCaptureDevice? {
    let types: [AVCaptureDevice.DeviceType] = [
      .builtInTripleCamera, .builtInDualWideCamera, .builtInDualCamera, .builtInWideAngleCamera,
    ]
    let found = AVCaptureDevice.DiscoverySession(
      deviceTypes: types, mediaType: .video, position: .back
    ).devices
    return types.lazy.compactMap { type in found.first { $0.deviceType == type } }.first
      ?? AVCaptureDevice.default(for: .video)
  }

  private func prepare(_ device: AVCaptureDevice) -> Bool {
    guard let input = try? AVCaptureDeviceInput(device: device) else { return false }
    captureSession.beginConfiguration()
    defer { captureSession.commitConfiguration() }
    if captureSession.canSetSessionPreset(.hd1920x1080) {
      captureSession.sessionPreset = .hd1920x1080
    }
    let output = AVCaptureVideoDataOutput()
    output.alwaysDiscardsLateVideoFrames = true
    output.videoSettings = [
      kCVPixelBufferPixelFormatTypeKey as String:
        Int(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
    ]
    output.setSampleBufferDelegate(self, queue: frames)
    guard captureSession.canAddInput(input), captureSession.canAddOutput(output) else {
      return false
    }
    captureSession.addInput(input)
    captureSession.addOutput(output)
    focus(device)
    return true
  }

  private func focus(_ device: AVCaptureDevice) {
    guard (try? device.lockForConfiguration()) != nil else { return }
    defer { device.unlockForConfiguration() }
    if device.isFocusModeSupported(.continuousAutoFocus) { device.focusMode = .continuousAutoFocus }
    if device.isAutoFocusRangeRestrictionSupported {
      device.autoFocusRangeRestriction = .near
    }
    // On a camera of several lenses this factor is where the main one takes over from the ultra-wide.
    if let main = device.virtualDeviceSwitchOverVideoZoomFactors.first {
      device.videoZoomFactor = CGFloat(main.doubleValue)
    }
  }
}

extension CameraCapture: AVCaptureVideoDataOutputSampleBufferDelegate {
  func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {
    guard let pipeline = state.withLock({ $0.pipeline }),
      let buffer = CMSampleBufferGetImageBuffer(sampleBuffer),
      CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess
    else { return }
    defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
    guard let base = CVPixelBufferGetBaseAddressOfPlane(buffer, 0) else { return }
    let height = CVPixelBufferGetHeightOfPlane(buffer, 0)
    let bytesPerRow = CVPixelBufferGetBytesPerRowOfPlane(buffer, 0)
    let pixels = UnsafeBufferPointer(
      start: UnsafePointer(base.assumingMemoryBound(to: UInt8.self)), count: height * bytesPerRow
    )
    // A camera that is being stopped can give an empty frame, of which there is no image.
    guard
      let image = try? LumaImage(
        pixels: pixels,
        width: CVPixelBufferGetWidthOfPlane(buffer, 0),
        height: height,
        bytesPerRow: bytesPerRow
      )
    else { return }
    pipeline.process(image)
  }
}
#endif
