import PDF417
import SymbolSynthesis
import Testing

@Suite("Reading at any angle")
struct AngleTests {
  @Test(
    "A symbol is read at every angle",
    arguments: Array(stride(from: 0, to: 360, by: 15)) + Array(1...10))
  func turned(degrees: Int) throws {
    var shot = try Shot.small(seed: UInt64(degrees))
    shot.camera.rotationDegrees = Double(degrees)
    shot.expectRead()
  }

  @Test(
    "A mirror image is read at every angle and said to be one",
    arguments: Array(stride(from: 0, to: 360, by: 40)))
  func mirrored(degrees: Int) throws {
    var shot = try Shot.small(seed: 2)
    shot.camera.rotationDegrees = Double(degrees)
    shot.camera.isMirrored = true
    shot.expectRead()
  }

  @Test(
    "Light on dark is read at every angle and said to be so",
    arguments: Array(stride(from: 0, to: 360, by: 40)))
  func inverted(degrees: Int) throws {
    var shot = try Shot.small(seed: 3)
    shot.camera.rotationDegrees = Double(degrees)
    shot.camera.print.isInverted = true
    shot.expectRead()
  }

  @Test("A mirror image that is light on dark is read", arguments: [0, 25, 90, 130, 180, 270, 333])
  func both(degrees: Int) throws {
    var shot = try Shot.small(seed: 4)
    shot.camera.rotationDegrees = Double(degrees)
    shot.camera.isMirrored = true
    shot.camera.print.isInverted = true
    shot.expectRead()
  }

  @Test(
    "A symbol is read from the side",
    arguments: [(30, 0), (-30, 0), (0, 30), (0, -30), (25, 20), (-20, 25)] as [(Double, Double)],
    [0, 20, 90, 200] as [Double]
  )
  func perspective(tilt: (yaw: Double, pitch: Double), degrees: Double) throws {
    var shot = try Shot.small(seed: 5, modulePixels: 3)
    (shot.camera.yawDegrees, shot.camera.pitchDegrees) = tilt
    shot.camera.rotationDegrees = degrees
    shot.expectRead()
  }

  @Test(
    "A symbol on a bent card is read",
    arguments: [-50, -25, 25, 50] as [Double],
    [false, true]
  )
  func bent(degrees: Double, bendsColumns: Bool) throws {
    var shot = try Shot.small(seed: 6, modulePixels: 3)
    shot.camera.bendDegrees = degrees
    shot.camera.bendsColumns = bendsColumns
    shot.camera.rotationDegrees = 12
    shot.expectRead()
  }

  @Test(
    "The width of a module is told within a twentieth", arguments: [2, 2.5, 3.3, 4.7],
    [0.0, 17, 90])
  func modulePixels(pixels: Double, degrees: Double) throws {
    var shot = try Shot.small(seed: 7, modulePixels: pixels)
    shot.camera.rotationDegrees = degrees
    let found = try #require(shot.reading().symbols.first)
    #expect(abs(found.modulePixels / pixels - 1) <= 0.05)
  }

  @Test("Rows are followed through every column of a bent card, also where both sides meet")
  func bentMiddle() throws {
    var shot = try Shot(Shot.words(count: 150, seed: 4), columnCount: 12, level: 4)
    shot.camera.bendDegrees = 60
    shot.camera.pitchDegrees = 20
    let trace = shot.taken().picture.withLumaImage { SymbolReader().explain($0) }.trace
    let symbol = try #require(trace.symbols.first)
    #expect(symbol.isRead)
    for column in 0..<symbol.columnCount {
      let cells = (0..<symbol.rowCount).map { symbol.cells[$0 * symbol.columnCount + column] }
      #expect(cells.count { $0.state != .read } * 4 <= cells.count, "column \(column)")
    }
  }
}
