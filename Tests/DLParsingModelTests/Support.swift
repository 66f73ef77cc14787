import AAMVA
import Aila
import DLScan
import Foundation

@testable import DLParsingModel

/// Payloads of people who do not exist.
enum TestCard {
  static let words = ["QUILLA", "HARROWGATE", "T64235789", "WEST BRAMBLE", "FERNWICK"]
  static let today = CalendarDate(year: 2026, month: 11, day: 30)

  /// A licence; elements given replace those of the same id, and `nil` removes one.
  static func payload(
    _ changes: [String: String?] = [:],
    issuer: Int = 636_000,
    version: Int = 9
  ) -> [UInt8] {
    var elements: [(String, String)] = [
      ("DAQ", "T64235789"), ("DCS", "HARROWGATE"), ("DDE", "N"), ("DAC", "QUILLA"), ("DDF", "N"),
      ("DAD", "OTTOLINE"), ("DDG", "N"), ("DCA", "D"), ("DCB", "NONE"), ("DCD", "NONE"),
      ("DBD", "12102024"), ("DBB", "06061986"), ("DBA", "12102028"), ("DBC", "2"),
      ("DAU", "068 in"), ("DAY", "BRO"), ("DAG", "2300 WEST BRAMBLE STREET"), ("DAI", "FERNWICK"),
      ("DAJ", "VA"), ("DAK", "232690000  "), ("DCF", "2424244747474786102204"), ("DCG", "USA"),
      ("DAZ", "BRO"), ("DAW", "160"), ("DCK", "0060100044"), ("DDA", "F"), ("DDB", "03012008"),
    ]
    for (id, value) in changes.sorted(by: { $0.key < $1.key }) {
      elements.removeAll { $0.0 == id }
      if let value { elements.append((id, value)) }
    }
    let subfile = "DL" + elements.map { $0.0 + $0.1 }.joined(separator: "\n") + "\r"
    let head = String(format: "@\n\u{1E}\rANSI %06d%02d0001", issuer, version)
    let directory = String(
      format: "DL%04d%04d", head.utf8.count + 10, subfile.unicodeScalars.count
    )
    return (head + directory + subfile).unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

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
