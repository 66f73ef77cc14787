public import DLScan
public import PDF417

/// Something that happens while a source is captured.
public enum CaptureEvent: Sendable {
  /// The capture has begun; told once, before everything else.
  case started
  /// The source is not there yet, or gives nothing yet, for this reason; it is waited for.
  case waiting(CaptureError)
  /// Codes came into view: with multi-scan all that the frame shows, otherwise one new code. A picture that
  /// no other of its view follows tells each of its codes, one event after the other.
  case scanned([CapturedCode])
  /// A frame showed no code; perhaps a symbol that could not be read. `still` is the picture, when no other
  /// of its view follows.
  case nothingRead(Sighting?, still: ScanSource? = nil)
  /// A frame showed codes that were reported before and nothing new.
  case stillInView
  /// A hardware scanner is there.
  case connected
  /// A hardware scanner is gone; what it had begun to send is dropped.
  case disconnected
  /// One input of a source with several, which has this name, cannot be read; the others follow.
  case inputFailed(CaptureError, name: String)
  /// The source gives nothing, or nothing more, for this reason.
  case failed(CaptureError)
  /// The source came to its end.
  case ended
}
