internal import AAMVA
internal import DLScan
internal import SymbolSynthesis

// dlscan-parsing-speed [FILE...]: how many payloads a second one thread understands; without files,
// those of invented cards.
//
// Seconds on different machines cannot be compared, so each task is also told as a multiple of the time
// that merely cutting the same payloads into lines takes in the same run.

/// Cuts a payload at line ends and keeps each line's first three bytes and place: the least that any
/// reader of payloads must do.
func lines(_ payload: [UInt8]) -> [(id: UInt32, start: Int, end: Int)] {
  var lines: [(id: UInt32, start: Int, end: Int)] = []
  var (start, id): (Int, UInt32) = (0, 0)
  for (place, byte) in payload.enumerated() {
    if byte == 10 || byte == 13 {
      lines.append((id, start, place))
      (start, id) = (place + 1, 0)
    } else if place < start + 3 {
      id = id << 8 | UInt32(byte)
    }
  }
  return lines
}

/// The shortest times of some tasks for the same payloads.
///
/// Tasks take turns over small batches and each one's best turn with a batch counts: so a busy machine, which
/// interrupts long work more often than short work, is fair to all.
func times(of tasks: [([UInt8]) -> Int], batches: [ArraySlice<[UInt8]>]) -> [Duration] {
  let clock = ContinuousClock()
  var (totals, sum) = ([Duration](repeating: .zero, count: tasks.count), 0)
  for batch in batches {
    var best = [Duration](repeating: .seconds(1_000), count: tasks.count)
    for _ in 0..<9 {
      for (index, task) in tasks.enumerated() {
        let time = clock.measure { for payload in batch { sum &+= task(payload) } }
        best[index] = min(best[index], time)
      }
    }
    for index in tasks.indices { totals[index] += best[index] }
  }
  // The sum is looked at, so that no work is left out as useless.
  precondition(sum > 0)
  return totals
}

let plainParser = DocumentParser(
  options: ParsingOptions(listsElements: false, checksEvidence: false)
)
let parser = DocumentParser()
let scanner = Scanner()
let tasks: [(name: String, run: ([UInt8]) -> Int)] = [
  ("cutting into lines", { lines($0).count }),
  ("to `License`", { plainParser.parse($0).license.lastName == nil ? 1 : 2 }),
  ("to `Document`: elements and evidence too", { parser.parse($0).elements.count }),
  ("to JSON", { scanner.parse($0).json.count }),
]

/// Prints how long the tasks take for some payloads.
@MainActor func report(_ name: String, _ payloads: [[UInt8]]) {
  let batches = stride(from: 0, to: payloads.count, by: 10).map {
    payloads[$0..<min($0 + 10, payloads.count)]
  }
  let durations = times(of: tasks.map(\.run), batches: batches)
  let byteCount = payloads.reduce(0) { $0 + $1.count } / payloads.count
  for (task, duration) in zip(tasks, durations) {
    let rate = Int(Double(payloads.count) / (duration / .seconds(1)))
    let factor = (duration / durations[0] * 10).rounded() / 10
    print("\(name): \(task.name)\t\(rate)\t\(factor)\t\(byteCount)")
  }
}

let files = CommandLine.arguments.dropFirst()
let payloads =
  files.isEmpty
  ? (1...2_000).map { InventedCard.payload(seed: $0) } : files.map { bytes(ofFile: $0) }

print("task\tpayloads/s\ttimes the line cutter\tbytes a payload")
report("\(payloads.count) cards", payloads)
report("one card", [[UInt8]](repeating: payloads[0], count: 1_000))
