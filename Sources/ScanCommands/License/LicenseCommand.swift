internal import AAMVA
internal import ImageFiles
internal import Licensing

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Makes, shows and checks licences for the software.
struct LicenseCommand {
  let task: LicenseTask
  let console: Console

  /// Does it, and says whether it was done and the licence is good.
  func run() -> ExitStatus {
    switch task {
    case .newKey(let file): newKey(file)
    case .issue(let keyFile, let order): issue(keyFile, order)
    case .show(let token): show(token)
    case .verify(let token, let key, let issuer, let day): verify(token, key, issuer, day)
    }
  }

  /// Never overwrites a file: a lost key cannot be made again.
  private func newKey(_ file: Argument) -> ExitStatus {
    let key = SigningKey()
    let path = file.bytes.map { CChar(bitPattern: $0) } + [0]
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return fail("There is such a file already.") }
      return fail(ImageFileError.unreadable(errorNumber: errno).message)
    }
    defer { close(descriptor) }
    let errorNumber = OpenFile(descriptor: descriptor).write(Array((key.text + "\n").utf8))
    guard errorNumber == 0 else { return fail("The key cannot be written.") }
    return print(key.verifyingKey.text)
  }

  private func issue(_ keyFile: Argument, _ order: LicenseOrder) -> ExitStatus {
    guard let text = read(keyFile, isSecret: true) else { return .someInputGaveNoLicense }
    guard let key = SigningKey(text: String(text.filter { !$0.isWhitespace })) else {
      return fail("The key file holds no key.")
    }
    return print(LicenseToken.sign(order.claims(at: time(nil)), with: key))
  }

  private func show(_ file: Argument) -> ExitStatus {
    guard let token = read(file) else { return .someInputGaveNoLicense }
    do throws(LicenseFault) {
      return print(try LicenseToken.read(unchecked: token).lines)
    } catch {
      return fail(error.message)
    }
  }

  private func verify(
    _ file: Argument,
    _ key: VerifyingKey,
    _ issuer: String?,
    _ day: CalendarDate?
  ) -> ExitStatus {
    guard let token = read(file) else { return .someInputGaveNoLicense }
    do throws(LicenseFault) {
      let time = day?.secondsSince1970 ?? time(nil)
      let claims = try LicenseToken.verify(token, key: key, issuer: issuer, time: time)
      return print("valid\n" + claims.lines)
    } catch {
      return fail(error.message)
    }
  }

  // MARK: Input and output

  private func read(_ file: Argument, isSecret: Bool = false) -> String? {
    do throws(ImageFileError) {
      let limit = LicenseToken.maximumBytes + 2
      if file.isStandardInput {
        let input = OpenFile(descriptor: console.standardInput)
        return String(decoding: try input.readAll(limit: limit), as: UTF8.self)
      }
      let bytes = try OpenFile.reading(file) { (file) throws(ImageFileError) -> [UInt8]? in
        isSecret && file.isReadableByOthers ? nil : try file.readAll(limit: limit)
      }
      if let bytes { return String(decoding: bytes, as: UTF8.self) }
      _ = fail("Others than its owner can read the key file: make it private, with chmod 600.")
    } catch {
      _ = fail(error.message)
    }
    return nil
  }

  private func print(_ text: String) -> ExitStatus {
    console.write(Array((text + "\n").utf8)) ? .everyInputGaveLicense : .someInputGaveNoLicense
  }

  private func fail(_ sentence: String) -> ExitStatus {
    console.complain(Array("dlscan: \(sentence)\n".utf8))
    return .someInputGaveNoLicense
  }
}

extension LicenseClaims {
  /// The claims for people, a line each.
  fileprivate var lines: String {
    func list(_ features: [String]) -> String {
      features.isEmpty ? "nothing" : features.joined(separator: ", ").shown
    }
    var lines = [
      "issuer    \(issuer.shown)", "holder    \(holder.shown)",
      "SoftScan  \(list(softScanFeatures))",
      "Kiosk     \(list(kioskFeatures))",
    ]
    if let notBefore { lines.append("from      \(timeText(notBefore))") }
    if let expiry { lines.append("before    \(timeText(expiry))") }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var shown: String { Argument(self).shown }
}

/// A time in seconds since 1970 as "2027-01-31T00:00:00Z".
private func timeText(_ seconds: Int) -> String {
  var time = time_t(seconds)
  var parts = tm()
  guard gmtime_r(&time, &parts) != nil else { return "\(seconds)" }
  var text = [CChar](repeating: 0, count: 40)
  let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
  return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
