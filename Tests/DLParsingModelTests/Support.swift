import AAMVA
import Aila
import DLScan
import Foundation
import SymbolSynthesis

@testable import DLParsingModel

extension TestCard {
  static let today = CalendarDate(year: 2026, month: 11, day: 30)

  /// What the SDK reports about a payload.
  static func object(_ payload: [UInt8], isLicensed: Bool = true) -> AilaDLScanObject {
    let result = Scanner(options: ScanOptions(today: today)).parse(payload)
    return AilaDLScanObject(
      payload: payload, result: isLicensed ? result : nil, date: Date(timeIntervalSince1970: 0)
    )
  }
}

/// A SDK that reports what a test tells it to.
@MainActor final class FakeSession {
  var startCount = 0
  var stopCount = 0
  var observerCount = 0
  var info: String? = FakeSession.info(isEnabled: true)
  var configuration: AilaConfiguration?
  private var hardwareChanged: (@MainActor () -> Void)?

  static func info(isEnabled: Bool) -> String {
    """
    {"currentConfiguration":"SoftScan","SoftScan":{"parsing_dl":{"enabled":\(isEnabled)}},
    "Kiosk":{"parsing_dl":{"enabled":\(!isEnabled)}},"reason":"A reason."}
    """
  }

  var session: ScanSession {
    ScanSession(
      start: {
        self.startCount += 1
        self.configuration = $0
      },
      stop: { self.stopCount += 1 },
      licensingInfo: { self.info },
      observeHardware: { body in
        self.observerCount += 1
        self.hardwareChanged = body
        return { MainActor.assumeIsolated { self.observerCount -= 1 } }
      }
    )
  }

  func changeHardware() { hardwareChanged?() }

  /// Reports codes as the SDK does, and waits until the screen has them.
  func report(_ objects: [AilaScanObject]?) async {
    configuration?.scanCallback?(objects)
    await settle()
  }

  /// Tells what happens between scans.
  func report(_ status: AilaCaptureStatus) async {
    configuration?.statusCallback?(status)
    await settle()
  }

  /// Waits until the main thread has done what it was asked for.
  func settle() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
