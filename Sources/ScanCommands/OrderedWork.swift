internal import ScanCapture

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Does numbered pieces of work on several threads and hands the outcomes over in their order.
///
/// No more than `window` outcomes wait at a time: a worker that is so far ahead pauses. Plain threads
/// are used because they cost nothing to start a process with.
final class OrderedWork<Outcome: Sendable>: @unchecked Sendable {
  // Unchecked: everything that changes is read and written under `mutex` alone.
  private let count: Int
  private let window: Int
  private let work: @Sendable (Int) -> Outcome
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var nextToStart = 0
  private var nextToTake = 0
  private var isStopped = false
  private var waiting: [Outcome?]

  private init(count: Int, window: Int, work: @escaping @Sendable (Int) -> Outcome) {
    self.count = count
    self.window = window
    self.work = work
    waiting = Array(repeating: nil, count: window)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }

  /// Does the pieces `0..<count` and calls `take` with each outcome, in order, on this thread.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - workerCount: Threads to work on, 1 or more; one thread means this one.
  ///   - work: Does the piece with a number; called from several threads at once.
  ///   - take: Says whether to go on; after `false` no further piece is begun.
  static func run(
    count: Int,
    workerCount: Int,
    work: @escaping @Sendable (Int) -> Outcome,
    take: (Outcome) -> Bool
  ) {
    let threadCount = min(workerCount, count)
    guard threadCount > 1 else {
      for index in 0..<count where !take(work(index)) { return }
      return
    }
    let shared = OrderedWork(count: count, window: 4 * threadCount, work: work)
    let threads = (0..<threadCount).compactMap { _ in
      PlainThread.start { shared.workUntilDone() }
    }
    // A system that gives no thread at all still gets its answers.
    if threads.isEmpty { return run(count: count, workerCount: 1, work: work, take: take) }
    shared.takeInOrder(take)
    for thread in threads { thread.join() }
  }

  private func takeInOrder(_ take: (Outcome) -> Bool) {
    for index in 0..<count {
      let outcome = locked {
        while waiting[index % window] == nil { pthread_cond_wait(changed, mutex) }
        let outcome = waiting[index % window].take()
        nextToTake = index + 1
        pthread_cond_broadcast(changed)
        return outcome
      }
      guard let outcome, take(outcome) else { break }
    }
    locked {
      isStopped = true
      pthread_cond_broadcast(changed)
    }
  }

  private func workUntilDone() {
    while let index = nextPiece() {
      let outcome = work(index)
      locked {
        waiting[index % window] = outcome
        pthread_cond_broadcast(changed)
      }
    }
  }

  /// The next piece to do, once there is room for its outcome; `nil` when there is none.
  private func nextPiece() -> Int? {
    locked {
      while !isStopped, nextToStart < count, nextToStart >= nextToTake + window {
        pthread_cond_wait(changed, mutex)
      }
      guard !isStopped, nextToStart < count else { return nil }
      nextToStart += 1
      return nextToStart - 1
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
