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
  var components: [Component] = []
  var orientation: Orientation?
  /// An Adobe segment is there: four-channel files then hold inverted ink values.
  var hasAdobeSegment = false
  var scanCount = 0
  /// Samples that the scans go over, each time that one does.
  var scannedSamples = 0

  /// A component of the frame (T.81, B.2.2), such as luma or one of the chromas.
  struct Component {
    var identifier: UInt8
    /// Sampling factors, 1-4.
    var horizontal: Int
    var vertical: Int
    /// Samples that are coded: whole blocks of 8 x 8, as many as whole units of all components need.
    var codedSamples = 0
  }

  /// The coefficients of all scans are kept until the last was read (libjpeg does so for these).
  var keepsCoefficients: Bool { isProgressive || scanCount > 1 || firstScanIsPartial }

  private var firstScanIsPartial = false
  private var isProgressive: Bool { process == 2 || process == 10 }

  private let file: ByteView
  private var offset = 2

  /// Reads the headers of a whole file.
  ///
  /// - Parameters:
  ///   - file: The file, or a block of a TIFF that is coded as one.
  ///   - limits: How many scans there may be.
  ///   - needsEnd: Without its end marker the file is taken to be cut off; libtiff reads such blocks.
  /// - Throws: What is wrong with the headers, or that there are too many scans.
  init(
    _ file: ByteView,
    limits: ImageLimits,
    needsEnd: Bool = true
  ) throws(ImageFileError) {
    self.file = file
    while let marker = nextMarker() {
      if marker == JPEGMarker.endOfImage {
        guard process != nil, scanCount > 0 else { throw .damaged(.jpeg) }
        return
      }
      if JPEGMarker.standsAlone(marker) || marker == JPEGMarker.startOfImage { continue }
      // libjpeg never steps over such a segment: where it goes on it searches for the next marker.
      if JPEGMarker.isReserved(marker) { continue }
      guard let length = file.big16(at: offset) else { break }
      guard length >= 2 else { throw .damaged(.jpeg) }
      guard offset + length <= file.count else { break }
      try read(marker, segment: file.slice(from: offset + 2, count: length - 2), limits: limits)
      offset += length
    }
    if needsEnd { throw .truncated(.jpeg, byteCount: file.count) }
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
      try readScan(segment)
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
    for index in 0..<Int(componentCount) {
      guard let identifier = segment.byte(at: 6 + 3 * index),
        let factors = segment.byte(at: 7 + 3 * index)
      else { throw .damaged(.jpeg) }
      let (across, down) = (Int(factors >> 4), Int(factors & 15))
      guard (1...4).contains(across), (1...4).contains(down) else { throw .damaged(.jpeg) }
      components.append(Component(identifier: identifier, horizontal: across, vertical: down))
    }
    countCodedSamples()
  }

  /// A unit holds as many blocks of each component as its factors say (T.81, A.2.4).
  private mutating func countCodedSamples() {
    let largestAcross = components.reduce(1) { max($0, $1.horizontal) }
    let largestDown = components.reduce(1) { max($0, $1.vertical) }
    let unitsAcross = (width + 8 * largestAcross - 1) / (8 * largestAcross)
    let unitsDown = (height + 8 * largestDown - 1) / (8 * largestDown)
    for index in components.indices {
      let blocks = components[index].horizontal * components[index].vertical
      components[index].codedSamples = unitsAcross * unitsDown * blocks * 64
    }
  }

  /// Reads a scan header (T.81, B.2.3).
  private mutating func readScan(_ segment: ByteView) throws(ImageFileError) {
    guard let count = segment.byte(at: 0) else { throw .damaged(.jpeg) }
    if scanCount == 1 { firstScanIsPartial = Int(count) < components.count }
    for index in 0..<Int(count) {
      guard let identifier = segment.byte(at: 1 + 2 * index) else { throw .damaged(.jpeg) }
      // Whatever the codec makes of an unknown or doubled identifier, it costs no more than the largest.
      let known = components.filter { $0.identifier == identifier }.map(\.codedSamples)
      scannedSamples += known.max() ?? components.map(\.codedSamples).max() ?? 0
    }
  }
}
