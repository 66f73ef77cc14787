import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Finding columns")
struct ColumnTests {
  /// A photograph taken straight on, with the profile across it from one guard's outer side.
  private struct Drawn {
    let symbol: DrawnSymbol
    let profile: BarProfile
    let low: Float
    let high: Float

    /// Takes the profile over the symbol, or over `share` of it from its left or right side.
    init(
      columnCount: Int, modulePixels: Double, isInverted: Bool = false, share: Float = 1,
      fromStop: Bool = false
    ) throws {
      var shot = try Shot(
        Shot.words(count: 30 + 14 * columnCount, seed: UInt64(columnCount)),
        columnCount: columnCount,
        level: 2,
        modulePixels: modulePixels
      )
      shot.camera.print.isInverted = isInverted
      symbol = shot.symbol
      let photograph = shot.taken()
      let corners = photograph.corners
      var low = Float(corners.topLeft.x)
      var high = Float(corners.topRight.x)
      if fromStop {
        (low, high) = (high, high - share * (high - low))
      } else {
        high = low + share * (high - low)
      }
      (self.low, self.high) = (low, high)
      let range = Float(corners.topLeft.y)...Float(corners.bottomLeft.y)
      profile = photograph.picture.withLumaImage { image in
        BarProfile(
          sampler: LineSampler(image: image),
          frame: ReadingFrame(originX: 0, originY: 0, uX: 1, uY: 0),
          low: .constant(low),
          high: .constant(high),
          lowRange: range,
          highRange: range,
          sampleCount: max(80, Int(abs(high - low) * 1.5)),
          lineCount: 60
        )
      }
    }

    /// Width of a module as a part of the profile.
    var module: Float { 1 / Float(symbol.modulesPerRow) }
  }

  @Test("Every column count is found, its boundaries within half a module", arguments: 1...30)
  func counts(columnCount: Int) throws {
    for isInverted in [false, true] {
      let drawn = try Drawn(columnCount: columnCount, modulePixels: 2.2, isInverted: isInverted)
      // Guards tell the module to a twentieth or so.
      let fits = ColumnFitter(
        profile: drawn.profile, polarity: isInverted ? .lightOnDark : .darkOnLight,
        startModule: drawn.module * 1.03,
        stopModule: drawn.module * 0.98
      ).fits(maximumFits: 3)
      let best = try #require(fits.first)
      #expect(best.columnCount == columnCount)
      #expect(best.fractions.count == columnCount + 5)
      #expect(best.response > LayoutTuning.clearResponse)
      guard best.columnCount == columnCount else { continue }
      for boundary in 0...(columnCount + 3) {
        let truth = Float(17 * boundary) * drawn.module
        #expect(abs(best.fractions[boundary] - truth) < 0.5 * drawn.module)
      }
      #expect(best.fractions.last == 1)
    }
  }

  @Test("The wrong polarity shows no clear boundaries")
  func wrongPolarity() throws {
    let drawn = try Drawn(columnCount: 8, modulePixels: 2.2)
    let fits = ColumnFitter(
      profile: drawn.profile, polarity: .lightOnDark, startModule: drawn.module,
      stopModule: drawn.module
    ).fits(maximumFits: 3)
    #expect((fits.first?.response ?? 0) < LayoutTuning.clearResponse)
  }

  @Test(
    "From one guard on, every boundary in reach is found", arguments: [false, true], [3, 8, 15])
  func extended(fromStop: Bool, columnCount: Int) throws {
    let drawn = try Drawn(columnCount: columnCount, modulePixels: 2.4, fromStop: fromStop)
    let modules = Float(drawn.symbol.modulesPerRow)
    let extender = ColumnExtender(
      profile: drawn.profile, reachModules: modules, polarity: .darkOnLight, fromStop: fromStop)
    let found = try #require(extender.boundaries())
    #expect(found.count >= columnCount + 2)
    for (place, boundary) in found.enumerated().prefix(columnCount + 2) {
      let truth = Float(17 * place) + (fromStop ? 18 : 17)
      #expect(abs(boundary - truth) < 0.6)
    }
  }

