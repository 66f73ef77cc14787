import ScanCommands
import SymbolSynthesis
import Synchronization
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Inputs of a command")
struct BatchTests {
  let folder = TemporaryFolder()

  @Test(arguments: ["scan", "parse"] as [Argument])
  func `a file that cannot be read gives an error in its place`(command: Argument) {
    let missing = Argument("\(folder.path)/no such file")
    let empty = folder.file("empty", [])
    let outcome = run([command, "--json", missing, empty, Argument(folder.path)])
    #expect(
      outcome.lines.map { $0.split(separator: "\"error\":")[1] } == [
        #"{"code":"unreadable","message":"The file cannot be read: there is no such file."}}"#,
        #"{"code":"empty","message":"The file is empty."}}"#,
        #"{"code":"unreadable","message":"The file cannot be read: it is a folder."}}"#,
      ]
    )
    #expect(
      outcome.lines[0].hasPrefix(
        #"{"schema":"dlscan/1","status":"error","source":{"name":"\#(missing.text)"},"error""#
      )
    )
    #expect(outcome.complaints.isEmpty)
    #expect(outcome.status == .someInputGaveNoLicense)
  }

  @Test func `a payload with two cards gives a line for each`() {
    let cards = (1...2).map { InventedCard.payload(seed: $0) }
    let outcome = run(["parse", "--json", folder.file("two", cards[0].dropLast(60) + cards[1])])
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines[0].hasPrefix(#"{"schema":"dlscan/1","status":"partial""#))
    #expect(outcome.lines[1].hasPrefix(#"{"schema":"dlscan/1","status":"parsed""#))
    #expect(outcome.lines[1].contains("\"payloadOffset\":\(cards[0].count - 60),"))
    #expect(outcome.status == .everyInputGaveLicense)
  }

  @Test func `bytes that are no picture give an error in their place`() {
    let text = folder.file("a.png", Array("no picture".utf8))
    let picture = blankPicture(width: 40, height: 30)
    let short = folder.file("b.pgm", Array(picture.dropLast(900)))
    let outcome = run(["scan", "--json", text, short])
    #expect(outcome.lines[0].contains(#""error":{"code":"notPicture","#))
    #expect(outcome.lines[1].contains(#""error":{"code":"truncated","#))
  }

  @Test func `a picture without a symbol says so with its size`() {
    let name = folder.file("blank.pgm", blankPicture(width: 40, height: 30))
    let outcome = run(["scan", "--json", name])
    #expect(
      outcome.output
        == #"{"schema":"dlscan/1","status":"noSymbol","source":{"name":"\#(name.text)","#
        + "\"width\":40,\"height\":30}}\n"
    )
    #expect(outcome.status == .someInputGaveNoLicense)
  }

  @Test func `a picture that is taken for a payload is told to be one, whatever its size`() {
    let first: [(String, [UInt8])] = [
      ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0]),
      ("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ]
    for (format, bytes) in first {
      for size in [100, 1 << 20] {
        let name = folder.file("card", bytes + [UInt8](repeating: 0, count: size))
        let outcome = run(["parse", "--json", name])
        #expect(outcome.output.contains("\"code\":\"isPicture\""))
        #expect(outcome.output.contains("looks like a \(format) picture"))
        #expect(outcome.output.contains("'dlscan scan'"))
        #expect(outcome.status == .someInputGaveNoLicense)
      }
    }
    let text = folder.file("text", Array("P5 is a form".utf8))
    #expect(run(["parse", "--json", text]).output.contains(#""status":"notLicense""#))
    let picture = folder.file("picture", blankPicture(width: 400, height: 300))
    #expect(run(["parse", "--json", picture]).output.contains(#""code":"isPicture""#))
  }

  @Test func `each input is judged on the day on which it is read`() {
    let name = folder.file("card", LicenseOutputTests.payload)
    let days = MovingClock(["2028-12-10", "2028-12-11"])
    let output = Gathered()
    let console = Console(
      write: { output.append($0) }, complain: { _ in }, today: { days.next() })
    _ = Command.run(arguments: ["parse", "--json", name, name], console: console)
    let judged = output.text.split(separator: "\n").map { line in
      line.contains(#""asOf":"2028-12-10""#) ? 10 : line.contains(#""asOf":"2028-12-11""#) ? 11 : 0
    }
    #expect(judged == [10, 11])
  }

  @Test func `a stream's password is shown nowhere`() {
    let address: Argument = "rtsp://user:secret@camera/1?token=secret"
    for arguments in [
      ["scan", address], ["scan", "--json", address], ["parse", "--json", address], [address],
      ["scan", "--today", address, "a"], ["watch", address, address],
    ] as [[Argument]] {
      let outcome = run(arguments)
      #expect(outcome.status != .everyInputGaveLicense)
      #expect(!(outcome.output + outcome.complaints).contains("secret"))
    }
  }

  @Test func `a payload as long as the limit is read and a longer one is not`() {
    let longest = folder.file("longest", [UInt8](repeating: 0x61, count: 1 << 14))
    let longer = folder.file("longer", [UInt8](repeating: 0x61, count: 1 << 14 + 1))
    let outcome = run(["parse", "--json", longest, longer])
    #expect(outcome.lines[0].hasPrefix(#"{"schema":"dlscan/1","status":"notLicense","payload""#))
    #expect(outcome.lines[1].contains(#""error":{"code":"fileTooLarge","#))
  }

  @Test(arguments: [1, 2, 7])
  func `answers come in the order of the files`(workerCount: Int) {
    let names = (0..<60).map { index in
      // Pictures of very different sizes, so that some are done long before others.
      let side = index % 7 == 0 ? 900 : 20
      return folder.file("\(index).pgm", blankPicture(width: side, height: side + index))
    }
    let outcome = run(["scan", "--json"] + names, workerCount: workerCount)
    #expect(outcome.lines.count == 60)
    for (line, name) in zip(outcome.lines, names) {
      #expect(line.contains("\"name\":\"\(name.text)\""))
    }
  }

  @Test func `one input may be on standard input`() {
    let file = folder.file("a", Array("file".utf8))
    let input = pipe(holding: Array("stdin".utf8))
    let outcome = run(["parse", "--json", file, "-"], standardInput: input, workerCount: 2)
    close(input)
    #expect(outcome.lines.map { $0.contains(#""payload":"ZmlsZQ==""#) } == [true, false])
    #expect(outcome.lines.map { $0.contains(#""payload":"c3RkaW4=""#) } == [false, true])

    let picture = pipe(holding: blankPicture(width: 9, height: 8))
    let scanned = run(["scan", "--json", "-"], standardInput: picture)
    close(picture)
    #expect(scanned.output.contains(#""source":{"name":"-","width":9,"height":8}"#))
  }

  @Test func `a closed standard input is an error and no crash`() {
    let outcome = run(["parse", "--json", "-"], standardInput: -1)
    #expect(outcome.output.contains(#""source":{"name":"-"},"error":{"code":"unreadable""#))
  }

  @Test func `a name that is no UTF-8 still opens its file`() {
    let name = folder.file([0x61, 0xFF, 0x62], Array("hello".utf8))
    let outcome = run(["parse", "--json", name])
    #expect(outcome.output.contains(#""payload":"aGVsbG8=""#))
  }

  @Test func `a reader who goes away ends the work`() {
    let name = folder.file("a", Array("hello".utf8))
    let count = Atomic(0)
    let write: @Sendable ([UInt8]) -> Bool = { _ in
      count.add(1, ordering: .relaxed).newValue < 3
    }
    let names = [Argument](repeating: name, count: 500)
    let outcome = run(["parse"] + names, workerCount: 2, write: write)
    #expect(count.load(ordering: .relaxed) == 3)
    #expect(outcome.status == .someInputGaveNoLicense)
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `progress is counted only for who watches, and wiped at the end`() {
    let name = folder.file("a", Array("hello".utf8))
    let watched = run(["parse", "--json", name, name], showsProgress: true)
    #expect(watched.complaints == "\r1 of 2\r2 of 2\r\u{1B}[K")
    #expect(run(["parse", "--json", name, name]).complaints.isEmpty)
    #expect(run(["parse", "--json", name], showsProgress: true).complaints.isEmpty)
  }

  @Test func `text for people names the input, and shows what would act on a terminal`() {
    let name = folder.file("a\u{1B}[2J", [0x68, 0x1B, 0x07, 0x69])
    let outcome = run(["parse", name])
    #expect(
      outcome.output
        == """
        \(folder.path)/a\\u{1b}[2J: Not a license
          ! What was read is not a license of the US or Canada

          Payload
            Length  4 bytes
            Text    h\\u{1b}\\u{7}i


        """
    )
  }
}
