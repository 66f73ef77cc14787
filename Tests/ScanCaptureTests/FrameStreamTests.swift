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
    for number in 0..<10 { #expect(slot.put(Frame(width: number, height: 1, pixels: [0]))) }
    #expect(slot.droppedCount == 9)
    #expect(try slot.take()?.width == 9)
    slot.end()
    #expect(try slot.take() == nil)
    #expect(!slot.put(Frame()))
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
