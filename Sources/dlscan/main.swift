internal import ScanCommands

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

// Arguments are taken as bytes: a file's name need not be UTF-8.
let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
  CommandLine.unsafeArgv[index].map { text in
    Argument(bytes: Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
  }
}
exit(Command.run(arguments: arguments, console: .system()).rawValue)
