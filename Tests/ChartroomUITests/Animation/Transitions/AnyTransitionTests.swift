import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Views that appear and disappear with a transition.
@MainActor
@Suite("AnyTransition")
struct AnyTransitionTests {
  let model = Toggle()

  /// Returns a stage with a card that is shown while the model is on.
  private func stage(
    _ transition: AnyTransition? = nil, after content: AnyView = AnyView(EmptyView())
  ) -> Stage {
    let card = Color.red.frame(width: 20, height: 10)
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated {
        VStack(alignment: .leading, spacing: 0) {
          if model.isOn {
            if let transition { card.transition(transition) } else { card }
          }
          Color.blue.frame(width: 40, height: 10)
        }
      }
    }
    _ = stage.drawList()
    return stage
  }

  private func toggle(_ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { model.isOn.toggle() }
  }

  private func drawn(_ stage: Stage, at time: TimeInterval) -> String {
    stage.advance(to: time)
    return stage.drawList().description
  }

  private let present = """
    fill #FF383C rect 0,0 20x10
    fill #0088FF rect 0,10 40x10

    """
  private let absent = "fill #0088FF rect 0,0 40x10\n"

  @Test("a view fades in by default while its siblings move")
  func fade() {
    let stage = stage()
    toggle()
    #expect(drawn(stage, at: 0) == "fill #0088FF rect 0,0 40x10\n")
    #expect(
      drawn(stage, at: 0.5) == """
        group opacity 0.5 {
          fill #FF383C rect 0,0 20x10
        }
        fill #0088FF rect 0,5 40x10

        """)
    #expect(drawn(stage, at: 1) == present)
    #expect(!stage.isAnimating)
  }

  @Test("a removed view stays in its place until it has faded out")
  func fadeOut() {
    let stage = stage()
    toggle(nil)
    #expect(drawn(stage, at: 0) == present)
    toggle()
    #expect(
      drawn(stage, at: 0.25)
        == """
        group opacity 0.75 {
          fill #FF383C rect 0,0 20x10
        }
        fill #0088FF rect 0,7.5 40x10

        """.replacingOccurrences(of: "7.5", with: "8"))
    #expect(drawn(stage, at: 1) == absent)
  }

  @Test(
    "each transition has its effect half-way",
    arguments: [
      (AnyTransition.identity, "fill #FF383C rect 0,0 20x10"),
      (.slide, "fill #FF383C rect -10,0 20x10"),
      (.move(edge: .trailing), "fill #FF383C rect 10,0 20x10"),
      (.move(edge: .top), "fill #FF383C rect 0,-5 20x10"),
      (.offset(x: 4, y: 8), "fill #FF383C rect 2,4 20x10"),
      (.push(from: .bottom), "group opacity 0.5 {\n  fill #FF383C rect 0,5 20x10\n}"),
      (
        .asymmetric(insertion: .move(edge: .bottom), removal: .opacity),
        "fill #FF383C rect 0,5 20x10"
      ),
    ])
  func effects(transition: AnyTransition, expected: String) {
    let stage = stage(transition)
    toggle()
    _ = stage.drawList()
    let found = drawn(stage, at: 0.5)
    #expect(found == expected + "\nfill #0088FF rect 0,5 40x10\n", "\(found)")
    #expect(drawn(stage, at: 1) == present)
  }

  @Test("a transition that is redirected starts from the presented values")
  func redirected() {
    let stage = stage(.move(edge: .leading))
    toggle()
    #expect(drawn(stage, at: 0.5).contains("rect -10,0 20x10"))
    toggle()
    #expect(drawn(stage, at: 0.5).contains("rect -10,0 20x10"))
    #expect(drawn(stage, at: 0.75).contains("rect -10,0 20x10"))
    #expect(drawn(stage, at: 1.25).contains("rect -15,0 20x10"))
    #expect(drawn(stage, at: 1.5) == absent)
  }

  @Test("a modifier is animated from its active value")
  func modifier() {
    struct Dimmed: ViewModifier {
      let opacity: Double
      func body(content: Content) -> some View { content.opacity(opacity) }
    }
    let stage = stage(.modifier(active: Dimmed(opacity: 0.2), identity: Dimmed(opacity: 1)))
    toggle()
    #expect(drawn(stage, at: 0).contains("opacity 0.2"))
    #expect(drawn(stage, at: 0.5).contains("opacity 0.6"))
    #expect(drawn(stage, at: 1) == present)
    toggle()
    #expect(drawn(stage, at: 1.5).contains("opacity 0.6"))
    #expect(drawn(stage, at: 2) == absent)
  }

  @Test("without an animation, a view appears and disappears at once")
  func plain() {
    let stage = stage(.slide)
    toggle(nil)
    #expect(stage.drawList().description == present)
    toggle(nil)
    #expect(stage.drawList().description == absent)
  }

  @Test("an animation of the transition needs none of the change")
  func attached() {
    let stage = stage(.move(edge: .leading).animation(.linear(duration: 1)))
    toggle(nil)
    _ = stage.drawList()
    #expect(drawn(stage, at: 0.5).contains("rect -10,0 20x10"))
    #expect(drawn(stage, at: 1) == present)
  }
}
