#if os(Linux)
import Foundation
import Testing

@testable import ScanCapture

@Suite("Frames from a decoder")
struct FrameStreamTests {
  /// Reads all frames of some bytes: their sizes and first pixels, or the fault.
  private func read(_ bytes: [UInt8]) throws -> Result<[[Int]], CaptureError> {
    let ends = try #require(FileDescriptor.pipe())
    let writeEnd = dup(ends.write.number)
    let stream = FrameStream(file: ends.read, cancellation: Cancellation())
    let copy = bytes
    Thread {
      var rest = copy[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(writeEnd, $0.baseAddress, $0.count) }
        if count <= 0 { break }
        rest = rest.dropFirst(count)
      }
      close(writeEnd)
    }.start()
    return Result { () throws(CaptureError) in
      var frames: [[Int]] = []
      var frame = Frame()
      // The pipe's own writing end is still open here, so that frames are counted.
      while frames.count < 2, try stream.next(into: &frame) {
        frames.append([frame.width, frame.height, Int(frame.pixels[0])])
      }
      return frames
    }
  }

  private func frame(_ width: Int, _ height: Int, level: UInt8) -> [UInt8] {
    Array("P5\n\(width) \(height)\n255\n".utf8)
      + [UInt8](repeating: level, count: width * height)
  }

  @Test func `are read one behind the other, whatever their sizes`() throws {
    let result = try read(frame(40, 30, level: 7) + frame(640, 480, level: 9))
    #expect(result == .success([[40, 30, 7], [640, 480, 9]]))
  }

  @Test(arguments: [
    "P6\n1 1\n255\n", "P5\n0 1\n255\n", "P5\n1 1\n65535\n", "P5\n-1 1\n255\n", "P5\nx 1\n255\n",
    "P5\n67108865 1\n255\n", "P5\n67108864 2\n255\n", "P5\n9999999999 1\n255\n",
    "P5\n" + String(repeating: "1", count: 70) + "\n",
  ])
  func `are refused when they make no sense or are too large`(header: String) throws {
    let result = try read(Array(header.utf8) + [0, 0, 0])
    #expect(result == .failure(.badFrame))
  }

  @Test func `of a live source are replaced, never queued`() throws {
    let slot = FrameSlot(isLive: true)
    #expect(slot.put(Frame(width: 100, height: 1, pixels: [0])))
    // Nobody has seen the first frame yet, so the others wait.
    Thread {
      for number in 0..<10 { _ = slot.put(Frame(width: number, height: 1, pixels: [0])) }
      slot.end()
    }.start()
    #expect(try slot.take()?.width == 100)
    let end = monotonicSeconds() + 20
    while slot.droppedCount < 9, monotonicSeconds() < end { usleep(1000) }
    #expect(slot.droppedCount == 9)
    #expect(try slot.take()?.width == 9)
    #expect(try slot.take() == nil)
    #expect(!slot.put(Frame()))
  }

  @Test func `of a recorded video come with the times that the decoder tells`() throws {
    let ends = try #require(FileDescriptor.pipe())
    let lines = [
      "  Metadata:", "    title : pts_time:7",
      "[Parsed_showinfo_1 @ 0x1] config in time_base: 1/30",
      "[Parsed_showinfo_1 @ 0x1] n:   0 pts:      0 pts_time:0       pos:  48 fmt:gray",
      "[Parsed_showinfo_1 @ 0x1] n:   1 pts:   3000 pts_time:0.1     pos: 148 fmt:gray",
      String(repeating: "x", count: CaptureLimits.decoderLineBytes + 1) + " pts_time:8",
      "[Parsed_showinfo_1 @ 0x1] n:   2 pts: NOPTS pts_time:NOPTS pos: 248 fmt:gray",
      "[Parsed_showinfo_1 @ 0x1] n:   3 pts:  9000 pts_time:1e3 pos: 348", "",
    ]
    let bytes = Array(lines.joined(separator: "\n").utf8)
    #expect(write(ends.write.number, bytes, bytes.count) == bytes.count)
    let times = FrameTimes(file: ends.read)
    let found = (0..<5).map { _ in times.next(Cancellation()) }
    #expect(found == [0, 0.1, nil, 1000, nil])
  }

  @Test func `of a recorded video never go back in time`() {
    var clock = VideoClock()
    let times = [5, 5.5, 3, nil, 7, nil].map { clock.advance(to: $0) }
    #expect(times == [5, 5.5, 5.5, 5.5 + 1.0 / 30, 7, 7 + 1.0 / 30])
  }

  @Test func `of a file wait for their turn`() throws {
    let slot = FrameSlot(isLive: false)
    Thread {
      for number in 0..<50 { _ = slot.put(Frame(width: number, height: 1, pixels: [0])) }
      slot.end()
    }.start()
    var widths: [Int] = []
    while let frame = try slot.take() { widths.append(frame.width) }
    #expect(widths == Array(0..<50))
    #expect(slot.droppedCount == 0)
  }
}
#endif
