import AAMVA
import DLScan
import PDF417
import Testing

@Suite("Options as JSON")
struct ScanOptionsTests {
  static let newYear = CalendarDate(year: 2026, month: 1, day: 31)

  @Test(arguments: [
    ("{}", ScanOptions()),
    (#"{"effort":"fast"}"#, ScanOptions(effort: .fast)),
    (#"{"effort":"thorough","maxSymbols":1}"#, ScanOptions(maximumSymbols: 1)),
    (#"{"maxSymbols":64}"#, ScanOptions(maximumSymbols: 64)),
    (#"{"today":"2026-01-31"}"#, ScanOptions(today: newYear)),
    (#"{"redact":true}"#, ScanOptions(redact: true)),
    (#"{"redact":false}"#, ScanOptions()),
    (#"{"Effort":7,"later":{"x":[1,{}]},"":0}"#, ScanOptions()),
    (#"{"\u0065ffort":"\u0066ast"}"#, ScanOptions(effort: .fast)),
  ])
  func `known keys are taken and others passed over`(json: String, options: ScanOptions) throws {
    #expect(try ScanOptions(json: Array(json.utf8)) == options)
  }

  @Test(
    arguments: [
      ("", .notJSON), ("{", .notJSON), ("{}{}", .notJSON), ("[]", .notObject), ("null", .notObject),
      ("\"fast\"", .notObject), (#"{"redact":true,"redact":true}"#, .notJSON),
      (#"{"effort":"Fast"}"#, .badValue(.effort)), (#"{"effort":1}"#, .badValue(.effort)),
      (#"{"effort":""}"#, .badValue(.effort)), (#"{"maxSymbols":0}"#, .badValue(.maximumSymbols)),
      (#"{"maxSymbols":65}"#, .badValue(.maximumSymbols)),
      (#"{"maxSymbols":-1}"#, .badValue(.maximumSymbols)),
      (#"{"maxSymbols":1.5}"#, .badValue(.maximumSymbols)),
      (#"{"maxSymbols":"8"}"#, .badValue(.maximumSymbols)),
      (#"{"maxSymbols":99999999999999999999}"#, .badValue(.maximumSymbols)),
      (#"{"today":"2026-02-29"}"#, .badValue(.today)),
      (#"{"today":"26-01-01"}"#, .badValue(.today)),
      (#"{"today":20260131}"#, .badValue(.today)), (#"{"today":"2026-01-31 "}"#, .badValue(.today)),
      (#"{"effort":null}"#, .badValue(.effort)),
      (#"{"maxSymbols":null}"#, .badValue(.maximumSymbols)),
      (#"{"today":null}"#, .badValue(.today)), (#"{"redact":null}"#, .badValue(.redact)),
      (#"{"redact":[]}"#, .badValue(.redact)), (#"{"redact":{}}"#, .badValue(.redact)),
      (#"{"redact":1}"#, .badValue(.redact)), (#"{"redact":"true"}"#, .badValue(.redact)),
    ] as [(String, OptionsError)]
  )
  func `a wrong text or value is an error of its own`(json: String, error: OptionsError) {
    #expect(throws: error) { try ScanOptions(json: Array(json.utf8)) }
  }

  @Test func `a fault names the option and never its value`() {
    let fault = ScanFault(OptionsError.badValue(.today))
    #expect(fault.code == "badOptions")
    #expect(fault.message == "The option today takes a day of the calendar as \"YYYY-MM-DD\".")
  }
}
