internal import BenchmarkPictures

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

// dlscan-suite: writes the pictures of a suite. Benchmarks/README.md says how to use it.

let usage = """
  usage: dlscan-suite [--phone] [--seed N] [--scale N] [--only AXIS,...] [--list] [--out FOLDER]

  """

var (isPhone, isList) = (false, false)
var (seed, scale): (UInt64, Int) = (1, 1)
var only: [Substring] = []
var folder = "out/benchmark/pictures"
var words = CommandLine.arguments.dropFirst()

/// Says what is wrong and ends.
func fail(_ message: String) -> Never {
  _ = message.withCString { write(2, $0, strlen($0)) }
  exit(2)
}

while let word = words.popFirst() {
  switch word {
  case "--phone": isPhone = true
  case "--list": isList = true
  case "--seed", "--scale", "--only", "--out":
    guard let value = words.popFirst() else { fail(usage) }
    switch word {
    case "--seed":
      guard let number = UInt64(value) else { fail(usage) }
      seed = number
    case "--scale":
      guard let number = Int(value), 1...1_000 ~= number else { fail(usage) }
      scale = number
    case "--only": only = value.split(separator: ",")
    default: folder = value
    }
  default: fail(usage)
  }
}

let suite = isPhone ? Suite.phone(scale: scale) : Suite.degradations(scale: scale)
let shots = suite.shots.filter { only.isEmpty || only.contains($0.axis[...]) }
if isList {
  for shot in shots { print(shot.name) }
  exit(0)
}

do {
  var pictures = try PictureFolder(path: folder)
  for shot in shots { try pictures.add(shot.take(suiteSeed: seed), of: shot) }
  try pictures.close()
  print("\(shots.count) pictures of seed \(seed) in \(folder)")
} catch {
  fail("dlscan-suite: \(error)\n")
}
