internal import ImageFiles
internal import PDF417
internal import ScanImage

/// Draws over a picture what was seen in it; the help text of "scan" says what the colours mean.
struct Annotation {
  let image: LumaImage
  let trace: ReadingTrace

  /// Longest side of the drawing, in pixels.
  static let maximumSide = 5_000

  // The colours differ in lightness too, for those who cannot tell them apart otherwise.
  private static let blue = 0x2F6BFF
  private static let yellow = 0xFFB000
  private static let magenta = 0xDC267F
  private static let purple = 0x6A3DE8

  /// The drawing as a PNG file.
  func png() throws(ImageFileError) -> [UInt8] {
    var canvas = Canvas(image, scale: scale)
    // Beside a symbol they would only distract: stripes of all kinds resemble guards.
    for guardLine in trace.symbols.isEmpty ? trace.guards : [] {
      canvas.line(guardLine, thickness: 3, Canvas.Paint(Annotation.purple, cover: 0.9))
    }
    for symbol in trace.symbols { draw(symbol, on: &canvas) }
    return try PNGEncoder.encode(canvas.pixels, width: canvas.width, height: canvas.height)
  }

  /// So many times as large as the picture that a row of the smallest symbol stands out.
  private var scale: Int {
    let smallest = trace.symbols.map(\.modulePixels).min() ?? 4
    let wanted = smallest < 1.4 ? 4 : smallest < 2.2 ? 3 : smallest < 4 ? 2 : 1
    return max(1, min(wanted, Annotation.maximumSide / max(image.width, image.height)))
  }

  private func draw(_ symbol: SymbolTrace, on canvas: inout Canvas) {
    for cell in symbol.cells {
      switch cell.state {
      case .read: canvas.fill(cell.outline, Canvas.Paint(Annotation.blue, cover: 0.22))
      case .doubtful: canvas.fill(cell.outline, Canvas.Paint(Annotation.yellow, cover: 0.6))
      case .unread: canvas.fill(cell.outline, Canvas.Paint(Annotation.magenta, cover: 0.55))
      }
    }
    for line in symbol.rowLines {
      canvas.line(line, thickness: 1, Canvas.Paint(Annotation.purple, cover: 0.55))
    }
    for line in symbol.guards {
      canvas.line(line, thickness: 5, Canvas.Paint(Annotation.purple, cover: 0.9))
    }
    let corners = symbol.outline
    let color = symbol.isRead ? Annotation.blue : Annotation.magenta
    canvas.line(
      [
        corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft,
        corners.topLeft,
      ],
      thickness: 3,
      Canvas.Paint(color, cover: 1)
    )
  }
}
