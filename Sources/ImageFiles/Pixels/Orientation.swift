/// How a stored picture has to be turned to stand upright: the orientation tag of Exif and TIFF.
///
/// The raw values are the tag's. TIFF 6.0, section 8, "Orientation"; Exif 2.32, 4.6.4 A.
enum Orientation: Int {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case mirroredUpsideDown = 4
  case transposed = 5
  case quarterTurnClockwise = 6
  case transposedUpsideDown = 7
  case quarterTurnCounterclockwise = 8

  /// Columns become rows.
  var swapsSides: Bool { rawValue >= 5 }

  /// The first upright row starts in the last stored row (or, with swapped sides, goes up in it).
  var startsInLastRow: Bool {
    switch self {
    case .upsideDown, .mirroredUpsideDown, .quarterTurnClockwise, .transposedUpsideDown: true
    default: false
    }
  }

  /// The first upright row starts in the last stored column.
  var startsInLastColumn: Bool {
    switch self {
    case .mirrored, .upsideDown, .transposedUpsideDown, .quarterTurnCounterclockwise: true
    default: false
    }
  }
}
