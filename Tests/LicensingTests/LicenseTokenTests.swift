import Licensing
import Testing

@Suite("Licences for the software")
struct LicenseTokenTests {
  static let key = SigningKey(seed: Array(0..<32))
  static let claims = LicenseClaims(
    issuer: "Example Issuer",
    holder: "Corner Shop \"North\"",
    issuedAt: 1_000,
    notBefore: 2_000,
    expiry: 3_000,
    softScanFeatures: ["parsing_dl"],
    kioskFeatures: []
  )

  private func sign(_ claims: LicenseClaims = claims) throws -> String {
    LicenseToken.sign(claims, with: try #require(Self.key))
  }

  private func verify(
    _ token: String,
    issuer: String? = nil,
    time: Int = 2_500
  ) throws -> Result<LicenseClaims, LicenseFault> {
    let key = try #require(Self.key).verifyingKey
    return Result { () throws(LicenseFault) in
      try LicenseToken.verify(token, key: key, issuer: issuer, time: time)
    }
  }

  @Test func `what is signed is read again`() throws {
    #expect(try verify(sign()) == .success(Self.claims))
    #expect(try verify(" \n" + sign() + "\r\n") == .success(Self.claims))
    #expect(try verify(sign(), issuer: "Example Issuer") == .success(Self.claims))
    #expect(try LicenseToken.read(unchecked: sign()) == Self.claims)
  }

  @Test func `a change of any one byte is refused`() throws {
    let token = Array(try sign().utf8)
    for place in token.indices {
      var changed = token
      changed[place] = changed[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      let result = try verify(String(decoding: changed, as: UTF8.self))
      #expect(throws: LicenseFault.self) { try result.get() }
    }
  }

  @Test(arguments: [
    (1_999, LicenseFault.notYetValid), (2_000, nil), (2_999, nil), (3_000, .expired),
  ])
  func `time counts to the second`(time: Int, fault: LicenseFault?) throws {
    #expect(try verify(sign(), time: time) == fault.map { .failure($0) } ?? .success(Self.claims))
  }

  @Test func `another issuer's name or key is refused`() throws {
    #expect(try verify(sign(), issuer: "Somebody") == .failure(.wrongIssuer))
    let other = LicenseToken.sign(Self.claims, with: SigningKey())
    #expect(try verify(other) == .failure(.badSignature))
  }

  @Test func `the token does not choose how it is checked`() throws {
    let parts = try sign().split(separator: ".")
    // {"alg":"none"} and {"alg":"HS256"}
    for header in ["eyJhbGciOiJub25lIn0", "eyJhbGciOiJIUzI1NiJ9"] {
      #expect(try verify("\(header).\(parts[1]).\(parts[2])") == .failure(.otherAlgorithm))
    }
    #expect(try verify("eyJhbGciOiJub25lIn0.\(parts[1]).") == .failure(.otherAlgorithm))
  }

  @Test func `what is no token is told from none`() throws {
    #expect(try verify("") == .failure(.noToken))
    #expect(try verify(" \n ") == .failure(.noToken))
    for text in ["x", "a.b", "a.b.c", "....", "a.b.c.d", try sign() + "."] {
      #expect(try verify(text) == .failure(.malformed))
    }
  }

  @Test func `a token may be as long as the limit and no longer`() throws {
    func token(holderLength: Int) throws -> String {
      var claims = Self.claims
      claims.holder = String(repeating: "h", count: holderLength)
      return try sign(claims)
    }
    let usual = try token(holderLength: 0).utf8.count
    var length = (LicenseToken.maximumBytes - usual) * 3 / 4 - 4
    while try token(holderLength: length + 1).utf8.count <= LicenseToken.maximumBytes {
      length += 1
    }
    #expect(throws: Never.self) { try verify(token(holderLength: length)).get() }
    #expect(try verify(token(holderLength: length + 1)) == .failure(.malformed))
  }

  @Test func `keys are read as they are written`() throws {
    let key = try #require(Self.key)
    #expect(SigningKey(text: key.text)?.seed == key.seed)
    #expect(VerifyingKey(text: key.verifyingKey.text) == key.verifyingKey)
    #expect(VerifyingKey(text: "") == nil)
    #expect(VerifyingKey(text: key.verifyingKey.text + "A") == nil)
    #expect(SigningKey().seed != SigningKey().seed)
  }

  @Test func `the signature is that of RFC 8032`() throws {
    // Test 1 of section 7.1: the key of a seed.
    let seed = try #require(
      VerifyingKey(text: "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A")?.bytes
    )
    let key = try #require(SigningKey(seed: seed))
    #expect(key.verifyingKey.text == "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo")
  }
}
