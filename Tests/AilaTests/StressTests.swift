import Foundation
import ScanCapture
import ScanImage
import SymbolSynthesis
import Testing

@testable import Aila

@Suite("Ten thousand frames")
struct StressTests {
  @Test(.timeLimit(.minutes(2))) func `leave the memory as it was, empty frames included`() throws {
    let found = Locked<[CapturedCode]>([])
    let configuration = AilaConfiguration()
    // Frames for PDF417 come every now and then: debug builds take long for each of them.
    configuration.setCode(.typePDF417, enabled: false)
    let symbolReading = AilaConfiguration()
    let pipelines = [configuration, symbolReading].map { configuration in
      ScanPipeline(settings: configuration.settings) { event in
        if case .scanned(let codes) = event { found.append(codes) }
      }
    }
    // Small frames: what must not grow is kept for each frame, whatever its size.
    let card = try OtherSymbol.qr.draw("frame")
    let frames = [GreyPicture(width: 1, height: 1), GreyPicture(width: 32, height: 24)]
    @Sendable func run(_ count: Int) {
      for number in 0..<count {
        let frame = number % 500 == 0 ? card : frames[number % frames.count]
        let pipeline = pipelines[number % 50 == 0 ? 1 : 0]
        frame.withLumaImage { pipeline.process($0) }
      }
    }
    run(300)
    let before = Resources.now
    DispatchQueue.concurrentPerform(iterations: 4) { _ in run(2500) }
    let after = Resources.now
    #expect(after.kilobytes - before.kilobytes < 20_000)
    #expect(after.files <= before.files + 4)
    #expect(!found.value.isEmpty)
  }
}
