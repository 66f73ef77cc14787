internal import AAMVA
internal import PDF417

/// What a person is told first about a result: what it is, and what to look at.
public struct Summary: Equatable, Sendable {
  /// What came of the scan: "Driver's License, Virginia".
  public var title: String
  /// What to know about it, the most important first.
  public var remarks: [Remark]

  /// Makes a summary.
  public init(title: String, remarks: [Remark]) {
    self.title = title
    self.remarks = remarks
  }
}

/// One sentence about a result, and how it is to be taken; free of personal data but for the age.
public struct Remark: Equatable, Sendable {
  /// How the sentence is to be taken.
  public var tone: Tone
  /// The sentence, without a full stop.
  public var text: String

  /// Makes a remark.
  public init(_ tone: Tone, _ text: String) {
    self.tone = tone
    self.text = text
  }

  /// How a sentence is to be taken.
  public enum Tone: Sendable {
    /// As it should be.
    case good
    /// For information.
    case neutral
    /// Something to look at.
    case caution
    /// Something that speaks against taking the card.
    case bad
  }
}

extension ScanResult {
  /// What a person is told first.
  public var summary: Summary {
    switch status {
    case .parsed, .partial: licenseSummary
    case .notLicense:
      Summary(
        title: symbol == nil ? "Not a license" : "PDF417 scanned",
        remarks: [Remark(.caution, "What was read is not a license of the US or Canada")]
      )
    case .noSymbol: Summary(title: "No bar code read", remarks: sightingRemarks)
    case .error:
      Summary(title: "Not read", remarks: [Remark(.bad, fault?.message.madeVisible ?? "Error")])
    }
  }

  private var licenseSummary: Summary {
    guard let document else { return Summary(title: "Not a license", remarks: []) }
    var title = document.kind.words
    if let jurisdiction = document.jurisdiction { title += ", " + jurisdiction.name }
    let remarks =
      expirationRemarks(document.license) + ageRemarks + completenessRemarks(document)
    return Summary(title: title, remarks: remarks)
  }

  // MARK: Judgements

  private func expirationRemarks(_ license: License) -> [Remark] {
    switch license.expiration {
    case .never: return [Remark(.good, "Does not expire")]
    case .notStated: return [Remark(.caution, "No expiration date is stated")]
    case .unreadable where license.expirationMonth == nil:
      return [Remark(.caution, "The expiration date is not readable")]
    case .unreadable, .date: break
    }
    guard let assessment else { return [] }
    guard let isExpired = assessment.isExpired else {
      return [Remark(.caution, "Expires this month, on a day that is not stated")]
    }
    if isExpired { return [Remark(.bad, expiredText(assessment, license))] }
    guard let days = assessment.expiresInDays, days <= Self.nearDays else {
      return [Remark(.good, "Not expired")]
    }
    if days == 0 { return [Remark(.caution, "Expires today")] }
    return [Remark(.caution, "Expires in " + days.counting("day", "days"))]
  }

  /// Days before and after a card's end that are counted; further off, the date says more.
  private static let nearDays = 30

  private func expiredText(_ assessment: Assessment, _ license: License) -> String {
    guard let days = assessment.expiresInDays, let date = license.expirationDate else {
      return "Expired"
    }
    guard days < -Self.nearDays else {
      return "Expired " + (-days).counting("day", "days") + " ago"
    }
    return "Expired on " + date.words
  }

  private var ageRemarks: [Remark] {
    guard let assessment, let age = assessment.age else { return [] }
    var remarks = [Remark(.neutral, "Age " + age.decimalText)]
    if assessment.isUnder18 == true {
      remarks.append(Remark(.caution, "Under 18"))
    } else if assessment.isUnder19 == true {
      remarks.append(Remark(.caution, "Under 19"))
    } else if assessment.isUnder21 == true {
      remarks.append(Remark(.caution, "Under 21"))
    }
    return remarks
  }

  private func completenessRemarks(_ document: Document) -> [Remark] {
    var remarks: [Remark] = []
    if !document.missingElements.isEmpty {
      var text = "Not stated, though the standard asks for it: "
      for (place, id) in document.missingElements.enumerated() {
        text += (place == 0 ? "" : ", ") + id.madeVisible
      }
      remarks.append(Remark(.caution, text))
    }
    let malformed = document.elements.count { $0.state == .malformed }
    if malformed > 0 {
      remarks.append(
        Remark(.caution, malformed.counting("element", "elements") + " could not be understood")
      )
    }
    let repaired = document.elements.count { $0.isRepaired }
    if repaired > 0 {
      remarks.append(
        Remark(.caution, repaired.counting("element was", "elements were") + " repaired")
      )
    }
    for warning in document.warnings {
      remarks.append(Remark(.caution, warning.message.madeVisible.withoutFullStop))
    }
    for repair in document.textRepairs {
      remarks.append(Remark(.caution, repair.message.madeVisible.withoutFullStop))
    }
    let contradictions = document.evidence.count { $0.outcome == .inconsistent }
    if contradictions > 0 {
      remarks.append(
        Remark(
          .caution,
          contradictions.counting("check", "checks")
            + " found a contradiction, which does not prove that the card is false"
        )
      )
    }
    return remarks
  }

  // MARK: Nothing read

  private var sightingRemarks: [Remark] {
    guard let sighting else {
      return [Remark(.caution, "No PDF417 symbol was seen; it is the large block on the back")]
    }
    var remarks = [
      Remark(
        .caution,
        "A symbol was seen and not read, " + sighting.codewordsRead.decimalText + " of "
          + sighting.codewordsExpected.decimalText + " codewords"
      )
    ]
    // Below some one and a half pixels a module, bars run into each other.
    if sighting.modulePixels < 1.5 {
      remarks.append(Remark(.neutral, "Go closer, or take a picture of more pixels"))
    }
    return remarks
  }
}

extension Int {
  /// "1 check", "2 checks".
  fileprivate func counting(_ one: String, _ many: String) -> String {
    decimalText + " " + (self == 1 ? one : many)
  }
}

extension String {
  fileprivate var withoutFullStop: String {
    utf8.last == UInt8(ascii: ".") ? String(utf8: Array(utf8.dropLast())) : self
  }
}
