import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("tabViewBottomAccessory")
struct TabAccessoryTests {
  private struct Player: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(verbatim: placement == .expanded ? "expanded" : "none") }
  }

  private func screen(isEnabled: Bool) -> Stage {
    stage(width: 300, height: 400) {
      TabView {
        Color.red.id("tab").tabItem { Text("One") }
        TabView { Text("inner") }.tabItem { Text("Two") }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Player().id("player") }
    }
  }

  @Test("the view lies above the bar and insets the tabs")
  func placement() {
    let stage = screen(isEnabled: true)
    #expect(stage.frame(of: "tab") == CGRect(0, 0, 300, 400 - 49 - 56))
    // The capsule of 48 points begins 56 points above the bar.
    #expect(abs((stage.frame(of: "player")?.midY ?? 0) - (400 - 49 - 56 + 24)) <= 0.5)
    #expect(stage.words.contains("expanded"))
    let without = screen(isEnabled: false)
    #expect(without.frame(of: "tab") == CGRect(0, 0, 300, 351))
    #expect(without.frame(of: "player") == nil)
  }
}
