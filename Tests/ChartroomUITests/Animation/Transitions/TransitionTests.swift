import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Transition")
struct TransitionTests {
  private let model = Toggle()

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated { VStack { if model.isOn { content().transition(Shift(distance: 40)) } } }
    }
    _ = stage.drawList()
    return stage
  }

  private func toggle() { withAnimation(.linear(duration: 1)) { model.isOn.toggle() } }

  @Test("a phase has the value -1 before, 0 during and 1 after the presence of the view")
  func phases() {
    let phases = [TransitionPhase.willAppear, .identity, .didDisappear]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
  }

  @Test("a view moves from its first phase to its presence, and on to its last phase")
  func motion() throws {
    let stage = stage { Text("card") }
    func xs(at times: [TimeInterval]) -> [CGFloat?] {
      _ = stage.drawList()
      return times.map {
        stage.advance(to: $0)
        return stage.drawList().texts.first?.frame.minX
      }
    }
    toggle()
    let coming = xs(at: [0, 0.5, 1])
    let place = try #require(coming[2])
    #expect(coming == [place - 40, place - 20, place])
    toggle()
    #expect(xs(at: [1, 1.5, 2]) == [place, place + 20, nil])
  }

  @Test("the content keeps its state through the phases of a transition")
  func state() {
    let stage = stage { Toggling() }
    toggle()
    _ = stage.drawList()
    stage.advance(to: 1)
    stage.send(.tap(at: middle))
    toggle()
    _ = stage.drawList()
    stage.advance(to: 1.5)
    #expect(stage.drawList().description.contains("#0088FF"))
  }
}

/// A transition that moves a view in from the left and out to the right.
private struct Shift: Transition {
  let distance: CGFloat

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.value * distance)
  }
}
