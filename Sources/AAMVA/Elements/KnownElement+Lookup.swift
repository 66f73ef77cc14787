extension KnownElement {
  /// The element whose id has three letters; `nil` when no edition defines it.
  init?(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    guard let element = ElementIndex.shared.element(first, second, third) else { return nil }
    self = element
  }
}

/// The elements by the letters of their ids.
///
/// Ids share few pairs of first letters. Each pair has a block with a place for every third letter.
private struct ElementIndex: Sendable {
  static let shared = ElementIndex()

  /// For each pair of letters where its block begins; the first block is empty, and that of all other pairs.
  private let blocks: Constants<UInt16>
  /// The raw values of elements, block after block.
  private let elements: Constants<UInt8>

  private static let letterCount = 26
  private static let noElement = UInt8.max

  private init() {
    let letterCount = ElementIndex.letterCount
    let emptyBlock = [UInt8](repeating: ElementIndex.noElement, count: letterCount)
    var blocks = [UInt16](repeating: 0, count: letterCount * letterCount)
    var elements = emptyBlock
    for element in KnownElement.allCases {
      let id = element.row.id
      let pair = ElementIndex.place(id[0]) * letterCount + ElementIndex.place(id[1])
      if blocks[pair] == 0 {
        blocks[pair] = UInt16(truncatingIfNeeded: elements.count)
        elements += emptyBlock
      }
      elements[Int(blocks[pair]) + ElementIndex.place(id[2])] = element.rawValue
    }
    self.blocks = Constants(blocks)
    self.elements = Constants(elements)
  }

  /// The place of a letter in the alphabet; the count of letters or more for another byte.
  private static func place(_ letter: UInt8) -> Int { Int(letter &- UInt8(ascii: "A")) }

  func element(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> KnownElement? {
    let letterCount = ElementIndex.letterCount
    let places = (
      ElementIndex.place(first), ElementIndex.place(second), ElementIndex.place(third)
    )
    guard places.0 < letterCount, places.1 < letterCount, places.2 < letterCount else {
      return nil
    }
    let block = Int(blocks[places.0 * letterCount + places.1])
    return KnownElement(rawValue: elements[block + places.2])
  }
}
