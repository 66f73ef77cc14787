internal import AAMVA
internal import DLScan

/// The command line tool, as a function.
public enum Command {
  /// Does what the arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: What follows the tool's name.
  ///   - console: Where output goes and standard input comes from.
  /// - Returns: How the process shall end.
  public static func run(arguments: [Argument], console: Console) -> ExitStatus {
    do throws(UsageError) {
      switch try Invocation(arguments: arguments) {
      case .help(let topic):
        return console.print(topic.text)
      case .version:
        return console.print("dlscan \(Version.text)\n")
      case .scan(let task):
        return Batch(task: task, kind: .pictures, console: console).run()
      case .parse(let task):
        return Batch(task: task, kind: .payloads, console: console).run()
      case .watch(let task):
        return Watch(task: task, console: console).run()
      case .license(let task):
        return LicenseCommand(task: task, console: console).run()
      }
    } catch {
      console.complain(Array(error.message.utf8))
      return .wrongUsage
    }
  }
}

/// How the tool ends.
public enum ExitStatus: Int32, Sendable {
  /// Every input gave a licence, whole or in part.
  case everyInputGaveLicense = 0
  /// An input gave no licence, or results could not be written.
  case someInputGaveNoLicense = 1
  /// The command line makes no sense.
  case wrongUsage = 2
}

extension Console {
  fileprivate func print(_ text: String) -> ExitStatus {
    write(Array(text.utf8)) ? .everyInputGaveLicense : .someInputGaveNoLicense
  }

  fileprivate func print(_ text: StaticString) -> ExitStatus {
    text.withUTF8Buffer { write(Array($0)) } ? .everyInputGaveLicense : .someInputGaveNoLicense
  }
}
