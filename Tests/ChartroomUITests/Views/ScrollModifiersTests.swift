import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Scroll modifiers")
struct ScrollModifiersTests {
  private func column(_ id: String, _ height: CGFloat = 300) -> some View {
    ScrollView { Color.red.frame(width: 100, height: height).id(id) }
  }

  /// Scrolls down by 30 points, and returns where the content is then.
  private func scrolled<Content: View>(_ content: Content) -> CGFloat? {
    let stage = stage(width: 100, height: 100) { content }
    stage.scroll(at: middle, by: CGSize(width: 0, height: 30))
    return stage.frame(of: "content")?.minY
  }

  @Test("a disabled scroll view stays, and so do those inside a disabled view")
  func disabled() {
    #expect(scrolled(column("content")) == -30)
    #expect(scrolled(column("content").scrollDisabled(false)) == -30)
    #expect(scrolled(column("content").scrollDisabled(true)) == 0)
    // No view inside can lift it.
    #expect(scrolled(column("content").scrollDisabled(false).scrollDisabled(true)) == 0)
    #expect(scrolled(column("content").scrollDisabled(true).scrollDisabled(false)) == 0)
  }

  @Test("a drag does not move a disabled scroll view, and the scroll view around it takes over")
  func around() {
    for isDisabled in [false, true] {
      let stage = stage(width: 100, height: 100) {
        ScrollView {
          column("inner").frame(height: 150).scrollDisabled(isDisabled)
        }
      }
      _ = stage.drawList()
      stage.send(.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50), steps: 8))
      let inner = stage.frame(of: "inner")?.minY ?? 0
      #expect(inner < 0)
      let before = inner
      // The inner content moves by more than the free 50 points only in its own scroll view.
      stage.scroll(at: middle, by: CGSize(width: 0, height: 1000))
      #expect(((stage.frame(of: "inner")?.minY ?? 0) < -50) == !isDisabled)
      #expect((stage.frame(of: "inner")?.minY ?? 0) <= before)
    }
  }

  @Test(
    "an anchor selects the part that is displayed first",
    arguments: [
      (nil, 0), (UnitPoint.top, 0), (.center, -100), (.bottom, -200),
      (UnitPoint(x: 0, y: 0.25), -50),
    ] as [(UnitPoint?, CGFloat)])
  func anchors(anchor: UnitPoint?, offset: CGFloat) {
    let stage = stage(width: 100, height: 100) { column("long").defaultScrollAnchor(anchor) }
    #expect(stage.frame(of: "long")?.minY == offset)
    let short = ChartroomUITests.stage(width: 100, height: 100) {
      column("short", 60).defaultScrollAnchor(anchor)
    }
    #expect(short.frame(of: "short")?.minY == (anchor?.y ?? 0) * 40)
    let aligned = ChartroomUITests.stage(width: 100, height: 100) {
      column("short", 60).defaultScrollAnchor(anchor).defaultScrollAnchor(.bottom, for: .alignment)
    }
    #expect(aligned.frame(of: "short")?.minY == 40)
    let other = ChartroomUITests.stage(width: 100, height: 100) {
      column("long").defaultScrollAnchor(.top, for: .initialOffset)
        .defaultScrollAnchor(anchor)
    }
    #expect(other.frame(of: "long")?.minY == 0)
  }

  @Test("the innermost anchor counts, nil included, for both axes of a plane")
  func nearestAnchor() {
    let stage = stage(width: 100, height: 100) {
      column("content").defaultScrollAnchor(nil).defaultScrollAnchor(.bottom)
    }
    #expect(stage.frame(of: "content")?.minY == 0)
    let plane = ChartroomUITests.stage(width: 100, height: 100) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 300, height: 200).id("plane") }
        .defaultScrollAnchor(.bottomTrailing)
    }
    #expect(plane.frame(of: "plane")?.origin == CGPoint(x: -200, y: -100))
  }

  @Test("an anchor holds while the content grows, until the view is scrolled")
  func growth() {
    let model = Toggle()
    let stage = stage(width: 100, height: 100) {
      Evaluated {
        ScrollView { Color.red.frame(height: 200 + CGFloat(model.step) * 100).id("content") }
          .defaultScrollAnchor(.bottom)
      }
    }
    #expect(stage.frame(of: "content")?.maxY == 100)
    model.step = 1
    #expect(stage.frame(of: "content")?.maxY == 100)
    stage.scroll(at: middle, by: CGSize(width: 0, height: -50))
    #expect(stage.frame(of: "content")?.maxY == 150)
    model.step = 2
    #expect(stage.frame(of: "content")?.maxY == 250)
  }

  /// Shows the visibilities of both scroll bars.
  private struct Reading: View {
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
    @Environment(\.verticalScrollIndicatorVisibility) private var vertical
    let log: Log<[ScrollIndicatorVisibility]>

    var body: some View {
      let _ = log.add([horizontal, vertical])
      Color.red
    }
  }

  @Test("the visibility of scroll bars is set by axis, and the nearest value counts")
  func indicators() {
    func values<Content: View>(_ modify: (Reading) -> Content) -> [ScrollIndicatorVisibility]? {
      let log = Log<[ScrollIndicatorVisibility]>()
      _ = stage(width: 10, height: 10) { modify(Reading(log: log)) }.drawList()
      return log.entries.last
    }
    #expect(values { $0 } == [.automatic, .automatic])
    #expect(values { $0.scrollIndicators(.hidden) } == [.hidden, .hidden])
    #expect(values { $0.scrollIndicators(.never, axes: .vertical) } == [.automatic, .never])
    #expect(values { $0.scrollIndicators(.hidden, axes: []) } == [.automatic, .automatic])
    #expect(
      values { $0.scrollIndicators(.visible, axes: .horizontal).scrollIndicators(.hidden) }
        == [.visible, .hidden])
  }
}
