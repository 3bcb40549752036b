import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Transitions around views that consist of others: groups, conditions, collections and identities.
@MainActor
@Suite("Transitions of lists of views")
struct ListTransitionTests {
  private let model = Toggle()

  /// Returns what a stage draws in the middle of a change, with its content about (50, 50).
  private func halfway<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
    model.isOn = false
    let stage = stage(width: 100, height: 100) {
      Evaluated {
        ZStack {
          Color.clear
          content()
        }
      }
    }
    _ = stage.drawList()
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    stage.advance(to: 0.5)
    return stage.drawList().description
  }

  private func card(_ color: Color) -> some View { color.frame(width: 40, height: 20) }

  private var step: Int { model.isOn ? 1 : 0 }

  @Test("both branches of a condition in a group have the transition of the group")
  func group() {
    let text = halfway {
      Group { if model.isOn { card(.blue) } else { card(.red) } }.transition(.move(edge: .trailing))
    }
    #expect(text.contains("fill #FF383C rect 50,40 40x20"), "\(text)")
    #expect(text.contains("fill #0088FF rect 50,40 40x20"), "\(text)")
    #expect(!text.contains("opacity"))
  }

  @Test("the views before and after a change of identity have the transition around it")
  func identity() {
    let text = halfway { card(.red).id(step).transition(.push(from: .trailing)) }
    #expect(text.contains("rect 50,40 40x20") && text.contains("rect 10,40 40x20"), "\(text)")
  }

  @Test("each view of a ForEach has the transition around it, unless it sets its own")
  func forEach() {
    let outer = halfway { ForEach([step], id: \.self) { _ in card(.red) }.transition(.slide) }
    #expect(outer.contains("rect 10,40 40x20") && outer.contains("rect 50,40 40x20"), "\(outer)")
    let inner = halfway {
      ForEach([step], id: \.self) { _ in card(.red).transition(.move(edge: .top)) }
        .transition(.slide)
    }
    #expect(inner.components(separatedBy: "rect 30,30 40x20").count == 3, "\(inner)")
  }

  @Test("the views in a stack do not have the transition of the stack")
  func stack() {
    let text = halfway {
      VStack { if !model.isOn { card(.red) } }
        .frame(width: 40, height: 20, alignment: .topLeading).transition(.slide)
    }
    #expect(text.contains("group offset 30,40 opacity 0.5"), "\(text)")
  }

  @Test("the modifiers around a condition move with its view, by the size of both")
  func modifiers() {
    let text = halfway {
      Group { if !model.isOn { card(.red) } }.padding(10).background(Color.blue)
        .transition(.move(edge: .trailing))
    }
    #expect(text.contains("fill #0088FF rect 50,30 60x40"), "\(text)")
    #expect(text.contains("fill #FF383C rect 60,40 40x20"), "\(text)")
  }

  @Test("a transition with modifiers changes each view of a list by its own phase")
  func phases() {
    let text = halfway {
      Group { if model.isOn { card(.blue) } else { card(.red) } }.transition(Drop(distance: 20))
    }
    #expect(text.contains("fill #FF383C rect 30,50 40x20"), "\(text)")
    #expect(text.contains("fill #0088FF rect 30,30 40x20"), "\(text)")
    let other = halfway { card(.red).id(step).transition(Drop(distance: 20)) }
    #expect(other.contains("rect 30,50 40x20") && other.contains("rect 30,30 40x20"), "\(other)")
  }

  @Test("a transition with modifiers fades the views of a body")
  func bodies() {
    let text = halfway { Choice(isOn: model.isOn).transition(Drop(distance: 20)) }
    #expect(text.components(separatedBy: "group opacity 0.5").count == 3, "\(text)")
    #expect(text.components(separatedBy: "rect 30,40 40x20").count == 3, "\(text)")
  }
}

/// One of two cards.
private struct Choice: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      Color.blue.frame(width: 40, height: 20)
    } else {
      Color.red.frame(width: 40, height: 20)
    }
  }
}

/// A transition that moves a view in from above and out to below.
private struct Drop: Transition {
  let distance: CGFloat

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.value * distance)
  }
}
