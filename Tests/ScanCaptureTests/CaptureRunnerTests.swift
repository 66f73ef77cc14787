import DLScan
import Foundation
import SymbolSynthesis
import Synchronization
import Testing

@testable import ScanCapture

/// Events that come from another thread.
final class EventLog: Sendable {
  private let events = Mutex<[CaptureEvent]>([])

  func append(_ event: CaptureEvent) { events.withLock { $0.append(event) } }

  var all: [CaptureEvent] { events.withLock { $0 } }

  var scans: [[CapturedCode]] {
    all.compactMap { event in
      if case .scanned(let codes) = event { codes } else { nil }
    }
  }

  var failures: [CaptureError] {
    all.compactMap { event in
      if case .failed(let error) = event { error } else { nil }
    }
  }

  /// Names of inputs that cannot be read, with the code of the fault.
  var failedInputs: [String] {
    all.compactMap { event in
      if case .inputFailed(let error, let name) = event { "\(name): \(error.code)" } else { nil }
    }
  }

  /// Waits until something holds; gives what holds in the end.
  func wait(_ condition: (EventLog) -> Bool) -> Bool {
    let end = monotonicSeconds() + 30
    while monotonicSeconds() < end {
      if condition(self) { return true }
      usleep(2000)
    }
    return condition(self)
  }

  var isOver: Bool {
    all.contains { event in
      switch event {
      case .ended, .failed: true
      default: false
      }
    }
  }
}

