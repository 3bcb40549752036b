import ChartroomUI
import Foundation
import Graphics
import Testing

/// The motions of a stage: when they run, and who waits for their end.
@MainActor
@Suite("Motion")
struct MotionTests {
  private let model = Toggle()
  private let log = Log<String>()

  private func dot(_ id: Int, _ isOn: Bool, _ animation: Animation? = nil) -> some View {
    Color.red.frame(width: 10, height: 10).id(id).offset(x: isOn ? 80 : 0)
      .transaction { if let animation { $0.animation = animation } }
  }

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated { ZStack { content() } }
    }
    _ = stage.drawList()
    return stage
  }

  private func start(
    _ criteria: AnimationCompletionCriteria = .logicallyComplete, _ name: String = "end",
    _ stage: Stage? = nil, _ change: () -> Void
  ) {
    let log = log
    withAnimation(.linear(duration: 1), completionCriteria: criteria) {
      change()
    } completion: { [weak stage] in
      log.add("\(name) \(stage?.time ?? -1)")
    }
  }

  @Test(
    "a handler waits for the last motion of its change",
    arguments: [AnimationCompletionCriteria.logicallyComplete, .removed])
  func last(criteria: AnimationCompletionCriteria) {
    let stage = stage {
      dot(0, model.isOn)
      dot(1, model.isOn, .linear(duration: 3))
      dot(2, model.isOn, .linear(duration: 2))
    }
    start(criteria, "end", stage) { model.isOn = true }
    _ = stage.drawList()
    stage.advance(to: 2.5)
    #expect(log.take() == [] && stage.isAnimating)
    stage.advance(to: 10)
    #expect(log.take() == ["end 3.0"] && !stage.isAnimating)
  }

  @Test("the end of a motion is exact, and the clock may skip it")
  func skipped() {
    let stage = stage { dot(0, model.isOn) }
    start(.removed, "end", stage) { model.isOn = true }
    _ = stage.drawList()
    stage.advance(to: 1.0.nextDown)
    #expect(stage.isAnimating && log.take() == [])
    stage.advance(to: 1)
    #expect(!stage.isAnimating && log.take() == ["end 1.0"])
    stage.advance(to: 1)
    #expect(log.take() == [])
  }

  @Test("a motion ends with its view, and its handler runs then")
  func removedView() {
    let stage = stage {
      dot(0, model.isOn)
      if model.step == 0 { dot(1, model.isOn, .linear(duration: 100)).transition(.identity) }
    }
    start(.removed, "end", stage) { model.isOn = true }
    _ = stage.drawList()
    stage.advance(to: 2)
    #expect(log.take() == [] && stage.isAnimating)
    model.step = 1
    _ = stage.drawList()
    #expect(log.take() == ["end 2.0"] && !stage.isAnimating)
  }

  @Test("a change without an animation ends the motion, and its handler runs then")
  func stopped() {
    let stage = stage { dot(0, model.isOn) }
    start(.removed, "end", stage) { model.isOn = true }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    model.isOn = false
    _ = stage.drawList()
    #expect(log.take() == ["end 0.5"] && !stage.isAnimating)
  }

  @Test("no handler of a motion runs after its stage is released")
  func released() {
    do {
      let stage = stage { dot(0, model.isOn) }
      start(.removed, "first") { model.isOn = true }
      _ = stage.drawList()
      stage.advance(to: 0.5)
    }
    #expect(log.take() == [])
  }

  @Test("handlers of several changes run in the order of their ends")
  func order() {
    let stage = stage {
      dot(0, model.isOn)
      dot(1, model.step > 0)
    }
    start(.removed, "first", stage) { model.isOn = true }
    _ = stage.drawList()
    stage.advance(to: 0.25)
    start(.removed, "second", stage) { model.step = 1 }
    _ = stage.drawList()
    stage.advance(to: 5)
    #expect(log.take() == ["first 1.0", "second 1.25"])
  }
}
