internal import AAMVA

/// Every outcome of every consistency check as an object of JSON, but for the brace that ends it.
///
/// Made once and kept for good, as each result has some twenty of them.
struct EvidenceObjects: @unchecked Sendable {
  static let shared = EvidenceObjects()

  private let bytes: UnsafePointer<UInt8>
  /// By numbers of outcomes.
  private let places: UnsafePointer<Place>

  /// Where an object begins, and where it ends without and with the detail.
  private struct Place {
    var start: Int
    var detail: Int
    var end: Int
  }

  private init() {
    var text: [UInt8] = []
    var places: [Place] = []
    for item in Evidence.all {
      var place = Place(start: text.count, detail: 0, end: 0)
      text.append(literal: "{\"check\":\"")
      item.check.rawValue.withBytes { text.append(copyOf: $0) }
      text.append(literal: "\",\"outcome\":\"")
      text.append(literal: item.outcome.jsonName)
      text.append(literal: "\"")
      place.detail = text.count
      text.append(literal: ",\"detail\":\"")
      text.append(literal: item.sentence)
      text.append(literal: "\"")
      place.end = text.count
      places.append(place)
    }
    bytes = Self.kept(text)
    self.places = Self.kept(places)
  }

  private static func kept<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    for (index, element) in elements.enumerated() { (memory + index).initialize(to: element) }
    return UnsafePointer(memory)
  }

  /// The object of an outcome without its brace at the end.
  func object(of item: Evidence, hasDetail: Bool) -> UnsafeBufferPointer<UInt8> {
    let place = places[item.number]
    let end = hasDetail ? place.end : place.detail
    return UnsafeBufferPointer(start: bytes + place.start, count: end - place.start)
  }
}
