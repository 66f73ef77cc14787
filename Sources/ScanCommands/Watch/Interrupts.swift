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
/// be heard.
@Sendable func callOnInterrupt(_ body: @escaping @Sendable () -> Void) {
  var signals = sigset_t()
  sigemptyset(&signals)
  for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
  // Threads that start later inherit the mask, so that the waiting one alone gets the signals.
  pthread_sigmask(SIG_BLOCK, &signals, nil)
  let waited = signals
  startDetachedThread {
    var signals = waited
    var number: Int32 = 0
    sigwait(&signals, &number)
    body()
    sigwait(&signals, &number)
    _exit(128 + number)
  }
}
