import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ScrollPosition")
struct ScrollPositionTests {
  /// Ten rows of 20 points in a scroll view of 100 points.
  private func screen(_ position: Held<ScrollPosition>) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10) { row in
          // The inner scroll views are not those of the position.
          ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20).id("wide \(row)") }
            .frame(height: 20).id(row)
        }
      }
    }
    .scrollPosition(position.binding)
  }

  private func top(_ stage: Stage) -> CGFloat? { stage.frame(of: 0).map { -$0.minY } }

  @Test("a view with a position is freed with its stage")
  func isFreed() {
    final class Token {}
    struct Holder: View {
      let token: Token
      var body: some View { Color.red.frame(height: 300) }
    }
    weak var last: Token?
    do {
      let token = Token()
      last = token
      let position = Held(ScrollPosition(y: 30))
      let stage = stage(width: 100, height: 100) {
        ScrollView { Holder(token: token) }.scrollPosition(position.binding)
      }
      #expect(stage.size.height == 100)
    }
    #expect(last == nil)
  }

  @Test("infinite positions are the ends of the content, and those that are not numbers none")
  func oddPositions() {
    let position = Held(ScrollPosition(y: 30))
    let stage = stage(width: 100, height: 100) { screen(position) }
    #expect(top(stage) == 30)
    for (next, expected) in [
      (ScrollPosition(y: .infinity), 100), (ScrollPosition(y: .nan), 100),
      (ScrollPosition(x: 0, y: -.infinity), 0), (ScrollPosition(point: CGPoint(x: 0, y: 40)), 40),
    ] as [(ScrollPosition, CGFloat)] {
      position.value = next
      stage.update { screen(position) }
      #expect(top(stage) == expected, "\(next)")
    }
    #expect(ScrollPosition(x: .nan) == ScrollPosition(x: .nan))
  }

  @Test("edges and points move the content, as far as it goes, initially and on change")
  func targets() {
    let position = Held(ScrollPosition(edge: .bottom))
    let stage = stage(width: 100, height: 100) { screen(position) }
    #expect(top(stage) == 100)
    for (next, expected) in [
      (ScrollPosition(edge: .top), 0), (ScrollPosition(point: CGPoint(x: 0, y: 30)), 30),
      (ScrollPosition(idType: Int.self, y: 500), 100),
      (ScrollPosition(idType: Int.self, x: 10), 100),
      (ScrollPosition(id: 2, anchor: .top), 40),
    ] as [(ScrollPosition, CGFloat)] {
      position.value = next
      stage.update { screen(position) }
      #expect(top(stage) == expected, "\(next)")
    }
  }

  @Test("the same target scrolls again after the user has scrolled away")
  func again() {
    let position = Held(ScrollPosition(idType: Int.self))
    let stage = stage(width: 100, height: 100) { screen(position) }
    for target in [ScrollPosition(id: 4, anchor: .top), ScrollPosition(edge: .bottom)] {
      for _ in 0..<2 {
        position.value = target
        stage.update { screen(position) }
        #expect(top(stage) == (target.edge == nil ? 80 : 100))
        #expect(!position.value.isPositionedByUser)
        stage.scroll(at: middle, by: CGSize(width: 0, height: -60))
        #expect(position.value.isPositionedByUser)
        #expect(position.value.viewID == nil && position.value.edge == nil)
        stage.update { screen(position) }
        #expect(top(stage) == (target.edge == nil ? 20 : 40))
      }
    }
    position.value.scrollTo(edge: .top)
    stage.update { screen(position) }
    stage.send(.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), steps: 4))
    #expect(position.value.isPositionedByUser)
  }

  @Test("a scroll of a scroll view inside does not change the position")
  func inside() {
    let position = Held(ScrollPosition(edge: .top))
    let stage = stage(width: 100, height: 100) { screen(position) }
    _ = stage.drawList()
    stage.scroll(at: middle, by: CGSize(width: 40, height: 0))
    #expect(stage.frame(of: "wide 2")?.minX == -40)
    #expect(position.value == ScrollPosition(edge: .top))
  }
}
