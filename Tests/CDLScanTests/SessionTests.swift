import CDLScanHeader
import SymbolSynthesis
import Testing

@Suite("Sessions of the C functions")
struct SessionTests {
  private func add(_ picture: GreyPicture, to session: OpaquePointer?) -> String {
    text(
      dlscan_session_add_gray(
        session,
        picture.bytes,
        Int32(picture.width),
        Int32(picture.height),
        Int32(picture.bytesPerRow)
      )
    )
  }

  private func text(_ answer: UnsafeMutablePointer<CChar>) -> String {
    defer { dlscan_free(answer) }
    return String(cString: answer)
  }

  @Test func `frames none of which reads alone give a licence together`() throws {
    let sequence = try FrameSequence(.glare, seed: 1_000)
    let session = dlscan_session_new(nil)
    defer { dlscan_session_free(session) }
    var answers: [String] = []
    for number in 0..<8 where !(answers.last?.contains("\"status\":\"parsed\"") ?? false) {
      let frame = sequence.frame(number)
      let alone = text(
        dlscan_scan_gray(
          frame.bytes, Int32(frame.width), Int32(frame.height), Int32(frame.bytesPerRow),
          "{\"effort\":\"fast\"}"
        )
      )
      #expect(alone.contains("\"status\":\"noSymbol\""))
      answers.append(add(frame, to: session))
    }
    #expect(answers.count > 1)
    #expect(answers.last?.contains("\"status\":\"parsed\"") == true)
  }

  @Test func `a reset forgets`() throws {
    let sequence = try FrameSequence(.glare, seed: 1_000)
    let session = dlscan_session_new("{\"effort\":\"fast\"}")
    defer { dlscan_session_free(session) }
    for number in [0, 1, 2] {
      dlscan_session_reset(session)
      #expect(add(sequence.frame(number), to: session).contains("\"status\":\"noSymbol\""))
    }
  }

  @Test func `without a session there is an error, and nothing to free or forget`() {
    let answer = add(GreyPicture(width: 9, height: 9), to: nil)
    #expect(answer.contains(#""error":{"code":"noSession","#))
    dlscan_session_reset(nil)
    dlscan_session_free(nil)
  }

  @Test func `no pixels are an error, and the session goes on`() {
    let session = dlscan_session_new(nil)
    defer { dlscan_session_free(session) }
    #expect(text(dlscan_session_add_gray(session, nil, 9, 9, 9)).contains(#""code":"noPixels""#))
    #expect(
      add(GreyPicture(width: 9, height: 9), to: session)
        == #"{"results":[{"schema":"dlscan/1","status":"noSymbol","source":{"width":9,"height":9}}]}"#
    )
  }

  @Test(
    arguments: [
      (0, 9, 9, "emptySide"), (9, -1, 9, "emptySide"), (9, 9, 8, "rowsOverlap"),
      (65_536, 1, 65_536, "pictureTooLarge"), (Int32.max, Int32.max, Int32.max, "pictureTooLarge"),
    ] as [(Int32, Int32, Int32, String)])
  func `a description that makes no sense is an error`(
    width: Int32,
    height: Int32,
    bytesPerRow: Int32,
    code: String
  ) {
    let session = dlscan_session_new(nil)
    defer { dlscan_session_free(session) }
    let pixels = [UInt8](repeating: 0, count: 100)
    let answer = text(dlscan_session_add_gray(session, pixels, width, height, bytesPerRow))
    #expect(answer.contains("\"error\":{\"code\":\"\(code)\","))
  }

  @Test(arguments: ["", "nonsense", "[]", "{\"effort\":\"slow\"}", "{\"maxSymbols\":65}"])
  func `wrong options are told with every frame`(options: String) {
    let session = dlscan_session_new(options)
    defer { dlscan_session_free(session) }
    for _ in 0..<2 {
      let answer = add(GreyPicture(width: 9, height: 9), to: session)
      #expect(answer.contains(#""error":{"code":"badOptions","#))
    }
  }
}
