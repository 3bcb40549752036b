import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Scroll views at the edges of the safe area")
struct ScrollBoundaryTests {
  private func phone<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(
      size: ProposedViewSize(width: 100, height: 200),
      safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0),
      shaper: BoxShaper(), content: content)
  }

  private func clips(_ stage: Stage) -> [String] {
    stage.drawList().description.matches(of: /clip aliased rect [-0-9.,]+ [0-9.x]+/).map {
      String($0.output)
    }
  }

  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { Color.red.frame(width: 100, height: 40).id($0) }
    }
  }

  @Test("content is displayed up to the edges of the screen, and rests within the safe area")
  func insets() {
    let stage = phone { ScrollView { rows } }
    #expect(stage.frame(of: 0)?.minY == 20)
    #expect(clips(stage) == ["clip aliased rect 0,-20 100x200"])
    stage.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: 10_000))
    #expect(stage.frame(of: 19)?.maxY == 170)
  }

  @Test("lazy rows beyond the safe area are made")
  func lazyRows() {
    let made = Held<Set<Int>>([])
    let stage = phone {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Color.red.frame(width: 100, height: 40).onAppear { made.value.insert(row) }
          }
        }
      }
    }
    // The rows end at 20 + 5 × 40 = 220, below the screen.
    _ = stage.drawList()
    #expect(made.value == [0, 1, 2, 3, 4])
    stage.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: 80))
    #expect(stage.drawList().description.matches(of: /fill #FF383C/).count == 6)
  }

  @Test("a row that scrolls in a column that scrolls is clipped to its frame")
  func nested() {
    let stage = phone {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.blue.frame(width: 300, height: 50) }
          rows
        }
      }
    }
    #expect(clips(stage) == ["clip aliased rect 0,-20 100x200", "clip aliased rect 0,0 100x50"])
  }

  @Test("pinned headers and footers stay within the safe area")
  func pins() {
    let stage = phone {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 100, height: 40) }
          } header: {
            Color.blue.frame(width: 100, height: 10).id("header")
          } footer: {
            Color.green.frame(width: 100, height: 10).id("footer")
          }
        }
      }
    }
    stage.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: 100))
    #expect(stage.frame(of: "header") == CGRect(0, 20, 100, 10))
    #expect(stage.frame(of: "footer") == CGRect(0, 160, 100, 10))
  }

  @Test("a list that is longer than the screen settles")
  func longList() throws {
    let stage = phone {
      NavigationStack { List(0..<30, id: \.self) { Text("\($0)") }.navigationTitle("Rows") }
    }
    #expect(stage.drawList().strings.contains("Rows"))
    try stage.checkSettled()
  }

  @Test("content is displayed behind an inset view, which it leaves at its end")
  func insetView() {
    let stage = phone {
      ScrollView { rows }.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
    }
    #expect(clips(stage).first == "clip aliased rect 0,-20 100x200")
    stage.scroll(at: CGPoint(x: 50, y: 60), by: CGSize(width: 0, height: 10_000))
    #expect(stage.frame(of: 19)?.maxY == 120)
  }

  @Test("a view apart from the edges of the safe area is clipped to its frame")
  func inside() {
    let stage = phone {
      VStack(spacing: 0) {
        Color.blue.frame(height: 30)
        ScrollView { rows }.frame(height: 80)
        Color.blue
      }
    }
    #expect(clips(stage) == ["clip aliased rect 0,0 100x80"])
  }

  @Test("content passes under the bar of tabs, and at rest stops at a clear navigation bar")
  func bars() {
    func clip(_ visibility: Visibility) -> String? {
      let stage = phone {
        TabView {
          NavigationStack {
            ScrollView { rows }.navigationTitle("A").navigationBarTitleDisplayMode(.inline)
              .toolbarBackground(visibility, for: .navigationBar)
          }
          .tabItem { Text("B") }
        }
      }
      return clips(stage).first
    }
    // The bars are 44 and 49 points high.
    #expect(clip(.automatic) == "clip aliased rect 0,0 100x136")
    #expect(clip(.visible) == "clip aliased rect 0,-64 100x200")
  }

  @Test("pointers reach content beyond the safe area")
  func pointers() {
    let taps = Held(0)
    let stage = phone {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 140)
          Color.blue.frame(height: 40).onTapGesture { taps.value += 1 }
        }
      }
    }
    stage.tap(x: 50, y: 190)
    #expect(taps.value == 1)
  }
}
