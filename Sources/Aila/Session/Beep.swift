internal import Foundation

#if canImport(AudioToolbox)
internal import AudioToolbox
#endif

/// The sound of a read.
enum Beep {
  /// Makes the sound.
  ///
  /// On Apple platforms it is a system sound, which has the device's volume: any level but 0 sounds.
  /// Elsewhere it is the bell of the terminal that standard error is, when it is one: once up to
  /// level 3, twice above.
  static func sound(_ volume: AilaBeepVolume) {
    guard volume > .volume0 else { return }
    #if canImport(AudioToolbox)
    AudioServicesPlaySystemSound(1057)
    #else
    guard isatty(2) == 1 else { return }
    FileHandle.standardError.write(Data(repeating: 7, count: volume > .volume3 ? 2 : 1))
    #endif
  }
}
