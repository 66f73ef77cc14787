internal import PDF417
internal import ScanImage
internal import SymbolSynthesis

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

// dlscan-fusion: how many sequences of frames are read, frame by frame and with the frames added up.

let usage = """
  usage: dlscan-fusion [--seed N] [--sequences N] [--frames N] [--verbose] [--mixing | FOLDER...]
  A folder holds frames NAMEsAfB.png, B from 0 on, each with its payload in NAMEsAfB.txt.
  Without a folder, sequences are drawn: glare, motion, far, dark. With --mixing, two cards take turns.

  """

var folders: [String] = []
var (seed, sequenceCount, frameCount, isVerbose): (UInt64, Int, Int, Bool) = (1, 20, 8, false)
var isMixing = false
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  switch word {
  case "--verbose": isVerbose = true
  case "--mixing": isMixing = true
  case "--seed": seed = words.popFirst().flatMap { UInt64($0) } ?? seed
  case "--sequences": sequenceCount = words.popFirst().flatMap { Int($0) } ?? sequenceCount
  case "--frames": frameCount = words.popFirst().flatMap { Int($0) } ?? frameCount
  default:
    guard !word.hasPrefix("-") else {
      _ = usage.withCString { write(2, $0, strlen($0)) }
      exit(2)
    }
    folders.append(word)
  }
}

if isMixing {
  print("turns\tsequences\tframes\tthis card\tthe other card\tneither")
  for turns in Mixing.Turns.allCases {
    var mixing = Mixing(turns, frameCount: frameCount)
    for number in 0..<UInt64(sequenceCount) { try mixing.add(seed: seed &* 10_000 &+ number) }
    mixing.print()
  }
  exit(0)
}

print("frames\tsequences\tany frame alone\tadded up\twrong\tms alone\tms added up")
if folders.isEmpty {
  for difficulty in FrameSequence.Difficulty.allCases {
    var tally = Tally(name: difficulty.rawValue, isVerbose: isVerbose)
    for number in 0..<UInt64(sequenceCount) {
      let sequence = try FrameSequence(difficulty, seed: seed &* 1_000 &+ number)
      tally.add((0..<frameCount).map { (sequence.frame($0), sequence.payload) })
    }
    tally.print()
  }
}
for folder in folders {
  var tally = Tally(name: folder, isVerbose: isVerbose)
  for sequence in SequenceFolder(path: folder).sequences { tally.add(sequence) }
  tally.print()
}
