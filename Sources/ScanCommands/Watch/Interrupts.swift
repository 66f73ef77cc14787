internal import ScanCapture

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Calls `body` when somebody ends the process with Ctrl-C or asks it to end.
///
/// The signals no longer end the process by themselves then; a second one does, should the first not
/// be heard. A hang-up that the process was told to survive (nohup) is none.
@Sendable func callOnInterrupt(_ body: @escaping @Sendable () -> Void) {
  var signals = sigset_t()
  sigemptyset(&signals)
  for signal in [SIGINT, SIGTERM, SIGQUIT] { sigaddset(&signals, signal) }
  if !isIgnored(SIGHUP) { sigaddset(&signals, SIGHUP) }
  // Threads that start later inherit the mask, so that the waiting one alone gets the signals.
  pthread_sigmask(SIG_BLOCK, &signals, nil)
  let waited = signals
  startDetachedThread {
    var signals = waited
    var number: Int32 = 0
    sigwait(&signals, &number)
    body()
    sigwait(&signals, &number)
    TypingTerminal.restoreAny()
    _exit(128 + number)
  }
}

private func isIgnored(_ signal: Int32) -> Bool {
  var action = sigaction()
  guard sigaction(signal, nil, &action) == 0 else { return false }
  #if canImport(Darwin)
  let handler = action.__sigaction_u.__sa_handler
  #else
  let handler = action.__sigaction_handler.sa_handler
  #endif
  return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
