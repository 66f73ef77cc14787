/// What the marker segments of a JPEG file say, read without decoding anything.
///
/// The walk goes on to the end of the image, so a file that was cut off is known before any work
/// is spent on it, as is the number of scans.
struct JPEGHeader {
  var width = 0
  var height = 0
  /// Bits a sample: 8 in nearly every file.
  var precision = 0
  /// The frame marker's low half: 0 and 1 sequential, 2 progressive, 9 and 10 arithmetic coding.
  var process: UInt8?
  /// Horizontal times vertical sampling factor of each component.
  var samplesPerUnit: [Int] = []
  /// The largest sampling factors multiplied: what `samplesPerUnit` is relative to.
  var largestSamplesPerUnit = 1
  var orientation: Orientation?
  /// An Adobe segment is there: four-channel files then hold inverted ink values.
  var hasAdobeSegment = false
  var scanCount = 0

  private let file: ByteView
  private var offset = 2

  /// Reads the headers of a whole file.
  init(_ file: ByteView, limits: ImageLimits) throws(ImageFileError) {
    self.file = file
    while let marker = nextMarker() {
      if marker == JPEGMarker.endOfImage {
        guard process != nil, scanCount > 0 else { throw .damaged(.jpeg) }
        return
      }
      if JPEGMarker.standsAlone(marker) || marker == JPEGMarker.startOfImage { continue }
      guard let length = file.big16(at: offset) else { break }
      guard length >= 2 else { throw .damaged(.jpeg) }
      guard offset + length <= file.count else { break }
      try read(marker, segment: file.slice(from: offset + 2, count: length - 2), limits: limits)
      offset += length
    }
    throw .truncated(.jpeg, byteCount: file.count)
  }

  /// Steps behind the next marker, over entropy-coded data and stray bytes.
  private mutating func nextMarker() -> UInt8? {
    while let prefix = file.firstOffset(of: 0xFF, from: offset) {
      guard let marker = file.byte(at: prefix + 1) else { return nil }
      // FF 00 is a stuffed data byte; in FF FF the first is a fill byte.
      offset = marker == 0xFF ? prefix + 1 : prefix + 2
      if marker != 0, marker != 0xFF { return marker }
    }
    return nil
  }

  private mutating func read(
    _ marker: UInt8,
    segment: ByteView,
    limits: ImageLimits
  ) throws(ImageFileError) {
    switch marker {
    case JPEGMarker.startOfScan:
      scanCount += 1
      guard scanCount <= limits.jpegScans else {
        throw .tooManyScans(count: scanCount, limit: limits.jpegScans)
      }
    case JPEGMarker.app1:
      guard orientation == nil, segment.hasText("Exif\0", at: 0) else { return }
      orientation = ExifReader.orientation(in: segment)
    case JPEGMarker.app14:
      hasAdobeSegment = hasAdobeSegment || segment.hasText("Adobe", at: 0)
    case _ where JPEGMarker.isFrame(marker):
      try readFrame(segment, process: marker & 15)
    default:
      return
    }
  }

  /// Reads a frame header (T.81, B.2.2).
  private mutating func readFrame(
    _ segment: ByteView,
    process marker: UInt8
  ) throws(ImageFileError) {
    guard process == nil, let bits = segment.byte(at: 0), let rows = segment.big16(at: 1),
      let columns = segment.big16(at: 3), let componentCount = segment.byte(at: 5)
    else { throw .damaged(.jpeg) }
    process = marker
    (precision, height, width) = (Int(bits), rows, columns)
    var (horizontal, vertical) = (1, 1)
    for index in 0..<Int(componentCount) {
      guard let factors = segment.byte(at: 7 + 3 * index) else { throw .damaged(.jpeg) }
      let (across, down) = (Int(factors >> 4), Int(factors & 15))
      guard (1...4).contains(across), (1...4).contains(down) else { throw .damaged(.jpeg) }
      (horizontal, vertical) = (max(horizontal, across), max(vertical, down))
      samplesPerUnit.append(across * down)
    }
    largestSamplesPerUnit = horizontal * vertical
  }
}
