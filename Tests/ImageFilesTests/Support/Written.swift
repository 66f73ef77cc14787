import PictureWriting

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Picture files made by the C libraries' own encoders.
enum Written {
  static func jpeg(
    _ samples: [UInt8],
    width: Int,
    height: Int,
    _ change: (inout JPEGSettings) -> Void = { _ in }
  ) -> [UInt8] {
    var settings = JPEGSettings(
      quality: 95,
      isProgressive: 0,
      isArithmetic: 0,
      restartInterval: 0,
      horizontalSampling: 1,
      verticalSampling: 1,
      space: 1,
      hasAdobeSegment: 0
    )
    change(&settings)
    return taken { writeJPEG(samples, Int32(width), Int32(height), settings, &$0) }
  }

  static func tiff(
    _ rows: [UInt8],
    width: Int,
    height: Int,
    _ change: (inout TIFFSettings) -> Void = { _ in }
  ) -> [UInt8] {
    var settings = TIFFSettings(
      compression: 1,
      photometric: 1,
      bitsPerSample: 8,
      channels: 1,
      sampleFormat: 1,
      extraSample: -1,
      isSeparate: 0,
      isBigEndian: 0,
      isBig: 0,
      rowsPerStrip: 8,
      tileSide: 0,
      orientation: 0,
      pageCount: 1
    )
    change(&settings)
    return taken { writeTIFF(rows, Int32(width), Int32(height), settings, &$0) }
  }

  static func webP(_ picture: TestPicture, quality: Int = 101) -> [UInt8] {
    taken {
      writeWebP(picture.rgba, Int32(picture.width), Int32(picture.height), Int32(quality), &$0)
    }
  }

  /// Empty when the installed libheif has no encoder for the format.
  static func heif(
    _ picture: TestPicture,
    alpha: Bool = false,
    quality: Int = 101,
    orientation: Int = 1,
    isAVIF: Bool = false
  ) -> [UInt8] {
    taken {
      writeHEIF(
        alpha ? picture.rgba : picture.rgb,
        Int32(picture.width),
        Int32(picture.height),
        alpha ? 4 : 3,
        Int32(quality),
        Int32(orientation),
        isAVIF ? 1 : 0,
        &$0
      )
    }
  }

  private static func taken(
    _ write: (inout Int) -> UnsafeMutablePointer<UInt8>?
  ) -> [UInt8] {
    var count = 0
    guard let bytes = write(&count) else { return [] }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
