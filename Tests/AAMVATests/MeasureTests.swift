import AAMVA
import Testing

@Suite struct MeasureTests {
  struct Tall: Sendable, CustomTestStringConvertible {
    var version = 8
    var country = "USA"
    var value: String
    var centimeters: Double?
    var inches: Int?
    var testDescription: String { "\(version) \(country) \(value)" }
  }

  @Test(arguments: [
    Tall(value: "073 in", centimeters: 185.42, inches: 73),
    Tall(value: "68 IN", centimeters: 172.72, inches: 68),
    Tall(value: " 68 IN ", centimeters: 172.72, inches: 68),
    Tall(value: "068in", centimeters: 172.72, inches: 68),
    Tall(value: "173 cm", centimeters: 173, inches: 68),
    Tall(value: "155 CM", centimeters: 155, inches: 61),
    Tall(value: "170cm", centimeters: 170, inches: 67),
    Tall(version: 1, value: "509", centimeters: 175.26, inches: 69),
    Tall(version: 1, value: "600", centimeters: 182.88, inches: 72),
    Tall(version: 1, value: "052", centimeters: 132.08, inches: 52),
    Tall(value: "5'07\"", centimeters: 170.18, inches: 67),
    Tall(value: "5'-09\"", centimeters: 175.26, inches: 69),
    Tall(value: "5-01", centimeters: 154.94, inches: 61),
    Tall(value: "6'", centimeters: 182.88, inches: 72),
    Tall(value: "5 FT 7 IN", centimeters: 170.18, inches: 67),
    Tall(value: "510", centimeters: 177.8, inches: 70),
    Tall(value: "507", centimeters: 170.18, inches: 67),
    Tall(value: "68", centimeters: 172.72, inches: 68),
    Tall(value: "073", centimeters: 185.42, inches: 73),
    Tall(value: "173", centimeters: 173, inches: 68),
    Tall(country: "CAN", value: "173", centimeters: 173, inches: 68),
    Tall(country: "CAN", value: "110", centimeters: 110, inches: 43),
    Tall(country: "CAN", value: "510", centimeters: 177.8, inches: 70),
    // Not to be told: 1 ft 10 in or 110 cm; 5 ft 12 in is no height; 68 might be 6 ft 8 in.
    Tall(value: "110", centimeters: nil), Tall(value: "512", centimeters: nil),
    Tall(version: 1, value: "68", centimeters: nil),
    Tall(version: 1, value: "512", centimeters: nil), Tall(value: "5'13\"", centimeters: nil),
    Tall(value: "TALL", centimeters: nil),
    Tall(value: "5070", centimeters: nil), Tall(value: "173 mm", centimeters: nil),
    Tall(value: "999", centimeters: nil),
    Tall(value: "000", centimeters: nil), Tall(value: "000 in", centimeters: nil),
    Tall(value: "NONE", centimeters: nil),
    Tall(value: "99999999999999999999", centimeters: nil), Tall(value: "5'9'9'9", centimeters: nil),
  ])
  func heightsAreReadByTheirUnit(_ tall: Tall) {
    let height = Card.whole(
      version: tall.version,
      with: ["DAU" + tall.value, "DCG" + tall.country]
    ).license.height
    #expect(height?.centimeters == tall.centimeters)
    #expect(height?.inches == tall.inches)
    if let height { #expect(tall.value.contains(height.stated)) }
  }

  @Test func heightsKeepWhatIsStated() {
    #expect(Card.whole(with: ["DAU 068 IN "]).license.height?.stated == "068 IN")
    #expect(Card.whole(with: ["DAU507"]).document.codes == ["heightWithoutUnit"])
    #expect(Card.whole(with: ["DAU110"]).document.record("DAU")?.state == .malformed)
    #expect(Card.whole(with: ["DAU000 in"]).document.record("DAU")?.state == .absent)
  }

  @Test(arguments: [
    ("601 IN", 73), ("510 in", 70), ("0511 IN", 71), ("300 in", 36), ("807 IN", 103),
    ("601 CM", 73),
    ("183 IN", 72), ("250 in", 98),
  ])
  func `a figure that its unit makes impossible is read by another`(_ value: String, _ inches: Int)
  {
    let document = Card.whole(with: ["DAU" + value]).document
    #expect(document.license.height?.inches == inches)
    #expect(document.record("DAU")?.repairs == [.unitReplaced])
  }

  @Test(arguments: ["009 in", "107 in", "023 cm", "272 cm", "5'11\"", "067 IN"])
  func `heights up to the limits are read without a repair`(_ value: String) {
    let record = Card.whole(with: ["DAU" + value]).document.record("DAU")
    #expect(record?.state == .read)
    #expect(record?.repairs == [])
  }

  @Test(arguments: [
    "008 in", "108 in", "022 cm", "273 cm", "911 IN", "205 IN", "999 in", "1700 cm", "612 IN",
  ])
  func `heights that no person has are malformed`(_ value: String) {
    let document = Card.whole(with: ["DAU" + value]).document
    #expect(document.license.height == nil)
    #expect(document.record("DAU")?.state == .malformed)
  }

  @Test func everyHeightInCentimetersGivesTheNearestInch() {
    for centimeters in 100...250 {
      let license = Card.whole(with: ["DAU\(centimeters) cm"]).license
      let inches = Int((Double(centimeters) / 2.54).rounded())
      #expect(license.height?.inches == inches)
    }
  }

  @Test func edition01HasAMetricElement() {
    let license = Card.whole(version: 1, with: ["DAV181"]).license
    #expect(license.height?.centimeters == 181)
    #expect(Card.whole(version: 1, with: ["DAV5-10"]).license.height?.inches == 70)
    #expect(Card.whole(version: 1, with: ["DAU509", "DAV175"]).license.height?.inches == 69)
  }

  @Test(arguments: [
    ("DAW160", 160.0, 72.6), ("DAW160 lb", 160, 72.6), ("DAW050 kg", 110, 50),
    ("DAW50 KG", 110, 50),
    ("DAX084", 185, 84), ("DAX84 kg", 185, 84), ("DAW005", 5, 2.3), ("DAW900", 900, 408.2),
  ])
  func weightsAreReadByTheirUnit(_ element: String, _ pounds: Double, _ kilograms: Double) {
    let weight = Card.whole(with: [element]).license.weight
    #expect(weight?.pounds == pounds)
    #expect(weight?.kilograms == kilograms)
  }

  @Test(arguments: [
    "DAW000", "DAWNONE", "DAW1600", "DAWheavy", "DAW12 st", "DAW", "DAW004", "DAW901", "DAX001",
    "DAX409",
    "DAW999",
  ])
  func otherWeightsAreNone(_ element: String) {
    #expect(Card.whole(with: [element]).license.weight == nil)
  }

  @Test func weightRangesAreCodes() {
    let both = Card.whole(with: ["DAW160", "DCE3"]).license.weight
    #expect(both == Weight(pounds: 160, kilograms: 72.6, range: 3, stated: "160"))
    let range = Card.whole(with: ["DCE5"]).license.weight
    #expect(range == Weight(pounds: nil, kilograms: nil, range: 5, stated: "5"))
    #expect(Card.whole(with: ["DCEX"]).license.weight == nil)
    #expect(Card.whole(with: ["DCE12"]).license.weight == nil)
  }

  @Test(arguments: [
    ("0", nil), ("1", 0), ("2", 1), ("6", 5), ("7", nil), ("8", 8), ("9", 9),
  ])
  func edition02CountsItsWeightRangesFromOne(_ code: String, _ range: Int?) {
    #expect(Card.whole(version: 2, with: ["DCE" + code]).license.weight?.range == range)
  }
}
