import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Handlers that run after animations.
@MainActor
@Suite("AnimationCompletion")
struct AnimationCompletionTests {
  final class Log {
    var entries: [String] = []
  }

  let model = Toggle()
  let log = Log()

  private func stage() -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated { Color.red.frame(width: 10, height: 10).id("dot").offset(x: model.isOn ? 80 : 0) }
    }
    _ = stage.drawList()
    return stage
  }

  private func toggle(
    _ animation: Animation?, _ name: String, _ stage: Stage,
    _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) {
    withAnimation(animation, completionCriteria: criteria) {
      model.isOn.toggle()
    } completion: {
      log.entries.append("\(name) \((stage.time * 1000).rounded() / 1000)")
    }
  }

  @Test("a handler runs at the end of the animation, whatever times are drawn")
  func end() {
    let stage = stage()
    toggle(.linear(duration: 0.3), "a", stage)
    _ = stage.drawList()
    stage.advance(to: 0.29)
    #expect(log.entries == [])
    stage.advance(to: 2)
    #expect(log.entries == ["a 0.3"])
  }

  @Test("a handler runs once, after the update, if nothing animates")
  func nothing() {
    let stage = stage()
    withAnimation(.linear(duration: 1)) {
    } completion: {
      log.entries.append("empty")
    }
    #expect(log.entries == ["empty"])
    toggle(nil, "plain", stage)
    #expect(log.entries == ["empty"])
    _ = stage.drawList()
    #expect(log.entries == ["empty", "plain 0.0"])
    stage.advance(to: 9)
    #expect(log.entries.count == 2)
  }

  @Test("a spring is logically complete after its duration and removed when it has settled")
  func spring() {
    let stage = stage()
    let spring = Spring(duration: 0.5, bounce: 0)
    withAnimation(.spring(spring), completionCriteria: .removed) {
      withAnimation(.spring(spring)) {
        model.isOn = true
      } completion: {
        log.entries.append("logical \(stage.time)")
      }
    } completion: {
      log.entries.append("removed \((stage.time - spring.settlingDuration).rounded())")
    }
    _ = stage.drawList()
    stage.advance(to: 10)
    #expect(log.entries == ["logical 0.5", "removed 0.0"])
  }

  @Test("a redirected animation completes at its time, and is removed with the newer one")
  func redirected() {
    let stage = stage()
    let spring = Animation.spring(Spring(duration: 0.5, bounce: 0))
    toggle(spring, "logical", stage)
    _ = stage.drawList()
    stage.advance(to: 0.25)
    toggle(spring, "removed", stage, .removed)
    _ = stage.drawList()
    stage.advance(to: 0.6)
    #expect(log.entries == ["logical 0.5"])
    stage.advance(to: 5)
    #expect(log.entries.count == 2)
  }

  @Test("a handler can start the next animation, at the exact time")
  func chain() {
    let stage = stage()
    withAnimation(.linear(duration: 1)) {
      model.isOn = true
    } completion: {
      withAnimation(.linear(duration: 1)) { model.isOn = false }
    }
    _ = stage.drawList()
    stage.advance(to: 1.25)
    #expect(stage.frame(of: "dot")?.minX == 60)
    stage.advance(to: 2)
    #expect(stage.frame(of: "dot")?.minX == 0)
  }

  @Test("an endless animation never completes")
  func endless() {
    let stage = stage()
    toggle(.linear(duration: 1).repeatForever(), "a", stage)
    _ = stage.drawList()
    stage.advance(to: 1000.25)
    #expect(log.entries == [])
    #expect(stage.frame(of: "dot")?.minX == 20)
    model.isOn = false
    #expect(stage.frame(of: "dot")?.minX == 0)
  }
}
