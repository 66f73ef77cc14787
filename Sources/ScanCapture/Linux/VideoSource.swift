#if os(Linux)
internal import Glibc
internal import ScanImage

/// A video file, a stream or a camera, decoded by ffmpeg in a process of its own.
struct VideoSource {
  private let input: [String]
  private let isLive: Bool

  /// A camera device, or a video file, beside which nothing else is opened, whatever it names.
  init(path: String, isCamera: Bool) {
    isLive = isCamera
    input =
      isCamera
      ? ["-f", "v4l2", "-framerate", "30", "-video_size", "1280x720", "-i", path]
      : ["-protocol_whitelist", "file,pipe", "-i", "file:" + path]
  }

  /// A stream, by its address.
  init(address: String) {
    isLive = true
    input = ["-i", address]
  }

  /// What ffmpeg is told: every frame is decoded and none is made twice.
  ///
  /// The first one counts too: "-fflags nobuffer" would drop what came before ffmpeg knew the stream. A recorded video also tells the time of each frame.
  private var arguments: [String] {
    ["-nostdin", "-hide_banner", "-nostats", "-loglevel", isLive ? "quiet" : "info"]
      + input + ["-an", "-sn", "-dn"] + (isLive ? [] : ["-vf", "format=gray,showinfo"])
      + ["-vsync", "passthrough", "-f", "image2pipe", "-c:v", "pgm", "-pix_fmt", "gray", "pipe:1"]
  }

  /// Reads frames until the video ends or the work is cancelled.
  func run(_ pipeline: ScanPipeline, _ cancellation: Cancellation) throws(CaptureError) {
    let process = try ChildProcess("ffmpeg", arguments, readsMessages: !isLive)
    cancellation.whenCancelled { [weak process] in process?.interrupt() }
    let slot = FrameSlot(isLive: isLive)
    let thread = PlainThread.start {
      VideoSource.fetch(process, slot, cancellation) { pipeline.pass(.waiting(.noFrames)) }
    }
    guard let thread else { throw .cannotOpen(errorNumber: EAGAIN) }
    var frameCount = 0
    do {
      defer {
        slot.end()
        thread.join()
      }
      frameCount = try read(slot, pipeline, cancellation)
    }
    guard !cancellation.isCancelled else { return }
    let ending = process.ending(within: CaptureLimits.decoderEndMilliseconds, cancellation)
    if ending == .killed { throw .decoderFailed }
    if frameCount == 0 { throw .noFrames }
    if ending == .failure { throw .decoderFailed }
  }

  /// Reads frames until none follows, and says how many came.
  private func read(
    _ slot: FrameSlot,
    _ pipeline: ScanPipeline,
    _ cancellation: Cancellation
  ) throws(CaptureError) -> Int {
    var frameCount = 0
    var passedOver = 0
    var clock = VideoClock()
    while let frame = try slot.take(), !cancellation.isCancelled {
      frameCount += 1
      let seconds = isLive ? nil : clock.advance(to: frame.seconds)
      if passedOver > 0 {
        passedOver -= 1
      } else {
        let start = monotonicSeconds()
        frame.withLumaImage { pipeline.process($0, at: seconds) }
        // A live source drops frames by itself.
        let isSlow = monotonicSeconds() - start > CaptureLimits.slowFrameSeconds
        if isSlow, !isLive { passedOver = CaptureLimits.framesPassedOver }
      }
      slot.giveBack(frame)
    }
    return frameCount
  }

  /// Puts frames in a slot until none follows or nobody wants them; tells when the first one takes long.
  private static func fetch(
    _ process: ChildProcess,
    _ slot: FrameSlot,
    _ cancellation: Cancellation,
    tellSilence: () -> Void
  ) {
    let first = Readiness.wait(
      file: process.output.number,
      cancellation: cancellation,
      milliseconds: CaptureLimits.silenceMilliseconds
    )
    if !first.isReadable, !first.isCancelled { tellSilence() }
    let stream = FrameStream(
      file: process.output,
      times: process.messages.map { FrameTimes(file: $0) },
      cancellation: cancellation
    )
    do throws(CaptureError) {
      while true {
        var frame = slot.spareFrame()
        guard try stream.next(into: &frame), slot.put(frame) else { break }
      }
      slot.end()
    } catch {
      slot.end(error)
    }
  }
}

/// The time in a recorded video, which never goes back.
struct VideoClock {
  /// The time of a frame that states none, after the one before it.
  private static let usualFrameSeconds = 1.0 / 30
  private var seconds: Double?

  /// Goes on to the next frame and gives its time in seconds.
  mutating func advance(to stated: Double?) -> Double {
    let usual = seconds.map { $0 + VideoClock.usualFrameSeconds } ?? 0
    let next = max(stated ?? usual, seconds ?? -.infinity)
    seconds = next
    return next
  }
}

extension Frame {
  /// Lends the pixels as an image; does nothing when there are none.
  func withLumaImage(_ body: (LumaImage) -> Void) {
    pixels.withUnsafeBufferPointer { buffer in
      guard
        let image = try? LumaImage(
          pixels: buffer, width: width, height: height, bytesPerRow: width
        )
      else { return }
      body(image)
    }
  }
}
#endif
