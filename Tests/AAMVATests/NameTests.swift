import AAMVA
import Testing

@Suite struct NameTests {
  struct Split: Sendable, CustomTestStringConvertible {
    var value: String
    var last: String?
    var first: String?
    var middle: [String] = []
    var suffix: NameSuffix?
    var testDescription: String { value }
  }

  @Test(arguments: [
    Split(
      value: "QUILL,MARTA,ROSE,JR",
      last: "QUILL",
      first: "MARTA",
      middle: ["ROSE"],
      suffix: .junior
    ),
    Split(value: "QUILL,MARTA,ROSE,", last: "QUILL", first: "MARTA", middle: ["ROSE"]),
    Split(value: "QUILL,MARTA,,III", last: "QUILL", first: "MARTA", suffix: .third),
    Split(value: "QUILL,MARTA, ,", last: "QUILL", first: "MARTA"),
    Split(value: "QUILL,MARTA", last: "QUILL", first: "MARTA"),
    Split(value: "QUILL, MARTA ROSE MAY", last: "QUILL", first: "MARTA", middle: ["ROSE", "MAY"]),
    Split(value: "VAN QUILL, MARTA ROSE", last: "VAN QUILL", first: "MARTA", middle: ["ROSE"]),
    Split(
      value: "QUILL,ANN MARIE,ROSE MAY",
      last: "QUILL",
      first: "ANN MARIE",
      middle: ["ROSE", "MAY"]
    ),
    Split(value: "QUILL,MARTA,JR", last: "QUILL", first: "MARTA", suffix: .junior),
    Split(
      value: "QUILL SR,MARTA,ROSE",
      last: "QUILL",
      first: "MARTA",
      middle: ["ROSE"],
      suffix: .senior
    ),
    Split(value: "QUILL,,ROSE", last: "QUILL", first: nil, middle: ["ROSE"]),
    Split(value: ",MARTA", last: nil, first: "MARTA"),
    Split(value: "NONE,MARTA,NONE", last: "NONE", first: "MARTA"),
    Split(value: "QUILL,VI,ROSE", last: "QUILL", first: "VI", middle: ["ROSE"]),
    Split(value: "QUILL$MARTA$ROSE", last: "QUILL", first: "MARTA", middle: ["ROSE"]),
    Split(
      value: "QUILL@MARTA@ROSE@4TH",
      last: "QUILL",
      first: "MARTA",
      middle: ["ROSE"],
      suffix: .fourth
    ),
    Split(value: "MARTA QUILL", last: "QUILL", first: "MARTA"),
    Split(value: "MARTA ROSE MAY QUILL  ", last: "QUILL", first: "MARTA", middle: ["ROSE", "MAY"]),
    Split(value: "MARTA QUILL II", last: "QUILL", first: "MARTA", suffix: .second),
    Split(
      value: "MARTA ROSE QUILL JR.",
      last: "QUILL",
      first: "MARTA",
      middle: ["ROSE"],
      suffix: .junior
    ),
    Split(value: "QUILL", last: "QUILL", first: nil),
  ])
  func wholeNamesOfEdition01AreSplit(_ split: Split) {
    let document = Card.whole(version: 1, with: ["DAA" + split.value]).document
    #expect(document.license.lastName == split.last)
    #expect(document.license.firstName == split.first)
    #expect(document.license.middleNames == split.middle)
    #expect(document.license.suffix == split.suffix)
    #expect(document.license.fullName != nil)
  }

  @Test func aSplitAtBlanksIsCalledUncertain() {
    let document = Card.whole(version: 1, with: ["DAAMARTA ROSE QUILL"]).document
    #expect(document.codes == ["nameOrderUncertain"])
    #expect(document.license.fullName == "MARTA ROSE QUILL")
    #expect(document.record("DAA")?.rule?.rawValue.contains("not certain") == true)
  }

  @Test func elementsOfTheirOwnGoBeforeAWholeName() {
    let license = Card.whole(
      version: 1,
      with: ["DAAQUILL,MARTA,X", "DABQUILLE", "DACMARTE", "DADROSE MAY"]
    ).license
    #expect(license.lastName == "QUILLE")
    #expect(license.firstName == "MARTE")
    #expect(license.middleNames == ["ROSE", "MAY"])
    #expect(license.fullName == "QUILL,MARTA,X")
  }

