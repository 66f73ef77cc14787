import Foundation
import Licensing
import Testing

@testable import Aila

@Suite("Entitlements")
struct EntitlementsTests {
  static let key = SigningKey()

  private func token(
    softScan: [String] = [],
    kiosk: [String] = [],
    notBefore: Int? = nil,
    expiry: Int? = nil,
    issuer: String = "Issuer",
    key: SigningKey = key
  ) -> String {
    LicenseToken.sign(
      LicenseClaims(
        issuer: issuer, holder: "Shop", issuedAt: 10, notBefore: notBefore, expiry: expiry,
        softScanFeatures: softScan, kioskFeatures: kiosk
      ),
      with: key
    )
  }

  private func entitlements(
    _ token: String?,
    issuerKey: String? = key.verifyingKey.text,
    issuer: String? = nil
  ) -> Entitlements {
    Entitlements(LicensingPolicy(issuerKey: issuerKey, issuer: issuer, token: token), time: 100)
  }

  private func object(_ entitlements: Entitlements) throws -> [String: Any] {
    let data = Data(entitlements.json(current: .softScan).utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func isEnabled(_ object: [String: Any], _ configuration: String) -> Bool? {
    let features = object[configuration] as? [String: Any]
    return (features?["parsing_dl"] as? [String: Any])?["enabled"] as? Bool
  }

  @Test func `without an issuer everything is on, and that is said`() throws {
    let object = try object(entitlements(nil, issuerKey: nil))
    #expect(object["policy"] as? String == "open")
    #expect(object["status"] as? String == "open")
    #expect(isEnabled(object, "SoftScan") == true)
    #expect(isEnabled(object, "Kiosk") == true)
  }

  @Test func `a licence turns on what it lists, for each configuration apart`() throws {
    let parsing = [LicenseClaims.parsing]
    let object = try object(entitlements(token(softScan: parsing, expiry: 101)))
    #expect(object["currentConfiguration"] as? String == "SoftScan")
    #expect(object["status"] as? String == "valid")
    #expect(object["holder"] as? String == "Shop")
    #expect(object["expires"] as? Int == 101)
    #expect(isEnabled(object, "SoftScan") == true)
    #expect(isEnabled(object, "Kiosk") == false)
    let other = entitlements(token(kiosk: parsing))
    #expect(!other.allowsParsing(in: .softScan))
    #expect(other.allowsParsing(in: .kiosk))
  }

  @Test func `whatever is wrong turns everything off, and the reason is said`() throws {
    let parsing = [LicenseClaims.parsing]
    let good = token(softScan: parsing, kiosk: parsing)
    var changed = Array(good.utf8)
    // A letter of the signature.
    let place = changed.count - 10
    changed[place] = changed[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
    let cases: [(Entitlements, LicenseFault)] = [
      (entitlements(nil), .noToken), (entitlements(""), .noToken),
      (entitlements("x.y"), .malformed),
      (entitlements(String(decoding: changed, as: UTF8.self)), .badSignature),
      (entitlements(token(softScan: parsing, kiosk: parsing, expiry: 100)), .expired),
      (entitlements(token(softScan: parsing, kiosk: parsing, notBefore: 101)), .notYetValid),
      (entitlements(token(softScan: parsing, key: SigningKey())), .badSignature),
      (entitlements(good, issuer: "Other"), .wrongIssuer),
      (entitlements(good, issuerKey: "no key"), .badIssuerKey),
      (entitlements(good, issuerKey: ""), .badIssuerKey),
    ]
    for (entitlements, fault) in cases {
      let object = try object(entitlements)
      #expect(object["policy"] as? String == "token")
      #expect(object["status"] as? String == fault.rawValue)
      #expect(object["reason"] as? String == fault.message)
      #expect(isEnabled(object, "SoftScan") == false)
      #expect(isEnabled(object, "Kiosk") == false)
    }
  }

  @Test func `a key that is set in code is not replaced from outside`() {
    let outside = OutsideSettings { name, _ in name == "AILA_LICENSE" ? "token" : "outside" }
    let fixed = LicensingPolicy(issuerKey: "mine").completed(by: outside)
    #expect(fixed == LicensingPolicy(issuerKey: "mine", issuer: nil, token: "token"))
    let open = LicensingPolicy().completed(by: outside)
    #expect(open == LicensingPolicy(issuerKey: "outside", issuer: "outside", token: "token"))
  }
}
