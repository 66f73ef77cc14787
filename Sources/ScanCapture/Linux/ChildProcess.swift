#if os(Linux)
internal import Glibc

/// A program whose output is read through a pipe; it is killed with its owner.
final class ChildProcess: Sendable {
  /// The program's output.
  let output: FileDescriptor
  private let processNumber: pid_t

  /// Starts a program that is found by its name; it has no input, and what it complains is dropped.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - arguments: What follows the name.
  /// - Throws: `.decoderMissing` when there is no such program.
  init(_ name: String, _ arguments: [String]) throws(CaptureError) {
    guard let pipe = FileDescriptor.pipe() else { throw .cannotOpen(errorNumber: errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe.write.number, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var environment: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C"), nil]
    defer { free(environment[0]) }
    var number: pid_t = 0
    let status = posix_spawnp(&number, name, &actions, nil, &words, &environment)
    guard status == 0 else {
      throw status == ENOENT ? .decoderMissing : .cannotOpen(errorNumber: status)
    }
    output = pipe.read
    processNumber = number
  }

  /// Makes the program end at once.
  func interrupt() { kill(processNumber, SIGKILL) }

  deinit {
    interrupt()
    var status: Int32 = 0
    while waitpid(processNumber, &status, 0) < 0, errno == EINTR {}
  }
}
#endif
