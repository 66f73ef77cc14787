import ScanCommands
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("dlscan license")
struct LicenseCommandTests {
  let folder = TemporaryFolder()

  private func issue(_ more: [Argument] = []) -> (publicKey: Argument, token: Argument) {
    let key = Argument(folder.path + "/issuer.key")
    let made = run(["license", "new-key", key])
    let issued = run(
      ["license", "issue", "--key", key, "--issuer", "Example", "--holder=Corner Shop"]
        + ["--softscan", "parsing_dl"] + more
    )
    #expect(issued.status == .everyInputGaveLicense)
    return (
      Argument(String(made.output.dropLast())), folder.file("license", Array(issued.output.utf8))
    )
  }

  @Test func `what is issued is shown and found good`() {
    let (key, token) = issue([
      "--kiosk=parsing_dl", "--from", "2026-01-01", "--until", "2026-12-31",
    ])
    let lines = [
      "issuer    Example", "holder    Corner Shop", "SoftScan  parsing_dl", "Kiosk     parsing_dl",
      "from      2026-01-01T00:00:00Z", "before    2027-01-01T00:00:00Z",
    ]
    #expect(run(["license", "show", token]).lines.map(String.init) == lines)
    let checked = run(["license", "verify", "--issuer-key", key, "--at", "2026-12-31", token])
    #expect(checked.lines.map(String.init) == ["valid"] + lines)
    #expect(checked.status == .everyInputGaveLicense)
  }

  @Test func `what is not good is refused with its reason`() {
    let (key, token) = issue(["--from", "2026-01-01", "--until", "2026-12-31"])
    func verify(_ arguments: Argument...) -> Outcome {
      run(["license", "verify"] + arguments + [token])
    }
    let expired = verify("--issuer-key", key, "--at", "2027-01-01")
    #expect(expired.status == .someInputGaveNoLicense)
    #expect(expired.complaints == "dlscan: The license has expired.\n")
    #expect(expired.output.isEmpty)
    #expect(verify("--issuer-key", key, "--at", "2025-12-31").complaints.contains("not valid yet"))
    #expect(
      verify("--issuer-key", key, "--issuer", "Other").complaints.contains("another issuer")
    )
    let otherKey = run(["license", "new-key", Argument(folder.path + "/other")]).output.dropLast()
    #expect(verify("--issuer-key", Argument(String(otherKey))).complaints.contains("was changed"))
  }

  @Test func `a key file is never written over and no secret is printed`() {
    let key = folder.file("key", Array("old".utf8))
    let outcome = run(["license", "new-key", key])
    #expect(outcome.status == .someInputGaveNoLicense)
    #expect(outcome.complaints.contains("There is such a file"))
    let (_, token) = issue()
    #expect(run(["license", "show", token]).output.contains("Corner Shop"))
  }

  @Test func `a license of one day is issued`() {
    _ = issue(["--from", "2026-02-02", "--until", "2026-02-02"])
  }

  @Test(arguments: [0o640, 0o604, 0o644] as [UInt32])
  func `a key that others can read signs nothing`(mode: UInt32) {
    let key = Argument(folder.path + "/issuer.key")
    _ = run(["license", "new-key", key])
    #expect(chmod(key.text, mode_t(mode)) == 0)
    let order: [Argument] = [
      "license", "issue", "--key", key, "--issuer", "Example", "--holder", "Shop",
    ]
    let refused = run(order)
    #expect(refused.status == .someInputGaveNoLicense)
    #expect(refused.output.isEmpty)
    #expect(refused.complaints.contains("Others than its owner can read the key file"))
    #expect(chmod(key.text, 0o600) == 0)
    #expect(run(order).status == .everyInputGaveLicense)
  }

  @Test(arguments: [
    [], ["nonsense"], ["new-key"], ["issue"], ["issue", "--key", "k"], ["show"],
    ["show", "a", "b"],
    ["verify", "t"], ["verify", "--issuer-key", "short", "t"], ["show", "--what", "t"],
    ["issue", "--key", "k", "--issuer", "i", "--holder", "h", "--until", "soon"],
    ["issue", "--key", "k", "--issuer", "", "--holder", "h"],
    ["issue", "--key", "k", "--issuer", "i", "--holder", " \t"],
    ["issue", "--key", "k", "--issuer", "i", "--holder", "h", "--softscan", "parsing"],
    ["issue", "--key", "k", "--issuer", "i", "--holder", "h", "--softscan", ""],
    ["issue", "--key", "k", "--issuer", "i", "--holder", "h", "--kiosk", "parsing_dl,"],
    ["issue", "--key", "k", "--issuer", "i", "--holder", "h", "--kiosk", "parsing_dl,PARSING_DL"],
    [
      "issue", "--key", "k", "--issuer", "i", "--holder", "h", "--from", "2026-02-02", "--until",
      "2026-02-01",
    ],
  ])
  func `a wrong command line is explained`(arguments: [String]) {
    let outcome = run(["license"] + arguments.map { Argument($0) })
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.complaints.hasSuffix("Try 'dlscan license --help'.\n"))
  }

  @Test(arguments: [["license", "--help"], ["help", "license"], ["license", "issue", "-h"]])
  func `there is help`(arguments: [String]) {
    let outcome = run(arguments.map { Argument($0) })
    #expect(outcome.status == .everyInputGaveLicense)
    #expect(outcome.output.contains("dlscan license new-key FILE"))
  }
}