  @Test("The boundaries from the start pattern on end at the stop pattern", arguments: [2, 6, 14])
  func upToStop(columnCount: Int) throws {
    let drawn = try Drawn(columnCount: columnCount, modulePixels: 2.4)
    let extender = ColumnExtender(
      profile: drawn.profile, reachModules: Float(drawn.symbol.modulesPerRow),
      polarity: .darkOnLight,
      fromStop: false)
    let fit = try #require(extender.fit(upToStop: drawn.module))
    #expect(fit.columnCount == columnCount)
    #expect(fit.fractions.count == columnCount + 5)
    // The stop pattern says that the last boundary is one of its own.
    #expect(extender.fit(upToStop: 0.3) == nil)
  }

  @Test("Where there is no symbol no boundaries are found")
  func nothing() {
    let picture = GreyPicture(width: 300, height: 60, level: 90)
    let profile = picture.withLumaImage { image in
      BarProfile(
        sampler: LineSampler(image: image),
        frame: ReadingFrame(originX: 0, originY: 0, uX: 1, uY: 0),
        low: .constant(20),
        high: .constant(280),
        lowRange: 5...50,
        highRange: 5...50,
        sampleCount: 400,
        lineCount: 30
      )
    }
    for fromStop in [false, true] {
      let extender = ColumnExtender(
        profile: profile, reachModules: 120, polarity: .darkOnLight, fromStop: fromStop)
      #expect(extender.boundaries() == nil)
    }
    let fits = ColumnFitter(
      profile: profile, polarity: .darkOnLight, startModule: 1 / 120, stopModule: 1 / 120
    ).fits(maximumFits: 3)
    #expect(fits.allSatisfy { $0.response < 0.5 })
  }

  @Test("Modules of absurd widths give fits or none, never a trap")
  func absurd() throws {
    let drawn = try Drawn(columnCount: 3, modulePixels: 2.2)
    for (start, stop): (Float, Float) in [
      (1e-9, 1e-9), (0.9, 0.9), (1e-6, 0.5), (0.5, 1e-6),
    ] {
      let fits = ColumnFitter(
        profile: drawn.profile, polarity: .darkOnLight, startModule: start, stopModule: stop
      ).fits(maximumFits: 3)
      #expect(fits.count <= 3)
      for fit in fits { #expect((1...30).contains(fit.columnCount)) }
    }
  }

  @Test(
    "A model from one guard has the columns asked for, found ones first", arguments: [false, true])
  func models(fromStop: Bool) {
    let first: Float = fromStop ? 18 : 17
    let extended = ExtendedColumns(
      boundaries: (0..<5).map { first + 17 * Float($0) },
      reachModules: 200,
      near: .constant(fromStop ? 500 : 100),
      far: .constant(fromStop ? 100 : 500),
      fromStop: fromStop
    )
    // Boundaries for two columns more than were found are set at equal distances.
    for columnCount in [1, 3, 6] {
      let model = extended.model(columnCount: columnCount)
      #expect(model.columnCount == columnCount && model.fractions.count == columnCount + 5)
      for (a, b) in zip(model.fractions, model.fractions.dropFirst()) { #expect(a < b) }
      // Two pixels to a module.
      let modules = Float(SymbolGeometry.rowModules(columnCount: columnCount))
      let (left, right) = (
        model.position(ofBoundary: 0, v: 0), model.position(ofBoundary: columnCount + 4, v: 0)
      )
      #expect(abs(right - left - 2 * modules) < 0.1)
      #expect(abs((fromStop ? right - 500 : left - 100)) < 0.01)
      let inner = model.position(ofBoundary: 1, v: 0)
      #expect(abs(inner - left - 34) < 0.1)
    }
  }
}
