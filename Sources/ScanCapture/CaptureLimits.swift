/// The limits on what capture sources may send, and the times by which scans are told apart.
public enum CaptureLimits {
  /// Longest payload that a hardware scanner or typed text may give, in bytes; what comes beyond it
  /// makes the scan unusable, and all of it is dropped.
  public static let payloadBytes = 1 << 14
  /// Most pixels of one frame.
  public static let framePixels = 1 << 26
  /// Longest header of a frame from ffmpeg, in bytes.
  public static let frameHeaderBytes = 64
  /// Longest line of ffmpeg's that is looked at, in bytes; a longer one is dropped.
  public static let decoderLineBytes = 4096
  /// Time without a first frame after which it is told that frames are waited for, in milliseconds.
  public static let silenceMilliseconds = 10_000
  /// Time that a decoder has to end when its last frame has come, in milliseconds.
  public static let decoderEndMilliseconds = 2000
  /// Most files of a folder that are read.
  public static let folderFiles = 100_000
  /// Most codes that are remembered as being in view.
  public static let codesInView = 64
  /// Time for one frame of a video file beyond which the next ones are passed over, in seconds: a
  /// machine that is so slow shall come to the good frames in time.
  public static let slowFrameSeconds = 0.15
  /// Frames of a video file that are passed over behind one that took so long.
  public static let framesPassedOver = 2

  /// Quiet time that ends a scan whose stated length has come, in milliseconds.
  public static let completeGapMilliseconds = 60
  /// Quiet time that ends a scan that states no length, in milliseconds.
  public static let usualGapMilliseconds = 300
  /// Quiet time that ends a scan of which some is still missing, in milliseconds.
  public static let incompleteGapMilliseconds = 1500
  /// Time between looks for a device that is not there, in milliseconds, where the folder's own
  /// events do not tell.
  public static let deviceLookMilliseconds = 1000
}
