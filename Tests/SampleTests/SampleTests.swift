import AAMVA
import DLScan
import Foundation
import ImageFiles
import PictureWriting
import SampleDrawing
import Testing

/// The sample picture is read, and can be made again.
struct SampleTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples")

  static let file = folder.appendingPathComponent("specimen-back.jpg")

  @Test(.enabled(if: ProcessInfo.processInfo.environment["DLSCAN_MAKE_SAMPLES"] != nil))
  func `the sample picture is made`() throws {
    let picture = DeskPhotograph(of: try SampleCard.symbol())
    let settings = JPEGSettings(
      quality: 84,
      isProgressive: 0,
      isArithmetic: 0,
      restartInterval: 0,
      horizontalSampling: 2,
      verticalSampling: 2,
      space: 1,
      hasAdobeSegment: 0
    )
    var count = 0
    let bytes = try #require(
      writeJPEG(picture.rgb, Int32(picture.width), Int32(picture.height), settings, &count)
    )
    defer { free(bytes) }
    try Data(bytes: bytes, count: count).write(to: SampleTests.file)
  }

  @Test func `the sample picture is read, every element of it`() throws {
    let picture = try ImageFile.decode(path: SampleTests.file.path)
    #expect((picture.width, picture.height) == (4_032, 3_024))
    let results = picture.withLumaImage { Scanner().scan($0, name: "specimen-back.jpg") }
    #expect(results.count == 1)
    let result = try #require(results.first)
    #expect(result.status == .parsed)
    #expect(result.payload == SampleCard.payload)
    #expect(result.document?.license.lastName == "SPECIMEN")
    #expect(
      result.document?.elements.map(\.id)
        == (SampleCard.elements + SampleCard.ownElements).map(\.id)
    )
  }
}
