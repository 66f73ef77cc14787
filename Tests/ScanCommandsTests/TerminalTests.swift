#if os(Linux)
import Foundation
import ScanCommands
import SymbolSynthesis
import Testing

/// The tool on a terminal on which a scanner types, and with a decoder that it must not leave behind.
@Suite("A terminal and a decoder")
struct TerminalTests {
  let folder = TemporaryFolder()

  @Test(arguments: [nil, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
  func `a terminal shows nothing of a card and is given back at any end`(signal: Int32?) throws {
    let terminal = try Terminal()
    let usual = terminal.settings
    let tool = try RunningTool(
      ["watch", "--redact", "--volume=0", "-"], terminal: terminal, folder)
    #expect(eventually { terminal.settings.c_lflag & tcflag_t(ECHO | ICANON) == 0 })
    let card = InventedCard(seed: 3)
    terminal.type(card.payload)
    #expect(eventually { tool.output.contains("Driver's License") })
    terminal.type(card.payload.prefix(60))
    if let signal { kill(tool.process, signal) } else { terminal.type([3]) }
    let ending = try #require(tool.waitForEnd())
    let isCrash = signal == SIGSEGV || signal == SIGABRT
    #expect(ending == (isCrash ? .signal(signal ?? 0) : .exit(0)))
    #expect(terminal.shown == "")
    #expect(terminal.settings.c_lflag == usual.c_lflag)
    #expect(terminal.settings.c_iflag == usual.c_iflag)
    // Nothing of the card is left for the shell to show.
    #expect(terminal.unreadCount == 0)
  }

  @Test func `every byte is passed on but for the one that interrupts`() throws {
    let terminal = try Terminal()
    let tool = try RunningTool(["watch", "--json", "--volume=0", "-"], terminal: terminal, folder)
    #expect(eventually { terminal.settings.c_lflag & tcflag_t(ICANON) == 0 })
    let bytes = [UInt8(ascii: "a")] + (1...255).filter { $0 != 3 }.map { UInt8($0) }
    terminal.type(bytes + [UInt8(ascii: "z")])
    let payload = Data(bytes + [UInt8(ascii: "z")]).base64EncodedString()
    #expect(eventually { tool.output.contains("\"\(payload)\"") }, "\(tool.output)")
    terminal.type([3])
    #expect(tool.waitForEnd() == .exit(0))
  }

  @Test func `a process that is stopped gives the terminal back until it goes on`() throws {
    let terminal = try Terminal()
    let tool = try RunningTool(["watch", "--volume=0", "-"], terminal: terminal, folder)
    func echoes() -> Bool { terminal.settings.c_lflag & tcflag_t(ECHO) != 0 }
    #expect(eventually { !echoes() })
    kill(tool.process, SIGTSTP)
    #expect(eventually { echoes() && tool.isStopped })
    kill(tool.process, SIGCONT)
    #expect(eventually { !echoes() && !tool.isStopped })
    let payload = InventedCard.payload(seed: 3)
    terminal.type(payload.prefix(100))
    usleep(50_000)
    kill(tool.process, SIGSTOP)
    kill(tool.process, SIGCONT)
    terminal.type(payload.dropFirst(100))
    #expect(eventually { tool.output.contains("Driver's License") })
    kill(tool.process, SIGTERM)
    #expect(tool.waitForEnd() == .exit(0))
  }

  @Test func `without standard input it ends and says why`() throws {
    let tool = try RunningTool(["watch", "-"], closesInput: true, folder)
    #expect(tool.waitForEnd() == .exit(1))
    #expect(tool.complaints == "dlscan: The source cannot be opened: Bad file descriptor.\n")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL])
  func `no decoder outlives it, silent though it be`(signal: Int32) throws {
    // In place of ffmpeg: a script that starts others and writes nothing.
    let numbers = folder.path + "/numbers"
    let script = "#!/bin/sh\nsleep 1000 &\necho $$ $! > \(numbers)\nsleep 1000\ntrue\n"
    let decoder = folder.file("ffmpeg", Array(script.utf8))
    #expect(chmod(decoder.text, 0o700) == 0)
    let tool = try RunningTool(
      ["watch", "rtsp://localhost/silent"], searchPath: folder.path + ":/usr/bin:/bin", folder)
    var decoders: [pid_t] = []
    #expect(
      eventually {
        decoders = ((try? String(contentsOfFile: numbers, encoding: .utf8)) ?? "")
          .split { $0 == " " || $0 == "\n" }.compactMap { pid_t($0) }
        return decoders.count == 2
      }
    )
    kill(tool.process, signal)
    #expect(tool.waitForEnd() == (signal == SIGKILL ? .signal(SIGKILL) : .exit(0)))
    #expect(eventually { decoders.allSatisfy { RunningTool.state(of: $0) == nil } })
  }

  @Test func `a decoder that is killed is told`() throws {
    let script = "#!/bin/sh\nprintf 'P5\\n8 8\\n255\\n%064d' 0\nkill -KILL $$\n"
    let decoder = folder.file("ffmpeg", Array(script.utf8))
    #expect(chmod(decoder.text, 0o700) == 0)
    let tool = try RunningTool(
      ["watch", "rtsp://localhost/1"], searchPath: folder.path + ":/usr/bin:/bin", folder)
    #expect(tool.waitForEnd() == .exit(1))
    #expect(tool.complaints.contains("ffmpeg) ended before"))
  }
}

/// Waits until something holds, and says whether it does.
private func eventually(_ condition: () -> Bool) -> Bool {
  for _ in 0..<4000 {
    if condition() { return true }
    usleep(5000)
  }
  return condition()
}

/// A pair of terminals: what a scanner types on one comes out at the other, which is the tool's.
private final class Terminal {
  let path: String
  private let master: Int32
  // Held open, so that its settings outlive the tool.
  private let slave: Int32

  init() throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&master, &slave, &name, nil, nil) == 0 else { throw POSIXError(.ENODEV) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    for file in [master, slave] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    (self.master, self.slave) = (master, slave)
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    close(slave)
    close(master)
  }

  var settings: termios {
    var settings = termios()
    tcgetattr(slave, &settings)
    return settings
  }

  func type(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    precondition(write(master, bytes, bytes.count) == bytes.count)
  }

  /// What a person would see, but for what was seen before.
  var shown: String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// Bytes that were typed and that nobody has read.
  var unreadCount: Int32 {
    var count: Int32 = 0
    _ = ioctl(slave, UInt(FIONREAD), &count)
    return count
  }
}

/// The tool in a process, and in a session, of its own.
private final class RunningTool {
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  let process: pid_t
  private let files: [String]
  private var isOver = false

