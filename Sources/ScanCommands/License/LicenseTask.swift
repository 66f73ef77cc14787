internal import AAMVA
internal import Licensing

/// What "dlscan license" is asked for.
enum LicenseTask: Equatable {
  /// Make an issuer's key and write it to a new file.
  case newKey(file: Argument)
  /// Sign a licence with the key in a file.
  case issue(keyFile: Argument, LicenseOrder)
  /// Show what a licence says, unchecked.
  case show(token: Argument)
  /// Check a licence.
  case verify(token: Argument, key: VerifyingKey, issuer: String?, day: CalendarDate?)

  /// Reads the arguments; `nil` when help is asked for.
  init?(_ arguments: ArraySlice<Argument>) throws(UsageError) {
    guard let verb = arguments.first else {
      throw .explained("say what to do: new-key, issue, show or verify.", .license)
    }
    let rest = arguments.dropFirst()
    if verb.isWord("--help") || verb.isWord("-h") {
      return nil
    } else if verb.isWord("new-key") {
      try self.init(newKey: rest)
    } else if verb.isWord("issue") {
      try self.init(issue: rest)
    } else if verb.isWord("show") {
      try self.init(show: rest)
    } else if verb.isWord("verify") {
      try self.init(verify: rest)
    } else {
      throw .explained("there is no 'license \(verb.shown)'.", .license)
    }
  }

  private init?(newKey arguments: ArraySlice<Argument>) throws(UsageError) {
    let options = try OptionReader(arguments, flags: [], options: [], topic: .license)
    if options.wantsHelp { return nil }
    self = .newKey(file: try options.onlyInput("file"))
  }

  private init?(show arguments: ArraySlice<Argument>) throws(UsageError) {
    let options = try OptionReader(arguments, flags: [], options: [], topic: .license)
    if options.wantsHelp { return nil }
    self = .show(token: try options.onlyInput("file"))
  }

  private init?(issue arguments: ArraySlice<Argument>) throws(UsageError) {
    let options = try OptionReader(
      arguments,
      flags: [],
      options: ["--key", "--issuer", "--holder", "--softscan", "--kiosk", "--from", "--until"],
      topic: .license
    )
    if options.wantsHelp { return nil }
    guard options.inputs.isEmpty else {
      throw .explained("issue takes options only.", .license)
    }
    let order = LicenseOrder(
      issuer: try options.name("--issuer"),
      holder: try options.name("--holder"),
      softScanFeatures: try options.features("--softscan"),
      kioskFeatures: try options.features("--kiosk"),
      from: try options.day("--from"),
      until: try options.day("--until")
    )
    if let from = order.from, let until = order.until, until.dayNumber < from.dayNumber {
      throw .explained("the day of --until lies before that of --from.", .license)
    }
    self = .issue(keyFile: try options.neededValue("--key"), order)
  }

  private init?(verify arguments: ArraySlice<Argument>) throws(UsageError) {
    let options = try OptionReader(
      arguments, flags: [], options: ["--issuer-key", "--issuer", "--at"], topic: .license
    )
    if options.wantsHelp { return nil }
    guard let key = VerifyingKey(text: try options.neededValue("--issuer-key").text) else {
      throw .explained("--issuer-key takes the 43 letters that new-key printed.", .license)
    }
    self = .verify(
      token: try options.onlyInput("file"),
      key: key,
      issuer: options.value("--issuer")?.text,
      day: try options.day("--at")
    )
  }
}

/// What shall be in a licence.
struct LicenseOrder: Equatable {
  var issuer: String
  var holder: String
  var softScanFeatures: [String]
  var kioskFeatures: [String]
  /// First day on which it is good.
  var from: CalendarDate?
  /// Last day on which it is good.
  var until: CalendarDate?

  /// The claims, made at a time in seconds since 1970 UTC.
  func claims(at time: Int) -> LicenseClaims {
    LicenseClaims(
      issuer: issuer,
      holder: holder,
      issuedAt: time,
      notBefore: from?.secondsSince1970,
      expiry: until.map { $0.secondsSince1970 + 86_400 },
      softScanFeatures: softScanFeatures,
      kioskFeatures: kioskFeatures
    )
  }
}

extension OptionReader {
  /// A name, in which there must be something to see.
  fileprivate func name(_ option: StaticString) throws(UsageError) -> String {
    let name = try neededValue(option).text
    guard !name.allSatisfy(\.isWhitespace) else {
      throw .explained("\(option) takes a name that is not empty.", .license)
    }
    return name
  }

  /// A list of features, parted by commas; empty when not given.
  fileprivate func features(_ option: StaticString) throws(UsageError) -> [String] {
    guard let list = value(option) else { return [] }
    var features: [String] = []
    for part in list.bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let feature = String(decoding: part, as: UTF8.self)
      guard LicenseClaims.features.contains(feature) else {
        throw .explained(
          "\(option) takes features parted by commas; there is no feature "
            + "'\(Argument(feature).shown)', only \(LicenseClaims.features.joined(separator: ", ")).",
          .license
        )
      }
      if !features.contains(feature) { features.append(feature) }
    }
    return features
  }

  fileprivate func day(_ option: StaticString) throws(UsageError) -> CalendarDate? {
    guard let text = value(option) else { return nil }
    guard let date = CalendarDate(parsing: text.text) else {
      throw .explained("\(option) takes a day as YYYY-MM-DD.", .license)
    }
    return date
  }
}

extension CalendarDate {
  /// The day's begin in UTC, in seconds since 1970-01-01, day 719 162 of the calendar.
  var secondsSince1970: Int { (dayNumber - 719_162) * 86_400 }
}
