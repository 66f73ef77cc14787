import DLParsingModel
import SwiftUI

/// Reads the bar code on the back of a driver's license and shows what it says.
@main
struct DLParsingApp: App {
  @State private var model = ScanScreenModel()

  var body: some Scene {
    WindowGroup {
      ScanScreen(model: model)
    }
  }
}
