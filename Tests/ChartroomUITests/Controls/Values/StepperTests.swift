import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Stepper")
struct StepperTests {
  private let minus = CGPoint(x: 120, y: 16)
  private let plus = CGPoint(x: 180, y: 16)

  private func shown<Label: View>(_ stepper: Stepper<Label>) -> Stage {
    ChartroomUITests.stage(width: 200, height: 32) { stepper }
  }

  @Test("the buttons change the value by the step")
  func steps() {
    let box = Held(10)
    let stage = shown(Stepper("a", value: box.binding, step: 3))
    stage.send(.tap(at: plus))
    #expect(box.value == 13)
    stage.send(.tap(at: minus))
    stage.send(.tap(at: minus))
    #expect(box.value == 7)
  }

  @Test("a step never leaves the range, and the button at a bound is disabled")
  func bounds() {
    let box = Held(4.5)
    shown(Stepper("a", value: box.binding, in: 0...5, step: 2)).send(.tap(at: plus))
    #expect(box.value == 5)
    shown(Stepper("a", value: box.binding, in: 0...5, step: 2)).send(.tap(at: plus))
    #expect(box.value == 5)
    let colors = drawnColors { Stepper("", value: box.binding, in: 0...5).labelsHidden() }
    #expect(colors.filter { $0 == "#000000" }.count == 1)
    #expect(colors.filter { $0 == "#3C3C434D" }.count == 2)
  }

  @Test("actions are called between the reports of editing, and a missing one disables its button")
  func actions() {
    let log = Log<String>()
    let stage = shown(
      Stepper("a", onIncrement: { log.add("up") }, onDecrement: nil) { log.add("\($0)") })
    stage.send(.tap(at: plus))
    #expect(log.take() == ["true", "up", "false"])
    stage.send(.tap(at: minus))
    #expect(log.take() == [])
  }
}
