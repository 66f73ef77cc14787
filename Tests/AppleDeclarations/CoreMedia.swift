// swift-format-ignore-file
public import CoreVideo

public class CMSampleBuffer {}
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { fatalError() }
