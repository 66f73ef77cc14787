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
  ///   - name: The picture's name for people, told in each result.
  ///   - settings: What is looked for.
  /// - Returns: What it showed.
  mutating func read(
    _ image: LumaImage,
    isStill: Bool,
    name: String? = nil,
    settings: CaptureSettings
  ) -> FrameReading {
    var reading = FrameReading()
    if settings.codes.contains(.pdf417) {
      add(
        readPDF417(image, isStill: isStill, name: name, today: settings.today()), to: &reading
      )
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
    name: String?,
    today: CalendarDate?
  ) -> [ScanResult] {
    if isStill {
      stills.options.today = today
      return stills.scan(image, name: name)
    }
    live.options.today = today
    return live.scan(image, name: name)
  }

  private func add(_ results: [ScanResult], to reading: inout FrameReading) {
    for result in results {
      if let payload = result.payload {
        reading.codes.append(CapturedCode(type: .pdf417, payload: payload, result: result))
      } else {
        reading.sighting = result.sighting
      }
    }
  }
}
