import Foundation
import Licensing
import QuickstartApp
import SymbolSynthesis
import Testing

@testable import Aila

extension GlobalSession {
  @Suite("Starting, stopping and hardware")
  @MainActor
  final class SessionTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      AilaLicensing.configure(issuerKey: nil)
    }

    deinit {
      Aila_Stop()
      Aila_SetConfiguration(AilaConfiguration())
      setVariable("AILA_CAPTURE_SOURCE", nil)
    }

    private func info() throws -> (current: String?, isEnabled: Bool?, status: String?) {
      let text = try #require(Aila_GetSDKLicensingInfo())
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      )
      let current = object["currentConfiguration"] as? String
      let features = object[current ?? ""] as? [String: Any]
      let parsing = features?["parsing_dl"] as? [String: Any]
      return (current, parsing?["enabled"] as? Bool, object["status"] as? String)
    }

    @Test func `any order will do`() throws {
      Aila_Stop()
      Aila_Start()
      Aila_Start()
      Aila_SetConfiguration(AilaConfiguration())
      Aila_Init()
      Aila_Init()
      Aila_Stop()
      Aila_Stop()
      #expect(Aila_GetSDKLicensingInfo() != nil)
    }

    @Test func `a start is told once, so that an app can look what it is licensed for`()
      async throws
    {
      let changes = Locked(0)
      let observer = NotificationCenter.default.addObserver(
        forName: .AilaHardwareChanged, object: nil, queue: nil
      ) { _ in changes.withValue { $0 += 1 } }
      defer { NotificationCenter.default.removeObserver(observer) }
      setVariable("AILA_CAPTURE_SOURCE", "serial:\(folder.url.path())/away")
      for start in 1...3 {
        Aila_Start()
        Aila_Start()
        #expect(try await eventually { changes.value == start })
        Aila_Stop()
      }
      try await Task.sleep(for: .milliseconds(50))
      #expect(changes.value == 3)
    }

    @Test func `a scanner that is missing is told to be waited for`() async throws {
      let statuses = Locked<[AilaCaptureStatus]>([])
      let configuration = AilaConfiguration()
      configuration.statusCallback = { status in statuses.withValue { $0.append(status) } }
      Aila_SetConfiguration(configuration)
      setVariable("AILA_CAPTURE_SOURCE", "serial:\(folder.url.path())/away")
      Aila_Start()
      #expect(try await eventually { !statuses.value.isEmpty })
      guard case .waiting(let reason) = try #require(statuses.value.first) else {
        Issue.record("\(statuses.value)")
        return
      }
      #expect(reason.hasPrefix("The source cannot be opened: "))
    }

    @Test func `a source that is not named is told`() async throws {
      let statuses = Locked<[AilaCaptureStatus]>([])
      let configuration = AilaConfiguration()
      configuration.statusCallback = { @Sendable status in
        statuses.withValue { $0.append(status) }
      }
      Aila_SetConfiguration(configuration)
      Aila_Start()
      #expect(try await eventually { !statuses.value.isEmpty })
      #expect(statuses.value == [.unavailable(reason: "No capture source is named.")])
    }

    @Test func `a thousand starts and stops leave nothing behind`() async throws {
      let picture = try TestCard.picture(of: TestCard.payload()).portableGraymap
      let path = folder.url.appending(path: "scanner").path()
      let sources = [
        try folder.file("card.pgm", picture), "serial:\(path)", "/nonexistent", "serial:/dev/null",
      ]
      func cycle(_ count: Int) {
        for number in 0..<count {
          setVariable("AILA_CAPTURE_SOURCE", sources[number % sources.count])
          Aila_Start()
          // Some are let run for a while.
          if number % 50 == 0 { usleep(20_000) }
          Aila_Stop()
        }
      }
      cycle(100)
      #expect(try await eventually { Resources.now.isSettled(threads: 1) })
      let before = Resources.now
      cycle(1000)
      try await Task.sleep(for: .milliseconds(200))
      let after = Resources.now
      #expect(after.files <= before.files + 2)
      #expect(after.threads <= before.threads + 4)
      #expect(after.kilobytes - before.kilobytes < 20_000)
    }

    @Test func `starts and stops from many threads do no harm`() async throws {
      setVariable(
        "AILA_CAPTURE_SOURCE",
        try folder.file("card.pgm", GreyFrame.blank(width: 64, height: 64))
      )
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            for _ in 0..<100 {
              switch number % 4 {
              case 0: Aila_Start()
              case 1: Aila_Stop()
              case 2: Aila_SetConfiguration(AilaConfiguration())
              default: _ = Aila_GetSDKLicensingInfo()
              }
            }
          }
        }
      }
      Aila_Stop()
    }

    @Test func `a scanner that comes and goes changes the configuration, and that is told`()
      async throws
    {
      let path = folder.url.appending(path: "scanner").path()
      setVariable("AILA_CAPTURE_SOURCE", "serial:\(path)")
      let changes = Locked(0)
      let observer = NotificationCenter.default.addObserver(
        forName: .AilaHardwareChanged, object: nil, queue: nil
      ) { _ in changes.withValue { $0 += 1 } }
      defer { NotificationCenter.default.removeObserver(observer) }
      #expect(try info().current == "SoftScan")
      Aila_Start()
      Aila_Start()
      #expect(try await eventually { changes.value == 1 })
      for round in 0..<3 {
        let device = try PseudoTerminal(path: path)
        #expect(try await eventually { changes.value == 2 * round + 2 })
        #expect(try info().current == "Kiosk")
        device.unplug()
        #expect(try await eventually { changes.value == 2 * round + 3 })
        #expect(try info().current == "SoftScan")
      }
    }

    @Test func `pulling the plug in the middle of a scan loses nothing of the next`() async throws {
      let path = folder.url.appending(path: "scanner").path()
      setVariable("AILA_CAPTURE_SOURCE", "serial:\(path)")
      let app = ScannerViewModel()
      app.onAppear()
      defer { app.onDisappear() }
      #expect(try await eventually { app.hardwareChanges == 1 })
      let first = try PseudoTerminal(path: path)
      #expect(try await eventually { app.hardwareChanges == 2 })
      first.send(TestCard.payload(["DAQ": "F00000001"]).prefix(150))
      try await Task.sleep(for: .milliseconds(100))
      first.unplug()
      #expect(try await eventually { app.hardwareChanges == 3 })
      let second = try PseudoTerminal(path: path)
      defer { second.unplug() }
      #expect(try await eventually { app.hardwareChanges == 4 })
      second.send(TestCard.payload())
      #expect(try await eventually { app.license != nil })
      #expect(app.license?.licenseNumber == "T64235789")
      #expect(app.scanCount == 1)
    }

    @Test func `scans that follow each other at once are all told`() async throws {
      let path = folder.url.appending(path: "scanner").path()
      setVariable("AILA_CAPTURE_SOURCE", "serial:\(path)")
      let numbers = Locked<[String?]>([])
      let configuration = AilaConfiguration()
      configuration.scanCallback = { @Sendable objects in
        let objects = objects?.compactMap { $0 as? AilaDLScanObject } ?? []
        numbers.withValue { $0 += objects.map { $0.license?.licenseNumber } }
      }
      Aila_SetConfiguration(configuration)
      Aila_Start()
      let device = try PseudoTerminal(path: path)
      defer { device.unplug() }
      let wanted = (0..<20).map { "N\(10_000_000 + $0)" }
      for number in wanted { device.send(TestCard.payload(["DAQ": number])) }
      #expect(try await eventually { numbers.value.count == wanted.count })
      #expect(numbers.value == wanted)
    }

    @Test func `four tokens, four answers`() throws {
      let key = SigningKey()
      let now = Int(Date().timeIntervalSince1970)
      func token(expiry: Int, softScan: Bool) -> String {
        let features = [LicenseClaims.parsing]
        return LicenseToken.sign(
          LicenseClaims(
            issuer: "Issuer", holder: "Shop", issuedAt: now, expiry: expiry,
            softScanFeatures: softScan ? features : [], kioskFeatures: softScan ? [] : features
          ),
          with: key
        )
      }
      func answer(_ token: String?) throws -> (Bool?, String?, Bool) {
        AilaLicensing.configure(issuerKey: key.verifyingKey.text, token: token)
        let info = try info()
        let isParsed = AAMVAParser(payload: TestCard.payload()).parse().isValid()
        return (info.isEnabled, info.status, isParsed)
      }
      defer { AilaLicensing.configure(issuerKey: nil) }
      let good = token(expiry: now + 60, softScan: true)
      #expect(try answer(good) == (true, "valid", true))
      var changed = Array(good.utf8)
      changed[changed.count - 20] = changed[changed.count - 20] == 65 ? 66 : 65
      #expect(
        try answer(String(decoding: changed, as: UTF8.self)) == (false, "badSignature", false)
      )
      #expect(try answer(token(expiry: now, softScan: true)) == (false, "expired", false))
      #expect(try answer(token(expiry: now + 60, softScan: false)) == (false, "valid", false))
      #expect(try answer(nil) == (false, "noToken", false))
    }

    @Test func `scans come as an asynchronous sequence, too`() async throws {
      let picture = try TestCard.picture(of: TestCard.payload()).portableGraymap
      let source = try folder.file("card.pgm", picture)
      var numbers: [String?] = []
      for await objects in AilaScanner.results(AilaConfiguration(), source: source) {
        for object in objects {
          numbers.append((object as? AilaDLScanObject)?.license?.licenseNumber)
        }
      }
      #expect(numbers == ["T64235789"])
      for await _ in AilaScanner.results(AilaConfiguration(), source: "/nonexistent") {}
    }
  }
}

/// What the process holds of the system.
struct Resources: CustomStringConvertible {
  var files: Int
  var threads: Int
  var kilobytes: Int

  static var now: Resources {
    func count(_ folder: String) -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return Resources(
      files: count("/proc/self/fd"), threads: count("/proc/self/task"), kilobytes: (pages ?? 0) * 4
    )
  }

  func isSettled(threads: Int) -> Bool { self.threads >= threads }

  var description: String { "\(files) files, \(threads) threads, \(kilobytes) kB" }
}

/// Frames in the format PGM.
enum GreyFrame {
  static func blank(width: Int, height: Int) -> [UInt8] {
    Array("P5\n\(width) \(height)\n255\n".utf8)
      + [UInt8](repeating: 200, count: width * height)
  }
}
