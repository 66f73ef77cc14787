import AAMVA
import PDF417
import Testing

@testable import ScanCommands

@Suite("Command lines")
struct InvocationTests {
  static let day = CalendarDate(year: 2026, month: 1, day: 31)

  /// Command lines that make sense: a name, the arguments, and what they ask for.
  static let sensible: [(id: String, arguments: [Argument], invocation: Invocation)] = [
    ("help", ["--help"], .help(.tool)),
    ("short help", ["-h", "anything"], .help(.tool)),
    ("help command", ["help"], .help(.tool)),
    ("help about scan", ["help", "scan"], .help(.scan)),
    ("help about parse", ["help", "parse"], .help(.parse)),
    ("help of scan", ["scan", "--help"], .help(.scan)),
    ("help of parse after a file", ["parse", "a", "-h"], .help(.parse)),
    ("version", ["--version"], .version),
    ("one file", ["scan", "a.png"], .scan(.init(inputs: ["a.png"]))),
    ("standard input", ["parse", "-"], .parse(.init(inputs: ["-"]))),
    (
      "options anywhere", ["scan", "a", "--json", "b", "--redact"],
      .scan(.init(format: .json, redact: true, inputs: ["a", "b"]))
    ),
    ("the last format holds", ["scan", "--json", "--text", "a"], .scan(.init(inputs: ["a"]))),
    (
      "effort", ["scan", "--effort", "fast", "a"], .scan(.init(effort: .fast, inputs: ["a"]))
    ),
    (
      "annotate", ["scan", "--annotate", "o.png", "a"],
      .scan(.init(annotation: "o.png", inputs: ["a"]))
    ),
    ("effort with =", ["scan", "--effort=thorough", "a"], .scan(.init(inputs: ["a"]))),
    (
      "today", ["parse", "--today", "2026-01-31", "a"],
      .parse(.init(today: day, inputs: ["a"]))
    ),
    (
      "today with =", ["parse", "--today=2026-01-31", "a"],
      .parse(.init(today: day, inputs: ["a"]))
    ),
    ("names after --", ["scan", "--", "--json", "-"], .scan(.init(inputs: ["--json", "-"]))),
    ("no help after --", ["parse", "--", "--help"], .parse(.init(inputs: ["--help"]))),
    ("an empty name is a name", ["parse", ""], .parse(.init(inputs: [""]))),
  ]

  @Test(arguments: sensible.indices)
  func `a sensible command line is understood`(index: Int) throws {
    let (id, arguments, invocation) = Self.sensible[index]
    #expect(try Invocation(arguments: arguments) == invocation, "\(id)")
  }

