import Foundation
import Graphics

/// An alert in the middle of the screen.
struct AlertLayer {
  let content: PresentedContent
  let screen: ScreenMetrics
}

extension AlertLayer: View {
  var body: some View {
    ZStack {
      DimmedScreen(dismiss: nil).modifier(FadingPresentation())
      content
        .environment(\.dialogForm, .alert)
        .frame(width: 270)
        .background(QuestionColors.ground)
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .modifier(ZoomingPresentation(from: 1.15))
        .safeAreaPadding(screen.insets)
    }
  }
}

/// A confirmation dialog at the bottom of the screen.
struct DialogLayer {
  let content: PresentedContent
  let screen: ScreenMetrics
  let dismiss: () -> Void
}

extension DialogLayer: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      DimmedScreen(dismiss: dismiss).modifier(FadingPresentation())
      content
        .environment(\.dialogForm, .sheet)
        .frame(maxWidth: 414)
        .padding(.horizontal, 8)
        .padding(.bottom, max(screen.insets.bottom, 8))
        .modifier(SlidingPresentation(distance: screen.size.height / 2))
    }
  }
}

/// The colours of alerts and confirmation dialogs: those of the system's materials over a shaded screen.
enum QuestionColors {
  static let ground = Color(light: .init(rgb: 0xF2F2F2), dark: .init(rgb: 0x252527))
  static let cancel = Color(light: .white, dark: .init(rgb: 0x2C2C2E))
}
