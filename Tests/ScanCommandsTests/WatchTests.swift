import ScanCommands
import SymbolSynthesis
import Synchronization
import Testing

@Suite("dlscan watch")
struct WatchTests {
  let folder = TemporaryFolder()

  private func cards(_ count: UInt64) throws -> [InventedCard] {
    try (0..<count).map { seed in
      let card = InventedCard(seed: seed)
      var photographer = Photographer()
      photographer.samplesPerSide = 2
      let picture = photographer.photograph(try DrawnSymbol(card.payload)).picture
      _ = folder.file("card-\(seed).pgm", picture.portableGraymap)
      return card
    }
  }

  @Test func `shows the cards of a folder as they come`() throws {
    let cards = try cards(2)
    let outcome = run(["watch", "--json", Argument(folder.path)])
    #expect(outcome.status == .everyInputGaveLicense)
    #expect(outcome.lines.count == 2)
    for (line, card) in zip(outcome.lines, cards) {
      let number = try #require(card.elements.first { $0.id == "DAQ" }?.value)
      #expect(line.hasPrefix(#"{"schema":"dlscan/1","status":"parsed""#))
      #expect(line.contains("\"licenseNumber\":\"\(number)\""))
    }
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `shows each of two scans that run together`() {
    let broken = InventedCard.payload(seed: 3).dropLast(90)
    let input = pipe(holding: broken + InventedCard.payload(seed: 4))
    let outcome = run(["watch", "--json", "-"], standardInput: input)
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines[0].hasPrefix(#"{"schema":"dlscan/1","status":"partial""#))
    #expect(outcome.lines[1].hasPrefix(#"{"schema":"dlscan/1","status":"parsed""#))
  }

  @Test func `shows what a scanner types`() {
    let payload = InventedCard.payload(seed: 3)
    let outcome = run(["watch", "-"], standardInput: pipe(holding: payload + [0x0D, 0x0A]))
    #expect(outcome.status == .everyInputGaveLicense)
    #expect(outcome.output.contains("License Number"))
  }

  @Test func `masks who it is, and rings when told to`() throws {
    let card = try cards(1)[0]
    let outcome = run(["watch", "--redact", "--volume=5", Argument(folder.path)])
    let number = try #require(card.elements.first { $0.id == "DAQ" }?.value)
    #expect(!outcome.output.contains(number))
    #expect(outcome.output.contains("***"))
    #expect(outcome.complaints == "\u{7}\u{7}")
  }

  @Test func `says why a source gives nothing`() {
    let outcome = run(["watch", "/nonexistent"])
    #expect(outcome.status == .someInputGaveNoLicense)
    #expect(
      outcome.complaints == "dlscan: The source cannot be opened: No such file or directory.\n"
    )
  }

  @Test func `ends when it is interrupted`() {
    let console = Console(
      write: { _ in true }, complain: { _ in }, onInterrupt: { interrupt in interrupt() }
    )
    let arguments: [Argument] = ["watch", Argument("serial:" + folder.path + "/away")]
    #expect(Command.run(arguments: arguments, console: console) == .everyInputGaveLicense)
  }

  @Test(arguments: [
    ["watch"], ["watch", "a", "b"], ["watch", "--volume", "6", "a"], ["watch", "serial:"],
    ["watch", "--today", "soon", "a"], ["watch", "--effort", "fast", "a"],
  ])
  func `a wrong command line is explained`(arguments: [String]) {
    let outcome = run(arguments.map { Argument($0) })
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.complaints.hasSuffix("Try 'dlscan watch --help'.\n"))
  }
}
