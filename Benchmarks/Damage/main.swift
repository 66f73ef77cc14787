internal import PDF417
internal import ScanImage
internal import SymbolSynthesis

// dlscan-damage: reads symbols that are damaged just past what error correction can repair, and counts the
// payloads that are wrong, of which there may be none.
//
// usage: dlscan-damage [COUNT [FIRST-SEED]]

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let count = arguments.first ?? 1_000
let firstSeed = arguments.dropFirst().first ?? 1

print("damage\teffort\tsymbols\tread\twrong\trefused")
for damage in DamagedSymbol.Damage.allCases {
  for effort in [ReadingEffort.fast, .thorough] {
    let reader = SymbolReader(effort: effort)
    var (symbols, read, wrong) = (0, 0, 0)
    for seed in firstSeed..<(firstSeed + count) where seed % 3 == UInt64(damage.rawValue) {
      let damaged = try DamagedSymbol(damage, seed: seed)
      let reading = damaged.picture(seed: seed).withLumaImage { reader.read($0) }
      symbols += 1
      for symbol in reading.symbols {
        if symbol.payload == damaged.payload { read += 1 } else { wrong += 1 }
      }
    }
    print("\(damage)\t\(effort)\t\(symbols)\t\(read)\t\(wrong)\t\(symbols - read - wrong)")
  }
}
