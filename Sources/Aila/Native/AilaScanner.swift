internal import Foundation
internal import ScanCapture

/// Scans as an asynchronous sequence, for apps that would rather not be called back.
///
///     for await scan in AilaScanner.results(AilaConfiguration()) { … }
public enum AilaScanner {
  /// Most scans that wait for somebody to take them; older ones are dropped.
  private static let waitingScans = 64

  /// Begins to scan, and ends when the sequence is no longer asked for.
  ///
  /// Several sequences may run side by side, each with a source of its own.
  ///
  /// - Parameters:
  ///   - configuration: What is wanted; its callbacks are not called.
  ///   - source: What is scanned, written as in `AILA_CAPTURE_SOURCE`, which counts when `nil`; on
  ///     Apple platforms the camera does then, of which there is one for all.
  /// - Returns: Every scan with the codes that it showed. It ends with its source, also when that gives
  ///   nothing; a hardware scanner and a camera have no end.
  public static func results(
    _ configuration: AilaConfiguration,
    source: String? = nil
  ) -> AsyncStream<[AilaScanObject]> {
    let settings = configuration.settings
    let readsLicenses = configuration.dlParsingMode == .on
    let named = source.map(CaptureSource.init(parsing:)) ?? CaptureSource.fromEnvironment
    let isKiosk = named?.isScannerThere == true
    return AsyncStream(bufferingPolicy: .bufferingNewest(waitingScans)) { stream in
      let emit: @Sendable (CaptureEvent) -> Void = { event in
        switch event {
        case .scanned(let codes):
          let isLicensed = AilaSession.shared.entitlements
            .allowsParsing(in: isKiosk ? .kiosk : .softScan)
          stream.yield(
            codes.map {
              AilaScanObject.make($0, asLicense: readsLicenses, isParsingLicensed: isLicensed)
            }
          )
        case .failed, .ended: stream.finish()
        default: break
        }
      }
      #if canImport(UIKit)
      if named == nil {
        stream.onTermination = { _ in CameraCapture.shared.stop() }
        CameraCapture.shared.start(settings: settings, emit: emit)
        return
      }
      #endif
      let runner = CaptureRunner()
      stream.onTermination = { _ in runner.shutDown() }
      runner.start(named, settings: settings, emit: emit)
    }
  }
}
