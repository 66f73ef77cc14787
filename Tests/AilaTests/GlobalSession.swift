import Testing

/// Tests that use the functions of the SDK, of which a process has one set: one after the other.
@Suite("The session of the process", .serialized)
enum GlobalSession {}
