import Testing

@testable import ScanCapture

@Suite("Names of sources")
struct CaptureSourceTests {
  @Test(arguments: [
    ("card.jpg", CaptureSource.path("card.jpg")), ("/dev/video0", .path("/dev/video0")),
    ("-", .standardInput), ("rtsp://camera/1", .stream("rtsp://camera/1")),
    ("./a://b", .path("./a://b")), ("C:/cards", .path("C:/cards")),
    ("serial:/dev/ttyACM0", .serial(path: "/dev/ttyACM0", baud: 115_200)),
    ("serial:/dev/ttyS0,9600", .serial(path: "/dev/ttyS0", baud: 9600)),
    ("serial:/dev/a,b", .serial(path: "/dev/a,b", baud: 115_200)),
    ("serial:,1", .serial(path: ",1", baud: 115_200)),
  ])
  func `are read as they are written`(text: String, source: CaptureSource) {
    #expect(CaptureSource(parsing: text) == source)
  }

  @Test(arguments: ["", "serial:"]) func `that name nothing are none`(text: String) {
    #expect(CaptureSource(parsing: text) == nil)
  }
}
