import ChartroomUI
import Foundation
import Graphics
import Testing

/// Transitions in progress: their effects, their ends and their reversals.
@MainActor
@Suite("ElementTransition")
struct ElementTransitionTests {
  private let model = Toggle()

  /// A stage on which a card of 40 × 20 points appears at (10, 30).
  private func stage(
    _ transition: AnyTransition, _ direction: LayoutDirection = .leftToRight
  ) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated {
        ZStack {
          Color.clear
          if model.isOn {
            Color.red.frame(width: 40, height: 20).transition(transition).id("card")
          }
        }
        .environment(\.layoutDirection, direction)
      }
    }
    _ = stage.drawList()
    return stage
  }

  private func toggle(_ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { model.isOn.toggle() }
  }

  private func drawn(_ stage: Stage, after time: TimeInterval = 0) -> String {
    _ = stage.drawList()
    stage.advance(to: stage.time + time)
    return stage.drawList().description
  }

  @Test("leading and trailing are mirrored, and so is the width of an offset")
  func mirrored() {
    for (transition, x, y) in [
      (AnyTransition.move(edge: .leading), -10.0, 0.0), (.move(edge: .trailing), 10, 0),
      (.move(edge: .top), 0, -5), (.move(edge: .bottom), 0, 5), (.offset(x: 8, y: 12), 2, 3),
    ] {
      for (direction, sign) in [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
        model.isOn = false
        let stage = stage(transition, direction)
        toggle()
        let expected = "rect \(Int(30 + sign * x)),\(Int(40 + y)) 40x20"
        let found = drawn(stage, after: 0.75)
        #expect(found.contains(expected), "\(found)")
      }
    }
  }

  @Test("a scale keeps its anchor in place, and opacities and scales combine")
  func scale() throws {
    let stage = stage(.scale(scale: 0.5, anchor: .bottomTrailing).combined(with: .opacity))
    toggle()
    _ = drawn(stage, after: 0.5)
    let group = try #require(stage.drawList().firstGroup)
    #expect(group.opacity == 0.5)
    #expect(abs(group.transform.a - 0.75) < 1e-9 && abs(group.transform.d - 0.75) < 1e-9)
    let anchor = CGPoint(x: 70, y: 60).applying(group.transform)
    #expect(abs(anchor.x - 70) < 1e-9 && abs(anchor.y - 60) < 1e-9)
    _ = drawn(stage, after: 0.5)
    #expect(stage.drawList().description == "fill #FF383C rect 30,40 40x20\n")
    #expect(!stage.isAnimating)
  }

  @Test("a spring that overshoots never draws an opacity outside of 0 to 1")
  func overshoot() {
    let bouncy = Animation.spring(Spring(duration: 0.4, bounce: 0.7))
    let stage = stage(.opacity)
    for _ in 0..<2 {
      toggle(bouncy)
      var opacities: [Double] = []
      for _ in 0..<90 {
        let text = drawn(stage, after: 1.0 / 60)
        #expect(text.isEmpty || text.contains("#FF383C"))
        opacities.append(stage.drawList().firstGroup?.opacity ?? (text.isEmpty ? 0 : 1))
      }
      #expect(opacities.allSatisfy { $0 >= 0 && $0 <= 1 })
      #expect(opacities.contains { $0 > 0.1 && $0 < 0.9 })
      _ = drawn(stage, after: 20)
    }
  }

  @Test("the card leaves when the last of its effects has ended")
  func lastEffect() {
    let stage = stage(
      AnyTransition.opacity.animation(.linear(duration: 1))
        .combined(with: .move(edge: .leading).animation(.linear(duration: 3))))
    toggle(nil)
    _ = drawn(stage, after: 10)
    toggle(nil)
    _ = stage.drawList()
    _ = drawn(stage, after: 2)
    // It is transparent, and still moves.
    #expect(stage.drawList().isEmpty && stage.isAnimating)
    _ = drawn(stage, after: 0.999)
    #expect(stage.isAnimating)
    _ = drawn(stage, after: 0.002)
    #expect(!stage.isAnimating)
  }

  @Test("a card that returns while it leaves is the same, with its state and its place on the way")
  func reversal() {
    let stage = stage(.move(edge: .trailing))
    toggle(nil)
    _ = stage.drawList()
    toggle()
    #expect(drawn(stage, after: 0.25).contains("rect 40,40 40x20"))
    toggle()
    // The way back adds to the rest of the way out.
    #expect(drawn(stage).contains("rect 40,40 40x20"))
    _ = drawn(stage, after: 1)
    #expect(stage.drawList().description == "fill #FF383C rect 30,40 40x20\n")
    #expect(!stage.isAnimating)
  }

  @Test("a change without an animation ends a transition in either direction")
  func stopped() {
    let stage = stage(.slide)
    toggle()
    #expect(drawn(stage, after: 0.5).contains("rect 10,40"))
    toggle(nil)
    #expect(drawn(stage) == "" && !stage.isAnimating)
    toggle(nil)
    _ = drawn(stage)
    toggle()
    _ = drawn(stage, after: 0.5)
    toggle(nil)
    #expect(drawn(stage) == "fill #FF383C rect 30,40 40x20\n" && !stage.isAnimating)
  }

  @Test("a leaving card takes no pointer")
  func pointers() {
    let log = Log<Int>()
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated {
        ZStack {
          Color.blue.onTapGesture { log.add(1) }
          if !model.isOn { Color.red.onTapGesture { log.add(2) } }
        }
      }
    }
    stage.send(.tap(at: middle))
    toggle()
    stage.advance(to: stage.time + 0.5)
    stage.send(.tap(at: middle))
    #expect(log.take() == [2, 1])
  }
}
