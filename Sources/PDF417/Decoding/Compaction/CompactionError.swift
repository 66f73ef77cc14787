/// Why data codewords form no message; offsets count codewords, the length descriptor being number 0.
package enum CompactionError: Error, Equatable {
  /// The length descriptor is below 2 or above the number of data codewords.
  case lengthOutOfRange(found: Int, available: Int)
  /// A codeword is 929 or more.
  case codewordOutOfRange(offset: Int)
  /// Behind the stated length or behind a control block stands something else than padding (900).
  case paddingExpected(offset: Int)
  /// A codeword that the standard reserves: 903-912, 914-917 and 919.
  case reservedCodeword(offset: Int)
  /// A control codeword where it may not stand, such as a byte shift outside of text.
  case misplacedCodeword(offset: Int)
  /// The data end, or a control codeword comes, before an extended channel interpretation is complete.
  case incompleteInterpretation(offset: Int)
  /// A shift to capital letters is followed by something else than a capital letter or space.
  case shiftWithoutLetter(offset: Int)
  /// A codeword that stands for a single byte is missing or above 255.
  case byteOutOfRange(offset: Int)
  /// Five codewords stand for a number of more than six bytes.
  case byteGroupOutOfRange(offset: Int)
  /// The codewords after latch 924 are not groups of five.
  case incompleteByteGroup(offset: Int)
  /// The number that up to fifteen codewords of digits stand for does not begin with 1.
  case numericGroupOutOfRange(offset: Int)
  /// A control block ends before its segment index does, or the index is not in 0-99 998.
  case segmentIndexOutOfRange(offset: Int)
  /// A field of a control block has no designator, or is no number of at most 18 digits in its range.
  case controlFieldOutOfRange(offset: Int)
  /// A field of a control block occurs twice.
  case controlFieldRepeated(offset: Int)
}
