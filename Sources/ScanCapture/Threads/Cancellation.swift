/// Tells work to end, also while it waits for the system.
final class Cancellation: Sendable {
  private let state = Monitor(false)
  private let pipe: (read: FileDescriptor, write: FileDescriptor)?

  /// Makes a cancellation; without a free file in the system, waiting ends at its time limit only.
  init() {
    pipe = FileDescriptor.pipe()
  }

  /// The work shall end.
  var isCancelled: Bool { state.withLock { $0 } }

  /// Becomes readable when the work shall end; -1 when there is none.
  var waitingFile: Int32 { pipe?.read.number ?? -1 }

  /// Ends the work; a second time does nothing.
  func cancel() {
    let isFirst = state.withLock { isCancelled in
      defer { isCancelled = true }
      return !isCancelled
    }
    if isFirst { pipe?.write.writeByte() }
  }
}
