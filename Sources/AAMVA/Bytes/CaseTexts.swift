/// A text for every case of an enum, as bytes that are made once and kept.
struct CaseTexts<Case>: Sendable where Case: CaseIterable & Sendable {
  private let texts: Constants<KeptText>

  private struct KeptText: @unchecked Sendable {
    let start: UnsafePointer<UInt8>
    let count: Int
  }

  init(_ text: (Case) -> String) {
    texts = Constants(
      Case.allCases.map { value in
        text(value).withBytes { bytes in
          let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
          for index in bytes.indices { (memory + index).initialize(to: bytes[index]) }
          return KeptText(start: memory, count: bytes.count)
        }
      }
    )
  }

  /// The text of a case.
  subscript(value: Case) -> ByteView {
    let text = texts[place(of: value)]
    return ByteView(start: text.start, count: text.count)
  }
}
