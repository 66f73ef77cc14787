import Foundation
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

  @Test func `names each picture of a folder, and each that gives nothing`() throws {
    _ = try cards(1)
    _ = folder.file("blank.pgm", blankPicture(width: 64, height: 48))
    _ = folder.file("damaged.PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])
    _ = folder.file("text.jpg", Array("no picture".utf8))
    _ = folder.file("empty.tif", [])
    _ = folder.file("notes.txt", Array("no picture".utf8))
    _ = folder.file(
      Array("caf".utf8) + [0xE9] + Array(".pgm".utf8), blankPicture(width: 8, height: 8))
    #expect(symlink("/nonexistent", folder.path + "/gone.heic") == 0)
    let outcome = run(["watch", "--json", Argument(folder.path + "/")])
    let told = outcome.lines.map { line in
      ["status", "name", "code"].compactMap { key in
        line.range(of: "\"\(key)\":\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
      }.joined(separator: " ").replacing(folder.path + "/", with: "")
    }
    #expect(
      told == [
        "noSymbol blank.pgm", "noSymbol caf\u{FFFD}.pgm", "parsed card-0.pgm",
        "error damaged.PNG truncated", "error empty.tif empty", "error gone.heic unreadable",
        "error text.jpg notPicture",
      ]
    )
    #expect(outcome.status == .someInputGaveNoLicense)
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `a picture in which nothing is read is told`() {
    let blank = folder.file("blank.pgm", blankPicture(width: 64, height: 48))
    let damaged = folder.file("damaged.pgm", Array("P5 9 9 255\n".utf8))
    for (name, status) in [(blank, "noSymbol"), (damaged, "error")] {
      let outcome = run(["watch", "--json", name])
      #expect(outcome.status == .someInputGaveNoLicense)
      #expect(
        outcome.output.contains("\"status\":\"\(status)\",\"source\":{\"name\":\"\(name.text)\""))
    }
    let empty = TemporaryFolder()
    let outcome = run(["watch", Argument(empty.path)])
    #expect(outcome.complaints == "dlscan: nothing was read.\n")
    #expect(outcome.status == .someInputGaveNoLicense)
  }

  @Test func `every card of a picture is shown`() throws {
    var photographer = Photographer()
    photographer.samplesPerSide = 2
    let pictures = try [4, 5].map { seed in
      photographer.photograph(try DrawnSymbol(InventedCard.payload(seed: seed))).picture
    }
    let (first, second) = (pictures[0], pictures[1])
    var both = GreyPicture(
      width: max(first.width, second.width), height: first.height + second.height, level: 128)
    for (picture, top) in [(first, 0), (second, first.height)] {
      for y in 0..<picture.height {
        for x in 0..<picture.width { both[x, y + top] = picture[x, y] }
      }
    }
    let name = folder.file("both.pgm", both.portableGraymap)
    let outcome = run(["watch", "--json", name])
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines.allSatisfy { $0.contains(#""status":"parsed""#) })
    #expect(outcome.status == .everyInputGaveLicense)
  }

  @Test func `each scan is judged on its own day`() {
    let (first, second) = (InventedCard.payload(seed: 3), InventedCard.payload(seed: 4))
    let days = MovingClock(["2026-12-31", "2027-01-01"])
    let output = Gathered()
    let console = Console(
      write: { output.append($0) }, complain: { _ in },
      standardInput: pipe(holding: first + [0x0D] + second + [0x0D]), today: { days.next() })
    _ = Command.run(arguments: ["watch", "--json", "-"], console: console)
    let lines = output.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""asOf":"2026-12-31""#) == true)
    #expect(lines.last?.contains(#""asOf":"2027-01-01""#) == true)
  }

  @Test func `a product's code that is typed is told to be no license`() {
    let outcome = run(
      ["watch", "--json", "-"], standardInput: pipe(holding: Array("036000291452\r".utf8)))
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.contains(#""status":"notLicense""#))
    #expect(outcome.status == .everyInputGaveLicense)
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

  @Test func `says that it waits for a scanner, and ends when it is interrupted`() {
    let complaints = Gathered()
    let interrupt = Mutex<(@Sendable () -> Void)?>(nil)
    let name = "serial:\(folder.path)/away"
    let console = Console(
      write: { _ in true },
      complain: { bytes in
        _ = complaints.append(bytes)
        interrupt.withLock { $0 }?()
      },
      onInterrupt: { body in interrupt.withLock { $0 = body } }
    )
    let status = Command.run(arguments: ["watch", Argument(name)], console: console)
    #expect(status == .everyInputGaveLicense)
    #expect(
      complaints.text
        == "dlscan: waiting for \(name). The source cannot be opened: No such file or directory.\n")
  }

  @Test(arguments: [
    ["watch"], ["watch", "a", "b"], ["watch", "--volume", "6", "a"], ["watch", "serial:"],
    ["watch", "--today", "soon", "a"], ["watch", "--effort", "fast", "a"],
    ["watch", "serial:/dev/ttyS0,fast"],
  ])
  func `a wrong command line is explained`(arguments: [String]) {
    let outcome = run(arguments.map { Argument($0) })
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.complaints.hasSuffix("Try 'dlscan watch --help'.\n"))
  }
}
