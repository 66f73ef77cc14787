internal import Foundation
internal import ScanCapture

extension CaptureSource {
  /// The source that the environment names as it is now.
  static var fromEnvironment: CaptureSource? {
    environmentValue("AILA_CAPTURE_SOURCE").flatMap(CaptureSource.init(parsing:))
  }

  /// The source is a hardware scanner whose device is there.
  var isScannerThere: Bool {
    guard case .serial(let path, _) = self else { return false }
    return FileManager.default.fileExists(atPath: path)
  }
}
