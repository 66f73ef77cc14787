public import Foundation

/// What the person who holds the card is told.
public enum Guidance: Equatable, Sendable {
  /// Nothing is scanned.
  case stopped
  /// The camera is getting ready.
  case starting
  /// Nothing that looks like the bar code is in view.
  case searching
  /// Nothing was found for a good while.
  case trouble
  /// The bar code is in view and cannot be read yet.
  case seen(SightingHint)
  /// Another bar code is in view, and the licence's is not.
  case onlyOtherCode
  /// The card in view was scanned at this time.
  case alreadyScanned(Date)
  /// One of several pictures cannot be read, for this reason.
  case inputFailed(String)
  /// There is nothing to scan with, for this reason.
  case sourceMissing(String)
  /// The video, the pictures or the text came to their end.
  case ended

  /// The sentence that is shown, and read out when it changes; `nil` when there is nothing to say.
  public var text: String? {
    switch self {
    case .stopped: nil
    case .starting: "Starting…"
    case .searching: "Looking for the bar code"
    case .trouble: "Trouble? Move closer, find more light, and keep the whole bar code in view."
    case .seen(.closer): "Move closer"
    case .seen(.holdStill): "Hold still"
    case .seen(.lessGlare): "Tilt the card to avoid glare"
    case .onlyOtherCode: "That is the small code. Show the large block."
    case .alreadyScanned: "Already scanned"
    case .inputFailed(let reason), .sourceMissing(let reason): reason
    case .ended: "Everything was scanned."
    }
  }

  /// It changes from frame to frame, so that it must be kept from flickering.
  var isOfFrames: Bool {
    switch self {
    case .searching, .trouble, .seen, .alreadyScanned: true
    default: false
    }
  }
}

/// What would help to read a bar code that is in view.
public enum SightingHint: Equatable, Sendable {
  case closer, holdStill, lessGlare

  init(modulePixels: Double, codewordsRead: Int, codewordsExpected: Int) {
    if modulePixels < 1.5 {
      self = .closer
    } else if codewordsRead * 2 < codewordsExpected {
      self = .holdStill
    } else {
      self = .lessGlare
    }
  }
}