  @Test func aWholeNameInALaterEditionIsSomethingElse() {
    let document = Card.whole(version: 9, with: ["DAAVONDALE"]).document
    #expect(document.license.fullName == nil)
    #expect(document.record("DAA")?.state == .unrecognised)
    var card = Card.whole(version: 9, with: ["DAAQUILL,MARTA"])
    card.subfiles[0].elements.removeAll { $0.hasPrefix("DCS") || $0.hasPrefix("DAC") }
    #expect(card.license.lastName == "QUILL")
    #expect(card.license.firstName == "MARTA")
  }

  @Test(arguments: [
    ("MARTA,ROSE", "MARTA", ["ROSE"], nil), ("MARTA ROSE MAY", "MARTA", ["ROSE", "MAY"], nil),
    ("MARTA", "MARTA", [], nil), ("ANN MARIE,ROSE MAY", "ANN MARIE", ["ROSE", "MAY"], nil),
    ("MARTA,ROSE          ", "MARTA", ["ROSE"], nil), ("MARTA,", "MARTA", [], nil),
    ("MARTA,ROSE,JR", "MARTA", ["ROSE"], NameSuffix.junior), ("MARTA,NONE", "MARTA", [], nil),
  ])
  func givenNamesAreSplit(
    _ value: String,
    _ first: String,
    _ middle: [String],
    _ suffix: NameSuffix?
  ) {
    let license = Card.whole(version: 3, with: ["DCT" + value]).license
    #expect(license.firstName == first)
    #expect(license.middleNames == middle)
    #expect(license.suffix == suffix)
  }

  @Test func givenNamesGiveWayToElementsOfTheirOwn() {
    let card = Card.whole(version: 3, with: ["DCTMARTA ROSE", "DACMARTHE", "DADROSA"])
    #expect(card.license.firstName == "MARTHE")
    #expect(card.license.middleNames == ["ROSA"])
  }

  @Test(arguments: [
    ("ROSE,MAY", ["ROSE", "MAY"]), ("ROSE, MAY", ["ROSE", "MAY"]), ("DE LA ROSE", ["DE LA ROSE"]),
    ("NONE", []), ("none", []), ("unavl", []), ("   ", []), ("ROSE,", ["ROSE"]),
  ])
  func middleNamesAreSeparatedByCommas(_ value: String, _ names: [String]) {
    #expect(Card.whole(with: ["DAD" + value]).license.middleNames == names)
  }

  @Test func aFamilyNameNoneStays() {
    #expect(Card.whole(with: ["DCSNONE"]).license.lastName == "NONE")
    #expect(Card.whole(with: ["DCSNone"]).license.lastName == "None")
    #expect(Card.whole(with: ["DCSunavl"]).license.lastName == nil)
    #expect(Card.whole(with: ["DACNONE"]).license.firstName == nil)
    #expect(Card.whole(with: ["DACNONE"]).document.status == .parsed)
  }

