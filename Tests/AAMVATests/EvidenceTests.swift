import AAMVA
import Testing

@Suite struct EvidenceTests {
  @Test func aGoodCardAgreesWithItself() {
    for version in 1...9 {
      let document = Card.whole(version: version).document
      #expect(document.evidence.filter { $0.outcome == .inconsistent } == [])
    }
  }

  @Test func checksHaveNamesOfTheirOwn() {
    let checks = Card.whole().document.evidence.map(\.check)
    #expect(Set(checks).count == checks.count)
    #expect(checks.count >= 15)
  }

  @Test(arguments: [
    ("DAJTX", "issuerMatchesState"), ("DCGCAN", "issuerMatchesCountry"),
    ("DBB04182023", "birthBeforeIssue"), ("DBA04172023", "issueBeforeExpiration"),
    ("DBA04172000", "issueBeforeExpiration"), ("DDB04182023", "revisionBeforeIssue"),
    ("DBA04182035", "validitySpan"), ("DBD07312013", "editionMatchesIssueDate"),
    ("DDH04172005", "underEighteenDate"), ("DDI04182007", "underNineteenDate"),
    ("DDJ04162009", "underTwentyOneDate"), ("DCF1", "documentDiscriminator"),
    ("DAD", "mandatoryElements"),
  ])
  func eachDisagreementIsTold(_ change: String, _ check: String) {
    let document = Card.whole(with: [change]).document
    #expect(document.outcome(check) == .inconsistent)
  }

  @Test(arguments: [
    ("DDB04172023", "revisionBeforeIssue"), ("DBA04172035", "validitySpan"),
    ("DBD08012013", "editionMatchesIssueDate"), ("DDH04172006", "underEighteenDate"),
    ("DDI04172007", "underNineteenDate"), ("DDJ04172009", "underTwentyOneDate"),
    ("DCFABC", "documentDiscriminator"),
  ])
  func eachAgreementIsTold(_ change: String, _ check: String) {
    #expect(Card.whole(with: [change]).document.outcome(check) == .consistent)
  }

  @Test(arguments: ["02282006", "03012006"])
  func eitherDayWillDoForALeapDay(_ date: String) {
    let document = Card.whole(with: ["DBB02291988", "DDH" + date]).document
    #expect(document.outcome("underEighteenDate") == .consistent)
  }

  @Test func whatIsMissingIsNotChecked() {
    let document = Card.whole(with: ["DBD", "DAJZZ"]).document
    for check in ["birthBeforeIssue", "validitySpan", "underEighteenDate", "issuerMatchesState"] {
      #expect(document.outcome(check) == .notChecked)
    }
  }

  @Test func diplomatsLiveAnywhere() {
    let document = Card.whole(issuer: "636027", with: ["DAJTX"]).document
    #expect(document.outcome("issuerMatchesState") == .notChecked)
    #expect(document.jurisdiction?.name == "U.S. Department of State")
  }

  @Test func formerAbbreviationsAreKnown() {
    let document = Card.whole(issuer: "636016", with: ["DAJNF", "DCGCAN"]).document
    #expect(document.outcome("issuerMatchesState") == .consistent)
  }

  @Test func nothingIsEverCalledGenuine() {
    for evidence in Card.whole().document.evidence + Card.whole(with: ["DAJTX"]).document.evidence {
      for word in ["genuine", "forg", "fake", "valid", "authentic"] {
        #expect(!evidence.detail.lowercased().contains(word))
      }
    }
  }
}
