internal import FuzzTrials

// dlscan-soak MUTATIONS PAIRS: reads payloads that are mutated, and pairs of cards that are joined, cut and mixed.
//
// Exit status 1 when an answer is wrong, or when a result holds values of two people. Pairs of the kind
// `spliced` are counted apart: not all of them can be told from one card.

/// Runs numbered trials and prints how many found a fault.
func faults(_ name: String, _ count: Int, _ isFault: (UInt64) -> Bool) -> Int {
  var found = 0
  for seed in 0..<UInt64(count) where isFault(seed) {
    found += 1
    if found <= 5 { print("\(name): seed \(seed)") }
  }
  print("\(name): \(found) of \(count)")
  return found
}

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard counts.count == 2 else { fatalError("usage: dlscan-soak MUTATIONS PAIRS") }
var total = faults("mutated payloads with a fault", counts[0]) {
  MutationTrial.fault(seed: $0) != nil
}
let kinds = PairTrial.Kind.allCases
for (place, kind) in kinds.enumerated() {
  let share = counts[1] / kinds.count + (place < counts[1] % kinds.count ? 1 : 0)
  let found = faults("mixed pairs, \(kind)", share) { PairTrial(kind, seed: $0).isMixed }
  if kind != .spliced { total += found }
}
if total > 0 { fatalError("\(total) faults") }
