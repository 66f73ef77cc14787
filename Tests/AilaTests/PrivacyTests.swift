import Foundation
import SymbolSynthesis
import Testing

/// Nothing of a card is written anywhere but where it is asked for.
@Suite("Privacy")
struct PrivacyTests {
  /// An app of its own that scans, is refused, and is fed broken input; says what it wrote.
  @Test func `no output of an app holds a word of the card`() throws {
    let folder = try TemporaryFolder()
    let payload = TestCard.payload()
    let card = try folder.file("card.pgm", TestCard.picture(of: payload).portableGraymap)
    let blurred = try folder.file(
      "blurred.pgm", TestCard.picture(of: payload, blurPixels: 8).portableGraymap
    )
    let typed = try folder.file("typed", payload + [0x0D] + payload.dropFirst(20))
    let inputs: [(source: String, input: String?)] = [
      (card, nil), (blurred, nil), (typed, nil), ("-", typed), ("/nonexistent", nil),
    ]
    for (source, input) in inputs {
      for isRefused in source == card ? [false, true] : [false] {
        let output = try runApp(
          source: source, input: input, issuerKey: isRefused ? "no key" : nil, in: folder
        )
        #expect(output.contains("done"))
        for word in TestCard.words { #expect(!output.contains(word), "\(word) from \(source)") }
      }
    }
  }

  @Test func `nothing is left on disk`() throws {
    let folder = try TemporaryFolder()
    let picture = try TestCard.picture(of: TestCard.payload(), blurPixels: 8)
    let card = try folder.file("card.pgm", picture.portableGraymap)
    _ = try runApp(source: card, input: nil, issuerKey: nil, in: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(Set(names) == ["card.pgm", "log"])
  }

  private func runApp(
    source: String,
    input: String?,
    issuerKey: String?,
    in folder: TemporaryFolder
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "quickstart-run")
    var environment = ["PATH": "/usr/bin:/bin", "AILA_CAPTURE_SOURCE": source]
    environment["AILA_ISSUER_KEY"] = issuerKey
    process.environment = environment
    process.currentDirectoryURL = folder.url
    let log = URL(filePath: try folder.file("log", []))
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: URL(filePath: $0)) }
      ?? FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: log, encoding: .utf8)
  }
}
