internal import FuzzTargets
internal import Glibc

/// The target that the environment variable `DLSCAN_FUZZ_TARGET` names.
private let target: FuzzTarget = {
  guard let name = getenv("DLSCAN_FUZZ_TARGET"),
    let target = FuzzTarget(rawValue: String(cString: name))
  else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("DLSCAN_FUZZ_TARGET must be one of: \(names)")
  }
  return target
}()

/// What libFuzzer calls with each input that it thinks up.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
