extension InventedCard {
  /// The payload of a card that differs from another one in few digits of its number.
  ///
  /// - Parameters:
  ///   - payload: The bytes of an invented card.
  ///   - digits: Digits that differ, 1-8.
  ///   - seed: Chooses which and how.
  /// - Returns: As many bytes, encoded in a symbol of the same shape.
  public static func twin(of payload: [UInt8], digits: Int = 3, seed: UInt64) -> [UInt8] {
    var source = SeededGenerator(seed: seed)
    var twin = payload
    let mark = Array("DAQ".utf8)
    guard
      let start = payload.indices.dropLast(12).first(where: { payload[$0...].starts(with: mark) })
    else { return payload }
    for place in source.sample(min(8, digits), below: 8) {
      let digit = twin[start + 4 + place]
      twin[start + 4 + place] = 48 + (digit - 48 + UInt8(source.integer(1...9))) % 10
    }
    return twin
  }
}
