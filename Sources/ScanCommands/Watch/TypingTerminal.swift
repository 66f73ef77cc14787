#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The terminal on which a scanner types, while it passes every byte on and shows none of them.
///
/// As people have it, a terminal would show the card to whoever stands by, take the line break CR for LF, and
/// take the file separator (1C) for a wish to quit. Only Ctrl-C (03) keeps its meaning. The terminal is given back
/// as it was at the end, at a crash, and while the process is stopped; when the process is killed (SIGKILL) nobody
/// can, and `stty sane` helps.
struct TypingTerminal {
  /// What signal handlers know: a terminal and its two states.
  ///
  /// It is written once, before they are installed.
  private struct Saved {
    var file: Int32 = -1
    var usual = termios()
    var typing = termios()
  }

  // Unsafe: signal handlers can reach nothing but global memory, and may take no lock.
  nonisolated(unsafe) private static let saved: UnsafeMutablePointer<Saved> = {
    let memory = UnsafeMutablePointer<Saved>.allocate(capacity: 1)
    memory.initialize(to: Saved())
    return memory
  }()

  /// Signals of a process that crashes.
  private static let crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP, SIGSYS]

  /// Sets a terminal so that a scanner can type on it; `nil` when the file is none.
  init?(file: Int32) {
    var usual = termios()
    guard TypingTerminal.saved.pointee.file < 0, tcgetattr(file, &usual) == 0 else { return nil }
    let typing = TypingTerminal.settings(from: usual, of: file)
    TypingTerminal.saved.pointee = Saved(file: file, usual: usual, typing: typing)
    TypingTerminal.installHandlers()
    TypingTerminal.apply(typing: true)
  }

  /// Gives the terminal back as it was; what was typed and not read is dropped, or a shell would show it.
  func restore() { TypingTerminal.restoreAny() }

  /// Gives back the terminal that is set for typing, if there is one; may be called from a signal handler.
  static func restoreAny() { apply(typing: false) }

  /// No echo, no lines, no byte that means something, but for the one that interrupts.
  private static func settings(from usual: termios, of file: Int32) -> termios {
    var settings = usual
    settings.c_iflag &= ~tcflag_t(
      BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXANY | IXOFF | IXON | PARMRK)
    settings.c_lflag &= ~tcflag_t(ECHO | ECHOE | ECHOK | ECHONL | ICANON | IEXTEN)
    settings.c_lflag |= tcflag_t(ISIG)
    let disabled = cc_t(truncatingIfNeeded: fpathconf(file, Int32(_PC_VDISABLE)))
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VQUIT)] = disabled
      characters[Int(VSUSP)] = disabled
      characters[Int(VINTR)] = 3
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return settings
  }

  /// A terminal that was given to another program meanwhile is left to it.
  private static func apply(typing: Bool) {
    let file = saved.pointee.file
    guard file >= 0 else { return }
    let foreground = tcgetpgrp(file)
    guard foreground < 0 || foreground == getpgrp() else { return }
    if typing {
      tcsetattr(file, TCSANOW, &saved.pointee.typing)
    } else {
      tcflush(file, TCIFLUSH)
      tcsetattr(file, TCSANOW, &saved.pointee.usual)
    }
  }

  // MARK: Signals

  private static func installHandlers() {
    for signal in crashes { install(signal) { TypingTerminal.giveUp($0) } }
    install(SIGTSTP) { _ in
      TypingTerminal.restoreAny()
      kill(getpid(), SIGSTOP)
    }
    install(SIGCONT) { _ in TypingTerminal.apply(typing: true) }
  }

  private static func install(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void)
  {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_RESTART)
    sigaction(signal, &action, nil)
  }

  /// Lets the signal do what it does by itself.
  private static func giveUp(_ number: Int32) {
    restoreAny()
    signal(number, SIG_DFL)
    raise(number)
  }
}
