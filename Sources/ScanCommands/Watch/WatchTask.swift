internal import AAMVA
internal import ScanCapture

/// What "dlscan watch" is asked for.
struct WatchTask: Equatable {
  var source: CaptureSource
  /// The source's name for people.
  var name: String
  var format: OutputFormat = .text
  var today: CalendarDate?
  var redact = false
  /// 0-5; the terminal's own choice when not given.
  var volume: Int?

  /// Reads the arguments; `nil` when help is asked for.
  init?(_ arguments: ArraySlice<Argument>) throws(UsageError) {
    let options = try OptionReader(
      arguments,
      flags: ["--json", "--text", "--redact"],
      options: ["--today", "--volume"],
      topic: .watch
    )
    if options.wantsHelp { return nil }
    let argument = try options.onlyInput("source")
    guard let source = CaptureSource(parsing: argument.text) else {
      throw .explained(
        "'\(argument.shown)' names no source; of a serial device it is serial:PATH or "
          + "serial:PATH,SPEED with a number for the speed.", .watch)
    }
    name = argument.label
    self.source = source
    if options.has("--json") { format = .json }
    redact = options.has("--redact")
    if let day = options.value("--today") {
      guard let date = CalendarDate(parsing: day.text) else {
        throw .badValue(.today, day, .watch)
      }
      today = date
    }
    if let level = options.value("--volume") {
      guard let volume = Int(level.text), (0...5).contains(volume) else {
        throw .explained("--volume takes a number from 0 to 5.", .watch)
      }
      self.volume = volume
    }
  }
}
