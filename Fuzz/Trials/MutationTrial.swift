internal import AAMVA
internal import DLScan
internal import SymbolSynthesis

/// Payloads of invented cards with some bytes changed, lost, added or repeated: each must give an answer.
public enum MutationTrial {
  /// Reads one payload; a trap is the fault that is looked for.
  ///
  /// - Parameter seed: Chooses the card and what happens to it.
  /// - Returns: What is wrong with the answer; `nil` when it is right.
  public static func fault(seed: UInt64) -> String? {
    var source = SeededGenerator(seed: seed)
    var payload = InventedCard.payload(seed: seed / 16)
    for _ in 0..<source.integer(1...8) { mutate(&payload, &source) }
    let results = Scanner().parseAll(payload)
    guard !results.isEmpty else { return "no result" }
    for result in results + [Scanner().parse(payload)] {
      let limit = 1 << 22
      guard (try? JSONReader.read(result.json, lengthLimit: limit)) != nil else { return "no JSON" }
      guard let document = result.document else { continue }
      for element in document.elements
      where element.offset < 0 || element.offset + element.raw.count > payload.count {
        return "an element outside of the payload"
      }
    }
    return nil
  }

  private static func mutate(_ payload: inout [UInt8], _ source: inout SeededGenerator) {
    guard !payload.isEmpty else { return }
    let place = source.integer(0...(payload.count - 1))
    let end = min(payload.count, place + source.integer(1...60))
    switch source.integer(0...6) {
    case 0: payload[place] = UInt8(source.integer(0...255))
    case 1: payload.remove(at: place)
    case 2: payload.insert(UInt8(source.integer(0...255)), at: place)
    case 3: payload.removeSubrange(place..<end)
    case 4: payload += payload[place..<end]
    case 5: payload[place] = [10, 13, 30, 64, 37, 90][source.integer(0...5)]
    default: payload.replaceSubrange(place..<end, with: payload[..<min(payload.count, 40)])
    }
  }
}
