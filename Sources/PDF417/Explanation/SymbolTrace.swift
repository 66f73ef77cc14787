internal import ScanImage

extension ReadingTrace {
  /// Most symbols that are told of besides those that were read.
  private static let unreadSymbols = 4
  /// Most guards that are told of besides those of symbols.
  private static let loneGuards = 8
  /// How much larger a symbol counts when guards are looked for beside it.
  private static let surroundings = 1.2
  /// Guards whose middles are so near to each other, in pixels, are the same.
  private static let nearPixels: Double = 4

  /// Tells of the attempts at a picture.
  init(record: ReadingRecord, symbols: [Symbol]) {
    var attempts: [SymbolRecord] = []
    for symbol in symbols {
      // The attempt that gave the symbol.
      let found = record.symbols.first {
        $0.decoded?.message.payload == symbol.payload
          && $0.corners.quadrilateral == symbol.corners
      }
      if let found { attempts.append(found) }
    }
    attempts += record.unread(beside: symbols, maximumCount: ReadingTrace.unreadSymbols)
    let traces = attempts.map(SymbolTrace.init)
    var lines: [[Point]] = []
    for attempt in record.guards {
      for track in [attempt.start, attempt.stop] {
        guard let track, lines.count < ReadingTrace.loneGuards else { continue }
        let line = track.picturePoints(in: attempt.frame)
        let middle = line[line.count / 2]
        let isKnown =
          traces.contains { $0.outline.enlarged(by: ReadingTrace.surroundings).contains(middle) }
          || lines.contains { $0[$0.count / 2].isNear(middle, within: ReadingTrace.nearPixels) }
        if !isKnown { lines.append(line) }
      }
    }
    self.init(symbols: traces, guards: lines)
  }
}

extension SymbolTrace {
  /// Tells of an attempt.
  init(_ attempt: SymbolRecord) {
    isRead = attempt.decoded != nil
    outline = attempt.corners.quadrilateral
    modulePixels = Double(attempt.modulePixels)
    guards = [attempt.start, attempt.stop].compactMap { $0?.picturePoints(in: attempt.frame) }
    columnCount = attempt.shape.columnCount
    rowCount = attempt.shape.rowCount
    checkCount = attempt.shape.checkCount
    let lastStrip = attempt.field.columns.stripCount - 1
    rowLines = (0...attempt.shape.rowCount).map { row in
      (0...(lastStrip + 1)).compactMap { edge in
        let strip = min(edge, lastStrip)
        return attempt.point(row: Float(row), strip: strip, boundary: edge + 1)
      }
    }
    let states = attempt.states
    cells = []
    for row in 0..<attempt.shape.rowCount {
      for column in 0..<attempt.shape.columnCount {
        guard let outline = attempt.outline(row: row, strip: column + 1) else { continue }
        let state = states[row * attempt.shape.columnCount + column]
        cells.append(CellTrace(outline: outline, state: state))
      }
    }
  }
}

extension SymbolRecord {
  /// What became of each codeword.
  var states: [CellTrace.State] {
    var states = grid.cells.map { cell -> CellTrace.State in
      let confidence = cell?.confidence ?? 0
      return confidence > CharacterTuning.sure
        ? .read : confidence > CharacterTuning.doubtful ? .doubtful : .unread
    }
    guard let decoded else { return states }
    for place in states.indices { states[place] = .read }
    for place in decoded.errorPositions { states[place] = .doubtful }
    for place in decoded.erasedPositions { states[place] = .unread }
    return states
  }

  /// The picture point where a row's upper side meets a boundary of a strip.
  func point(row: Float, strip: Int, boundary: Int) -> Point? {
    guard let v = field.position(ofRow: row, strip: strip) else { return nil }
    let place = field.crossing(strip: strip, v: v, boundary: boundary)
    let point = frame.picturePoint(u: place.u, v: place.v)
    return Point(x: Double(point.x), y: Double(point.y))
  }

  /// The corners of a codeword.
  func outline(row: Int, strip: Int) -> Quadrilateral? {
    let (upper, lower) = (Float(row), Float(row + 1))
    guard let topLeft = point(row: upper, strip: strip, boundary: strip + 1),
      let topRight = point(row: upper, strip: strip, boundary: strip + 2),
      let bottomRight = point(row: lower, strip: strip, boundary: strip + 2),
      let bottomLeft = point(row: lower, strip: strip, boundary: strip + 1)
    else { return nil }
    return Quadrilateral(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }
}

extension GuardTrack {
  /// The guard's outer side in the picture, in nine points.
  func picturePoints(in frame: ReadingFrame) -> [Point] {
    nodes.map { v in
      let place = frame.picturePoint(u: outer(v), v: v)
      return Point(x: Double(place.x), y: Double(place.y))
    }
  }
}

extension Point {
  fileprivate func isNear(_ other: Point, within pixels: Double) -> Bool {
    abs(x - other.x) < pixels && abs(y - other.y) < pixels
  }
}
