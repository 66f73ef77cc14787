public import Aila
internal import Foundation

/// What the screen needs of the SDK, so that a test can stand in for it.
@MainActor
public struct ScanSession {
  /// Begins to scan with a configuration.
  public var start: (AilaConfiguration) -> Void
  /// Ends scanning.
  public var stop: () -> Void
  /// What the SDK says about licensing.
  public var licensingInfo: () -> String?
  /// Calls something whenever a hardware scanner came or went, until what it gives is called.
  public var observeHardware: (@escaping @MainActor () -> Void) -> () -> Void

  /// Makes a session from its parts.
  public init(
    start: @escaping (AilaConfiguration) -> Void,
    stop: @escaping () -> Void,
    licensingInfo: @escaping () -> String?,
    observeHardware: @escaping (@escaping @MainActor () -> Void) -> () -> Void
  ) {
    self.start = start
    self.stop = stop
    self.licensingInfo = licensingInfo
    self.observeHardware = observeHardware
  }

  /// The SDK itself.
  public static var aila: ScanSession {
    ScanSession(
      start: { configuration in
        Aila_Init()
        Aila_SetConfiguration(configuration)
        Aila_Start()
      },
      stop: {
        Aila_Stop()
        // Lets go of the callbacks, and of what they hold.
        Aila_SetConfiguration(AilaConfiguration())
      },
      licensingInfo: Aila_GetSDKLicensingInfo,
      observeHardware: { body in
        let observer = NotificationCenter.default.addObserver(
          forName: .AilaHardwareChanged, object: nil, queue: .main
        ) { _ in MainActor.assumeIsolated { body() } }
        return { NotificationCenter.default.removeObserver(observer) }
      }
    )
  }
}
