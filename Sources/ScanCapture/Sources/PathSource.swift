internal import ImageFiles

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Whatever lies at a path: a picture, a folder of pictures, a video, a camera device.
struct PathSource {
  let path: String

  /// Reads all of it, or until the work is cancelled.
  func run(_ pipeline: ScanPipeline, _ cancellation: Cancellation) throws(CaptureError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotOpen(errorNumber: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: try FolderSource(path: path).run(pipeline, cancellation)
    case S_IFREG: try runFile(pipeline, cancellation)
    case S_IFCHR: try runDevice(pipeline, cancellation)
    default: try runVideo(pipeline, cancellation, isCamera: false)
    }
  }

  /// A picture when it is one, otherwise a video.
  private func runFile(
    _ pipeline: ScanPipeline,
    _ cancellation: Cancellation
  ) throws(CaptureError) {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw .cannotOpen(errorNumber: errno) }
    do throws(ImageFileError) {
      try readPicture(FileDescriptor(number), name: path, pipeline)
    } catch .notPicture, .fileTooLarge {
      try runVideo(pipeline, cancellation, isCamera: false)
    } catch {
      throw CaptureError(error)
    }
  }

  private func runDevice(
    _ pipeline: ScanPipeline,
    _ cancellation: Cancellation
  ) throws(CaptureError) {
    #if os(Linux)
    let port = try? SerialPort.open(path: path, baud: CaptureSource.usualBaud)
    if let port, port.isTerminal {
      return try SerialSource(path: path, baud: CaptureSource.usualBaud)
        .run(pipeline, cancellation)
    }
    #endif
    try runVideo(pipeline, cancellation, isCamera: true)
  }

  private func runVideo(
    _ pipeline: ScanPipeline,
    _ cancellation: Cancellation,
    isCamera: Bool
  ) throws(CaptureError) {
    #if os(Linux)
    try VideoSource(path: path, isCamera: isCamera).run(pipeline, cancellation)
    #else
    throw .notOffered
    #endif
  }
}

/// Reads one picture file as a still of this name.
func readPicture(
  _ file: FileDescriptor,
  name: String,
  _ pipeline: ScanPipeline
) throws(ImageFileError) {
  let picture = try withExtendedLifetime(file) { () throws(ImageFileError) in
    try ImageFile.decode(descriptor: file.number)
  }
  picture.withLumaImage { pipeline.process($0, isStill: true, name: name) }
}
