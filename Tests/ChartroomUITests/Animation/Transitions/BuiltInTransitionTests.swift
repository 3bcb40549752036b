import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

@Observable
private final class Shown {
  var isShown = false
}

@MainActor
@Suite("Built-in transitions")
struct BuiltInTransitionTests {
  /// Returns the drawing a quarter of the way through the appearance of a view, and through its disappearance.
  private func drawings(_ view: some View) -> [String] {
    let shown = Shown()
    let stage = Stage(
      size: ProposedViewSize(width: 100, height: 100), scale: 1, shaper: BoxShaper()
    ) {
      Switched(shown: shown, view: AnyView(view))
    }
    _ = stage.drawList()
    return [true, false].enumerated().map { turn, isShown in
      withAnimation(.linear(duration: 1)) { shown.isShown = isShown }
      _ = stage.drawList()
      stage.advance(to: Double(turn) * 2 + 0.25)
      let drawing = stage.drawList().description
      stage.advance(to: Double(turn) * 2 + 2)
      return drawing
    }
  }

  private struct Switched: View {
    let shown: Shown
    let view: AnyView

    var body: some View { ZStack { if shown.isShown { view } } }
  }

  private var square: some View { Color.red.frame(width: 40, height: 40) }

  @Test("the transition of a symbol fades it, and lets it grow with an effect that appears")
  func symbols() {
    #expect(drawings(square.transition(.symbolEffect)) == drawings(square.transition(.opacity)))
    let growth = AnyTransition.scale.combined(with: .opacity)
    #expect(
      drawings(square.transition(.symbolEffect(.appear))) == drawings(square.transition(growth)))
    #expect(
      drawings(square.transition(.symbolEffect(.disappear.down)))
        == drawings(square.transition(growth)))
  }

  @Test("types of transitions draw what the erased ones draw")
  func equality() {
    let size = CGSize(width: 30, height: 10)
    let pairs: [(AnyView, AnyTransition)] = [
      (AnyView(square.transition(OpacityTransition())), .opacity),
      (AnyView(square.transition(IdentityTransition())), .identity),
      (AnyView(square.transition(SlideTransition())), .slide),
      (AnyView(square.transition(MoveTransition(edge: .top))), .move(edge: .top)),
      (AnyView(square.transition(PushTransition(edge: .leading))), .push(from: .leading)),
      (AnyView(square.transition(OffsetTransition(size))), .offset(size)),
      (
        AnyView(square.transition(ScaleTransition(0.5, anchor: .topLeading))),
        .scale(scale: 0.5, anchor: .topLeading)
      ),
      (
        AnyView(
          square.transition(
            AsymmetricTransition(
              insertion: OpacityTransition(), removal: MoveTransition(edge: .bottom)))),
        .asymmetric(insertion: .opacity, removal: .move(edge: .bottom))
      ),
      (
        AnyView(square.transition(SlideTransition().combined(with: OpacityTransition()))),
        .slide.combined(with: .opacity)
      ),
      (
        AnyView(square.transition(OpacityTransition().animation(.linear(duration: 0.5)))),
        .opacity.animation(.linear(duration: 0.5))
      ),
    ]
    for (view, erased) in pairs {
      #expect(drawings(view) == drawings(square.transition(erased)), "\(erased)")
    }
    #expect(drawings(pairs[0].0) != drawings(pairs[1].0))
  }

  @Test("a replaced view is blurred, scaled and faded, each by a share of the whole")
  func blurReplace() {
    let both = drawings(square.transition(.blurReplace))
    #expect(both[0].contains("blur radius 7.5") && both[0].contains("opacity 0.25"))
    #expect(both[1].contains("blur radius 2.5") && both[1].contains("opacity 0.75"))
    let grown = drawings(square.transition(.blurReplace(.upUp)))
    #expect(grown[0] == both[0] && grown[1] != both[1])
  }

  @Test("only fades have no motion")
  func properties() {
    #expect(!OpacityTransition.properties.hasMotion && !IdentityTransition.properties.hasMotion)
    #expect(MoveTransition.properties.hasMotion && BlurReplaceTransition.properties.hasMotion)
  }
}