  init(
    _ arguments: [String],
    terminal: Terminal? = nil,
    closesInput: Bool = false,
    searchPath: String = "/usr/bin:/bin",
    _ folder: TemporaryFolder
  ) throws {
    files = ["output", "complaints"].map { "\(folder.path)/\($0)" }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The terminal that a session's first process opens becomes that of the session.
    posix_spawn_file_actions_addopen(&actions, 0, terminal?.path ?? "/dev/null", O_RDWR, 0)
    if closesInput { posix_spawn_file_actions_addclose(&actions, 0) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_addopen(
        &actions, Int32(number) + 1, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let startsSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(startsSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let texts = [try builtTool().path()] + arguments
    var words: [UnsafeMutablePointer<CChar>?] = texts.map { (text: String) in strdup(text) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [
      strdup("LC_ALL=C"), strdup("PATH=" + searchPath), nil,
    ]
    defer { for word in words + environment { free(word) } }
    var number: pid_t = 0
    let status = posix_spawn(&number, texts[0], &actions, &attributes, &words, &environment)
    guard status == 0 else { throw POSIXError(.ENOEXEC) }
    process = number
  }

  deinit {
    guard !isOver else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  var output: String { (try? String(contentsOfFile: files[0], encoding: .utf8)) ?? "" }
  var complaints: String { (try? String(contentsOfFile: files[1], encoding: .utf8)) ?? "" }

  var isStopped: Bool { RunningTool.state(of: process) == "T" }

  /// Waits for the end; `nil` when it does not come.
  func waitForEnd() -> Ending? {
    var status: Int32 = 0
    guard eventually({ waitpid(process, &status, WNOHANG) == process }) else { return nil }
    isOver = true
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// What a process does, in the system's letter; `nil` when it is gone, or only waits to be asked for.
  static func state(of process: pid_t) -> Substring? {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let state = text?.split(separator: " ").dropFirst(2).first
    return state == "Z" ? nil : state
  }
}
#endif
