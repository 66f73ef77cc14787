internal import AAMVA
internal import DLScan
internal import SymbolSynthesis

// dlscan-parsing-speed: how many payloads a second one thread understands.
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

/// Payloads a second in the best of several rounds; `work` gives a number, so that nothing is left out.
func rate(of payloads: [[UInt8]], _ work: ([UInt8]) -> Int) -> Double {
  let clock = ContinuousClock()
  var (best, sum) = (Duration.seconds(1_000), 0)
  for _ in 0..<7 {
    let time = clock.measure { for payload in payloads { sum &+= work(payload) } }
    best = min(best, time)
  }
  precondition(sum > 0)
  let seconds =
    Double(best.components.seconds) + Double(best.components.attoseconds) * 1e-18
  return Double(payloads.count) / seconds
}

let payloads = (1...4_000).map { InventedCard.payload(seed: $0) }
let parser = DocumentParser()
let scanner = Scanner()
let byteCount = payloads.reduce(0) { $0 + $1.count } / payloads.count

let cutting = rate(of: payloads) { lines($0).count }
let parsing = rate(of: payloads) { parser.parse($0).elements.count }
let answering = rate(of: payloads) { scanner.parse($0).json.count }

print("task\tpayloads/s\ttimes the line cutter\tbytes a payload")
for (task, rate) in [
  ("cutting into lines", cutting), ("DocumentParser", parsing),
  ("Scanner.parse and JSON", answering),
] {
  let times = (cutting / rate * 10).rounded() / 10
  print("\(task)\t\(Int(rate))\t\(times)\t\(byteCount)")
}
