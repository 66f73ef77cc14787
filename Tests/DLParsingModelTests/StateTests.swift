import Aila
import Foundation
import SymbolSynthesis
import Testing

@testable import DLParsingModel

@Suite("States of the screen")
@MainActor
final class StateTests {
  final class Clock {
    var now = Date(timeIntervalSince1970: 1_000_000)
  }

  let fake = FakeSession()
  let clock = Clock()
  let model: ScanScreenModel

  init() {
    let clock = clock
    model = ScanScreenModel(session: fake.session, now: { clock.now })
  }

  @Test func `before, while and after it scans`() {
    #expect(model.guidance == .stopped)
    model.appear()
    #expect(model.guidance == .starting)
    #expect(model.isRunning)
    model.disappear()
    #expect(model.guidance == .stopped)
    #expect(!model.isRunning)
  }

  @Test func `a hint stays for a second before another one comes`() async {
    model.appear()
    await fake.report(.searching)
    #expect(model.guidance == .searching)
    let far = AilaSighting(modulePixels: 1.2, codewordsRead: 5, codewordsExpected: 100)
    await fake.report(.seenNotReadable(far))
    #expect(model.guidance == .searching)
    clock.now += 1
    await fake.report(.seenNotReadable(far))
    #expect(model.guidance == .seen(.closer))
    clock.now += 1
    let blurred = AilaSighting(modulePixels: 3, codewordsRead: 5, codewordsExpected: 100)
    await fake.report(.seenNotReadable(blurred))
    #expect(model.guidance == .seen(.holdStill))
    clock.now += 1
    let glare = AilaSighting(modulePixels: 3, codewordsRead: 80, codewordsExpected: 100)
    await fake.report(.seenNotReadable(glare))
    #expect(model.guidance == .seen(.lessGlare))
  }

  @Test func `help is offered when nothing comes into view`() async {
    model.appear()
    clock.now += 7.9
    await fake.report(.searching)
    #expect(model.guidance == .searching)
    clock.now += 1
    await fake.report(.searching)
    #expect(model.guidance == .trouble)
  }

  @Test func `a source that is missing, fails in part, or ends is told`() async {
    model.appear()
    await fake.report(.inputFailed(reason: "One."))
    #expect(model.guidance.text == "One.")
    await fake.report(.unavailable(reason: "None."))
    #expect(model.guidance == .sourceMissing("None."))
    await fake.report(.ended)
    #expect(model.guidance == .ended)
  }

  @Test func `a scanner that comes and goes is told`() async {
    model.appear()
    #expect(model.isScannerConnected == nil)
    await fake.report(.scannerConnected)
    #expect(model.isScannerConnected == true)
    await fake.report(.scannerDisconnected)
    #expect(model.isScannerConnected == false)
  }

  @Test func `the last good result stays while nothing is in view, until it is cleared`() async {
    model.appear()
    await fake.report([TestCard.object(TestCard.payload())])
    clock.now += 100
    await fake.report(.searching)
    await fake.report(
      .seenNotReadable(AilaSighting(modulePixels: 3, codewordsRead: 1, codewordsExpected: 9)))
    #expect(model.cards.count == 1)
    model.clear()
    #expect(model.cards.isEmpty)
  }

  @Test func `nobody's card stays on a screen that nobody uses`() async {
    model.appear()
    await fake.report([TestCard.object(TestCard.payload())])
    clock.now += 119
    await fake.report(.searching)
    #expect(model.cards.count == 1)
    clock.now += 1
    await fake.report(.searching)
    #expect(model.cards.isEmpty)
  }

  @Test func `a card is shown anew when parsing was licensed in between`() async {
    model.appear()
    await fake.report([TestCard.object(TestCard.payload(), isLicensed: false)])
    await fake.report([TestCard.object(TestCard.payload())])
    #expect(model.cards.map(\.kind) == [.license])
  }

  @Test func `a partial licence is one, and says what to look at`() async {
    model.appear()
    await fake.report([TestCard.object(TestCard.payload(["DAY": nil]))])
    #expect(model.cards.map(\.kind) == [.partialLicense])
    #expect(model.cards[0].chips.contains { $0.text.contains("DAY") })
  }
}
