/// Takes the options out of a command's arguments; what is left are its inputs.
struct OptionReader {
  private(set) var inputs: [Argument] = []
  /// Help is asked for.
  private(set) var wantsHelp = false
  private var values: [(name: StaticString, value: Argument)] = []
  private var flags: [StaticString] = []
  private let topic: HelpTopic

  /// Reads arguments.
  ///
  /// - Parameters:
  ///   - arguments: What follows the command's name.
  ///   - flags: Options without a value.
  ///   - options: Options with a value, as "--name value" or "--name=value".
  ///   - topic: The command, for messages.
  /// - Throws: What is wrong with them.
  init(
    _ arguments: ArraySlice<Argument>,
    flags: [StaticString],
    options: [StaticString],
    topic: HelpTopic
  ) throws(UsageError) {
    self.topic = topic
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument.isWord("--") {
        inputs += rest
        return
      }
      guard argument.isOption else {
        inputs.append(argument)
        continue
      }
      if argument.isWord("--help") || argument.isWord("-h") {
        wantsHelp = true
        return
      }
      if let flag = flags.first(where: { argument.isWord($0) }) {
        self.flags.append(flag)
        continue
      }
      let (name, inlineValue) = argument.splitAtEqualsSign
      guard let option = options.first(where: { name.isWord($0) }) else {
        throw .unknownOption(name, topic)
      }
      guard let value = inlineValue ?? rest.popFirst() else {
        throw .explained("\(option) takes a value.", topic)
      }
      values.append((option, value))
    }
  }

  /// An option without a value was given.
  func has(_ flag: StaticString) -> Bool {
    flags.contains { Argument($0).isWord(flag) }
  }

  /// The value of an option, the last one when it was given twice.
  func value(_ option: StaticString) -> Argument? {
    values.last { Argument($0.name).isWord(option) }?.value
  }

  /// The value of an option that must be there.
  func neededValue(_ option: StaticString) throws(UsageError) -> Argument {
    guard let value = value(option) else {
      throw .explained("\(option) must be given.", topic)
    }
    return value
  }

  /// The one input that must be there.
  func onlyInput(_ what: StaticString) throws(UsageError) -> Argument {
    guard inputs.count == 1 else { throw .explained("name one \(what).", topic) }
    return inputs[0]
  }
}

extension Argument {
  fileprivate init(_ text: StaticString) {
    self.init(bytes: text.withUTF8Buffer { Array($0) })
  }
}
