import AudioToolbox
import DLParsingModel

/// A sound for each outcome of a scan.
enum SoundPlayer {
  /// Plays the sound; the device's silent switch silences it.
  static func play(_ kind: Feedback.Kind) {
    AudioServicesPlaySystemSound(sound(of: kind))
  }

  private static func sound(of kind: Feedback.Kind) -> SystemSoundID {
    switch kind {
    case .parsed: 1057
    case .read: 1103
    case .rejected: 1073
    }
  }
}