  /// Command lines that make no sense: a name, the arguments, and what is said.
  static let senseless: [(id: String, arguments: [Argument], message: String)] = [
    ("nothing", [], "say what to do: scan or parse.\nTry 'dlscan --help'."),
    ("unknown command", ["read"], "there is no command 'read'.\nTry 'dlscan --help'."),
    ("empty command", [""], "there is no command ''.\nTry 'dlscan --help'."),
    ("unknown topic", ["help", "x"], "there is no command 'x'.\nTry 'dlscan --help'."),
    ("option first", ["--json"], "there is no option '--json' here.\nTry 'dlscan --help'."),
    (
      "unknown option", ["scan", "--jsno", "a"],
      "there is no option '--jsno' here.\nTry 'dlscan scan --help'."
    ),
    (
      "option of the other command", ["parse", "--effort", "fast", "a"],
      "there is no option '--effort' here.\nTry 'dlscan parse --help'."
    ),
    (
      "no value", ["scan", "a", "--effort"],
      "--effort takes fast or thorough.\nTry 'dlscan scan --help'."
    ),
    (
      "wrong effort", ["scan", "--effort", "Fast", "a"],
      "--effort takes fast or thorough, not 'Fast'.\nTry 'dlscan scan --help'."
    ),
    (
      "empty effort", ["scan", "--effort=", "a"],
      "--effort takes fast or thorough, not ''.\nTry 'dlscan scan --help'."
    ),
    (
      "annotate many", ["scan", "--annotate", "o.png", "a", "b"],
      "--annotate takes one picture at a time.\nTry 'dlscan scan --help'."
    ),
    (
      "annotate redacted", ["scan", "--redact", "--annotate", "o.png", "a"],
      "--annotate shows the whole picture, so it does not go with --redact.\n"
        + "Try 'dlscan scan --help'."
    ),
    (
      "annotate to standard output", ["scan", "--annotate", "-", "a"],
      "--annotate takes the name of the PNG file to write, which ends in .png, not '-'.\nTry 'dlscan scan --help'."
    ),
    (
      "annotate as a JPEG", ["scan", "--annotate", "o.jpg", "a"],
      "--annotate takes the name of the PNG file to write, which ends in .png, not 'o.jpg'.\n"
        + "Try 'dlscan scan --help'."
    ),
    (
      "annotate nowhere", ["scan", "a", "--annotate"],
      "--annotate takes the name of the PNG file to write, which ends in .png.\nTry 'dlscan scan --help'."
    ),
    (
      "annotate payloads", ["parse", "--annotate", "o.png", "a"],
      "there is no option '--annotate' here.\nTry 'dlscan parse --help'."
    ),
    (
      "no day", ["parse", "a", "--today"],
      "--today takes a day of the calendar as YYYY-MM-DD.\nTry 'dlscan parse --help'."
    ),
    (
      "no such day", ["scan", "--today", "2026-02-29", "a"],
      "--today takes a day of the calendar as YYYY-MM-DD, not '2026-02-29'.\n"
        + "Try 'dlscan scan --help'."
    ),
    (
      "value for a flag", ["scan", "--redact=yes", "a"],
      "--redact takes no value.\nTry 'dlscan scan --help'."
    ),
    (
      "no file", ["scan", "--json"],
      "name at least one file, or - for standard input.\nTry 'dlscan scan --help'."
    ),
    (
      "no file after --", ["parse", "--"],
      "name at least one file, or - for standard input.\nTry 'dlscan parse --help'."
    ),
    (
      "standard input twice", ["parse", "-", "a", "-"],
      "- can be named once only.\nTry 'dlscan parse --help'."
    ),
    (
      "a control character", ["\u{1B}[2J\u{202E}"],
      "there is no command '\\u{1b}[2J\\u{202e}'.\nTry 'dlscan --help'."
    ),
  ]

  @Test(arguments: senseless.indices)
  func `a senseless command line is refused with a sentence`(index: Int) {
    let (id, arguments, message) = Self.senseless[index]
    let outcome = run(arguments)
    #expect(outcome.complaints == "dlscan: \(message)\n", "\(id)")
    #expect(outcome.output.isEmpty, "\(id)")
    #expect(outcome.status == .wrongUsage, "\(id)")
  }

  @Test func `an argument that is no UTF-8 is refused like any other`() {
    let outcome = run([Argument(bytes: [0x78, 0xFF])])
    #expect(outcome.complaints.hasPrefix("dlscan: there is no command 'x\u{FFFD}'."))
  }

  @Test(arguments: [["--help"], ["scan", "--help"], ["parse", "-h"], ["help"]] as [[Argument]])
  func `help goes to standard output with examples and fits a terminal`(arguments: [Argument]) {
    let outcome = run(arguments)
    #expect(outcome.status == .everyInputGaveLicense)
    #expect(outcome.complaints.isEmpty)
    #expect(outcome.output.contains("Usage:"))
    #expect(outcome.output.contains("Examples:"))
    #expect(outcome.output.hasSuffix("\n"))
    for line in outcome.lines { #expect(line.count <= 90, "\(line)") }
  }

  @Test func `every option is in the help of its command`() {
    let scan = run(["help", "scan"]).output
    let parse = run(["help", "parse"]).output
    for option in ["--text", "--json", "--today", "--redact", "--help"] {
      #expect(scan.contains(option), "\(option)")
      #expect(parse.contains(option), "\(option)")
    }
    #expect(scan.contains("--effort"))
    #expect(!parse.contains("--effort"))
  }

  @Test func `the version is a line`() {
    #expect(run(["--version"]).output.wholeMatch(of: /dlscan \d+\.\d+\.\d+\n/) != nil)
  }
}
