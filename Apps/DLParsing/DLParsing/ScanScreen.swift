import DLParsingModel
import SwiftUI

/// The only screen: what the camera sees, and below it what was scanned.
struct ScanScreen: View {
  let model: ScanScreenModel
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack {
      ScrollView {
        content
          .padding()
      }
      .navigationTitle(ScreenText.title)
      .toolbar {
        if model.canClear {
          ToolbarItem(placement: .topBarTrailing) {
            Button(ScreenText.clear) { model.clear() }
              .accessibilityLabel(ScreenText.clearLabel)
          }
        }
      }
    }
    .onAppear { model.appear() }
    .onDisappear { model.disappear() }
    .onChange(of: scenePhase) { _, phase in
      // The camera is given back whenever the app is not in front.
      if phase == .active { model.appear() } else if phase == .background { model.disappear() }
    }
    .sensoryFeedback(trigger: model.feedback) { _, feedback in
      feedback?.kind.sensation
    }
    .onChange(of: model.feedback) { _, feedback in
      if let feedback { SoundPlayer.play(feedback.kind) }
    }
    .onChange(of: model.announcement) { _, announcement in
      if let announcement { AccessibilityNotification.Announcement(announcement.text).post() }
    }
    .onChange(of: model.guidance) { _, guidance in
      if let text = guidance.text { AccessibilityNotification.Announcement(text).post() }
    }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let banner = model.licenseStatus.banner { BannerView(text: banner) }
      Text(ScreenText.caption)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      PreviewView(guidance: model.guidance)
      if let isConnected = model.isScannerConnected { ScannerPill(isConnected: isConnected) }
      if model.cards.isEmpty {
        Text(ScreenText.placeholder)
          .foregroundStyle(.secondary)
      }
      ForEach(model.cards) { card in
        ResultCardView(card: card, clear: model.clear)
      }
    }
  }
}

extension Feedback.Kind {
  /// What is felt; one for each outcome.
  fileprivate var sensation: SensoryFeedback {
    switch self {
    case .parsed: .success
    case .read: .warning
    case .rejected: .error
    }
  }
}
