import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Combined modifiers")
struct EmptyModifierTests {
  @Test("the empty modifier changes nothing, and combined modifiers apply the inner one first")
  func order() {
    let box = Color.red.frame(width: 10, height: 10)
    #expect(stageSize { box.modifier(EmptyModifier.identity) } == CGSize(width: 10, height: 10))
    let inner = Widened(by: 1).concat(Doubled())
    #expect(stageSize { box.modifier(inner) } == CGSize(width: 24, height: 12))
    let outer = Doubled().concat(Widened(by: 1))
    #expect(stageSize { box.modifier(outer) } == CGSize(width: 22, height: 12))
  }

  @Test("combined modifiers keep their state")
  func state() {
    let stage = stage(width: 100, height: 100) {
      Color.red.frame(width: 10, height: 10).modifier(Growing().concat(EmptyModifier())).id("box")
    }
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    #expect(stage.frame(of: "box")?.size == CGSize(width: 18, height: 18))
  }
}

private struct Widened: ViewModifier {
  let by: CGFloat
  init(by: CGFloat) { self.by = by }
  func body(content: Content) -> some View { content.padding(by) }
}

/// Two copies beside each other.
private struct Doubled: ViewModifier {
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content
      content
    }
  }
}

private struct Growing: ViewModifier {
  @State private var margin: CGFloat = 0

  func body(content: Content) -> some View {
    content.padding(margin).contentShape(Rectangle()).onTapGesture { margin += 2 }
  }
}
