import PDF417
import ScanImage
import SymbolSynthesis
import Testing

@Suite("Symbols damaged past repair")
struct DamagedSymbolTests {
  @Test(
    "Nothing wrong is read; the same ten thousand times: Documentation/Accuracy.md",
    arguments: DamagedSymbol.Damage.allCases, [ReadingEffort.fast, .thorough]
  )
  func pastRepair(damage: DamagedSymbol.Damage, effort: ReadingEffort) throws {
    var read = 0
    for seed in 1...8 as ClosedRange<UInt64> {
      let damaged = try DamagedSymbol(damage, seed: seed)
      for symbol in damaged.picture(seed: seed).reading(effort: effort).symbols {
        read += 1
        #expect(symbol.payload == damaged.payload)
      }
    }
    #expect(read < 8, "the damage is too small to test anything")
  }

  @Test("Damage that error correction reaches is repaired")
  func withinReach() throws {
    let seeds = (1...60 as ClosedRange<UInt64>).filter { seed in
      guard let damaged = try? DamagedSymbol(.replaced, seed: seed) else { return false }
      return 2 * damaged.replacedCount <= damaged.symbol.checkCount - 8
        || damaged.symbol.level > 2 && 2 * damaged.replacedCount < damaged.symbol.checkCount - 1
    }
    for seed in seeds.prefix(4) {
      let damaged = try DamagedSymbol(.replaced, seed: seed)
      let symbols = damaged.picture(seed: seed).reading().symbols
      #expect(symbols.map(\.payload) == [damaged.payload])
      #expect(symbols.first?.errorsCorrected == damaged.replacedCount)
    }
  }
}
