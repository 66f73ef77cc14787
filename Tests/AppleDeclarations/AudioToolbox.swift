// swift-format-ignore-file
public typealias SystemSoundID = UInt32
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
