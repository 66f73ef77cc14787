internal import AAMVA
internal import DLScan
internal import PDF417
internal import ScanImage

/// What one frame showed.
struct FrameReading {
  var codes: [CapturedCode] = []
  var sighting: Sighting?
}

/// Reads the codes of frames that follow each other.
///
/// This is the one place where a frame becomes codes. A reader that fuses what it could make out in
/// several frames is kept here as state and asked here; `reset` is where it forgets.
struct FrameReader {
  private var readsWithEffort: Scanner
  private var readsFast: Scanner

  init() {
    readsWithEffort = Scanner(options: ScanOptions(effort: .thorough))
    readsFast = Scanner(options: ScanOptions(effort: .fast))
  }

  /// Reads a frame.
  ///
  /// - Parameters:
  ///   - image: The frame, borrowed for the length of the call.
  ///   - isStill: No other frame of the same view follows, so that every effort is worth its time.
  ///   - settings: What is looked for.
  /// - Returns: What it showed.
  mutating func read(
    _ image: LumaImage,
    isStill: Bool,
    settings: CaptureSettings
  ) -> FrameReading {
    var reading = FrameReading()
    if settings.codes.contains(.pdf417) {
      readPDF417(image, isStill: isStill, today: settings.today(), into: &reading)
    }
    let others = settings.codes.subtracting([.pdf417, .unknown])
    if !others.isEmpty, let otherCodes = settings.otherCodes {
      reading.codes += otherCodes(image, others, isStill)
    }
    if !reading.codes.isEmpty { reading.sighting = nil }
    return reading
  }

  /// Forgets earlier frames: what follows shows something else.
  mutating func reset() {}

  private mutating func readPDF417(
    _ image: LumaImage,
    isStill: Bool,
    today: CalendarDate?,
    into reading: inout FrameReading
  ) {
    var scanner = isStill ? readsWithEffort : readsFast
    scanner.options.today = today
    for result in scanner.scan(image) {
      if let payload = result.payload {
        reading.codes.append(CapturedCode(type: .pdf417, payload: payload, result: result))
      } else {
        reading.sighting = result.sighting
      }
    }
  }
}
