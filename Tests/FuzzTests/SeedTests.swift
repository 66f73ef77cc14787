import Foundation
import SymbolSynthesis
import Testing

/// The payloads, codewords and small pictures that the fuzzer starts from.
struct SeedTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DLSCAN_MAKE_SAMPLES"] != nil))
  func `seeds are written`() throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let payload = InventedCard.payload(seed: seed)
      try write(payload, "payload", "card-\(seed)")
      let symbol = try DrawnSymbol(payload, options: EncodingOptions(level: Int(seed)))
      try write(SeedTests.codewords(of: symbol), "codewords", "card-\(seed)")
      let small = try DrawnSymbol(
        Array(payload.prefix(20 * Int(seed))),
        options: EncodingOptions(columnCount: 2, level: 1)
      )
      try write(SeedTests.picture(of: small, zoom: Int(seed)), "scan", "symbol-\(seed)")
    }
    let stripe =
      "%VARICHMOND^SPECIMEN$MARLOWE$QUILL^18 INVENTED QUAY^?;6360001234567890=321119861129?"
    try write(Array(stripe.utf8), "payload", "stripe")
  }

  private func write(_ bytes: [UInt8], _ target: String, _ name: String) throws {
    let file = CrashTests.folder.appendingPathComponent("Seeds/\(target)/\(name)")
    try Data(bytes).write(to: file)
  }

  /// As the target takes them: level of error correction, no erasures, two bytes a codeword.
  private static func codewords(of symbol: DrawnSymbol) -> [UInt8] {
    [UInt8(symbol.level), 0]
      + (symbol.codewords() ?? []).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  /// As the target takes them: width, zoom, one byte a module; a module is one pixel across and three
  /// down, with white around.
  private static func picture(of symbol: DrawnSymbol, zoom: Int) -> [UInt8] {
    let width = (symbol.modulesPerRow + 8 + 3) / 4 * 4
    var pixels = [UInt8](repeating: 255, count: 4 * width)
    for row in 0..<symbol.rowCount {
      let modules = symbol.modules[(row * symbol.modulesPerRow)...].prefix(symbol.modulesPerRow)
      let line = [UInt8](repeating: 255, count: 4) + modules.map { $0 ? 0 : 255 }
      for _ in 0..<3 { pixels += line + [UInt8](repeating: 255, count: width - line.count) }
    }
    pixels += [UInt8](repeating: 255, count: 4 * width)
    return [UInt8(width / 4 - 1), UInt8(zoom - 1 | 4)] + pixels
  }
}
