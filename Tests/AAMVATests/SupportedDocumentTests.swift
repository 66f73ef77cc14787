import DocumentationPages
import Foundation
import Testing

@Suite struct SupportedDocumentTests {
  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation").appending(path: SupportedPage.fileName)

  @Test func `the page of what is supported says what the tables say`() throws {
    let lines = try String(contentsOf: SupportedDocumentTests.file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let expected = SupportedPage.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines == expected, "Scripts/make-documentation makes the page again")
  }
}
