import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Views that change the transactions of their content.
@MainActor
@Suite("Transaction modifiers")
struct TransactionModifiersTests {
  let model = Toggle()

  private func dot(_ id: Int) -> some View {
    Color.red.frame(width: 10, height: 10).id(id).offset(x: model.isOn ? 80 : 0)
  }

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated { ZStack { content() } }
    }
    _ = stage.drawList()
    return stage
  }

  /// Switches the model on, and returns the positions of the dots half a second later.
  private func positions(
    _ stage: Stage, _ count: Int = 2, transaction: Transaction = Transaction()
  ) -> [CGFloat] {
    withTransaction(transaction) { model.isOn = true }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    return (0..<count).map { stage.frame(of: $0)?.minX ?? -1 }
  }

  private let linear = Animation.linear(duration: 1)

  @Test("an animation applies where its value changes, and to modifiers inside")
  func value() {
    let stage = stage {
      dot(0).animation(linear, value: model.isOn)
      dot(1).animation(linear, value: model.step)
      Color.red.frame(width: 10, height: 10).id(2).animation(linear, value: model.isOn)
        .offset(x: model.isOn ? 80 : 0)
    }
    #expect(positions(stage, 3) == [40, 80, 80])
  }

  @Test("the innermost animation wins, and nil switches animations off")
  func innermost() {
    let stage = stage {
      dot(0).animation(linear, value: model.isOn).animation(nil, value: model.isOn)
      dot(1).animation(nil, value: model.isOn).animation(linear, value: model.isOn)
    }
    #expect(positions(stage, transaction: Transaction(animation: linear)) == [40, 80])
  }

  @Test("a transaction without animations blocks those of views, but not of transaction closures")
  func disabled() {
    let stage = stage {
      dot(0).animation(linear, value: model.isOn)
      dot(1).transaction { $0.animation = linear }
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    #expect(positions(stage, transaction: transaction) == [80, 40])
  }

  @Test("an animation of a closure applies to the modifiers in it")
  func body() {
    let stage = stage {
      dot(0).animation(linear) { $0.opacity(model.isOn ? 1 : 0.5) }
      Color.red.frame(width: 10, height: 10).id(1).animation(linear) {
        $0.offset(x: model.isOn ? 80 : 0)
      }
    }
    #expect(positions(stage) == [80, 40])
    #expect(stage.drawList().description.contains("group opacity 0.75"))
  }

  @Test("state below an animation that is written alone is not animated")
  func inner() {
    struct Inner: View {
      let model: Toggle
      var body: some View {
        Color.red.frame(width: 10, height: 10).id(0).offset(x: model.step > 0 ? 80 : 0)
      }
    }
    let stage = stage { Inner(model: model).animation(linear, value: model.isOn) }
    model.step = 1
    stage.advance(to: 0.5)
    #expect(stage.frame(of: 0)?.minX == 80)
  }

  @Test("a transaction carries values of an app's own keys")
  func keys() {
    struct Slow: TransactionKey { static let defaultValue = false }
    let stage = stage {
      dot(0).transaction { if $0[Slow.self] { $0.animation = .linear(duration: 5) } }
      dot(1)
    }
    var transaction = Transaction(animation: linear)
    transaction[Slow.self] = true
    #expect(positions(stage, transaction: transaction) == [8, 40])
  }

  @Test("a binding writes in its transaction")
  func binding() {
    let binding = Binding(get: { model.isOn }, set: { model.isOn = $0 }).animation(linear)
    let stage = stage { dot(0) }
    binding.wrappedValue = true
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(stage.frame(of: 0)?.minX == 40)
  }
}