@Suite("Capturing")
struct CaptureRunnerTests {
  let runner = CaptureRunner()
  let log = EventLog()
  let folder = FileManager.default.temporaryDirectory.appending(path: "capture-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func capture(
    _ source: CaptureSource?,
    _ settings: CaptureSettings = CaptureSettings(),
    standardInput: Int32 = -1
  ) {
    let log = log
    runner.start(source, settings: settings, standardInput: standardInput) { log.append($0) }
  }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let url = folder.appending(path: name)
    try Data(bytes).write(to: url)
    return url.path()
  }

  private func picture(_ payload: [UInt8]) throws -> GreyPicture {
    var photographer = Photographer()
    photographer.samplesPerSide = 2
    return photographer.photograph(try DrawnSymbol(payload)).picture
  }

  @Test func `a folder gives every card, in order, and says what cannot be read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let payloads = (0..<3).map { InventedCard.payload(seed: $0) }
    for (number, payload) in (payloads + [payloads[2]]).enumerated() {
      _ = try file("card-\(number).pgm", picture(payload).portableGraymap)
    }
    _ = try file("broken.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])
    _ = try file("notes.txt", Array("not a picture".utf8))
    capture(.path(folder.path()))
    #expect(log.wait(\.isOver))
    #expect(log.scans.map { $0.map(\.payload) } == (payloads + [payloads[2]]).map { [$0] })
    let names = log.scans.map { $0[0].result?.source?.name }
    #expect(names == (0..<4).map { folder.path() + "/card-\($0).pgm" })
    #expect(log.failedInputs == ["\(folder.path())/broken.png: truncated"])
    #expect(log.failures.isEmpty)
  }

  @Test func `standard input gives scans, control characters included`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let payloads = (0..<2).map { InventedCard.payload(seed: $0) }
    let name = try file("wedge", payloads[0] + [0x0D, 0x0A] + payloads[1] + [0x0A])
    let descriptor = open(name, O_RDONLY)
    defer { close(descriptor) }
    capture(.standardInput, standardInput: descriptor)
    #expect(log.wait(\.isOver))
    #expect(log.scans.flatMap { $0.map(\.payload) } == payloads)
    #expect(log.scans.allSatisfy { $0[0].result?.status == .parsed && $0[0].type == .pdf417 })
  }

  @Test func `multi-scan lists all codes in view, otherwise one comes after the other`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try picture(InventedCard.payload(seed: 1))
    let second = try picture(InventedCard.payload(seed: 2))
    var both = GreyPicture(
      width: max(first.width, second.width), height: first.height + second.height, level: 128
    )
    for (picture, top) in [(first, 0), (second, first.height)] {
      for y in 0..<picture.height {
        for x in 0..<picture.width { both[x, y + top] = picture[x, y] }
      }
    }
    for isMultiScan in [true, false] {
      let log = EventLog()
      let settings = CaptureSettings(isMultiScan: isMultiScan)
      let pipeline = ScanPipeline(settings: settings, clock: { 0 }) { log.append($0) }
      both.withLumaImage { pipeline.process($0, isStill: true) }
      // No other frame of a still follows, so that all of it is told at once.
      #expect(log.scans.map(\.count) == (isMultiScan ? [2] : [1, 1]))
      for _ in 0..<2 { both.withLumaImage { pipeline.process($0, isStill: true) } }
      #expect(log.scans.map(\.count) == (isMultiScan ? [2] : [1, 1]))
    }
  }

  @Test func `multi-scan never lists the last card with the next, and misses none for long`() {
    let log = EventLog()
    let shown = Mutex<[String]>([])
    let pipeline = ScanPipeline(
      settings: CaptureSettings(
        codes: [.qr], isMultiScan: true,
        otherCodes: { _, _, _ in
          shown.withLock { $0 }.map { CapturedCode(type: .qr, payload: Array($0.utf8)) }
        }
      ),
      clock: { 0 }
    ) { log.append($0) }
    let frame = GreyPicture(width: 8, height: 8)
    for codes in [["a"], ["b"], ["a", "b"], ["a"], ["b", "a"], [], ["b"], ["c"]] {
      shown.withLock { $0 = codes }
      frame.withLumaImage { pipeline.process($0) }
    }
    let reports = log.scans.map { $0.map { String(decoding: $0.payload, as: UTF8.self) } }
    #expect(reports == [["a"], ["b"], ["a", "b"], ["c"]])
  }

  @Test func `what cannot be captured is told with its reason`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cases: [(CaptureSource?, String)] = [
      (nil, "noSource"), (.path("/nonexistent/card"), "cannotOpen"),
      (.path(try file("empty", [])), "empty"),
      (.path(try file("text", Array("no video either".utf8))), "noFrames"),
      (.serial(path: "/dev/null", baud: 9600), "cannotOpen"),
    ]
    for (source, code) in cases {
      let log = EventLog()
      let runner = CaptureRunner()
      runner.start(source, settings: CaptureSettings()) { log.append($0) }
      #expect(log.wait(\.isOver))
      #expect(log.failures.map(\.code) == [code])
    }
  }

  @Test func `a capture can be stopped while it waits, and another one begun`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let ends = try #require(FileDescriptor.pipe())
    capture(.standardInput, standardInput: ends.read.number)
    capture(.standardInput, standardInput: ends.read.number)
    #expect(runner.isRunning)
    runner.stop()
    runner.stop()
    #expect(!runner.isRunning)
    let payload = InventedCard.payload(seed: 1)
    capture(.path(try file("card.pgm", picture(payload).portableGraymap)))
    #expect(log.wait(\.isOver))
    #expect(log.scans.map { $0.map(\.payload) } == [[payload]])
  }

  @Test func `an event may stop the capture that tells it, and none follows`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<4 {
      _ = try file(
        "\(number).pgm", picture(InventedCard.payload(seed: UInt64(number))).portableGraymap)
    }
    let (log, runner) = (log, runner)
    runner.start(.path(folder.path()), settings: CaptureSettings()) { event in
      log.append(event)
      runner.stop()
    }
    #expect(log.wait { !$0.all.isEmpty })
    usleep(200_000)
    #expect(log.all.count == 1)
    guard case .started = log.all[0] else {
      Issue.record("\(log.all)")
      return
    }
  }

  @Test func `switched-off PDF417 is not read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = try file("card.pgm", picture(InventedCard.payload(seed: 1)).portableGraymap)
    capture(.path(name), CaptureSettings(codes: []))
    #expect(log.wait(\.isOver))
    #expect(log.scans.isEmpty)
  }
}
