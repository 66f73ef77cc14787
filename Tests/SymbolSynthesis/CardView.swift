internal import Foundation
internal import ScanImage

/// Where each place of the card lies in the picture, and back.
///
/// The camera looks along z from the origin; x points right and y down. The card's middle lies at
/// (0, 0, distance). All lengths are modules.
struct CardView {
  private(set) var width = 0
  private(set) var height = 0

  /// Columns are the card's axes u, v and its normal away from the camera.
  private let rotation: [SIMD3<Double>]
  private let focalLength: Double
  private let distance: Double
  private let bend: Bend
  private let waves: CardWaves?
  private var principal = Point(x: 0, y: 0)

  /// A sheet rolled to a radius in modules; 0 when flat, negative when hollow.
  private struct Bend {
    var radius: Double
    var isDown: Bool
  }

  init(_ camera: Photographer, art: CardArt) {
    rotation = Self.rotation(camera)
    focalLength = camera.focalLengthPixels
    distance = camera.focalLengthPixels / camera.modulePixels
    let span = 2 * (camera.bendsColumns ? art.halfHeight : art.halfWidth)
    let angle = camera.bendDegrees * .pi / 180
    bend = Bend(radius: angle == 0 ? 0 : span / angle, isDown: camera.bendsColumns)
    waves = camera.waves
    let (middleU, middleV) = ((art.left + art.right) / 2, (art.top + art.bottom) / 2)
    let places = [-1, -0.5, 0, 0.5, 1].flatMap { (share: Double) -> [(Double, Double)] in
      let u = middleU + share * (art.right - art.left) / 2
      let v = middleV + share * (art.bottom - art.top) / 2
      return [(u, art.top), (u, art.bottom), (art.left, v), (art.right, v)]
    }
    if let size = camera.pictureSize {
      (width, height) = size
      principal = Point(
        x: Double(size.width) / 2 + camera.offset.x,
        y: Double(size.height) / 2 + camera.offset.y
      )
    } else {
      let points = places.map(self.point)
      let (left, right) = Self.span(points.map(\.x))
      let (top, bottom) = Self.span(points.map(\.y))
      width = Int(right - left) + 16
      height = Int(bottom - top) + 16
      principal = Point(x: 8 - left + camera.offset.x, y: 8 - top + camera.offset.y)
    }
  }

  private static func span(_ values: [Double]) -> (Double, Double) {
    (values.min() ?? 0, values.max() ?? 0)
  }

  private static func rotation(_ camera: Photographer) -> [SIMD3<Double>] {
    func turned(_ p: SIMD3<Double>, _ degrees: Double, _ a: Int, _ b: Int) -> SIMD3<Double> {
      let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      var result = p
      result[a] = cosine * p[a] - sine * p[b]
      result[b] = sine * p[a] + cosine * p[b]
      return result
    }
    return (0..<3).map { axis in
      var vector = SIMD3<Double>()
      vector[axis] = 1
      vector = turned(vector, -camera.pitchDegrees, 1, 2)
      vector = turned(vector, camera.yawDegrees, 0, 2)
      return turned(vector, camera.rotationDegrees, 0, 1)
    }
  }

  /// The place in the picture of a place on the card.
  func point(_ u: Double, _ v: Double) -> Point {
    var card = SIMD3(u, v, 0)
    var normal = SIMD3(0.0, 0, 1)
    if bend.radius != 0 {
      let angle = (bend.isDown ? v : u) / bend.radius
      card[bend.isDown ? 1 : 0] = bend.radius * sin(angle)
      card.z = bend.radius * (1 - cos(angle))
      normal = SIMD3(0, 0, cos(angle))
      normal[bend.isDown ? 1 : 0] = -sin(angle)
    }
    if let waves { card += normal * waves.height(u, v) }
    let p = rotation[0] * card.x + rotation[1] * card.y + rotation[2] * card.z
    let scale = focalLength / (p.z + distance)
    return Point(x: principal.x + p.x * scale, y: principal.y + p.y * scale)
  }

  /// The place on the card that is seen at a place in the picture; far outside when it is none.
  func card(x: Double, y: Double) -> (u: Double, v: Double) {
    let ray = SIMD3((x - principal.x) / focalLength, (y - principal.y) / focalLength, 1)
    let origin = SIMD3(rotation[0].z, rotation[1].z, rotation[2].z) * -distance
    let direction = SIMD3(
      (rotation[0] * ray).sum(),
      (rotation[1] * ray).sum(),
      (rotation[2] * ray).sum()
    )
    let nowhere = (u: -1e6, v: -1e6)
    guard bend.radius != 0 else {
      let time = -origin.z / direction.z
      guard time > 0, time < 1e6 else { return nowhere }
      return onWaves((origin.x + time * direction.x, origin.y + time * direction.y), direction)
    }
    let axis = bend.isDown ? 1 : 0
    let offset = origin.z - bend.radius
    let a = direction[axis] * direction[axis] + direction.z * direction.z
    let b = direction[axis] * origin[axis] + direction.z * offset
    let c = origin[axis] * origin[axis] + offset * offset - bend.radius * bend.radius
    let root = b * b - a * c
    guard root >= 0 else { return nowhere }
    let time = (-b + (bend.radius > 0 ? -1 : 1) * root.squareRoot()) / a
    let hit = origin + direction * time
    let depth = bend.radius > 0 ? bend.radius - hit.z : hit.z - bend.radius
    let along = abs(bend.radius) * atan2(hit[axis], depth)
    guard waves != nil else { return bend.isDown ? (hit.x, along) : (along, hit.y) }
    // The ray's direction along the sheet, across it and through it.
    let (sine, cosine) = (sin(along / bend.radius), cos(along / bend.radius))
    var local = direction
    local[axis] = direction[axis] * cosine + direction.z * sine
    local.z = direction.z * cosine - direction[axis] * sine
    return onWaves(bend.isDown ? (hit.x, along) : (along, hit.y), local)
  }

  /// Where a ray that meets the even sheet at a place meets the waves on it.
  private func onWaves(
    _ place: (u: Double, v: Double),
    _ direction: SIMD3<Double>
  ) -> (u: Double, v: Double) {
    guard let waves, abs(direction.z) > 1e-6 else { return place }
    var (u, v) = place
    for _ in 0..<4 {
      let time = waves.height(u, v) / direction.z
      (u, v) = (place.u + time * direction.x, place.v + time * direction.y)
    }
    return (u, v)
  }

  /// The corners of the symbol in the picture.
  func corners(halfWidth: Double, halfHeight: Double) -> Quadrilateral {
    Quadrilateral(
      topLeft: point(-halfWidth, -halfHeight),
      topRight: point(halfWidth, -halfHeight),
      bottomRight: point(halfWidth, halfHeight),
      bottomLeft: point(-halfWidth, halfHeight)
    )
  }
}

extension SIMD3 where Scalar == Double {
  fileprivate func sum() -> Double { x + y + z }
}
