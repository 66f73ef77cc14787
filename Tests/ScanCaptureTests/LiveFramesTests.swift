import DLScan
import SymbolSynthesis
import Testing

@testable import ScanCapture

@Suite("Live frames that are hard to read")
struct LiveFramesTests {
  @Test func `frames none of which reads alone give one scan`() throws {
    let sequence = try FrameSequence(.glare, seed: 1_000)
    let log = EventLog()
    let pipeline = ScanPipeline(settings: CaptureSettings(), clock: { 0 }) { log.append($0) }
    for number in 0..<5 {
      let frame = sequence.frame(number)
      let alone = EventLog()
      let single = ScanPipeline(settings: CaptureSettings(), clock: { 0 }) { alone.append($0) }
      frame.withLumaImage { single.process($0) }
      #expect(alone.scans.isEmpty, "frame \(number) is too easy")
      frame.withLumaImage { pipeline.process($0) }
    }
    #expect(log.scans.map { $0.map(\.payload) } == [[sequence.payload]])
    #expect(log.scans.first?.first?.result?.isLicense == true)
  }

  @Test func `a reset between frames keeps them apart`() throws {
    let sequence = try FrameSequence(.glare, seed: 1_000)
    let log = EventLog()
    let pipeline = ScanPipeline(settings: CaptureSettings(), clock: { 0 }) { log.append($0) }
    for number in 0..<4 {
      pipeline.reset()
      sequence.frame(number).withLumaImage { pipeline.process($0) }
    }
    #expect(log.scans.isEmpty)
  }
}
