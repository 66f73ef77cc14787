public import AAMVA
public import ScanImage

/// What a capture looks for, and how it reports.
public struct CaptureSettings: Sendable {
  /// The kinds of code that are read; others cost no time.
  public var codes: Set<CodeType>
  /// Report every code in view instead of one at a time.
  public var isMultiScan: Bool
  /// A code that was not seen for so long has left, in seconds.
  public var absenceSeconds: Double
  /// A code that stays is reported again after so long, in seconds; never when `nil`.
  public var repeatSeconds: Double?
  /// The day on which age and expiry are judged.
  public var today: @Sendable () -> CalendarDate?
  /// Reads the kinds of code that are not PDF417; none are read without it.
  public var otherCodes: OtherCodeReader?

  /// Reads codes of the given kinds from a picture; the flag asks for every effort.
  public typealias OtherCodeReader = @Sendable (LumaImage, Set<CodeType>, Bool) -> [CapturedCode]

  /// Makes settings; each one that is not given is the usual one.
  public init(
    codes: Set<CodeType> = [.pdf417],
    isMultiScan: Bool = false,
    absenceSeconds: Double = 1,
    repeatSeconds: Double? = 10,
    today: @escaping @Sendable () -> CalendarDate? = { nil },
    otherCodes: OtherCodeReader? = nil
  ) {
    self.codes = codes
    self.isMultiScan = isMultiScan
    self.absenceSeconds = absenceSeconds
    self.repeatSeconds = repeatSeconds
    self.today = today
    self.otherCodes = otherCodes
  }
}
