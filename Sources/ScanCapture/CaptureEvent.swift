public import PDF417

/// Something that happens while a source is captured.
public enum CaptureEvent: Sendable {
  /// Codes came into view: with multi-scan all that the frame shows, otherwise one new code.
  case scanned([CapturedCode])
  /// A frame showed no code; perhaps a symbol that could not be read.
  case nothingRead(Sighting?)
  /// A frame showed codes that were reported before and nothing new.
  case stillInView
  /// A hardware scanner is there.
  case connected
  /// A hardware scanner is gone; what it had begun to send is dropped.
  case disconnected
  /// One input of a source with several cannot be read; the others follow.
  case inputFailed(CaptureError)
  /// The source gives nothing, or nothing more, for this reason.
  case failed(CaptureError)
  /// The source came to its end.
  case ended
}
