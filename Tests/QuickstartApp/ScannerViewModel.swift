// swift-format-ignore-file
import Aila
import Foundation

/// A view model as an app of the old SDK has it: it knows the SDK's quickstart and nothing else.
/// It is compiled in Swift 5 mode, with our settings left out.
public class ScannerViewModel: ObservableObject {
  @Published public var license: DriverLicense?
  @Published public var rawPDF417: String?
  @Published public var otherCode: String?
  @Published public var isParsingLicensed = false
  @Published public var hardwareChanges = 0
  @Published public var scanCount = 0
  /// Closures of the plain types, as apps keep them.
  public var scanHandler: (([AilaScanObject]?) -> Void)?
  public var statusHandler: ((AilaCaptureStatus) -> Void)?
  private var observer: NSObjectProtocol?

  public init() {}

  public func onAppear() {
    Aila_Init()
    let configuration = AilaConfiguration()
    configuration.multiScanMode = .off
    configuration.beepVolume = .volume3
    configuration.dlParsingMode = .on
    configuration.setCode(.typeUPC, enabled: false)
    configuration.setCode(.typeEAN, enabled: false)
    configuration.setCode(.typeQR, enabled: false)
    configuration.setCode(.type128, enabled: false)
    configuration.setCode(.typePDF417, enabled: true)
    configuration.scanCallback = { [weak self] objects in
      DispatchQueue.main.async { self?.take(objects) }
    }
    if let scanHandler = scanHandler { configuration.scanCallback = scanHandler }
    configuration.statusCallback = statusHandler
    Aila_SetConfiguration(configuration)
    if observer == nil {
      observer = NotificationCenter.default.addObserver(
        forName: .AilaHardwareChanged, object: nil, queue: .main
      ) { [weak self] _ in
        self?.hardwareChanges += 1
        self?.refreshLicensing()
      }
    }
    Aila_Start()
    refreshLicensing()
  }

  public func onDisappear() {
    Aila_Stop()
    if let observer = observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  public func clear() {
    license = nil
    rawPDF417 = nil
    otherCode = nil
  }

  private func take(_ objects: [AilaScanObject]?) {
    guard let object = objects?.first else { return }
    scanCount += 1
    let base: String? = object.data
    guard object.type == .typePDF417 else {
      otherCode = base
      return
    }
    let licenseObject = object as? AilaDLScanObject
    guard let text = licenseObject?.rawData ?? licenseObject?.data ?? base, !text.isEmpty else {
      return
    }
    let parsed = AAMVAParser(data: text).parse()
    license = parsed.isValid() ? parsed : nil
    rawPDF417 = parsed.isValid() ? nil : text
  }

  private func refreshLicensing() {
    isParsingLicensed = false
    guard let text = Aila_GetSDKLicensingInfo(), let data = text.data(using: .utf8),
      let info = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return }
    let isSoftScan = info["currentConfiguration"] as? String == "SoftScan"
    let features = info[isSoftScan ? "SoftScan" : "Kiosk"] as? [String: Any]
    let parsing = features?["parsing_dl"] as? [String: Any]
    isParsingLicensed = parsing?["enabled"] as? Bool ?? false
  }
}

/// The rows that the quickstart shows, with every property that it uses.
public struct LicenseRows {
  public var rows: [String: String] = [:]

  public init(_ license: DriverLicense, timeZone: TimeZone = .current) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    func day(_ date: Date?) -> String? { date.map { formatter.string(from: $0) } }
    let name =
      [license.firstName].compactMap { $0 } + license.middleNames
      + [license.lastName].compactMap { $0 }
    rows["Full Name"] = name.joined(separator: " ")
    if let suffix = license.suffix { rows["Suffix"] = "\(suffix)" }
    rows["License Number"] = license.licenseNumber
    rows["Document ID"] = license.documentId
    rows["Inventory Control Number"] = license.inventoryControlNumber
    let address: [String?] = [
      license.streetAddress, license.streetAddressTwo, license.city, license.state,
      license.postalCode,
    ]
    rows["Address"] = address.compactMap { $0 }.joined(separator: ", ")
    if let country = license.country {
      switch country {
      case .unitedStates: rows["Country"] = "United States"
      case .canada: rows["Country"] = "Canada"
      @unknown default: rows["Country"] = "Other"
      }
    }
    rows["Date of Birth"] = day(license.birthdate)
    rows["Gender"] = license.gender.map { "\($0)" }
    rows["Eye Color"] = license.eyeColor.map { "\($0)" }
    rows["Hair Color"] = license.hairColor.map { "\($0)" }
    if let height: Double = license.height { rows["Height"] = "\(Int(height.rounded())) cm" }
    if let pounds: Double = license.weight.pounds { rows["Weight"] = "\(Int(pounds)) lb" }
    rows["Issue Date"] = day(license.issueDate)
    rows["Expiration Date"] = day(license.expirationDate)
    rows["Revision Date"] = day(license.revisionDate)
    rows["Vehicle Class"] = license.jurisdictionVehicleClass
    rows["Restriction Code"] = license.jurisdictionRestrictionCode
    rows["Endorsement Code"] = license.jurisdictionEndorsementCode
    rows["Compliance Type"] = license.complianceType.map { "\($0)" }
    rows["Version"] = license.version.map { "\($0)" }
  }
}
