#if canImport(UIKit)
public import AVFoundation
public import Foundation
public import UIKit

/// What the camera sees, while it scans.
public final class AilaCaptureView: UIView {
  /// A layer that shows the camera's picture.
  override public class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }

  /// How the picture fills the view.
  public var videoGravity: AVLayerVideoGravity {
    get { previewLayer?.videoGravity ?? .resizeAspect }
    set { previewLayer?.videoGravity = newValue }
  }

  private var previewLayer: AVCaptureVideoPreviewLayer? { layer as? AVCaptureVideoPreviewLayer }

  /// Makes a view.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    connect()
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  private func connect() {
    previewLayer?.session = CameraCapture.shared.captureSession
  }
}
#endif
