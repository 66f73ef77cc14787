internal import Aila
public import Foundation
public import Observation

/// The state of the screen; knows nothing of how it is drawn.
@MainActor @Observable
public final class ScanScreenModel {
  /// What was scanned and is shown: all codes that were in view together, licences first.
  public private(set) var cards: [ResultCard] = []
  /// What the person who holds the card is told.
  public private(set) var guidance = Guidance.stopped
  /// Whether licences may be parsed.
  public private(set) var licenseStatus = LicenseStatus.unknown
  /// A hardware scanner is there; `nil` when there has been none.
  public private(set) var isScannerConnected: Bool?
  /// What is felt and heard.
  public private(set) var feedback: Feedback?
  /// What VoiceOver says.
  public private(set) var announcement: Announcement?
  /// It is scanning.
  public private(set) var isRunning = false

  @ObservationIgnored private let session: ScanSession
  @ObservationIgnored private let now: () -> Date
  @ObservationIgnored private var stopObserving: (() -> Void)?
  /// Tells what an earlier start still sends from what this one does.
  @ObservationIgnored private var startNumber = 0
  @ObservationIgnored private var cardCount = 0
  @ObservationIgnored private var guidanceChangedAt = Date.distantPast
  @ObservationIgnored private var lastSeenAt = Date.distantPast

  /// Seconds without anything in view after which help is offered.
  static let troubleSeconds = 8.0
  /// Seconds without anything in view after which the results are forgotten.
  static let idleSeconds = 120.0
  /// Seconds for which a hint stays at least.
  static let hintSeconds = 1.0

  /// Makes the screen's state.
  ///
  /// - Parameters:
  ///   - session: The SDK.
  ///   - now: What time it is.
  public init(session: ScanSession = .aila, now: @escaping () -> Date = { Date() }) {
    self.session = session
    self.now = now
  }

  // MARK: What the screen asks for

  /// The screen came; does nothing when it is there already.
  public func appear() {
    guard !isRunning else { return }
    isRunning = true
    startNumber += 1
    lastSeenAt = now()
    show(.starting)
    stopObserving = session.observeHardware { [weak self] in self?.refreshLicensing() }
    session.start(configuration(for: startNumber))
    refreshLicensing()
  }

  /// The screen went; does nothing when it is not there.
  public func disappear() {
    guard isRunning else { return }
    isRunning = false
    session.stop()
    stopObserving?()
    stopObserving = nil
    show(.stopped)
  }

  /// Forgets what was scanned.
  public func clear() {
    cards = []
    announcement = nil
  }

  /// There is something to clear.
  public var canClear: Bool { !cards.isEmpty }

  /// The app's own sounds tell what came of a scan, so that the SDK shall make none.
  private func configuration(for number: Int) -> AilaConfiguration {
    let configuration = AilaConfiguration()
    configuration.multiScanMode = .on
    configuration.beepVolume = .off
    configuration.dlParsingMode = .on
    for type in AilaCodeType.allCases {
      // The small code on the same card is read only to be told from the large one.
      configuration.setCode(type, enabled: type == .typePDF417 || type == .type128)
    }
    configuration.scanCallback = { @Sendable [weak self] objects in
      onMain { self?.receive(objects ?? [], from: number) }
    }
    configuration.statusCallback = { @Sendable [weak self] status in
      onMain { self?.receive(status, from: number) }
    }
    return configuration
  }

  private func refreshLicensing() {
    licenseStatus = LicenseStatus(info: session.licensingInfo())
  }

  // MARK: What the SDK tells

  private func receive(_ objects: [AilaScanObject], from number: Int) {
    guard isRunning, number == startNumber, !objects.isEmpty else { return }
    lastSeenAt = now()
    let codes = objects.compactMap { $0 as? AilaDLScanObject }
    guard !codes.isEmpty else {
      // Whoever's card this is: it is not known to be that of the last result.
      cards = []
      show(.onlyOtherCode)
      return
    }
    let known = Dictionary(cards.map { ($0.payload, $0) }) { first, _ in first }
    let shown = codes.map { object in
      known[object.payload].flatMap { $0.isCurrent(with: object) ? $0 : nil }
        ?? makeCard(object)
    }
    let isNew = shown.contains { card in !cards.contains(card) }
    cards = shown.filter(\.isLicense) + shown.filter { !$0.isLicense }
    show(.alreadyScanned(cards[0].readAt))
    if isNew { tell(cards) }
  }

  private func makeCard(_ object: AilaDLScanObject) -> ResultCard {
    cardCount += 1
    return ResultCard(id: cardCount, object)
  }

  private func tell(_ cards: [ResultCard]) {
    let kind: Feedback.Kind =
      if cards.contains(where: \.isLicense) {
        .parsed
      } else if cards.contains(where: {
        $0.kind == .parsingNotLicensed
      }) { .read } else { .rejected }
    feedback = Feedback(kind: kind, number: (feedback?.number ?? 0) + 1)
    announcement = Announcement(
      text: Announcement.text(cards), number: (announcement?.number ?? 0) + cardCount
    )
  }

  private func receive(_ status: AilaCaptureStatus, from number: Int) {
    guard isRunning, number == startNumber else { return }
    switch status {
    case .searching:
      let idle = now().timeIntervalSince(lastSeenAt)
      if idle >= Self.idleSeconds { clear() }
      showHint(idle >= Self.troubleSeconds ? .trouble : .searching)
    case .seenNotReadable(let sighting):
      lastSeenAt = now()
      showHint(
        .seen(
          SightingHint(
            modulePixels: sighting.modulePixels,
            codewordsRead: sighting.codewordsRead,
            codewordsExpected: sighting.codewordsExpected
          )
        )
      )
    case .alreadyScanned:
      lastSeenAt = now()
      if let card = cards.first { showHint(.alreadyScanned(card.readAt)) }
    case .scannerConnected: isScannerConnected = true
    case .scannerDisconnected: isScannerConnected = false
    case .waiting(let reason): show(.sourceMissing(reason))
    case .inputFailed(let reason): show(.inputFailed(reason))
    case .unavailable(let reason): show(.sourceMissing(reason))
    case .ended: show(.ended)
    }
  }

  /// Shows a hint about what is in view, unless the one before it came just now.
  private func showHint(_ hint: Guidance) {
    guard hint != guidance else { return }
    let isFresh = now().timeIntervalSince(guidanceChangedAt) < Self.hintSeconds
    if guidance.isOfFrames, isFresh { return }
    show(hint)
  }

  private func show(_ guidance: Guidance) {
    self.guidance = guidance
    guidanceChangedAt = now()
  }
}

extension ResultCard {
  /// The card still tells what the scan tells; it does not when parsing was licensed in between.
  fileprivate func isCurrent(with object: AilaDLScanObject) -> Bool {
    (kind == .parsingNotLicensed) == (object.result == nil)
  }
}

/// Does something on the main thread, in the order in which it was asked for.
private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
}
