/// A list of pictures that try a reader, axis by axis.
public struct Suite: Sendable {
  /// The pictures, in order.
  public private(set) var shots: [Shot] = []
  /// Factor for the number of pictures of each severity.
  let scale: Int

  /// Makes an empty suite.
  init(scale: Int) {
    self.scale = scale
  }

  /// Adds an axis whose severities are numbers.
  ///
  /// - Parameters:
  ///   - axis: Its name, of small letters, digits and dashes.
  ///   - severities: How hard it is tried.
  ///   - count: Pictures of each severity.
  ///   - form: What the symbols look like.
  ///   - size: Width and height of the pictures.
  ///   - prepare: Sets up the scene for a severity.
  mutating func add(
    _ axis: String,
    _ severities: [Double],
    each count: Int,
    form: SymbolForm = SymbolForm(),
    size: (Int, Int) = (1_120, 600),
    _ prepare: @escaping @Sendable (inout Scene, Double) -> Void
  ) {
    for severity in severities {
      let text = severity == severity.rounded() ? "\(Int(severity))" : "\(severity)"
      for number in 0..<(count * scale) {
        add(
          Shot(
            axis: axis, severity: text, number: number, form: form, size: size,
            prepare: { prepare(&$0, severity) }
          )
        )
      }
    }
  }

  /// Adds one picture.
  mutating func add(_ shot: Shot) {
    shots.append(shot)
  }
}
