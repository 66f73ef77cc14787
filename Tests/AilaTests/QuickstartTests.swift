import Aila
import Foundation
import Licensing
import QuickstartApp
import SymbolSynthesis
import Testing

extension GlobalSession {
  /// An app that knows the quickstart's names alone.
  @Suite("An app of the quickstart")
  @MainActor
  final class QuickstartTests {
    let folder: TemporaryFolder
    let app = ScannerViewModel()

    init() throws {
      folder = try TemporaryFolder()
      AilaLicensing.configure(issuerKey: nil)
    }

    func stop() {
      app.onDisappear()
      setVariable("AILA_CAPTURE_SOURCE", nil)
      setVariable("AILA_ISSUER_KEY", nil)
      setVariable("AILA_ISSUER", nil)
      setVariable("AILA_LICENSE", nil)
    }

    @Test func `gets its licence from a picture`() async throws {
      defer { stop() }
      let picture = try TestCard.picture(of: TestCard.payload())
      setVariable("AILA_CAPTURE_SOURCE", try folder.file("card.pgm", picture.portableGraymap))
      app.onAppear()
      #expect(app.isParsingLicensed)
      #expect(try await eventually { self.app.license != nil })
      let rows = LicenseRows(try #require(app.license)).rows
      #expect(rows["Full Name"] == "QUILLA OTTOLINE HARROWGATE")
      #expect(rows["License Number"] == "T64235789")
      #expect(rows["Date of Birth"] == "1986-06-06")
      #expect(rows["Expiration Date"] == "2028-12-10")
      #expect(rows["Height"] == "173 cm")
      #expect(rows["Weight"] == "160 lb")
      #expect(rows["Country"] == "United States")
      #expect(rows["Compliance Type"] == "fullyCompliant")
      #expect(rows["Version"] == "9")
      #expect(app.rawPDF417 == nil)
    }

    @Test func `gets its licence from a video that is blurred at the start`() async throws {
      defer { stop() }
      let payload = TestCard.payload()
      let blurred = try TestCard.picture(of: payload, blurPixels: 6)
      let sharp = try TestCard.picture(of: payload)
      let frames = (0..<60).flatMap { ($0 < 10 ? blurred : sharp).portableGraymap }
      let source = try folder.file("frames.pgm", frames)
      let video = folder.url.appending(path: "card.mp4").path()
      try runTool(
        "ffmpeg",
        [
          "-loglevel", "error", "-f", "image2pipe", "-c:v", "pgm", "-framerate", "30", "-i",
          source, "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p", "-y", video,
        ]
      )
      setVariable("AILA_CAPTURE_SOURCE", video)
      app.onAppear()
      #expect(try await eventually(within: 60) { self.app.license != nil })
      #expect(app.license?.licenseNumber == "T64235789")
      #expect(app.scanCount == 1)
    }

    @Test(arguments: [1, 7, 64]) func `gets its licence from a serial device in pieces`(
      size: Int
    ) async throws {
      defer { stop() }
      let path = folder.url.appending(path: "scanner").path()
      setVariable("AILA_CAPTURE_SOURCE", "serial:\(path)")
      app.onAppear()
      #expect(try await eventually { self.app.hardwareChanges == 1 })
      let device = try PseudoTerminal(path: path)
      defer { device.unplug() }
      #expect(try await eventually { self.app.hardwareChanges == 2 })
      try await device.send(TestCard.payload(), inPiecesOf: size, pauseMilliseconds: 1)
      #expect(try await eventually { self.app.license != nil })
      #expect(app.license?.licenseNumber == "T64235789")
      #expect(app.scanCount == 1)
    }

    @Test func `gets raw text only when its licence lacks the feature`() async throws {
      defer { stop() }
      let key = SigningKey()
      let claims = LicenseClaims(
        issuer: "Issuer", holder: "Shop", issuedAt: 0, kioskFeatures: [LicenseClaims.parsing]
      )
      setVariable("AILA_ISSUER_KEY", key.verifyingKey.text)
      setVariable("AILA_LICENSE", LicenseToken.sign(claims, with: key))
      let payload = TestCard.payload()
      let picture = try TestCard.picture(of: payload)
      setVariable("AILA_CAPTURE_SOURCE", try folder.file("card.pgm", picture.portableGraymap))
      app.onAppear()
      #expect(!app.isParsingLicensed)
      #expect(try await eventually { self.app.rawPDF417 != nil })
      #expect(app.license == nil)
      #expect(app.rawPDF417.map { Array($0.unicodeScalars.map { UInt8($0.value) }) } == payload)
    }
  }
}

/// Runs a program to its end.
func runTool(_ name: String, _ arguments: [String]) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [name] + arguments
  process.standardInput = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "\(name) failed")
}
