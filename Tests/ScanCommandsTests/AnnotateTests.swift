import ImageFiles
import ScanImage
import SymbolSynthesis
import Testing

@testable import ScanCommands

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("dlscan scan --annotate")
struct AnnotateTests {
  private let folder = TemporaryFolder()

  private func card(_ marks: [Mark] = []) throws -> GreyPicture {
    var camera = Photographer()
    camera.modulePixels = 2
    camera.samplesPerSide = 2
    camera.marks = marks
    let symbol = try DrawnSymbol(
      Array("an invented text on a card".utf8),
      options: EncodingOptions(columnCount: 3, level: 3)
    )
    return camera.photograph(symbol).picture
  }

  private func output(_ name: String) -> Argument {
    Argument(bytes: Array(folder.path.utf8) + Array("/\(name)".utf8))
  }

  /// The size of a PNG file.
  private func size(_ file: Argument) throws -> (width: Int, height: Int) {
    let picture = try ImageFile.decode(path: file.text)
    #expect(picture.format == .png)
    return (picture.width, picture.height)
  }

  @Test func `a picture is drawn over, larger where its modules are small`() throws {
    let picture = try card()
    let file = folder.file("card.pgm", picture.portableGraymap)
    let plain = run(["scan", "--json", file])
    let drawn = run(["scan", "--json", "--annotate", output("out.png"), file])
    #expect(drawn.output == plain.output)
    #expect(drawn.status == plain.status)
    #expect(drawn.complaints == "")
    let size = try size(output("out.png"))
    #expect(size == (3 * picture.width, 3 * picture.height))
  }

  @Test func `a symbol that does not read is drawn as well`() throws {
    let cover = Mark(u: 0, v: 0, radiusAcross: 30, radiusDown: 14, isRectangle: true, light: 0.3)
    let file = folder.file("card.pgm", try card([cover]).portableGraymap)
    let option = Argument(bytes: Array("--annotate=".utf8) + output("out.png").bytes)
    let drawn = run(["scan", option, file])
    #expect(drawn.status == .someInputGaveNoLicense)
    #expect(try size(output("out.png")).width > 0)
  }

  @Test func `a picture that is none draws nothing`() {
    let file = folder.file("text", Array("no picture".utf8))
    let drawn = run(["scan", "--annotate", output("out.png"), file])
    #expect(drawn.status == .someInputGaveNoLicense)
    #expect(throws: ImageFileError.self) { try ImageFile.decode(path: output("out.png").text) }
  }

  @Test func `a file that cannot be written is told, and the result is there`() throws {
    let file = folder.file("card.pgm", blankPicture(width: 20, height: 20))
    let drawn = run(["scan", "--json", "--annotate", "/nonexistent/out.png", file])
    #expect(drawn.status == .someInputGaveNoLicense)
    #expect(drawn.output.contains("\"status\":\"noSymbol\""))
    #expect(
      drawn.complaints
        == "dlscan: the picture '/nonexistent/out.png' cannot be written: "
        + "No such file or directory.\n"
    )
  }

  private func status(_ file: Argument) -> stat {
    var status = stat()
    #expect(lstat(file.text, &status) == 0)
    return status
  }

  @Test func `what is drawn is for its owner only, also in place of a file that others may read`()
    throws
  {
    let file = folder.file("card.pgm", blankPicture(width: 20, height: 20))
    let old = folder.file("out.png", Array("old".utf8))
    #expect(chmod(old.text, 0o666) == 0)
    #expect(link(old.text, output("other").text) == 0)
    #expect(run(["scan", "--annotate", old, file]).complaints == "")
    #expect(status(old).st_mode & 0o777 == 0o600)
    #expect(try size(old) == (20, 20))
    // The other name still leads to the old file.
    #expect(status(output("other")).st_size == 3)
  }

  @Test(arguments: ["itself", "hard link", "symbolic link"])
  func `a picture is not drawn over its own file`(kind: String) throws {
    let picture = blankPicture(width: 20, height: 20)
    let file = folder.file("card.png", picture)
    var target = file
    if kind != "itself" {
      target = output("link.PNG")
      let made =
        kind == "hard link" ? link(file.text, target.text) : symlink(file.text, target.text)
      #expect(made == 0)
    }
    let drawn = run(["scan", "--json", "--annotate", target, file])
    #expect(drawn.status == .someInputGaveNoLicense)
    #expect(drawn.output.contains("\"status\":\"noSymbol\""))
    #expect(drawn.complaints == "dlscan: --annotate would write over the picture that is read.\n")
    #expect(Int(status(file).st_size) == picture.count)
  }

  @Test func `nothing is left behind of a drawing that cannot be put in its place`() throws {
    let file = folder.file("card.pgm", blankPicture(width: 20, height: 20))
    #expect(mkdir(output("out.png").text, 0o700) == 0)
    #expect(run(["scan", "--annotate", output("out.png"), file]).complaints.contains("cannot be"))
    #expect(rmdir(output("out.png").text) == 0)
    #expect(try FolderNames(folder.path).names == ["card.pgm"])
  }
}

/// What lies in a folder.
private struct FolderNames {
  var names: [String] = []

  init(_ path: String) throws {
    let folder = try #require(opendir(path))
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    closedir(folder)
  }
}

@Suite("A canvas")
struct CanvasTests {
  private func canvas() -> Canvas {
    GreyPicture(width: 20, height: 10, level: 100).withLumaImage { Canvas($0, scale: 2) }
  }

  @Test func `it begins as the picture, enlarged`() {
    let canvas = canvas()
    #expect(canvas.width == 40 && canvas.height == 20)
    #expect(canvas.pixels == [UInt8](repeating: 100, count: 3 * 40 * 20))
  }

  @Test func `a line covers the places that it goes through`() {
    var canvas = canvas()
    canvas.line(
      [.init(x: 2, y: 5), .init(x: 18, y: 5)], thickness: 2, Canvas.Paint(0xFF0000, cover: 1))
    let middle = 3 * (10 * 40 + 20)
    #expect(Array(canvas.pixels[middle..<(middle + 3)]) == [255, 0, 0])
    #expect(Array(canvas.pixels[0..<3]) == [100, 100, 100])
  }

  @Test func `an area is tinted inside and left alone outside`() {
    var canvas = canvas()
    canvas.fill(
      .init(
        topLeft: .init(x: 5, y: 2), topRight: .init(x: 15, y: 2), bottomRight: .init(x: 15, y: 8),
        bottomLeft: .init(x: 5, y: 8)),
      Canvas.Paint(0x0000FF, cover: 0.5)
    )
    let inside = 3 * (10 * 40 + 20)
    #expect(Array(canvas.pixels[inside..<(inside + 3)]) == [50, 50, 177])
    let outside = 3 * (10 * 40 + 2)
    #expect(canvas.pixels[outside] == 100)
  }

  @Test(arguments: [0.0, 1e30, -1e30, .infinity, -.infinity, .nan, 1e6, 39.999])
  func `places far away and numbers that are none do no harm`(far: Double) {
    var canvas = canvas()
    let paint = Canvas.Paint(0xFF00FF, cover: 1)
    canvas.line(
      [.init(x: far, y: 5), .init(x: 5, y: far), .init(x: far, y: far)], thickness: 3, paint)
    canvas.fill(
      .init(
        topLeft: .init(x: far, y: 0), topRight: .init(x: 4, y: far),
        bottomRight: .init(x: far, y: far),
        bottomLeft: .init(x: 0, y: 9)), paint)
    #expect(canvas.pixels.count == 3 * 40 * 20)
  }
}
