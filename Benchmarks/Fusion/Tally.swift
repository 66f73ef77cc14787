internal import PDF417
internal import ScanImage
internal import SymbolSynthesis

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Counts what is read of sequences of frames.
struct Tally {
  let name: String
  let isVerbose: Bool
  private var sequenceCount = 0
  private var readAlone = 0
  private var readTogether = 0
  private var wrong = 0
  private var frameCount = 0
  private var millisecondsAlone = 0.0
  private var millisecondsTogether = 0.0

  init(name: String, isVerbose: Bool) {
    self.name = name
    self.isVerbose = isVerbose
  }

  /// Reads the frames of a sequence, each by itself and all together.
  mutating func add(_ frames: [(picture: GreyPicture, payload: [UInt8])]) {
    var fusion = FrameFusion()
    let reader = SymbolReader(effort: .fast)
    var (isReadAlone, isReadTogether) = (false, false)
    var marks = ""
    for (picture, payload) in frames {
      let start = Tally.milliseconds()
      let alone = picture.withLumaImage { reader.read($0) }
      let middle = Tally.milliseconds()
      let together = picture.withLumaImage { fusion.read($0, with: reader) }
      millisecondsAlone += middle - start
      millisecondsTogether += Tally.milliseconds() - middle
      wrong += (alone.symbols + together.symbols).filter { $0.payload != payload }.count
      isReadAlone = isReadAlone || !alone.symbols.isEmpty
      isReadTogether = isReadTogether || !together.symbols.isEmpty
      marks += Tally.mark(alone, together)
    }
    sequenceCount += 1
    frameCount += frames.count
    if isReadAlone { readAlone += 1 }
    if isReadTogether { readTogether += 1 }
    if isVerbose { Swift.print("  \(marks)") }
  }

  /// R: read alone; F: read with the frames before; a digit: tenths of the codewords seen; .: nothing seen.
  private static func mark(_ alone: Reading, _ together: Reading) -> String {
    if !alone.symbols.isEmpty { return "R" }
    if !together.symbols.isEmpty { return "F" }
    guard let sighting = alone.sighting else { return "." }
    return "\(min(9, sighting.codewordsRead * 10 / max(1, sighting.codewordsExpected)))"
  }

  func print() {
    let frames = Double(max(1, frameCount))
    Swift.print(
      "\(name)\t\(sequenceCount)\t\(readAlone)\t\(readTogether)\t\(wrong)\t"
        + "\(Int(millisecondsAlone / frames))\t\(Int(millisecondsTogether / frames))"
    )
  }

  /// Processor time of this process.
  private static func milliseconds() -> Double {
    Double(clock()) * 1_000 / Double(CLOCKS_PER_SEC)
  }
}
