public import ScanImage

/// How a picture was read, for people who want to see why a symbol did not read.
///
/// It is made only when asked for (`SymbolReader.explain`) and holds no codeword of the symbol.
public struct ReadingTrace: Equatable, Sendable {
  /// The symbols that were read and those that were seen, read ones first.
  public var symbols: [SymbolTrace]
  /// Guards in places where no more of a symbol was found, each as the line of its outer side.
  public var guards: [[Point]]

  /// Makes a trace.
  public init(symbols: [SymbolTrace] = [], guards: [[Point]] = []) {
    self.symbols = symbols
    self.guards = guards
  }
}

/// Where a reader saw the parts of one symbol.
public struct SymbolTrace: Equatable, Sendable {
  /// The symbol was read.
  public var isRead: Bool
  /// The symbol's corners.
  public var outline: Quadrilateral
  /// Width of a module in the picture, in pixels.
  public var modulePixels: Double
  /// The outer sides of the guards that were found: the start pattern's, the stop pattern's.
  public var guards: [[Point]]
  /// The lines between rows from the left row indicators to the right ones, the topmost first.
  public var rowLines: [[Point]]
  /// The codewords, row by row, row indicators not among them.
  public var cells: [CellTrace]
  /// Data columns.
  public var columnCount: Int
  /// Rows.
  public var rowCount: Int
  /// Check codewords.
  public var checkCount: Int

  /// How many codewords are in a state.
  public func count(_ state: CellTrace.State) -> Int {
    cells.reduce(0) { $0 + ($1.state == state ? 1 : 0) }
  }
}

/// Where one codeword stands, and what became of it.
public struct CellTrace: Equatable, Sendable {
  /// What became of a codeword.
  public enum State: Sendable {
    /// It was read; in a symbol that was read, rightly.
    case read
    /// It was misread and put right by error correction; in a symbol that was not read: read with doubt.
    case doubtful
    /// It could not be read.
    case unread
  }

  /// The codeword's corners.
  public var outline: Quadrilateral
  /// What became of it.
  public var state: State
}

extension SymbolReader {
  /// Reads the symbols of one picture and tells how.
  ///
  /// - Parameter image: The picture, borrowed for the length of the call.
  /// - Returns: What `read` returns, and where everything was seen.
  public func explain(_ image: LumaImage) -> (reading: Reading, trace: ReadingTrace) {
    let (reading, record) = read(image, earlierVotes: nil)
    return (reading, ReadingTrace(record: record, symbols: reading.symbols))
  }
}
