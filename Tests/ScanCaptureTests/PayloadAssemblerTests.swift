import SymbolSynthesis
import Testing

@testable import ScanCapture

@Suite("Scans put together from pieces")
struct PayloadAssemblerTests {
  static let one = InventedCard.payload(seed: 1)
  static let two = InventedCard.payload(seed: 2)

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the header tells how long a licence is`(seed: UInt64) {
    let payload = InventedCard.payload(seed: seed)
    #expect(StatedLength(payload) == .end(payload.count))
    for count in 1..<60 {
      #expect(StatedLength(Array(payload[..<count])) != .notStated, "\(count) bytes")
    }
  }

  @Test func `the quiet time that ends a scan is short only when it is whole`() {
    var assembler = PayloadAssembler()
    #expect(assembler.isEmpty)
    #expect(assembler.add(Self.one.dropLast()).isEmpty)
    #expect(assembler.gapMilliseconds == CaptureLimits.incompleteGapMilliseconds)
    #expect(assembler.add(Self.one.suffix(1)).isEmpty)
    #expect(assembler.gapMilliseconds == CaptureLimits.completeGapMilliseconds)
    #expect(assembler.finish() == Self.one)
    #expect(assembler.isEmpty)
    _ = assembler.add(Array("96385074".utf8))
    #expect(assembler.gapMilliseconds == CaptureLimits.usualGapMilliseconds)
    #expect(assembler.finish() == Array("96385074".utf8))
  }

  @Test(arguments: [1, 2, 3, 10, 64, 1000])
  func `scans without a pause between them are told apart`(size: Int) {
    var assembler = PayloadAssembler()
    let stream = Self.one + [0x0D, 0x0A] + Self.two + Self.one
    var scans: [[UInt8]] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      scans += assembler.add(stream[start..<min(start + size, stream.count)])
    }
    if let last = assembler.finish() { scans.append(last) }
    #expect(scans == [Self.one, Self.two, Self.one])
  }

  @Test func `line breaks around a scan are the scanner's and dropped`() {
    var assembler = PayloadAssembler()
    _ = assembler.add([0x0A, 0x0D] + Self.one + [0x0D, 0x0A])
    #expect(assembler.finish() == Self.one)
    _ = assembler.add(Array("\r\nABC-1\r\n".utf8))
    #expect(assembler.finish() == Array("ABC-1".utf8))
    _ = assembler.add([0x0A, 0x0D, 0x00])
    #expect(assembler.finish() == nil)
  }

  @Test func `a scan may be as long as the limit; one byte more and nothing of it is kept`() {
    var assembler = PayloadAssembler()
    let longest = [UInt8](repeating: 0x41, count: CaptureLimits.payloadBytes)
    _ = assembler.add(longest)
    #expect(assembler.finish() == longest)
    _ = assembler.add(longest + [0x41])
    #expect(assembler.finish() == nil)
    _ = assembler.add(Self.one)
    #expect(assembler.finish() == Self.one)
  }

  @Test func `a header that lies about its length neither cuts nor keeps a scan`() {
    // States 5 bytes more, or 100 fewer, than there are.
    for difference in [5, -100] {
      var lying = Self.one
      let stated = String(decoding: lying[27..<31], as: UTF8.self)
      guard let length = Int(stated) else {
        Issue.record("no length at its place")
        return
      }
      let digits = String(length + difference + 10_000).suffix(4)
      lying.replaceSubrange(27..<31, with: Array(digits.utf8))
      var assembler = PayloadAssembler()
      #expect(assembler.add(lying).isEmpty)
      #expect(assembler.finish() == lying)
    }
  }

  @Test(arguments: [1, 7, 4096])
  func `a scan that breaks off is not continued by the next one`(size: Int) {
    for cut in stride(from: 30, to: Self.one.count, by: 17) {
      let stream = Self.one[..<cut] + Self.two + [0x0D, 0x0A] + Self.one
      var assembler = PayloadAssembler()
      var scans: [[UInt8]] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        scans += assembler.add(stream[start..<min(start + size, stream.count)])
      }
      if let last = assembler.finish() { scans.append(last) }
      #expect(scans.count == 3, "cut at \(cut)")
      #expect(scans.suffix(2) == [Self.two, Self.one], "cut at \(cut)")
    }
  }

  @Test(arguments: [1, 5, 4096])
  func `a header within a subfile of the jurisdiction's own begins no scan`(size: Int) {
    let credential = Array("ZZZZA\u{7F}".utf8) + Self.two + [0x7F, 0x0D]
    let license = Array("DLDAQ1\nDCSQUILL\r".utf8)
    let length = String(10_000 + credential.count).dropFirst()
    let header = "@\n\u{1E}\rANSI 636000080002DL00410016ZZ0057\(length)"
    let payload = Array(header.utf8) + license + credential
    var assembler = PayloadAssembler()
    var scans: [[UInt8]] = []
    for start in stride(from: 0, to: payload.count, by: size) {
      scans += assembler.add(payload[start..<min(start + size, payload.count)])
    }
    if let last = assembler.finish() { scans.append(last) }
    #expect(scans.map(\.count) == [payload.count])
  }

  @Test func `any bytes are put together without a trap`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      var bytes = Self.one
      for _ in 0..<8 {
        bytes[random.integer(0...(min(60, bytes.count) - 1))] = UInt8(random.integer(0...255))
      }
      var assembler = PayloadAssembler()
      let scans = assembler.add(bytes) + [assembler.finish() ?? []]
      #expect(scans.reduce(0) { $0 + $1.count } <= bytes.count)
    }
  }

  @Test func `the kind of code is told when the text tells it`() {
    func type(_ text: String) -> CodeType {
      PayloadKind.type(of: Array(text.utf8), isLicense: false)
    }
    #expect(type("036000291452") == .upc)
    #expect(type("036000291453") == .unknown)
    #expect(type("4006381333931") == .ean)
    #expect(type("96385074") == .ean)
    #expect(type("ABC-123") == .unknown)
    #expect(type("@\n\u{1E}\rANSI ") == .pdf417)
    #expect(type(String(repeating: "x", count: 81)) == .pdf417)
    #expect(PayloadKind.type(of: Self.one, isLicense: true) == .pdf417)
  }
}
