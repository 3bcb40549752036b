import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Back button")
struct BackButtonTests {
  private struct Screen: View {
    let below: String?
    let title: String
    var role = ToolbarRole.automatic
    var isHidden = false
    var mode = NavigationBarItem.TitleDisplayMode.inline

    var body: some View {
      NavigationStack(path: .constant([1])) {
        root.navigationDestination(for: Int.self) { _ in
          Color.clear
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(mode)
            .navigationBarBackButtonHidden(isHidden)
            .toolbarRole(role)
        }
      }
    }

    @ViewBuilder private var root: some View {
      if let below { Color.clear.navigationTitle(below) } else { Color.clear }
    }
  }

  private func stage(_ screen: Screen, width: CGFloat = 390) -> Stage {
    ChartroomUITests.stage(width: width, height: 300) { screen }
  }

  private func words(_ screen: Screen, width: CGFloat = 390) -> [String] {
    stage(screen, width: width).drawList().strings.filter { $0 != screen.title }
  }

  @Test("the button carries the title of the view below, also for an initial path")
  func title() {
    #expect(words(Screen(below: "Ships", title: "Fram")) == ["Ships"])
    #expect(words(Screen(below: "Ships", title: "Fram", mode: .large)) == ["Ships"])
    #expect(words(Screen(below: nil, title: "Fram")) == ["Back"])
    #expect(words(Screen(below: "A title that is long", title: "Fram")) == ["Back"])
  }

  @Test("beside a long title, the button says \"Back\", or has only a chevron")
  func room() {
    // A character is 8.5 points wide; the chevron takes 15, and the bar 32 at its ends.
    let title = "The first voyage"  // 136 points.
    #expect(words(Screen(below: "Expeditions", title: title)) == ["Back"])
    #expect(words(Screen(below: "Ships", title: title)) == ["Ships"])
    #expect(words(Screen(below: "Ships", title: title), width: 280).isEmpty)
  }

  @Test("the button has no title in the role of an editor, and can be hidden")
  func hiding() {
    #expect(words(Screen(below: "Ships", title: "Fram", role: .editor)).isEmpty)
    #expect(words(Screen(below: "Ships", title: "Fram", isHidden: true)).isEmpty)
  }

  @Test("the title stays in the middle, and the button is at the leading edge")
  func places() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = ChartroomUITests.stage(width: 390, height: 300) {
        Screen(below: "Ships", title: "Fram").environment(\.layoutDirection, direction)
      }
      let texts = stage.drawList().texts
      let title = try #require(texts.first { $0.text.request.string == "Fram" }?.frame)
      let button = try #require(texts.first { $0.text.request.string == "Ships" }?.frame)
      #expect(abs(title.midX - 195) <= 0.5)
      let start = direction == .leftToRight ? button.minX : 390 - button.maxX
      #expect(abs(start - 31) <= 1)
    }
  }

  @Test("a view above a screen hides its bar, carries its title and follows the changes")
  func presented() {
    struct Ship: View {
      let name: Chosen<String>

      var body: some View {
        NavigationStack {
          Color.clear
            .navigationTitle(name.value)
            .navigationDestination(isPresented: .constant(true)) {
              Color.clear.navigationTitle("Crew").id("crew")
            }
        }
      }
    }
    let name = Chosen("Fram")
    let stage = ChartroomUITests.stage(width: 390, height: 300) { Ship(name: name) }
    #expect(stage.drawList().strings.sorted() == ["Crew", "Fram"])
    #expect(stage.frame(of: "crew")?.minY == 96)
    name.value = "Gjoa"
    stage.advance(to: 1)
    #expect(stage.drawList().strings.sorted() == ["Crew", "Gjoa"])
  }
}
