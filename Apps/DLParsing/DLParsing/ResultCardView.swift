import DLParsingModel
import SwiftUI

/// What is shown of one code: chips, then its sections, or for a code that is no license its text.
struct ResultCardView: View {
  let card: ResultCard
  let clear: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(card.title)
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Text("Scanned at \(card.readAt, format: .dateTime.hour().minute().second())")
        .font(.caption)
        .foregroundStyle(.secondary)
      if let explanation = card.explanation { Text(explanation) }
      ForEach(card.chips) { ChipView(chip: $0) }
      ForEach(card.sections) { SectionView(section: $0) }
      if !card.isLicense {
        Button(ScreenText.clear, action: clear)
          .accessibilityLabel(ScreenText.clearLabel)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
  }
}

/// A titled group of rows.
private struct SectionView: View {
  let section: CardSection

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(section.title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      ForEach(section.rows) { RowView(row: $0) }
    }
  }
}

/// A label and its value: side by side, or one above the other when the letters are large.
private struct RowView: View {
  let row: CardRow
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    layout {
      Text(row.label)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
      Text(row.value)
        .textSelection(.enabled)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(row.accessibilityLabel)
    .contextMenu {
      Button {
        UIPasteboard.general.string = row.value
      } label: {
        Label("Copy \(row.label)", systemImage: "doc.on.doc")
      }
    }
  }

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }
}
