/// Holds a document's licence, so that copying the document does not copy some fifty texts.
///
/// A document that shares its box gets one of its own before it changes anything in it; nobody else
/// holds boxes. What only looks at the licence does so in place, as copies of it retain each text.
final class LicenseBox: @unchecked Sendable {
  let place: UnsafeMutablePointer<License>

  /// Holds a licence that states nothing, made where it lies.
  init() {
    place = .allocate(capacity: 1)
    place.initialize(to: License())
  }

  /// Holds a copy of a licence.
  init(copying license: UnsafeMutablePointer<License>) {
    place = .allocate(capacity: 1)
    place.initialize(from: license, count: 1)
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }
}

extension LicenseBox: Equatable {
  static func == (left: LicenseBox, right: LicenseBox) -> Bool {
    left.place.pointee == right.place.pointee
  }
}
