import Aila
import DLParsingModel
import SwiftUI

/// What the camera sees, with a frame of the bar code's shape, a hint and the light's switch.
struct PreviewView: View {
  let guidance: Guidance
  @State private var isTorchOn = false
  @ScaledMetric private var height = 260.0

  var body: some View {
    CaptureView()
      .frame(height: height)
      .accessibilityLabel(ScreenText.previewLabel)
      .overlay { reticle }
      .overlay(alignment: .bottom) { hint }
      .overlay(alignment: .topTrailing) { torch }
      .clipShape(RoundedRectangle(cornerRadius: 16))
  }

  /// PDF417 on a license is about four times as wide as high.
  private var reticle: some View {
    RoundedRectangle(cornerRadius: 8)
      .stroke(.white, lineWidth: 2)
      .aspectRatio(4, contentMode: .fit)
      .padding(24)
      .accessibilityHidden(true)
  }

  @ViewBuilder private var hint: some View {
    if let text = guidance.text {
      Text(text)
        .font(.callout)
        .padding(8)
        .background(.black.opacity(0.75), in: RoundedRectangle(cornerRadius: 8))
        .foregroundStyle(.white)
        .padding(12)
        .accessibilityAddTraits(.updatesFrequently)
    }
  }

  private var torch: some View {
    Button {
      let isWanted = !isTorchOn
      if Aila_SetTorch(isWanted) { isTorchOn = isWanted }
    } label: {
      Image(systemName: isTorchOn ? "flashlight.on.fill" : "flashlight.off.fill")
        .frame(width: 44, height: 44)
        .background(.black.opacity(0.75), in: RoundedRectangle(cornerRadius: 8))
        .foregroundStyle(.white)
    }
    .padding(12)
    .accessibilityLabel(isTorchOn ? "Turn the light off" : "Turn the light on")
  }
}

/// The SDK's view in SwiftUI.
private struct CaptureView: UIViewRepresentable {
  func makeUIView(context: Context) -> AilaCaptureView {
    let view = AilaCaptureView()
    view.videoGravity = .resizeAspectFill
    return view
  }

  func updateUIView(_ view: AilaCaptureView, context: Context) {}
}
