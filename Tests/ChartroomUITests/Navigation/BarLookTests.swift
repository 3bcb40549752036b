import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("BarLook")
struct BarLookTests {
  private func drawn<Content: View>(_ change: (AnyView) -> Content) -> DrawList {
    let screen = AnyView(
      Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
    return stage(width: 200, height: 300) { NavigationStack { change(screen) } }.drawList()
  }

  private func text(_ list: DrawList) -> String {
    list.description.split(separator: "\n").first { $0.contains("\"Title\"") }.map(String.init)
      ?? ""
  }

  private let indigo = Color(rgb: 0x123456)

  @Test("the bar at the top shows its background while it is visible")
  func background() {
    let plain = drawn { $0 }
    #expect(drawn { $0.toolbarBackground(indigo, for: .navigationBar) } == plain)
    #expect(drawn { $0.toolbarBackground(.visible, for: .tabBar) } == plain)
    let shown = drawn {
      $0.toolbarBackground(indigo, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
    }
    #expect(shown.description.contains("fill #123456 rect 0,0 200x44"))
    #expect(
      drawn { $0.toolbarBackground(indigo).toolbarBackgroundVisibility(.visible) } == shown)
    let standard = drawn { $0.toolbarBackground(.visible, for: .navigationBar) }
    #expect(standard.description.contains("fill #FAFAFAE6 rect 0,0 200x44"))
    let dark = drawn { $0.toolbarBackground(.visible).toolbarColorScheme(.dark) }
    #expect(dark.description.contains("fill #242424E6 rect 0,0 200x44"))
  }

  @Test("the colour scheme of a bar applies while its background is visible")
  func colorScheme() {
    #expect(text(drawn { $0.toolbarColorScheme(.dark, for: .navigationBar) }).contains("#000000"))
    let dark = drawn {
      $0.toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
    }
    #expect(text(dark).contains("#FFFFFF"))
    #expect(
      text(
        drawn {
          $0.toolbarColorScheme(nil, for: .navigationBar).toolbarBackground(.visible)
        }
      ).contains("#000000"))
  }

  @Test("titles and items in the bar have one size, and large titles follow the text size")
  func textSizes() {
    func heights(_ mode: NavigationBarItem.TitleDisplayMode, _ size: DynamicTypeSize) -> [CGFloat] {
      stage(width: 300, height: 300) {
        NavigationStack {
          Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            .toolbar {
              Button("Edit") {}
              ToolbarItem(placement: .bottomBar) { Button("Add") {} }
            }
        }
        .dynamicTypeSize(size)
      }.drawList().texts.map(\.text.request.font.size)
    }
    #expect(heights(.inline, .accessibility3) == heights(.inline, .large))
    #expect(heights(.large, .accessibility3).max() ?? 0 > heights(.large, .large).max() ?? 0)
  }
}
