/// The words of a code, and what each of them means.
struct CodeTable<Value: Sendable>: Sendable {
  private let rows: StaticString
  private let values: Constants<Value>

  /// - Parameters:
  ///   - values: What the words can mean.
  ///   - rows: A row for each word, of `CodeRow.width` bytes.
  init(_ values: [Value], _ rows: StaticString) {
    self.values = Constants(values)
    self.rows = rows
  }

  /// What a value means; `nil` when it is no word of the table.
  func entry(_ value: ByteView) -> (value: Value, isStandard: Bool)? { entry(Word(value)) }

  /// What a word means; `nil` when it is none of the table.
  func entry(_ word: Word) -> (value: Value, isStandard: Bool)? {
    guard let row = CodeRow(of: word, in: rows), row.place < values.count else { return nil }
    return (values[row.place], row.isStandard)
  }
}

/// A row of a table of codes: the word in eight columns; the letter of its meaning; S when the standard
/// lists the word, a hyphen when it is another spelling seen on cards.
///
/// Rows of one length take no code to build, and are found by comparing numbers.
struct CodeRow {
  /// Bytes of a row, its line end included.
  static let width = 13

  /// Place of the meaning, A being 0.
  let place: Int
  let isStandard: Bool

  init?(of word: Word, in rows: StaticString) {
    guard let padded = word.padded else { return nil }
    var row = UnsafeRawPointer(rows.utf8Start)
    let end = row + rows.utf8CodeUnitCount
    while row < end {
      if UInt64(bigEndian: row.loadUnaligned(as: UInt64.self)) == padded {
        place = Int(row.load(fromByteOffset: 9, as: UInt8.self) & 0x1F) - 1
        isStandard = row.load(fromByteOffset: 11, as: UInt8.self) == UInt8(ascii: "S")
        return
      }
      row += Self.width
    }
    return nil
  }
}
