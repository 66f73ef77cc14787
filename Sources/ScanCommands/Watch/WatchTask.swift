internal import AAMVA
internal import ScanCapture

/// What "dlscan watch" is asked for.
struct WatchTask: Equatable {
  var source: CaptureSource
  /// The source as it was named.
  var name: Argument
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
    name = try options.onlyInput("source")
    guard let source = CaptureSource(parsing: name.text) else {
      throw .explained("'\(name.shown)' names no source.", .watch)
    }
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
