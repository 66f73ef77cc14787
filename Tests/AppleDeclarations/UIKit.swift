// swift-format-ignore-file
public import AVFoundation
public import Foundation

@MainActor open class UIView: NSObject {
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { fatalError() }
  public init(frame: CGRect) {}
  override public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {}
}
@MainActor open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { fatalError() }
  open var string: String? { get { nil } set {} }
}
