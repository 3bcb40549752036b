import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ScrollGeometry")
struct ScrollGeometryTests {
  private func scroll(_ stage: Stage, by distance: CGFloat) {
    stage.scroll(at: CGPoint(x: 50, y: 150), by: CGSize(width: 0, height: distance))
    _ = stage.drawList()
  }

  @Test("the action runs for the first value and for each change, with the old and the new value")
  func changes() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 200) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 50)
        ScrollView { Color.red.frame(height: 400) }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        log.add("\($0)→\($1)")
      }
    }
    _ = stage.drawList()
    #expect(log.take() == ["0.0→0.0"])
    scroll(stage, by: 30)
    #expect(log.take() == ["0.0→30.0"])
    _ = stage.drawList()
    scroll(stage, by: 1000)
    #expect(log.take() == ["30.0→250.0"], "the end of the content")
  }

  @Test("without a scroll view in the view, the action does not run")
  func none() {
    let log = Log<CGPoint>()
    let stage = stage(width: 100, height: 200) {
      ScrollView {
        Color.red.frame(height: 400)
          .onScrollGeometryChange(for: CGPoint.self) {
            $0.contentOffset
          } action: {
            log.add($1)
          }
      }
    }
    _ = stage.drawList()
    #expect(log.entries.isEmpty)
  }

  @Test("insets of the safe area and margins precede the content")
  func insets() {
    let log = Log<ScrollGeometry>()
    let stage = screen {
      ScrollView { Color.red.frame(width: 100, height: 800) }
        .contentMargins(.vertical, 5)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          log.add($1)
        }
    }
    _ = stage.drawList()
    let rest = log.entries.last
    #expect(rest?.contentOffset == CGPoint(x: 0, y: -25))
    #expect(rest?.contentSize == CGSize(width: 100, height: 800))
    #expect(rest?.contentInsets == EdgeInsets(top: 25, leading: 0, bottom: 15, trailing: 0))
    #expect(rest?.containerSize == CGSize(width: 100, height: 200))
    #expect(rest?.visibleRect == CGRect(0, -25, 100, 200))
    #expect(rest?.bounds == CGRect(0, 0, 100, 160))
    scroll(stage, by: 1000)
    // At the end, the content and its inset fill the container.
    #expect(log.entries.last?.visibleRect == CGRect(0, 615, 100, 200))
  }

  @Test("a bar that becomes lower is a smaller inset, and positions agree with the offset")
  func bars() {
    let log = Log<ScrollGeometry>()
    let position = Held(ScrollPosition(y: 0))
    func content() -> some View {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000) }
          .onScrollGeometryChange(for: ScrollGeometry.self) {
            $0
          } action: {
            log.add($1)
          }
          .scrollPosition(position.binding)
          .navigationTitle("Title")
      }
    }
    let stage = stage(width: 300, height: 400) { content() }
    _ = stage.drawList()
    #expect(log.entries.last?.contentOffset.y == -96)
    #expect(log.entries.last?.contentInsets.top == 96)
    scroll(stage, by: 20)
    #expect(log.entries.last?.contentOffset.y == -76)
    #expect(log.entries.last?.contentInsets.top == 76)
    position.value = ScrollPosition(y: 300)
    stage.update { content() }
    _ = stage.drawList()
    #expect(log.entries.last?.contentOffset.y == 256)
    #expect(log.entries.last?.contentInsets.top == 44)
    #expect(log.entries.last?.bounds.minY == 300)
  }

  @Test("an animated scroll reports each presented offset")
  func animated() {
    let log = Log<CGFloat>()
    let stage = stage(width: 100, height: 100) {
      TappedPage(isLazy: false, spacing: 0) { proxy in
        withAnimation(.linear(duration: 1)) { proxy.scrollTo(40, anchor: .top) }
      } rows: {
        ForEach(0..<50) { Text("\($0)").frame(maxWidth: .infinity).frame(height: 20) }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y.rounded()
      } action: {
        log.add($1)
      }
    }
    _ = stage.drawList()
    #expect(log.take() == [0])
    stage.send(.tap(at: middle))
    for time in [0.125, 0.5, 1] {
      stage.advance(to: time)
      _ = stage.drawList()
      #expect(log.take().last == CGFloat(time) * 800)
    }
  }
}
