import Testing

@testable import AAMVA

@Suite struct EvidenceTests {
  @Test func aGoodCardAgreesWithItself() {
    for version in 1...9 {
      let document = Card.whole(version: version, with: ["DAQK55-019284"]).document
      #expect(document.evidence.filter { $0.outcome == .inconsistent } == [])
    }
  }

  @Test func checksHaveNamesOfTheirOwn() {
    let checks = Card.whole().document.evidence.map(\.check)
    #expect(Set(checks).count == checks.count)
    #expect(checks.count >= 15)
  }

  @Test func `every check has a sentence of its own for either outcome`() {
    let sentences = EvidenceCheck.allCases.flatMap { check in
      [check.sentences.consistent.description, check.sentences.inconsistent.description]
    }
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
  }

  @Test func `outcomes stand at their numbers`() {
    #expect(EvidenceOutcome.count == EvidenceOutcome.allCases.count)
    #expect(Evidence.all.map(\.number) == Array(Evidence.all.indices))
    for item in Evidence.all where item.outcome == .inconsistent {
      #expect(item.detail == item.check.sentences.inconsistent.description)
    }
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

  @Test(arguments: [
    ("636000", "DAQK55019284", EvidenceOutcome.consistent), ("636000", "DAQ550192840", .consistent),
    ("636000", "DAQK5501928", .inconsistent), ("636000", "DAQ5501928400", .inconsistent),
    ("636000", "DAQKK5501928", .inconsistent), ("636000", "DAQK55019284Z", .inconsistent),
    ("636014", "DAQk5501928", .consistent), ("636014", "DAQ55019284", .inconsistent),
    ("636050", "DAQAB-123456-C", .consistent), ("636050", "DAQAB123456", .inconsistent),
    ("636022", "DAQK1A2B", .consistent), ("636022", "DAQK1A22", .inconsistent),
    ("636001", "DAQABCDEFGH", .consistent), ("636001", "DAQ123 456 789", .consistent),
    ("636061", "DAQA12345", .consistent), ("636061", "DAQAB123456", .consistent),
    ("636061", "DAQABC12345", .inconsistent), ("636048", "DAQABCDEFG123HI", .consistent),
    ("636012", "DAQA1234-56789-01234", .consistent), ("636012", "DAQA1234-5678", .inconsistent),
    // No form is known.
    ("636025", "DAQ123456789", .notChecked), ("604433", "DAQ1", .notChecked),
    ("636000", "DAQ", .notChecked), ("636999", "DAQK55019284", .notChecked),
  ])
  func numbersAreComparedWithTheFormsOfTheirIssuer(
    _ issuer: String, _ number: String, _ outcome: EvidenceOutcome
  ) {
    let document = Card.whole(issuer: issuer, with: [number]).document
    #expect(document.outcome("licenseNumberFormat") == outcome)
  }

  @Test func numbersOfIdentificationCardsAreNotCompared() {
    let document = Card.whole(type: "ID", with: ["DAQ1"]).document
    #expect(document.outcome("licenseNumberFormat") == .notChecked)
  }

  @Test func `forms of numbers are well written, for jurisdictions that there are`() {
    let rows = (0..<NumberFormatTable.rows.count).map { NumberFormatTable.rows[$0] }
    #expect(Set(rows.map(\.abbreviation.packed)).count == rows.count)
    for row in rows {
      #expect(JurisdictionRow(abbreviation: row.abbreviation) != nil)
      for form in row.forms.description.split(separator: " ") {
        #expect(form.wholeMatch(of: /([AN][0-9]+(-[0-9]+)?)+/) != nil)
        #expect(form.firstMatch(of: /A[0-9-]+A|N[0-9-]+N/) == nil)
      }
    }
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
