import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("View modifiers")
struct ViewModifierTests {
  @Test("a modifier has state and reads the environment")
  func modifierState() {
    let stage = stage(width: 20, height: 20) {
      Color.green.modifier(Flagging()).environment(\.colorScheme, .dark)
    }
    #expect(stage.drawList().description.contains("opacity 0.5"))
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(!stage.drawList().description.contains("opacity 0.5"))
  }
}

private struct Flagging: ViewModifier {
  @State private var isFlagged = false
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content.opacity(scheme == .dark && !isFlagged ? 0.5 : 1).onTapGesture { isFlagged.toggle() }
  }
}