  @Test func commasBehindNamesAreDropped() throws {
    let document = Card.whole(with: ["DCSQUILL,        "]).document
    #expect(document.license.lastName == "QUILL")
    #expect(
      try #require(document.record("DCS")).repairs.map(\.rawValue) == [
        "commas around the value dropped"
      ])
  }

  @Test(arguments: [
    ("JR", NameSuffix.junior), ("jr.", .junior), ("SR", .senior), ("1ST", .first), ("I", .first),
    ("2ND", .second), ("II", .second), ("3RD", .third), ("III", .third), ("4TH", .fourth),
    ("IV", .fourth), ("5TH", .fifth), ("V", .fifth), ("6TH", .sixth), ("VI", .sixth),
    ("7TH", .seventh), ("VII", .seventh), ("8TH", .eighth), ("VIII", .eighth), ("9TH", .ninth),
    ("IX", .ninth),
  ])
  func suffixesAreTyped(_ code: String, _ suffix: NameSuffix) {
    #expect(Card.whole(with: ["DCU" + code]).license.suffix == suffix)
    #expect(Card.whole(version: 1, with: ["DAE" + code]).license.suffix == suffix)
  }

  @Test func otherSuffixesAreNotInvented() {
    let document = Card.whole(with: ["DCUESQ"]).document
    #expect(document.license.suffix == nil)
    #expect(document.record("DCU")?.state == .unrecognised)
    #expect(Card.whole(with: ["DCUNONE"]).document.record("DCU")?.state == .absent)
  }

  @Test(arguments: [("T", Truncation.truncated), ("N", .notTruncated), ("U", .unknown)])
  func truncationIsRead(_ code: String, _ truncation: Truncation) {
    let license = Card.whole(with: ["DDE" + code, "DDF" + code, "DDG" + code]).license
    #expect(license.lastNameTruncation == truncation)
    #expect(license.firstNameTruncation == truncation)
    #expect(license.middleNameTruncation == truncation)
    #expect(Card.whole(with: ["DDEX"]).license.lastNameTruncation == nil)
  }

  @Test(arguments: [
    ("HOLLOWAY JR", "HOLLOWAY", NameSuffix.junior), ("HOLLOWAY, JR.", "HOLLOWAY", .junior),
    ("HOLLOWAY,SR", "HOLLOWAY", .senior), ("Holloway III", "Holloway", .third),
    ("HOLLOWAY, VI", "HOLLOWAY", .sixth),
    ("VAN DER BERG JR", "VAN DER BERG", .junior), ("DE LA CRUZ 2ND", "DE LA CRUZ", .second),
  ])
  func `a suffix behind a family name is told as one`(
    _ value: String, _ last: String, _ suffix: NameSuffix
  ) {
    let license = Card.whole(with: ["DCS" + value]).license
    #expect(license.lastName == last)
    #expect(license.suffix == suffix)
    #expect(license.firstName == "MARTA")
  }

  @Test(arguments: [
    "DE LA CRUZ", "ST JOHN", "VAN DER BERG", "HOLLOWAY V", "HOLLOWAY VI", "JR", "NONE", "SENIOR",
    "LE I",
  ])
  func `a family name without a certain suffix stays whole`(_ value: String) {
    let license = Card.whole(with: ["DCS" + value]).license
    #expect(license.lastName == value)
    #expect(license.suffix == nil)
  }

  @Test func `a suffix of its own goes first`() {
    let same = Card.whole(with: ["DCSHOLLOWAY JR", "DCUJR"]).license
    #expect(same.lastName == "HOLLOWAY")
    #expect(same.suffix == .junior)
    let other = Card.whole(with: ["DCSHOLLOWAY JR", "DCUSR"]).license
    #expect(other.lastName == "HOLLOWAY JR")
    #expect(other.suffix == .senior)
  }

  @Test func `a comma in the first name parts middle names, unless others are stated`() {
    for middle in ["", "NONE", "WREN", "WREN ROSE"] {
      let license = Card.whole(with: ["DACJUNIPER,WREN", "DAD" + middle]).license
      #expect(license.firstName == "JUNIPER")
      #expect(license.middleNames == [middle == "WREN ROSE" ? middle : "WREN"])
    }
    let other = Card.whole(with: ["DACJUNIPER,WREN", "DADROSE"]).license
    #expect(other.firstName == "JUNIPER,WREN")
    #expect(other.middleNames == ["ROSE"])
  }

  @Test(arguments: [
    ("DAC", "JUNIPER JR"), ("DAC", "JUNIPER, JR"), ("DAD", "WREN JR"), ("DAD", "WREN, JR."),
    ("DAD", "JR"),
  ])
  func `a suffix behind other names is told as one`(_ id: String, _ value: String) {
    let license = Card.whole(with: ["DACJUNIPER", "DADWREN", id + value]).license
    #expect(license.firstName == "JUNIPER")
    #expect(license.middleNames == (value == "JR" ? [] : ["WREN"]))
    #expect(license.suffix == .junior)
  }

  @Test(arguments: ["NMN", "(NMN)", "N/A", "-", "NONE"])
  func `a word for no middle name is none`(_ word: String) {
    #expect(Card.whole(with: ["DAD" + word]).license.middleNames == [])
  }
}
