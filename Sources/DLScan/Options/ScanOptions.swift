public import AAMVA
public import PDF417

/// What a scanner shall do.
public struct ScanOptions: Equatable, Sendable {
  /// How much work to spend on a picture.
  public var effort: ReadingEffort
  /// Symbols of one picture after which the reader stops, `ScanOptions.symbolRange`.
  public var maximumSymbols: Int
  /// The day on which age and expiry are judged; without it they are not.
  public var today: CalendarDate?
  /// Mask names, numbers, address and birth date, and drop payload and original texts.
  public var redact: Bool

  /// Makes options; each one that is not given is the usual one.
  public init(
    effort: ReadingEffort = .thorough,
    maximumSymbols: Int = 8,
    today: CalendarDate? = nil,
    redact: Bool = false
  ) {
    self.effort = effort
    self.maximumSymbols = maximumSymbols
    self.today = today
    self.redact = redact
  }

  /// How many symbols of one picture may be asked for.
  public static let symbolRange = 1...64
}
