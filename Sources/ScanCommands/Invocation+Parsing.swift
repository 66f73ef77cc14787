internal import AAMVA
internal import DLScan
internal import PDF417

extension Invocation {
  /// Reads the arguments that follow the tool's name.
  init(arguments: [Argument]) throws(UsageError) {
    guard let first = arguments.first else { throw .noCommand }
    let rest = arguments.dropFirst()
    if first.isWord("--help") || first.isWord("-h") {
      self = .help(.tool)
    } else if first.isWord("--version") {
      self = .version
    } else if first.isWord("help") {
      self = try Invocation(helpArguments: rest)
    } else if first.isWord("scan") {
      self = try Invocation(taskArguments: rest, topic: .scan)
    } else if first.isWord("parse") {
      self = try Invocation(taskArguments: rest, topic: .parse)
    } else if first.isWord("watch") {
      self = try WatchTask(rest).map { .watch($0) } ?? .help(.watch)
    } else if first.isWord("license") {
      self = try LicenseTask(rest).map { .license($0) } ?? .help(.license)
    } else if first.isOption {
      throw .unknownOption(first, .tool)
    } else {
      throw .unknownCommand(first)
    }
  }

  private init(helpArguments: ArraySlice<Argument>) throws(UsageError) {
    guard let word = helpArguments.first else {
      self = .help(.tool)
      return
    }
    if word.isWord("scan") {
      self = .help(.scan)
    } else if word.isWord("parse") {
      self = .help(.parse)
    } else if word.isWord("watch") {
      self = .help(.watch)
    } else if word.isWord("license") {
      self = .help(.license)
    } else {
      throw .unknownCommand(word)
    }
  }

  private init(taskArguments: ArraySlice<Argument>, topic: HelpTopic) throws(UsageError) {
    var reader = TaskReader(arguments: taskArguments, topic: topic)
    guard let task = try reader.read() else {
      self = .help(topic)
      return
    }
    self = topic == .scan ? .scan(task) : .parse(task)
  }
}

/// Goes through the arguments of a command that reads inputs.
private struct TaskReader {
  var arguments: ArraySlice<Argument>
  let topic: HelpTopic
  var task = Invocation.Task()

  /// The task, or `nil` when help is asked for.
  mutating func read() throws(UsageError) -> Invocation.Task? {
    while let argument = arguments.popFirst() {
      if argument.isWord("--") {
        task.inputs += arguments
        break
      }
      if argument.isWord("--help") || argument.isWord("-h") { return nil }
      if argument.isOption {
        try take(option: argument)
      } else {
        task.inputs.append(argument)
      }
    }
    guard !task.inputs.isEmpty else { throw .noInput(topic) }
    guard task.inputs.count(where: \.isStandardInput) < 2 else { throw .standardInputTwice(topic) }
    if task.annotation != nil {
      guard task.inputs.count == 1 else {
        throw .explained("--annotate takes one picture at a time.", topic)
      }
      guard !task.redact else {
        throw .explained(
          "--annotate shows the whole picture, so it does not go with --redact.", topic)
      }
    }
    return task
  }

  private mutating func take(option: Argument) throws(UsageError) {
    let (name, inlineValue) = option.splitAtEqualsSign
    if name.isWord("--effort"), topic == .scan {
      try takeEffort(value(of: .effort, inline: inlineValue))
      return
    }
    if name.isWord("--annotate"), topic == .scan {
      let file = try value(of: .annotate, inline: inlineValue)
      guard !file.isStandardInput, file.hasEnding(".png") else {
        throw .badValue(.annotate, file, topic)
      }
      task.annotation = file
      return
    }
    if name.isWord("--today") {
      try takeToday(value(of: .today, inline: inlineValue))
      return
    }
    if name.isWord("--json") {
      task.format = .json
    } else if name.isWord("--text") {
      task.format = .text
    } else if name.isWord("--redact") {
      task.redact = true
    } else {
      throw .unknownOption(name, topic)
    }
    guard inlineValue == nil else { throw .valueUnexpected(name, topic) }
  }

  private mutating func value(
    of option: ValueOption,
    inline: Argument?
  ) throws(UsageError) -> Argument {
    if let inline { return inline }
    guard let next = arguments.popFirst() else { throw .valueMissing(option, topic) }
    return next
  }

  private mutating func takeEffort(_ value: Argument) throws(UsageError) {
    if value.isWord("fast") {
      task.effort = .fast
    } else if value.isWord("thorough") {
      task.effort = .thorough
    } else {
      throw .badValue(.effort, value, topic)
    }
  }

  private mutating func takeToday(_ value: Argument) throws(UsageError) {
    guard let date = CalendarDate(parsing: value.text) else {
      throw .badValue(.today, value, topic)
    }
    task.today = date
  }
}

extension Argument {
  /// Standard input is meant.
  var isStandardInput: Bool { isWord("-") }

  /// An option rather than a name; "-" alone is a name.
  var isOption: Bool { bytes.first == UInt8(ascii: "-") && bytes.count > 1 }

  /// "--today=2026-01-31" as its name and its value.
  var splitAtEqualsSign: (name: Argument, value: Argument?) {
    guard let place = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
    return (
      Argument(bytes: Array(bytes[..<place])), Argument(bytes: Array(bytes[(place + 1)...]))
    )
  }
}
