internal import ScanImage

/// A colour picture that lines and areas are drawn on.
struct Canvas {
  /// Pixels in a row.
  let width: Int
  /// Rows.
  let height: Int
  /// Pixels of the canvas for a pixel of the picture.
  let scale: Int
  /// Red, green and blue of each pixel.
  private(set) var pixels: [UInt8]

  /// A colour and how much it covers, 0-1.
  struct Paint {
    var red: Double
    var green: Double
    var blue: Double
    var cover: Double

    /// The colour of a number like 0xFF8800.
    init(_ color: Int, cover: Double) {
      red = Double(color >> 16 & 255)
      green = Double(color >> 8 & 255)
      blue = Double(color & 255)
      self.cover = cover
    }
  }

  /// Begins with a grey picture, its pixels `scale` times as large.
  init(_ image: LumaImage, scale: Int) {
    self.scale = scale
    width = image.width * scale
    height = image.height * scale
    pixels = []
    pixels.reserveCapacity(3 * width * height)
    for y in 0..<height {
      let row = image.row(y / scale)
      for x in 0..<width {
        let level = row[x / scale]
        pixels.append(level)
        pixels.append(level)
        pixels.append(level)
      }
    }
  }

  /// Paints one pixel; places outside of the canvas are passed over.
  private mutating func paint(_ x: Int, _ y: Int, _ paint: Paint, share: Double) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let cover = paint.cover * min(1, max(0, share))
    let first = 3 * (y * width + x)
    func mixed(_ old: UInt8, _ new: Double) -> UInt8 {
      UInt8(min(255, max(0, Double(old) + cover * (new - Double(old)))))
    }
    pixels[first] = mixed(pixels[first], paint.red)
    pixels[first + 1] = mixed(pixels[first + 1], paint.green)
    pixels[first + 2] = mixed(pixels[first + 2], paint.blue)
  }

  /// Draws a line through places of the picture.
  ///
  /// - Parameters:
  ///   - points: The places, in pixels of the picture.
  ///   - thickness: In pixels of the canvas.
  ///   - paint: The colour.
  mutating func line(_ points: [Point], thickness: Double, _ paint: Paint) {
    for (from, to) in zip(points, points.dropFirst()) {
      segment(scaled(from), scaled(to), thickness: thickness, paint)
    }
  }

  /// Fills a four-sided area of the picture, leaving its rim free.
  mutating func fill(_ area: Quadrilateral, _ paint: Paint) {
    let corners = [area.topLeft, area.topRight, area.bottomRight, area.bottomLeft].map(scaled)
    guard let box = Box(of: corners, margin: 0, width: width, height: height) else { return }
    for y in box.rows {
      for x in box.columns {
        let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if Canvas.isInside(place, corners) { self.paint(x, y, paint, share: 1) }
      }
    }
  }

  private func scaled(_ point: Point) -> Point {
    // Curves may run far out of the picture.
    let limit = 1e6
    return Point(
      x: min(limit, max(-limit, point.x * Double(scale))),
      y: min(limit, max(-limit, point.y * Double(scale)))
    )
  }

  private mutating func segment(_ a: Point, _ b: Point, thickness: Double, _ paint: Paint) {
    let half = thickness / 2
    guard let box = Box(of: [a, b], margin: half + 1, width: width, height: height) else { return }
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = max(1e-9, dx * dx + dy * dy)
    let slack = (half + 1) * (abs(dx) + abs(dy)) / square.squareRoot() + 1
    for y in box.rows {
      // Only the columns near the line, or long lines would take an area's time.
      var columns = box.columns
      if abs(dy) > 1e-9 {
        let middle = a.x + dx * (Double(y) + 0.5 - a.y) / dy
        let reach = slack * square.squareRoot() / abs(dy)
        let low = max(Double(columns.lowerBound), middle - reach)
        let high = min(Double(columns.upperBound), middle + reach + 1)
        guard low < high else { continue }
        columns = Int(low)..<Int(high)
      }
      for x in columns {
        let (px, py) = (Double(x) + 0.5 - a.x, Double(y) + 0.5 - a.y)
        let along = min(1, max(0, (px * dx + py * dy) / square))
        let (ex, ey) = (px - along * dx, py - along * dy)
        let distance = (ex * ex + ey * ey).squareRoot()
        self.paint(x, y, paint, share: half + 0.5 - distance)
      }
    }
  }

  private static func isInside(_ point: Point, _ corners: [Point]) -> Bool {
    var (positive, negative) = (false, false)
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      if side > 0 { positive = true }
      if side < 0 { negative = true }
    }
    return !(positive && negative)
  }
}

/// The part of a canvas around some places.
private struct Box {
  var columns: Range<Int>
  var rows: Range<Int>

  /// The part; `nil` when all of it lies outside.
  init?(of points: [Point], margin: Double, width: Int, height: Int) {
    var (left, right, top, bottom) = (
      Double.infinity, -Double.infinity, Double.infinity, -Double.infinity
    )
    for point in points {
      left = min(left, point.x - margin)
      right = max(right, point.x + margin)
      top = min(top, point.y - margin)
      bottom = max(bottom, point.y + margin)
    }
    left = max(0, left)
    top = max(0, top)
    right = min(Double(width), right + 1)
    bottom = min(Double(height), bottom + 1)
    guard left < right, top < bottom else { return nil }
    columns = Int(left)..<Int(right)
    rows = Int(top)..<Int(bottom)
  }
}
