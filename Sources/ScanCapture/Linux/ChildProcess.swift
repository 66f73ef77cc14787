#if os(Linux)
internal import Glibc

/// A program whose output is read through a pipe; it never outlives its owner, nor does what it starts.
///
/// The program and all that it starts belong to the process group of a shell, the guard, which is killed with the
/// owner. Nobody can do that in a process that is killed itself, so the guard waits at a pipe whose other end only
/// this process holds: it sees the pipe end, however this process ends, and kills its group.
final class ChildProcess: Sendable {
  /// The program's output.
  let output: FileDescriptor
  /// What the program says besides; dropped when `nil`.
  let messages: FileDescriptor?
  private let lifeline: FileDescriptor
  /// The guard's number and that of the group.
  private let group: pid_t
  private let program: pid_t
  private let isReaped = Monitor(false)

  /// How a program ended.
  enum Ending: Equatable, Sendable {
    case success
    /// It gave up, and said so with its exit status.
    case failure
    /// A signal ended it.
    case killed
  }

  /// Starts a program that is found by its name; it has no input.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - arguments: What follows the name; other users of the machine can see it.
  ///   - readsMessages: What it writes to standard error is wanted.
  /// - Throws: `.decoderMissing` when there is no such program.
  init(
    _ name: String,
    _ arguments: [String],
    readsMessages: Bool = false
  ) throws(CaptureError) {
    guard let pipe = FileDescriptor.pipe(), let lifeline = FileDescriptor.pipe() else {
      throw .cannotOpen(errorNumber: errno)
    }
    let messages = readsMessages ? FileDescriptor.pipe() : nil
    let group: pid_t
    switch spawn(["/bin/sh", "-c", "read -r _; kill -KILL 0"], input: lifeline.read) {
    case .success(let number): group = number
    case .failure(let error): throw .cannotOpen(errorNumber: error.number)
    }
    switch spawn([name] + arguments, group: group, output: pipe.write, messages: messages?.write) {
    case .success(let number): program = number
    case .failure(let error):
      kill(group, SIGKILL)
      _ = waitForEnd(of: group)
      throw error.number == ENOENT ? .decoderMissing : .cannotOpen(errorNumber: error.number)
    }
    self.group = group
    self.lifeline = lifeline.write
    output = pipe.read
    self.messages = messages?.read
  }

  /// Makes the program and what it started end at once.
  func interrupt() {
    isReaped.withLock { isReaped in
      if !isReaped { kill(-group, SIGKILL) }
    }
  }

  /// Waits until the program has ended by itself.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest time to wait.
  ///   - cancellation: What ends the waiting.
  /// - Returns: How it ended; `nil` when it goes on, or when the process does not come to know.
  func ending(within milliseconds: Int, _ cancellation: Cancellation) -> Ending? {
    let pauseMilliseconds = 10
    for _ in 0..<(milliseconds / pauseMilliseconds) {
      var news = siginfo_t()
      guard waitid(P_PID, id_t(program), &news, WEXITED | WNOHANG | WNOWAIT) == 0 else {
        return nil
      }
      if news.si_signo == SIGCHLD { return reap() }
      let pause = Readiness.wait(
        file: -1, cancellation: cancellation, milliseconds: pauseMilliseconds)
      if pause.isCancelled { return nil }
    }
    return nil
  }

  /// Ends what is left of the group, and takes the system's word on how the program ended.
  @discardableResult private func reap() -> Ending? {
    isReaped.withLock { isReaped in
      guard !isReaped else { return nil }
      isReaped = true
      // The guard has not been waited for, so the group's number is still its own.
      kill(-group, SIGKILL)
      let status = waitForEnd(of: program)
      _ = waitForEnd(of: group)
      // The lower seven bits are the signal that ended it, the next byte its exit status.
      return status.map { $0 & 0x7F != 0 ? .killed : $0 >> 8 & 0xFF == 0 ? .success : .failure }
    }
  }

  deinit { reap() }
}

/// The system's number for what went wrong.
private struct SpawnError: Error {
  let number: Int32
}

/// Starts a program with no signal blocked or ignored and with files that give and take nothing where none are
/// named.
///
/// - Parameters:
///   - words: The program, by its path or its name, and its arguments.
///   - group: The process group that it joins; one of its own when 0.
///   - input: Its standard input.
///   - output: Its standard output.
///   - messages: Its standard error.
/// - Returns: Its process number.
private func spawn(
  _ words: [String],
  group: pid_t = 0,
  input: FileDescriptor? = nil,
  output: FileDescriptor? = nil,
  messages: FileDescriptor? = nil
) -> Result<pid_t, SpawnError> {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (file, number) in [(input, Int32(0)), (output, 1), (messages, 2)] {
    if let file {
      posix_spawn_file_actions_adddup2(&actions, file.number, number)
    } else {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
  }
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setpgroup(&attributes, group)
  let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
  posix_spawnattr_setflags(&attributes, Int16(flags))
  let searchPath = getenv("PATH").map { "PATH=" + String(cString: $0) }
  let environment = ["LC_ALL=C"] + [searchPath].compactMap { $0 }
  var number: pid_t = 0
  let status = withSystemTexts(words) { words in
    withSystemTexts(environment) { environment in
      words[0].map { posix_spawnp(&number, $0, &actions, &attributes, words, environment) }
        ?? EINVAL
    }
  }
  return status == 0 ? .success(number) : .failure(SpawnError(number: status))
}

/// Waits for a process that ends, and gives the system's word on how; `nil` when somebody else waited for it.
private func waitForEnd(of process: pid_t) -> Int32? {
  var status: Int32 = 0
  var number: pid_t
  repeat { number = waitpid(process, &status, 0) } while number < 0 && errno == EINTR
  return number == process ? status : nil
}

/// Lends texts as the system takes lists of them.
private func withSystemTexts<Value>(
  _ texts: [String],
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value
) -> Value {
  // Not strdup: the thread sanitizer does not know its memory in a tool that is linked statically.
  var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { text in
    let bytes = text.utf8CString
    let memory = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    return memory.baseAddress
  }
  pointers.append(nil)
  defer { for pointer in pointers { pointer?.deallocate() } }
  return body(&pointers)
}
#endif
