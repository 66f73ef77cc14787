internal import AAMVA
internal import DLScan
internal import PDF417

/// What a command line asks for.
enum Invocation: Equatable {
  /// Print a help text.
  case help(HelpTopic)
  /// Print the version.
  case version
  /// Read pictures.
  case scan(Task)
  /// Read payloads.
  case parse(Task)
  /// Show scans as they come.
  case watch(WatchTask)
  /// Work on licences for the software.
  case license(LicenseTask)

  /// The part that reading pictures and reading payloads share.
  struct Task: Equatable {
    /// How results are printed.
    var format: OutputFormat = .text
    /// How hard to look at a picture.
    var effort: ReadingEffort = .thorough
    /// The day that was stated to judge age and expiry on.
    var today: CalendarDate?
    /// Mask what tells who the holder is.
    var redact = false
    /// Where to draw what was seen in the only picture.
    var annotation: Argument?
    /// What to read, in order; "-" is standard input.
    var inputs: [Argument] = []
  }
}

/// How results are printed.
enum OutputFormat: Equatable {
  /// Lines for people.
  case text
  /// One JSON object a line.
  case json
}

/// A help text.
enum HelpTopic: Equatable {
  /// The tool as a whole.
  case tool
  /// Reading pictures.
  case scan
  /// Reading payloads.
  case parse
  /// Showing scans as they come.
  case watch
  /// Licences for the software.
  case license
}

/// What is wrong with a command line.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(Argument)
  case unknownOption(Argument, HelpTopic)
  case valueMissing(ValueOption, HelpTopic)
  case valueUnexpected(Argument, HelpTopic)
  case badValue(ValueOption, Argument, HelpTopic)
  case noInput(HelpTopic)
  case standardInputTwice(HelpTopic)
  /// A sentence that says what is wrong.
  case explained(String, HelpTopic)
}

/// An option that takes a value.
enum ValueOption: Equatable {
  case effort
  case today
  case annotate

  /// The option as it is typed.
  var name: StaticString {
    switch self {
    case .effort: "--effort"
    case .today: "--today"
    case .annotate: "--annotate"
    }
  }

  /// What the option takes.
  var expectation: StaticString {
    switch self {
    case .effort: "fast or thorough"
    case .today: "a day of the calendar as YYYY-MM-DD"
    case .annotate: "the name of the PNG file to write, which ends in .png"
    }
  }
}
