/// The words of the screen that do not depend on a scan.
public enum ScreenText {
  /// Title of the screen.
  public static let title = "Driver's License"
  /// What to do, above the preview.
  public static let caption =
    "Show the large bar code on the back of a driver's license or ID card from the US or Canada."
  /// What stands where results will be.
  public static let placeholder = "What the card says will appear here."
  /// The banner when parsing is not licensed.
  public static let unlicensedBanner = "License parsing is not enabled for this device."
  /// The banner while it is not known whether parsing is licensed.
  public static let unknownBanner = "It is not known whether license parsing is enabled."
  /// The button that forgets the results.
  public static let clear = "Clear"
  /// What VoiceOver says for the button that forgets the results.
  public static let clearLabel = "Clear what was scanned"
  /// What VoiceOver says for the preview.
  public static let previewLabel = "Camera preview"
  /// Title of a card for a code of which only the text is shown.
  public static let rawOnlyTitle = "PDF417 scanned"
}
