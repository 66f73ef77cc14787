#if os(Linux)
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

  private var arguments: [String] {
    ["-nostdin", "-hide_banner", "-loglevel", "quiet"] + (isLive ? ["-fflags", "nobuffer"] : [])
      + input + ["-an", "-sn", "-dn", "-vsync", "passthrough"]
      + ["-f", "image2pipe", "-c:v", "pgm", "-pix_fmt", "gray", "pipe:1"]
  }

  /// Reads frames until the video ends or the work is cancelled.
  func run(_ pipeline: ScanPipeline, _ cancellation: Cancellation) throws(CaptureError) {
    let process = try ChildProcess("ffmpeg", arguments)
    let slot = FrameSlot(isLive: isLive)
    let stream = FrameStream(file: process.output, cancellation: cancellation)
    guard let thread = PlainThread.start({ VideoSource.fetch(stream, slot) }) else {
      throw .cannotOpen(errorNumber: 0)
    }
    defer {
      slot.end()
      // A fetch that still waits for a frame sees the output end.
      process.interrupt()
      thread.join()
    }
    var frameCount = 0
    var passedOver = 0
    while let frame = try slot.take(), !cancellation.isCancelled {
      frameCount += 1
      if passedOver > 0 {
        passedOver -= 1
      } else {
        let start = monotonicSeconds()
        frame.withLumaImage { pipeline.process($0) }
        // A live source drops frames by itself.
        let isSlow = monotonicSeconds() - start > CaptureLimits.slowFrameSeconds
        if isSlow, !isLive { passedOver = CaptureLimits.framesPassedOver }
      }
      slot.giveBack(frame)
    }
    if frameCount == 0, !cancellation.isCancelled { throw .noFrames }
  }

  private static func fetch(_ stream: FrameStream, _ slot: FrameSlot) {
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
