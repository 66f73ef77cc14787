import Aila
import Foundation
import SymbolSynthesis

// dlscan-frames: drawn frames with codes of every kind, every other with a licence, through the SDK as an app uses
// it. The library that reads the other kinds aborts for some of them; this process must not.
//
// Usage: dlscan-frames [FRAMES [SEED]]    (2000 and 1 when left out)

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let frameCount = arguments.first ?? 2_000
let firstSeed = arguments.dropFirst().first ?? 1
/// Frames that lie in the folder at a time: each has almost a megabyte.
let batchSize: UInt64 = 50

let configuration = AilaConfiguration()
configuration.multiScanMode = .on
for type in AilaCodeType.allCases { configuration.setCode(type, enabled: true) }

var (licenses, read, codes) = (Set<String>(), Set<String>(), 0)
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("dlscan-frames-\(UUID().uuidString)")
for batch in stride(from: 0, to: frameCount, by: UInt64.Stride(batchSize)) {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for number in batch..<min(batch + batchSize, frameCount) {
    var card: GreyPicture?
    if number % 2 == 0 {
      let license = "F\(10_000_000 + number)"
      licenses.insert(license)
      card = try TestCard.picture(of: TestCard.payload(["DAQ": license]), modulePixels: 2)
    }
    let sheet = try CodeSheet(seed: firstSeed &* 1_000_003 &+ number, card: card)
    let file = folder.appendingPathComponent("\(1_000_000 + number).pgm")
    try Data(sheet.picture.portableGraymap).write(to: file)
  }
  for await scan in AilaScanner.results(configuration, source: folder.path) {
    for object in scan {
      guard let license = object as? AilaDLScanObject else {
        codes += 1
        continue
      }
      if let number = license.license?.licenseNumber { read.insert(number) }
    }
  }
}
let found = read.intersection(licenses).count
print("\(frameCount) frames, \(found) of \(licenses.count) licenses, \(codes) other codes")
// Noise hides a licence now and then: 9 of 1 000 when this was written.
exit(100 * found >= 98 * licenses.count ? 0 : 1)
