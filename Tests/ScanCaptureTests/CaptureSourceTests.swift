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
    ("serial:/dev/a,b,1", .serial(path: "/dev/a,b", baud: 1)),
    ("async:https://camera/1", .stream("async:https://camera/1")), ("c://a", .path("c://a")),
  ])
  func `are read as they are written`(text: String, source: CaptureSource) {
    #expect(CaptureSource(parsing: text) == source)
  }

  @Test(arguments: [
    "", "serial:", "serial:,1", "serial:/dev/ttyS0,fast", "serial:/dev/ttyS0,",
    "serial:/dev/ttyS0,0",
    "serial:/dev/ttyS0,-9600", "serial:/dev/ttyS0,9600 ", "serial:/dev/ttyS0,99999999999999999999",
  ])
  func `that name nothing are none`(text: String) {
    #expect(CaptureSource(parsing: text) == nil)
  }

  @Test(arguments: [
    ("rtsp://camera/1", "rtsp://camera/..."), ("rtsp://camera", "rtsp://camera"),
    ("rtsp://camera:554/", "rtsp://camera:554"),
    ("rtsp://user:secret@camera:554/1", "rtsp://camera:554/..."),
    ("rtsp://us%40er:sec%2Fret@10.0.0.9/1", "rtsp://10.0.0.9/..."),
    ("rtsp://user:sec@ret@camera/1", "rtsp://camera/..."),
    ("rtsp://user:sec/ret@camera/1", "rtsp://..."), ("rtsp://user:sec?ret@camera/1", "rtsp://..."),
    ("rtsp://user:sec#ret@camera/1", "rtsp://..."), ("rtsp://user:secret", "rtsp://..."),
    ("http://camera/video?password=secret&x=1", "http://camera/..."),
    ("http://camera?token=secret", "http://camera/..."),
    ("http://camera#secret", "http://camera/..."),
    ("rtmp://camera/live/secret", "rtmp://camera/..."),
    ("rtsp://user:secret@[fe80::1]:554/1", "rtsp://[fe80::1]:554/..."),
    ("async:http://user:secret@camera/1", "async:http://camera/..."),
    ("RTSP://user:secret@Camera/1", "RTSP://Camera/..."),
  ])
  func `of streams are shown without what may be secret`(text: String, label: String) {
    #expect(StreamAddress(text)?.label == label)
  }

  @Test(arguments: ["card.jpg", "./a://b", "c://cards", "://x", "1a://x", "serial:/dev/a"])
  func `of other sources are no addresses`(text: String) {
    #expect(StreamAddress(text) == nil)
  }
}
