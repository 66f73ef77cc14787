internal import AAMVA
internal import PDF417
public import ScanImage

/// Reads licences from frames that follow each other, as a camera gives them.
///
/// Other than a `Scanner` it remembers: what frames show of a symbol is added up until it can be read, so
/// that a card may come out of frames none of which shows enough of it. Two cards are never mixed.
///
///     var scanner = LiveScanner()
///     for frame in frames { show(scanner.scan(frame)) }
///
/// It remembers less than a million bytes, and forgets a symbol when it was read or not seen for a while.
public struct LiveScanner: Sendable {
  private var scanner: Scanner
  private var reader: SymbolReader
  private var fusion = FrameFusion()

  /// Makes a scanner that has seen nothing; the usual effort is the one for live frames.
  public init(options: ScanOptions = LiveScanner.usualOptions) {
    scanner = Scanner(options: options)
    reader = SymbolReader(effort: options.effort, maximumSymbols: options.maximumSymbols)
  }

  /// What it does and how hard; a change holds from the next frame on.
  public var options: ScanOptions {
    get { scanner.options }
    set {
      scanner.options = newValue
      reader.effort = newValue.effort
      reader.maximumSymbols = newValue.maximumSymbols
    }
  }

  /// Options of a scanner that was not told any.
  public static var usualOptions: ScanOptions { ScanOptions(effort: .fast) }

  /// Reads every symbol of a frame, by itself or together with the frames before.
  ///
  /// - Parameters:
  ///   - image: The frame, borrowed for the length of the call.
  ///   - name: The frame's name for people, told in each result.
  /// - Returns: A result for each symbol; never empty. When nothing was read, one result `.noSymbol` with
  ///   the best sighting.
  public mutating func scan(_ image: LumaImage, name: String? = nil) -> [ScanResult] {
    scanner.results(of: fusion.read(image, with: reader), in: image, name: name)
  }

  /// Forgets all frames: what follows shows something else.
  public mutating func reset() { fusion.reset() }
}
