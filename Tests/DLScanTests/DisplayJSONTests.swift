import AAMVA
import DLScan
import Testing

@Suite("JSON for screens")
struct DisplayJSONTests {
  @Test func `a licence gives its title, remarks and sections`() {
    var result = ScanResult(status: .parsed)
    var document = Document()
    document.status = .parsed
    document.kind = .identificationCard
    document.license.lastName = "HARROW\"GATE"
    document.license.streetAddress = "1 BRAMBLE ST"
    document.license.city = "FERNWICK"
    document.license.expiration = .never
    result.document = document
    #expect(
      String(decoding: result.displayJSON, as: UTF8.self)
        == #"{"title":"Identification Card","#
        + #""remarks":[{"tone":"good","text":"Does not expire"}],"#
        + #""sections":[{"title":"Name","rows":[{"label":"Full Name","value":"HARROW\"GATE"},"#
        + #"{"label":"Last Name","value":"HARROW\"GATE"}]},"#
        + #"{"title":"Address","rows":[{"label":"Address","#
        + #""value":"1 BRAMBLE ST\nFERNWICK"}]},"#
        + #"{"title":"Dates","rows":[{"label":"Expiration Date","value":"Does not expire"}]}]}"#
    )
  }

  @Test func `nothing read gives no sections`() {
    #expect(
      String(decoding: ScanResult(status: .noSymbol).displayJSON, as: UTF8.self)
        == #"{"title":"No bar code read","remarks":[{"tone":"caution","text":"#
        + #""No PDF417 symbol was seen; it is the large block on the back"}],"sections":[]}"#
    )
  }
}
