/// The limits on payloads that nobody vouches for, in one place.
///
/// What lies beyond a limit is left unread, with a warning; a payload that is too long is not read
/// at all.
public enum ParsingLimits {
  /// Longest payload that is read, in bytes: over ten times what one PDF417 symbol can hold.
  public static let payloadBytes = 1 << 14
  /// Elements of one payload that are read.
  public static let elements = 512
  /// Subfiles of one payload that are read: as many as the header's two digits can count.
  public static let subfiles = 99
  /// Bytes in front of the header that are searched for it.
  public static let bytesBeforeHeader = 64
  /// Places in lines without separators where an element might begin; a line that holds more than are
  /// left is not split.
  public static let recoveryCandidates = 256
  /// Places of a text where what stands between elements is learned; those behind them are not looked at.
  public static let separatorPlaces = 1024
  /// Longest text between two elements that is learned, in bytes (a run of figures or blanks counts as one).
  public static let separatorBytes = 128
  /// Middle names that are told apart; further ones stay in the element's bytes.
  public static let middleNames = 16
  /// Warnings that are listed.
  public static let warnings = 64
  /// Bytes that a repair of the whole text tells of what it found.
  public static let textRepairBytes = 64
  /// Ways that are tried to restore a text which is no licence as it stands.
  public static let restorations = 24
}
