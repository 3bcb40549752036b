import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Pages of a TabView")
struct PagedTabsTests {
  private func text(_ stage: Stage) -> String { stage.drawList().description }

  private func pages(
    _ page: Chosen<Int>, log: Log<String> = Log(), direction: LayoutDirection = .leftToRight
  ) -> Stage {
    stage(width: 300, height: 200) {
      TabView(selection: page.binding) {
        ForEach(0..<3) { index in
          Text("page \(index)")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .id("page \(index)")
            .onAppear { log.add("+\(index)") }
            .onDisappear { log.add("-\(index)") }
        }
      }
      .tabViewStyle(.page)
      .environment(\.layoutDirection, direction)
    }
  }

  private func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat) {
    stage.send(.down(at: CGPoint(x: start, y: 100)))
    stage.send(.moved(to: CGPoint(x: (start + end) / 2, y: 100)))
    stage.send(.moved(to: CGPoint(x: end, y: 100)))
    stage.send(.up(at: CGPoint(x: end, y: 100)))
  }

  @Test("a page fills the view, and a drag to the left shows the next one")
  func turning() {
    let page = Chosen(0)
    let stage = pages(page)
    #expect(stage.frame(of: "page 0") == CGRect(0, 0, 300, 200))
    drag(stage, from: 250, to: 50)
    #expect(page.value == 1)
    stage.advance(to: 2)
    #expect(stage.frame(of: "page 1") == CGRect(0, 0, 300, 200))
    #expect(text(stage).contains("\"page 1\"") && !text(stage).contains("\"page 0\""))
    drag(stage, from: 50, to: 250)
    #expect(page.value == 0)
  }

  @Test("the next page follows the pointer, and a short drag returns")
  func returning() {
    let page = Chosen(0)
    let stage = pages(page)
    stage.send(.down(at: CGPoint(x: 250, y: 100)))
    stage.send(.moved(to: CGPoint(x: 200, y: 100)))
    #expect(stage.frame(of: "page 0")?.minX == -50)
    #expect(stage.frame(of: "page 1")?.minX == 250)
    stage.send(.up(at: CGPoint(x: 200, y: 100)))
    stage.advance(to: 2)
    #expect(page.value == 0 && stage.frame(of: "page 0")?.minX == 0)
    #expect(!text(stage).contains("\"page 1\""))
  }

  @Test("the first and the last page have no neighbour beyond them")
  func ends() {
    let page = Chosen(2)
    let stage = pages(page)
    drag(stage, from: 280, to: 20)
    #expect(page.value == 2)
    stage.advance(to: 2)
    #expect(stage.frame(of: "page 2")?.minX == 0)
  }

  @Test("pages run from right to left in a right-to-left layout")
  func rightToLeft() {
    let page = Chosen(0)
    let stage = pages(page, direction: .rightToLeft)
    drag(stage, from: 50, to: 250)
    #expect(page.value == 1)
  }

  @Test("pages appear and disappear with their display")
  func appearance() {
    let log = Log<String>()
    let page = Chosen(0)
    let stage = pages(page, log: log)
    _ = text(stage)
    #expect(log.take() == ["+0"])
    drag(stage, from: 250, to: 50)
    stage.advance(to: 2)
    #expect(!text(stage).contains("\"page 0\""))
    #expect(log.take() == ["+1", "-0"])
  }

  @Test("a page moves into its place when the binding changes with an animation")
  func binding() {
    let page = Chosen(0)
    let stage = pages(page)
    #expect(text(stage).contains("\"page 0\""))
    withAnimation(.linear(duration: 0.3)) { page.binding.wrappedValue = 1 }
    stage.advance(to: 0.15)
    #expect(text(stage).contains("\"page 0\"") && text(stage).contains("\"page 1\""))
    stage.advance(to: 2)
    #expect(!text(stage).contains("\"page 0\"") && stage.frame(of: "page 1")?.minX == 0)
  }

  @Test("there is a dot for each page, unless there is one page or the style hides them")
  func dots() {
    func circles(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) -> Int {
      let stage = stage(width: 300, height: 200) {
        TabView { ForEach(0..<count) { _ in Color.clear } }
          .tabViewStyle(.page(indexDisplayMode: mode))
      }
      return text(stage).split(separator: "\n").count { $0.contains("#FFFFFF") }
    }
    #expect(circles(3, .automatic) == 3)
    #expect(circles(1, .automatic) == 0)
    #expect(circles(1, .always) == 1)
    #expect(circles(3, .never) == 0)
  }
}
