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
/// This is the one place where a frame becomes codes. Live frames are read by a scanner that adds up what
/// several of them show; `reset` is where it forgets.
struct FrameReader {
  private var stills = Scanner(options: ScanOptions(effort: .thorough))
  private var live = LiveScanner()

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
  mutating func reset() { live.reset() }

  private mutating func readPDF417(
    _ image: LumaImage,
    isStill: Bool,
    today: CalendarDate?,
    into reading: inout FrameReading
  ) {
    let results: [ScanResult]
    if isStill {
      stills.options.today = today
      results = stills.scan(image)
    } else {
      live.options.today = today
      results = live.scan(image)
    }
    for result in results {
      if let payload = result.payload {
        reading.codes.append(CapturedCode(type: .pdf417, payload: payload, result: result))
      } else {
        reading.sighting = result.sighting
      }
    }
  }
}
