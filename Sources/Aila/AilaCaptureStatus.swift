internal import PDF417
internal import ScanCapture

/// What happens between scans.
@nonexhaustive(warn) public enum AilaCaptureStatus: Equatable, Sendable {
  /// Nothing that looks like a code is in view.
  case searching
  /// A PDF417 code is in view and cannot be read yet.
  case seenNotReadable(AilaSighting)
  /// What is in view was reported before.
  case alreadyScanned
  /// A hardware scanner is there.
  case scannerConnected
  /// A hardware scanner is gone.
  case scannerDisconnected
  /// A hardware scanner that is not there, or a stream that sends nothing yet, is waited for: why, in a
  /// sentence for people.
  case waiting(reason: String)
  /// One of several pictures cannot be read: its name and why, in a sentence for people.
  case inputFailed(reason: String)
  /// There is nothing to scan with: why, in a sentence for people.
  case unavailable(reason: String)
  /// The picture, video or text came to its end.
  case ended
}

/// A symbol that is in view and cannot be read yet.
public struct AilaSighting: Equatable, Sendable {
  /// Mean width of a module in the frame, in pixels; below 1.5 it must come closer.
  public var modulePixels: Double
  /// Codewords that could be read.
  public var codewordsRead: Int
  /// Codewords that the symbol seems to hold.
  public var codewordsExpected: Int

  /// Makes a sighting.
  public init(modulePixels: Double, codewordsRead: Int, codewordsExpected: Int) {
    self.modulePixels = modulePixels
    self.codewordsRead = codewordsRead
    self.codewordsExpected = codewordsExpected
  }
}

extension AilaCaptureStatus {
  /// What an event tells besides scans.
  init?(_ event: CaptureEvent) {
    switch event {
    case .started, .scanned: return nil
    case .waiting(let error): self = .waiting(reason: error.message)
    case .nothingRead(nil, _): self = .searching
    case .nothingRead(let sighting?, _):
      self = .seenNotReadable(
        AilaSighting(
          modulePixels: sighting.modulePixels,
          codewordsRead: sighting.codewordsRead,
          codewordsExpected: sighting.codewordsExpected
        )
      )
    case .stillInView: self = .alreadyScanned
    case .connected: self = .scannerConnected
    case .disconnected: self = .scannerDisconnected
    case .inputFailed(let error, let name): self = .inputFailed(reason: "\(name): \(error.message)")
    case .failed(let error): self = .unavailable(reason: error.message)
    case .ended: self = .ended
    }
  }
}
