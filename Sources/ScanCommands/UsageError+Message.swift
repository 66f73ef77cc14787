internal import DLScan

extension UsageError {
  /// What is said on standard error: one sentence, and where to find help.
  var message: String {
    "dlscan: \(sentence)\nTry '\(topic.command) --help'.\n"
  }

  private var sentence: String {
    switch self {
    case .noCommand: "say what to do: scan or parse."
    case .unknownCommand(let word): "there is no command '\(word.shown)'."
    case .unknownOption(let option, _): "there is no option '\(option.shown)' here."
    case .valueMissing(let option, _): "\(option.name) takes \(option.expectation)."
    case .valueUnexpected(let option, _): "\(option.shown) takes no value."
    case .badValue(let option, let value, _):
      "\(option.name) takes \(option.expectation), not '\(value.shown)'."
    case .noInput: "name at least one file, or - for standard input."
    case .standardInputTwice: "- can be named once only."
    case .explained(let sentence, _): sentence
    }
  }

  private var topic: HelpTopic {
    switch self {
    case .noCommand, .unknownCommand: .tool
    case .unknownOption(_, let topic), .valueMissing(_, let topic), .valueUnexpected(_, let topic),
      .badValue(_, _, let topic), .noInput(let topic), .standardInputTwice(let topic),
      .explained(_, let topic):
      topic
    }
  }
}

extension HelpTopic {
  /// The command that the topic is about, as it is typed.
  fileprivate var command: StaticString {
    switch self {
    case .tool: "dlscan"
    case .scan: "dlscan scan"
    case .parse: "dlscan parse"
    case .watch: "dlscan watch"
    case .license: "dlscan license"
    }
  }
}

extension Argument {
  /// The argument as text that is safe to show.
  var shown: String { label.madeVisible }
}
