import Foundation
import Testing

/// The page of what is supported says what the tables say.
@Suite struct SupportedDocumentTests {
  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Supported.md")

  @Test(.enabled(if: ProcessInfo.processInfo.environment["DLSCAN_MAKE_DOCUMENTATION"] != nil))
  func thePageIsMade() throws {
    try Data(SupportedDocument.text.utf8).write(to: SupportedDocumentTests.file)
  }

  @Test(.disabled(if: ProcessInfo.processInfo.environment["DLSCAN_MAKE_DOCUMENTATION"] != nil))
  func thePageSaysWhatTheTablesSay() throws {
    let lines = try String(contentsOf: SupportedDocumentTests.file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let expected = SupportedDocument.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines == expected, "Scripts/make-documentation makes the page again")
  }
}
