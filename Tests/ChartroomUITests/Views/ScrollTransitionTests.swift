import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionTests {
  /// The picture of rows of 50 points in a view of 100 points, with effects at its edges.
  private func drawn(
    _ configuration: ScrollTransitionConfiguration, after distance: CGFloat
  ) -> String {
    let stage = stage(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Color.blue.frame(height: 50)
              .scrollTransition(configuration) { content, phase in
                content.opacity(1 - abs(phase.value) * 0.5).offset(x: phase.value * 10)
              }
          }
        }
      }
    }
    stage.scroll(at: middle, by: CGSize(width: 0, height: distance))
    return stage.drawList().description
  }

  private func square(_ effect: (opacity: Double, offset: CGFloat)) -> some View {
    Color.blue.frame(height: 50)
      .visualEffect { content, _ in content.opacity(effect.opacity).offset(x: effect.offset) }
  }

  /// The picture with fixed effects for the rows at the top edge, inside and at the bottom edge.
  private func expected(
    after distance: CGFloat, _ effects: [(opacity: Double, offset: CGFloat)]
  ) -> String {
    let stage = stage(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            square(row < effects.count ? effects[row] : (0.5, 10))
          }
        }
      }
    }
    stage.scroll(at: middle, by: CGSize(width: 0, height: distance))
    return stage.drawList().description
  }

  private let inside = (opacity: 1.0, offset: CGFloat(0))
  private let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

  @Test("interactive effects are in proportion to the hidden part of the view")
  func interactive() {
    #expect(drawn(linear, after: 0) == expected(after: 0, [inside, inside]))
    // Of the first row, 20 of 50 points are hidden, and of the third one 30.
    #expect(
      drawn(linear, after: 20) == expected(after: 20, [(0.8, -4), inside, (0.7, 6)]))
    #expect(
      drawn(linear, after: 75)
        == expected(after: 75, [(0.5, -10), (0.75, -5), inside, (0.75, 5)]))
  }

  @Test("a curve shapes interactive effects, from the hidden view to the visible one")
  func curve() {
    let curve = UnitCurve.easeIn
    let share = 1 - curve.value(at: 0.6)
    let other = 1 - curve.value(at: 0.4)
    #expect(
      drawn(.interactive(timingCurve: curve), after: 20)
        == expected(
          after: 20,
          [(1 - share * 0.5, -10 * share), inside, (1 - other * 0.5, 10 * other)])
    )
  }

  @Test("animated effects change at the threshold, and the identity has none")
  func animated() {
    let top = (opacity: 0.5, offset: CGFloat(-10))
    let bottom = (opacity: 0.5, offset: CGFloat(10))
    #expect(drawn(.animated, after: 20) == expected(after: 20, [top, inside, bottom]))
    let half = ScrollTransitionConfiguration.animated.threshold(.visible(0.5))
    #expect(drawn(half, after: 20) == expected(after: 20, [inside, inside, bottom]))
    let any = ScrollTransitionConfiguration.animated.threshold(.hidden)
    #expect(drawn(any, after: 20) == expected(after: 20, [inside, inside, inside]))
    let moved = ScrollTransitionConfiguration.animated.threshold(.hidden.inset(by: 25))
    #expect(drawn(moved, after: 20) == expected(after: 20, [inside, inside, bottom]))
  }

  @Test("the identity has no effects at the edges")
  func identity() {
    let list = drawn(.identity, after: 20)
    #expect(!list.contains("opacity"))
    #expect(list == expected(after: 20, Array(repeating: inside, count: 10)))
  }

  @Test("a view that is longer than the scroll view is inside while it fills it")
  func longView() {
    func phases(after distance: CGFloat) -> Bool {
      let stage = stage(width: 100, height: 100) {
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 300)
              .scrollTransition(.animated) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5)
              }
            Color.red.frame(height: 300)
          }
        }
      }
      stage.scroll(at: middle, by: CGSize(width: 0, height: distance))
      return !stage.drawList().description.contains("opacity 0.5")
    }
    #expect(phases(after: 0) && phases(after: 200) && !phases(after: 210))
  }

  @Test("the edges of a horizontal scroll view are leading and trailing")
  func horizontal() {
    func offsets(_ direction: LayoutDirection) -> [CGFloat] {
      let stage = stage(width: 100, height: 50) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<4) { _ in
              Color.blue.frame(width: 60, height: 50)
                .scrollTransition(.animated) { content, phase in
                  content.offset(y: phase.value * 5)
                }
            }
          }
        }
        .environment(\.layoutDirection, direction)
      }
      stage.scroll(at: CGPoint(x: 50, y: 25), by: CGSize(width: 30, height: 0))
      return stage.drawList().fills.map(\.minY)
    }
    #expect(offsets(.leftToRight) == offsets(.rightToLeft))
    #expect(offsets(.leftToRight).prefix(3) == [-5, 0, 5])
  }
}
