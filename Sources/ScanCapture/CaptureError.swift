internal import ImageFiles

/// Why a source gives nothing; never holds a name or a value of a card.
public enum CaptureError: Error, Equatable, Sendable {
  /// No source is named.
  case noSource
  /// The system would not open the source; its error number says why.
  case cannotOpen(errorNumber: Int32)
  /// The program that decodes videos cannot be started: ffmpeg is not installed.
  case decoderMissing
  /// The video or camera gave no frame.
  case noFrames
  /// The program that decodes videos ended before the video did, though nobody asked it to.
  case decoderFailed
  /// A frame is larger than `CaptureLimits.framePixels`, or its header makes no sense.
  case badFrame
  /// The picture file is no picture, or is damaged; the code of the fault and a sentence about it.
  case picture(code: String, message: String)
  /// The device has no camera that can be used.
  case cameraMissing
  /// The person did not allow the camera.
  case cameraNotAllowed
  /// This kind of source is not offered on this platform.
  case notOffered

  /// A stable word for programs.
  public var code: String {
    switch self {
    case .noSource: "noSource"
    case .cannotOpen: "cannotOpen"
    case .decoderMissing: "decoderMissing"
    case .noFrames: "noFrames"
    case .decoderFailed: "decoderFailed"
    case .badFrame: "badFrame"
    case .picture(let code, _): code
    case .cameraMissing: "cameraMissing"
    case .cameraNotAllowed: "cameraNotAllowed"
    case .notOffered: "notOffered"
    }
  }

  /// One sentence for people.
  public var message: String {
    switch self {
    case .noSource: "No capture source is named."
    case .cannotOpen(let number): "The source cannot be opened: \(systemWords(number))."
    case .decoderMissing: "Videos and cameras need ffmpeg, which is not installed."
    case .noFrames: "The video or camera gave no frame."
    case .decoderFailed: "The decoder (ffmpeg) ended before the video or camera did."
    case .badFrame: "The video or camera gave a frame that cannot be used."
    case .picture(_, let message): message
    case .cameraMissing: "There is no camera that can be used."
    case .cameraNotAllowed: "The camera is not allowed for this app. Allow it in Settings."
    case .notOffered: "This kind of source is not offered on this platform."
    }
  }

  /// It tells of the picture itself, and not of the way to it.
  public var isOfPicture: Bool {
    if case .picture = self { true } else { false }
  }

  init(_ error: ImageFileError) {
    self = .picture(code: error.code, message: error.message)
  }
}
