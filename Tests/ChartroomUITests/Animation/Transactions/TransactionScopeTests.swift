import ChartroomUI
import Foundation
import Graphics
import Testing

/// Changes of transactions for parts of the element tree.
@MainActor
@Suite("TransactionScope")
struct TransactionScopeTests {
  private let model = Toggle()

  private func dot(_ id: Int) -> some View {
    Color.red.frame(width: 10, height: 10).id(id).offset(x: model.isOn ? 80 : 0)
  }

  /// A dot whose own view is moved, in a part that modifiers are applied to.
  private func moved(_ id: Int) -> some View {
    Color.red.frame(width: 10, height: 10).id(id)
  }

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated { ZStack { content() } }
    }
    _ = stage.drawList()
    return stage
  }

  private func positions(_ stage: Stage, _ count: Int, at time: TimeInterval = 0.5) -> [CGFloat] {
    _ = stage.drawList()
    stage.advance(to: stage.time + time)
    return (0..<count).map { stage.frame(of: $0)?.minX ?? -1 }
  }

  private let linear = Animation.linear(duration: 1)

  @Test("scopes apply from the outside inwards, each to the result of the outer one")
  func order() {
    let log = Log<String>()
    let stage = stage {
      dot(0)
        .transaction {
          log.add("inner \($0.animation == linear)")
          $0.animation = $0.animation?.speed(2)
        }
        .transaction {
          log.add("outer \($0.animation == nil)")
          $0.animation = linear
        }
    }
    _ = log.take()
    model.isOn = true
    #expect(positions(stage, 1, at: 0.25) == [40])
    #expect(log.take().suffix(2) == ["outer true", "inner true"])
  }

  @Test("a scope holds for its own content, and not for siblings and modifiers outside")
  func extent() {
    let stage = stage {
      ZStack {
        dot(0)
        dot(1)
      }
      .transaction { $0.animation = linear }
      dot(2)
      moved(3).transaction { $0.animation = linear }.offset(x: model.isOn ? 80 : 0)
    }
    model.isOn = true
    #expect(positions(stage, 4) == [40, 40, 80, 80])
  }

  @Test("a scope by value holds in the update in which the value changes, and in no other")
  func byValue() {
    let stage = stage { dot(0).animation(linear, value: model.step) }
    model.isOn = true
    model.step = 1
    #expect(positions(stage, 1) == [40])
    model.isOn = false
    #expect(positions(stage, 1) == [0])
    model.step = 2
    #expect(positions(stage, 1) == [0])
    model.isOn = true
    #expect(positions(stage, 1) == [80])
  }

  @Test("the content of a restorable scope has the transaction around it")
  func restored() {
    let slow = Animation.linear(duration: 4)
    let stage = stage {
      dot(0).transaction({ $0.animation = linear }) { $0.opacity(1) }
      dot(1).transaction({ $0.animation = linear }) { $0.opacity(1) }
        .transaction { $0.animation = slow }
      moved(2).transaction({ $0.animation = linear }) { $0.offset(x: model.isOn ? 80 : 0) }
    }
    model.isOn = true
    #expect(positions(stage, 3) == [80, 10, 40])
  }

  @Test("each restoration ends only the nearest restorable scope")
  func nestedRestorations() {
    let slow = Animation.linear(duration: 4)
    let stage = stage {
      // The inner offset has both animations around it; the innermost, `linear`, counts.
      moved(0)
        .transaction({ $0.animation = linear }) { $0.offset(x: model.isOn ? 80 : 0) }
        .transaction({ $0.animation = slow }) { $0.opacity(1) }
      // The view of the inner scope is outside of it, and also outside of the outer one.
      dot(1)
        .transaction({ $0.animation = linear }) { $0.opacity(1) }
        .transaction({ $0.animation = slow }) { $0.opacity(1) }
      // A scope in the body of another one, whose view only the inner one lets out.
      dot(2)
        .transaction({ $0.animation = slow }) { outer in
          outer.transaction({ $0.animation = linear }) { $0.opacity(1) }
        }
      moved(3)
        .transaction({ $0.animation = slow }) { outer in
          outer.opacity(1).transaction({ $0.animation = linear }) { $0.opacity(1) }
            .offset(x: model.isOn ? 80 : 0)
        }
    }
    model.isOn = true
    #expect(positions(stage, 4) == [40, 80, 80, 10])
  }

  private struct Shift: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.offset(x: isOn ? 80 : 0) }
  }

  @Test("the animation of a modifier holds for its own changes, and not for those of the view")
  func modifier() {
    let stage = stage {
      moved(0).modifier(Shift(isOn: model.isOn).animation(linear))
      dot(1).modifier(EmptyModifier().animation(linear))
    }
    model.isOn = true
    #expect(positions(stage, 2) == [40, 80])
  }
}
