#if os(Linux)
/// Room for one frame between the thread that takes frames and the one that reads them.
///
/// A live source's frame that nobody fetched in time is replaced by the next one, so that what is read
/// is always new; its first frame and a file's frames wait for their turn. Nothing else is ever queued.
final class FrameSlot: Sendable {
  private let state = Monitor(State())
  private let isLive: Bool

  private struct State {
    var frame: Frame?
    var spare: [Frame] = []
    var droppedCount = 0
    var takenCount = 0
    var isEnded = false
    var error: CaptureError?
  }

  init(isLive: Bool) { self.isLive = isLive }

  /// Frames that were replaced before anybody read them.
  var droppedCount: Int { state.withLock { $0.droppedCount } }

  /// A frame whose memory can be used again.
  func spareFrame() -> Frame { state.withLock { $0.spare.popLast() ?? Frame() } }

  /// Puts a frame in; `false` when nobody wants it any more.
  func put(_ frame: Frame) -> Bool {
    state.wait { state in
      if state.isEnded { return false }
      if let old = state.frame {
        guard isLive, state.takenCount > 0 else { return nil }
        state.spare.append(old)
        state.droppedCount += 1
      }
      state.frame = frame
      return true
    }
  }

  /// Waits for a frame; `nil` at the end.
  func take() throws(CaptureError) -> Frame? {
    let (frame, error): (Frame?, CaptureError?) = state.wait { state in
      if let frame = state.frame.take() {
        state.takenCount += 1
        return (frame, nil)
      }
      return state.isEnded ? (nil, state.error) : nil
    }
    if let error { throw error }
    return frame
  }

  /// Gives a frame's memory back.
  func giveBack(_ frame: Frame) { state.withLock { $0.spare.append(frame) } }

  /// No frame follows, or is wanted any more.
  func end(_ error: CaptureError? = nil) {
    state.withLock { state in
      if !state.isEnded { state.error = error }
      state.isEnded = true
    }
  }
}
#endif
