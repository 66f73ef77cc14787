public import Foundation

// The functions that an app calls. They may come in any order, any number of times, from any thread.

/// Prepares the SDK; calling it again does nothing.
public func Aila_Init() {
  AilaSession.shared.prepare()
}

/// Says what shall be scanned; while scanning, from the next frame on.
///
/// - Parameter configuration: What is wanted; a copy is taken.
public func Aila_SetConfiguration(_ configuration: AilaConfiguration) {
  AilaSession.shared.configure(configuration)
}

/// Begins to scan; does nothing when scanning already.
///
/// On Apple platforms the device's camera is used. Elsewhere the environment variable
/// `AILA_CAPTURE_SOURCE` names the source: the path of a picture, a folder, a video or a camera
/// device, the address of a stream, `serial:PATH` for a hardware scanner, or `-` for standard input.
public func Aila_Start() {
  AilaSession.shared.start()
}

/// Ends scanning; no callback begins afterwards.
///
/// Does nothing when not scanning.
public func Aila_Stop() {
  AilaSession.shared.stop()
}

/// Switches the light beside the camera on or off.
///
/// - Parameter isOn: What is wanted.
/// - Returns: It was done; never where there is no such light.
@discardableResult public func Aila_SetTorch(_ isOn: Bool) -> Bool {
  #if canImport(UIKit)
  return CameraCapture.shared.setTorch(isOn)
  #else
  return false
  #endif
}

/// Says which configuration is in use, what it is licensed for, and why not for more, as JSON.
///
/// - Returns: One object: `currentConfiguration` ("SoftScan" or "Kiosk"), for each of the two its
///   features with `enabled`, `policy` ("open" or "token"), `status` ("open", "valid" or why the
///   licence is not accepted) and `reason`, a sentence for people; with a licence that is accepted,
///   `holder` and, when it ends, `expires` in seconds since 1970.
public func Aila_GetSDKLicensingInfo() -> String? {
  AilaSession.shared.licensingInfo
}

extension Notification.Name {
  /// Scanning began, or a hardware scanner came or went.
  ///
  /// The configuration in use, and what it is licensed for, may be another one. Posted on a thread of the
  /// SDK's.
  public static let AilaHardwareChanged = Notification.Name("AilaHardwareChanged")
}
