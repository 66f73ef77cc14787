/// A message that spans several symbols, as far as its parts were read.
public struct JoinedMessage: Equatable, Sendable {
  /// What the parts have in common: codeword values 0-899.
  public var fileIdentification: [UInt16]
  /// The number of parts, when a part states it or is the last one.
  public var segmentCount: Int?
  /// Positions of the parts that were read, ascending and each once.
  public var segmentsFound: [Int]
  /// The bytes of all parts in order; nil while a part is missing or when two parts contradict each other.
  public var payload: [UInt8]?

  /// Joins the parts among `symbols` into messages, in the order in which the messages first occur.
  ///
  /// Symbols without a control block are no parts and are left out. Work grows with the square of the
  /// number of symbols.
  ///
  /// - Parameter symbols: Symbols of one picture or of many, in any order; a part may occur twice.
  /// - Returns: A message for each file identification.
  public static func join(_ symbols: [Symbol]) -> [JoinedMessage] {
    var groups: [[Part]] = []
    for symbol in symbols {
      guard let block = symbol.macro else { continue }
      let part = Part(block: block, payload: symbol.payload)
      let known = groups.firstIndex { group in
        group.contains { $0.block.fileIdentification == block.fileIdentification }
      }
      if let known {
        groups[known].append(part)
      } else {
        groups.append([part])
      }
    }
    return groups.map { JoinedMessage($0) }
  }

  /// One symbol of a message.
  private struct Part {
    var block: MacroControlBlock
    var payload: [UInt8]
  }

  /// Joins the parts of one message.
  private init(_ parts: [Part]) {
    let ordered = parts.sorted { $0.block.segmentIndex < $1.block.segmentIndex }
    fileIdentification = ordered.first?.block.fileIdentification ?? []
    segmentsFound = []
    var bytes: [UInt8] = []
    var counts: [Int] = []
    var isConsistent = true
    var last: Part?
    for part in ordered {
      if let count = part.block.segmentCount { counts.append(count) }
      if part.block.isLast { counts.append(part.block.segmentIndex + 1) }
      if let last, last.block.segmentIndex == part.block.segmentIndex {
        isConsistent = isConsistent && last.payload == part.payload
      } else {
        segmentsFound.append(part.block.segmentIndex)
        bytes += part.payload
      }
      last = part
    }
    segmentCount = counts.first
    isConsistent = isConsistent && counts.allSatisfy { $0 == counts.first }
    let isWhole =
      segmentsFound.count == segmentCount && segmentsFound.last == segmentsFound.count - 1
    payload = isConsistent && isWhole ? bytes : nil
  }
}
