internal import Foundation
internal import ScanCapture

/// What the functions of the SDK act on; one for the process, as there is one camera.
final class AilaSession: Sendable {
  static let shared = AilaSession()

  private let runner = CaptureRunner()
  private let state = Monitor(State())

  private struct State {
    var callbacks = Callbacks()
    var settings = AilaConfiguration().settings
    var policy = LicensingPolicy()
  }

  /// Reads what takes time once, so that the first start is quick.
  func prepare() { _ = entitlements }

  /// Takes what an app wants.
  func configure(_ configuration: AilaConfiguration) {
    let settings = configuration.settings
    let callbacks = Callbacks(configuration)
    state.withLock { state in
      state.callbacks = callbacks
      state.settings = settings
    }
    runner.update(settings)
    #if canImport(UIKit)
    CameraCapture.shared.update(settings)
    #endif
  }

  /// Begins to capture what the platform offers.
  func start() {
    let settings = state.withLock { $0.settings }
    let emit: @Sendable (CaptureEvent) -> Void = { [weak self] in self?.handle($0) }
    #if canImport(UIKit)
    CameraCapture.shared.start(settings: settings, emit: emit)
    #else
    runner.start(CaptureSource.fromEnvironment, settings: settings, emit: emit)
    #endif
  }

  /// Ends capturing.
  func stop() {
    #if canImport(UIKit)
    CameraCapture.shared.stop()
    #else
    runner.stop()
    #endif
  }

  // MARK: Licensing

  /// Takes the product's decision about licensing.
  func use(_ policy: LicensingPolicy) { state.withLock { $0.policy = policy } }

  /// What may be used now.
  var entitlements: Entitlements {
    let policy = state.withLock { $0.policy }
    return Entitlements(
      policy.completed(by: .process), time: Int(Date().timeIntervalSince1970)
    )
  }

  /// How codes are captured now.
  var captureConfiguration: AilaCaptureConfiguration {
    CaptureSource.fromEnvironment?.isScannerThere == true ? .kiosk : .softScan
  }

  /// Licences may be parsed now.
  var allowsParsing: Bool { entitlements.allowsParsing(in: captureConfiguration) }

  /// What may be used now, as JSON.
  var licensingInfo: String { entitlements.json(current: captureConfiguration) }

  // MARK: Events

  private func handle(_ event: CaptureEvent) {
    let callbacks = state.withLock { $0.callbacks }
    switch event {
    case .scanned(let codes):
      let objects = codes.map { code in
        AilaScanObject.make(
          code, asLicense: callbacks.readsLicenses, isParsingLicensed: allowsParsing
        )
      }
      Beep.sound(callbacks.beepVolume)
      callbacks.scan?(objects)
    case .started, .connected, .disconnected:
      NotificationCenter.default.post(name: .AilaHardwareChanged, object: nil)
    default: break
    }
    if let status = AilaCaptureStatus(event) { callbacks.status?(status) }
  }
}

/// The part of a configuration that tells an app about scans.
private struct Callbacks: Sendable {
  var scan: (@Sendable ([AilaScanObject]?) -> Void)?
  var status: (@Sendable (AilaCaptureStatus) -> Void)?
  var beepVolume: AilaBeepVolume
  var readsLicenses: Bool

  init(_ configuration: AilaConfiguration = AilaConfiguration()) {
    scan = configuration.scanCallback
    status = configuration.statusCallback
    beepVolume = configuration.beepVolume
    readsLicenses = configuration.dlParsingMode == .on
  }
}
