internal import ImageFiles
internal import PDF417
internal import ScanImage

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

// dlscan-fusion: how many sequences of frames are read, frame by frame and with the frames added up.
//
// usage: dlscan-fusion FOLDER...
// A folder holds frames NAMEsAfB.png, B from 0 on, each with its payload in NAMEsAfB.txt.

struct Frame {
  let path: String
  let sequence: String
  let number: Int
}

/// The frames of a folder, in order.
func frames(in folder: String) -> [Frame] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var frames: [Frame] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard name.hasSuffix(".png"), let mark = name.lastIndex(of: "f"),
      let number = Int(name[name.index(after: mark)...].dropLast(4).prefix { $0.isNumber })
    else { continue }
    frames.append(Frame(path: "\(folder)/\(name)", sequence: String(name[..<mark]), number: number))
  }
  return frames.sorted { ($0.sequence, $0.number) < ($1.sequence, $1.number) }
}

/// The bytes of a file.
func bytes(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  var buffer = [UInt8](repeating: 0, count: 8_192)
  let count = fread(&buffer, 1, buffer.count, file)
  return Array(buffer.prefix(count))
}

/// CPU time of this process in milliseconds.
func milliseconds() -> Double { Double(clock()) * 1_000 / Double(CLOCKS_PER_SEC) }

var (sequenceCount, alone, fused, wrong) = (0, 0, 0, 0)
var (frameCount, aloneFrames) = (0, 0)
var (aloneTime, fusedTime) = (0.0, 0.0)
let isVerbose = CommandLine.arguments.contains("-v")
for folder in CommandLine.arguments.dropFirst() where folder != "-v" {
  let all = frames(in: folder)
  var place = 0
  while place < all.count {
    let sequence = all[place...].prefix { $0.sequence == all[place].sequence }
    place += sequence.count
    sequenceCount += 1
    var fusion = FrameFusion()
    let reader = SymbolReader(effort: .fast)
    var (isReadAlone, isReadFused) = (false, false)
    var marks = ""
    for frame in sequence {
      let truth = bytes(String(frame.path.dropLast(3)) + "txt")
      guard let picture = try? ImageFile.decode(path: frame.path) else { continue }
      frameCount += 1
      let start = milliseconds()
      let single = picture.withLumaImage { reader.read($0) }
      let middle = milliseconds()
      let together = picture.withLumaImage { fusion.read($0, with: reader) }
      aloneTime += middle - start
      fusedTime += milliseconds() - middle
      for symbol in single.symbols + together.symbols where symbol.payload != truth { wrong += 1 }
      if !single.symbols.isEmpty { aloneFrames += 1 }
      isReadAlone = isReadAlone || !single.symbols.isEmpty
      isReadFused = isReadFused || !together.symbols.isEmpty
      marks +=
        !single.symbols.isEmpty
        ? "R"
        : together.symbols.isEmpty
          ? (single.sighting.map { "\($0.codewordsRead * 10 / max(1, $0.codewordsExpected))" }
            ?? ".") : "F"
    }
    if isReadAlone { alone += 1 }
    if isReadFused { fused += 1 }
    if isVerbose { print("\(sequence.first?.path ?? "")\t\(marks)") }
  }
}
print("sequences\tany frame alone\tadded up\twrong\tframes\tframes alone\tms alone\tms added up")
print(
  "\(sequenceCount)\t\(alone)\t\(fused)\t\(wrong)\t\(frameCount)\t\(aloneFrames)\t"
    + "\(Int(aloneTime / Double(max(1, frameCount))))\t\(Int(fusedTime / Double(max(1, frameCount))))")
