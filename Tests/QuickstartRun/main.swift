// swift-format-ignore-file
import Aila
import Foundation
import QuickstartApp

// Runs the view model of the quickstart as an app of its own until its source has given something, or
// for some seconds. It logs what an app might: that there was a scan, and the licence object itself.
let app = ScannerViewModel()
app.onAppear()
let end = Date().addingTimeInterval(2)
while Date() < end, app.scanCount == 0 {
  RunLoop.main.run(until: Date().addingTimeInterval(0.05))
}
print("scans: \(app.scanCount), licensed: \(app.isParsingLicensed)")
if let license = app.license {
  print(license)
  dump(license)
}
print(Aila_GetSDKLicensingInfo() ?? "")
app.onDisappear()
print("done")
