// Objects that every result has many of are written in pieces that hold keys, quotation marks and
// commas already. What the pieces add up to is their caller's concern.

extension JSONWriter {
  /// Begins a value that is written in pieces; there is room for so many bytes of them.
  @inline(__always)
  mutating func beginPieces(room: Int) -> ByteCursor {
    var cursor = output.cursor(room: room + 1)
    if needsComma { cursor.write(UInt8(ascii: ",")) }
    return cursor
  }

  /// Ends a value that was written in pieces.
  @inline(__always)
  mutating func endPieces(_ cursor: ByteCursor) {
    output.end(cursor)
    needsComma = true
  }

  /// Writes the inside of a text that is not all plain, among pieces; afterwards there is room for so many
  /// bytes of further ones.
  @inline(never)
  mutating func write(
    latin1 text: UnsafeBufferPointer<UInt8>,
    _ cursor: inout ByteCursor,
    room: Int
  ) {
    output.end(cursor)
    for byte in text { append(Unicode.Scalar(byte)) }
    cursor = output.cursor(room: room)
  }

  /// Writes a number of any size among pieces.
  @inline(never)
  mutating func write(large number: Int, _ cursor: inout ByteCursor, room: Int) {
    output.end(cursor)
    output.append(decimal: number)
    cursor = output.cursor(room: room)
  }
}
