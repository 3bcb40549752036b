import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Content beneath navigation bars")
struct BarScrollTests {
  /// Twenty rows of 50 points on a screen of 300 × 400 points; the bar is 44 points high, and the large title 52.
  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { Color.red.frame(height: 50).id($0) }
    }
  }

  private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    stage(width: 300, height: 400) { NavigationStack { content() } }
  }

  private func large() -> Stage { screen { ScrollView { rows }.navigationTitle("Title") } }

  private func scroll(_ stage: Stage, by distance: CGFloat) {
    stage.scroll(at: CGPoint(x: 150, y: 250), by: CGSize(width: 0, height: distance))
  }

  private func title(_ stage: Stage) -> DrawnText? {
    stage.drawList().texts.first { $0.text.request.string == "Title" }
  }

  private let background = "fill #FAFAFAE6 rect 0,0 300x44"

  private func hasBackground(_ stage: Stage) -> Bool {
    stage.drawList().description.contains(background)
  }

  private func clip(_ stage: Stage) -> String? {
    stage.drawList().description.firstMatch(of: /clip aliased rect [-0-9.,]+ [0-9.x]+/).map {
      String($0.output)
    }
  }

  @Test("a large title moves with the content, below a bar without a background")
  func moves() throws {
    let stage = large()
    let rest = try #require(title(stage))
    #expect(clip(stage) == "clip aliased rect 0,0 300x304")
    scroll(stage, by: 20)
    let moved = try #require(title(stage))
    #expect(moved.text.request.font.size == 34)
    #expect(abs(rest.frame.minY - moved.frame.minY - 20) < 0.01)
    #expect(stage.frame(of: 0)?.minY == 76)
    #expect(!hasBackground(stage))
    // The rest of the title is clipped by the row of buttons.
    #expect(stage.drawList().description.contains("300x32"))
  }

  @Test(
    "behind the large title, the bar has a small one, and the content shows through its background")
  func collapses() throws {
    let stage = large()
    scroll(stage, by: 52)
    for _ in 0..<2 {
      let small = try #require(title(stage))
      #expect(small.text.request.font.size == 17 && small.frame.maxY <= 44)
      #expect(stage.drawList().strings == ["Title"])
      #expect(hasBackground(stage))
      #expect(clip(stage) == "clip aliased rect 0,-96 300x400")
      scroll(stage, by: 100)
    }
    #expect(stage.frame(of: 5)?.minY == 94, "96 + 250 − 252")
  }

  @Test("back at the beginning, the picture is the same")
  func returns() {
    let stage = large()
    let first = stage.drawList()
    for distance in [30, 300] as [CGFloat] {
      scroll(stage, by: distance)
      #expect(stage.drawList() != first)
      scroll(stage, by: -1000)
      #expect(stage.drawList() == first)
    }
  }

  @Test(
    "a bar with a small title has its background while the content is scrolled, unless it is hidden"
  )
  func inline() {
    func isShown(_ visibility: Visibility, after distance: CGFloat) -> Bool {
      let stage = screen {
        ScrollView { rows }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(visibility, for: .navigationBar)
      }
      scroll(stage, by: distance)
      return hasBackground(stage)
    }
    #expect(!isShown(.automatic, after: 0) && isShown(.automatic, after: 1))
    #expect(isShown(.visible, after: 0) && isShown(.visible, after: 1))
    #expect(!isShown(.hidden, after: 0) && !isShown(.hidden, after: 1))
  }

  @Test("a visible background shrinks with the large title")
  func visible() {
    let stage = screen {
      ScrollView { rows }.navigationTitle("Title").toolbarBackground(.visible)
    }
    #expect(stage.drawList().description.contains("fill #FAFAFAE6 rect 0,0 300x96"))
    scroll(stage, by: 20)
    #expect(stage.drawList().description.contains("fill #FAFAFAE6 rect 0,0 300x76"))
    scroll(stage, by: 40)
    #expect(hasBackground(stage))
  }

  @Test("positions and pinned headers are below the lower bar")
  func positions() {
    let stage = screen {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<20, id: \.self) { Color.red.frame(height: 50).id($0) }
          } header: {
            Color.blue.frame(height: 10).id("header")
          }
        }
      }
      .navigationTitle("Title")
    }
    #expect(stage.frame(of: "header")?.minY == 96)
    scroll(stage, by: 30)
    #expect(stage.frame(of: "header")?.minY == 66)
    scroll(stage, by: 300)
    #expect(stage.frame(of: "header")?.minY == 44)
    func top(_ row: Int, _ anchor: UnitPoint?) -> CGFloat? {
      screen {
        ScrollView { rows }.scrollPosition(id: .constant(row), anchor: anchor)
          .navigationTitle("Title")
      }
      .frame(of: row)?.minY
    }
    #expect(top(6, .top) == 44)
    #expect(top(10, .center) == 197, "in the middle between 44 and 400")
    #expect(top(12, nil) == 350)
    #expect(top(0, .top) == 96)
    let point = screen {
      ScrollView { rows }.scrollPosition(.constant(ScrollPosition(y: 200))).navigationTitle("Title")
    }
    #expect(point.frame(of: 4)?.minY == 44)
  }

  @Test("a large title stays above a view between the bar and the scroll view")
  func insetView() throws {
    let stage = screen {
      ScrollView { rows }
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).id("inset") }
        .navigationTitle("Title")
    }
    scroll(stage, by: 200)
    #expect(stage.frame(of: "inset")?.minY == 96)
    #expect(try #require(title(stage)).text.request.font.size == 34)
    #expect(stage.drawList().description.contains("fill #FAFAFAE6 rect 0,0 300x96"))
  }

  @Test("a scroll view apart from the bar changes nothing in it")
  func apart() throws {
    let stage = screen {
      VStack(spacing: 0) {
        Color.blue.frame(height: 50)
        ScrollView { rows }
      }
      .navigationTitle("Title")
    }
    scroll(stage, by: 200)
    #expect(try #require(title(stage)).text.request.font.size == 34)
    #expect(!stage.drawList().description.contains("fill #FAFAFAE6"))
  }

  @Test("a scroll of a long list evaluates only new rows, and the title follows in a list, too")
  func list() throws {
    let stage = screen {
      List(0..<100_000, id: \.self) { Text("\($0)") }.listStyle(.plain).navigationTitle("Title")
    }
    _ = stage.drawList()
    scroll(stage, by: 200)
    _ = stage.drawList()
    let bodies = stage.counts.bodies
    scroll(stage, by: 1)
    #expect(try #require(title(stage)).text.request.font.size == 17)
    #expect(stage.counts.bodies - bodies < 20)
    try stage.checkSettled()
  }

  @Test("a horizontal scroll view does not clip the vertical ones within it at a collapsed bar")
  func horizontal() {
    let stage = screen {
      ScrollView(.horizontal) { ScrollView { rows }.frame(width: 300) }.navigationTitle("Title")
    }
    scroll(stage, by: 100)
    #expect(hasBackground(stage))
    let clips = stage.drawList().description.matches(of: /clip aliased rect ([-0-9.,]+ [0-9.x]+)/)
      .map { String($0.output.1) }
    #expect(!clips.isEmpty)
    #expect(clips.allSatisfy { $0 == "0,-96 300x400" }, "\(clips)")
  }

  @Test(
    "a bar at the bottom has a background while content is beneath it", arguments: [true, false])
  func bottom(isTabBar: Bool) {
    func shown(_ content: some View) -> Stage {
      stage(width: 300, height: 400) {
        if isTabBar {
          TabView { content.tabItem { Text("A") } }
        } else {
          NavigationStack {
            content.toolbar { ToolbarItem(placement: .bottomBar) { Button("A") {} } }
          }
        }
      }
    }
    func hasBackground(_ stage: Stage) -> Bool {
      stage.drawList().description.contains("#FAFAFAE6")
    }
    let place: ToolbarPlacement = isTabBar ? .tabBar : .bottomBar
    let short = ScrollView { Color.red.frame(height: 300) }
    #expect(!hasBackground(shown(Color.red)))
    #expect(!hasBackground(shown(short)))
    #expect(hasBackground(shown(short.toolbarBackground(.visible, for: place))))
    #expect(!hasBackground(shown(ScrollView { rows }.toolbarBackground(.hidden, for: place))))
    #expect(!hasBackground(shown(ScrollView { rows }.padding(.bottom, 10))))
    #expect(hasBackground(shown(ScrollView { rows }.ignoresSafeArea())))
    #expect(hasBackground(shown(List(0..<100, id: \.self) { Text("\($0)") })))
    let inset = ScrollView { rows }.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
    #expect(hasBackground(shown(inset)))
    let long = shown(ScrollView { rows })
    #expect(hasBackground(long))
    scroll(long, by: 600)
    #expect(hasBackground(long))
    scroll(long, by: 1000)
    #expect(!hasBackground(long), "at the end")
  }

  @Test("content of a covered screen and of a hidden tab is beneath no bar of tabs")
  func hiddenContent() {
    let selection = Held(0)
    func content(_ path: [Int]) -> some View {
      TabView(selection: selection.binding) {
        NavigationStack(path: .constant(path)) {
          ScrollView { rows }.navigationDestination(for: Int.self) { Text("\($0)") }
        }
        .tabItem { Text("A") }.tag(0)
        Text("B").tabItem { Text("B") }.tag(1)
      }
    }
    let stage = stage(width: 300, height: 400) { content([]) }
    let bar = "#FAFAFAE6"
    #expect(stage.drawList().description.contains(bar))
    stage.update { content([1]) }
    stage.advance(to: 2)
    #expect(!stage.drawList().description.contains(bar))
    selection.value = 1
    stage.update { content([]) }
    stage.advance(to: 4)
    #expect(!stage.drawList().description.contains(bar))
  }
}
