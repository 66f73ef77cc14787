import DLParsingModel
import SwiftUI

/// Something to know at a glance: a picture and a word, and a color besides.
struct ChipView: View {
  let chip: CheckChip

  var body: some View {
    Label(chip.text, systemImage: chip.symbolName)
      .font(.callout)
      .padding(8)
      .background(color.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(chip.accessibilityLabel)
  }

  private var color: Color {
    switch chip.tone {
    case .good: .green
    case .neutral: .gray
    case .caution: .orange
    case .bad: .red
    }
  }
}

/// A sentence above everything else: parsing is not enabled, or it is not known whether it is.
struct BannerView: View {
  let text: String

  var body: some View {
    Label(text, systemImage: "exclamationmark.triangle.fill")
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.orange.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Attention: \(text)")
  }
}

/// Whether the hardware scanner is there.
struct ScannerPill: View {
  let isConnected: Bool

  var body: some View {
    Label(
      isConnected ? "Scanner connected" : "Scanner disconnected",
      systemImage: isConnected ? "barcode.viewfinder" : "xmark.circle"
    )
    .font(.callout)
  }
}
