/// The place of a case among the cases of its enum: 0 for the first.
///
/// A look into `allCases` would make a list of them for every call. Swift stores a case without values as its
/// place in the order of declaration, in one byte while there are no more than 256.
///
/// - Parameter value: A case of an enum without values.
/// - Returns: Its index in `allCases`.
func place<Case: CaseIterable>(of value: Case) -> Int {
  precondition(MemoryLayout<Case>.size == 1)
  return Int(unsafeBitCast(value, to: UInt8.self))
}
