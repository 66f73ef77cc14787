/// Tells work to end, also while it waits for the system.
final class Cancellation: Sendable {
  private let state = Monitor(State())
  private let pipe: (read: FileDescriptor, write: FileDescriptor)?

  private struct State {
    var isCancelled = false
    var atCancel: [@Sendable () -> Void] = []
  }

  /// Makes a cancellation; without a free file in the system, waiting ends at its time limit only.
  init() {
    pipe = FileDescriptor.pipe()
  }

  /// The work shall end.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Becomes readable when the work shall end; -1 when there is none.
  var waitingFile: Int32 { pipe?.read.number ?? -1 }

  /// Ends the work; a second time does nothing.
  func cancel() {
    let bodies: [@Sendable () -> Void]? = state.withLock { state in
      guard !state.isCancelled else { return nil }
      state.isCancelled = true
      defer { state.atCancel = [] }
      return state.atCancel
    }
    guard let bodies else { return }
    for body in bodies { body() }
    pipe?.write.writeByte()
  }

  /// Does something as soon as the work shall end, on the thread that ends it; at once when it shall already.
  func whenCancelled(_ body: @escaping @Sendable () -> Void) {
    let isTooLate = state.withLock { state in
      if !state.isCancelled { state.atCancel.append(body) }
      return state.isCancelled
    }
    if isTooLate { body() }
  }
}
