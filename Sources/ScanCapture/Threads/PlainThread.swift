#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A thread of the system, for work that blocks.
package struct PlainThread: @unchecked Sendable {
  // Unchecked: the handle is a number or pointer that is only handed to the system.
  private let handle: pthread_t

  /// Starts a thread with the stack of a main thread; `nil` when the system gives none.
  package static func start(_ body: @escaping @Sendable () -> Void) -> PlainThread? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let context = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, runThreadBody, context.toOpaque()) == 0 else {
      context.release()
      return nil
    }
    #if canImport(Darwin)
    return thread.map { PlainThread(handle: $0) }
    #else
    return PlainThread(handle: thread)
    #endif
  }

  /// Waits for the thread's end; once for each thread, or `detach` instead.
  package func join() { pthread_join(handle, nil) }

  /// Lets the thread clean up by itself.
  package func detach() { pthread_detach(handle) }
}

/// Runs something on a thread of its own; does nothing when the system gives none.
package func startDetachedThread(_ body: @escaping @Sendable () -> Void) {
  PlainThread.start(body)?.detach()
}

/// What a thread does; a class, because a thread is given one pointer.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Darwin)
private func runThreadBody(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
#else
private func runThreadBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
#endif
