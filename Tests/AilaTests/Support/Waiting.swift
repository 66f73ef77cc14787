import Foundation
import Testing

/// Waits until something holds, and says whether it does.
@MainActor func eventually(
  within seconds: Double = 20,
  _ condition: @MainActor () -> Bool
) async throws -> Bool {
  let end = Date().addingTimeInterval(seconds)
  while Date() < end {
    if condition() { return true }
    try await Task.sleep(for: .milliseconds(10))
  }
  return condition()
}

/// Sets a variable of the environment, or removes it.
func setVariable(_ name: String, _ value: String?) {
  if let value { setenv(name, value, 1) } else { unsetenv(name) }
}
