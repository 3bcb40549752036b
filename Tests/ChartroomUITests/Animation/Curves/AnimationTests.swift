import ChartroomUI
import Foundation
import Testing

@Suite("Animation")
struct AnimationTests {
  private let linear = Animation.linear(duration: 1)

  @Test("the default is a spring with a response of 0.55 s, and a spring lasts 0.5 s")
  func springs() {
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    var context = AnimationContext<Double>()
    let additive = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    #expect(!additive.shouldMerge(previous: .spring, value: 1, time: 0, context: &context))
    #expect(Animation.spring.shouldMerge(previous: linear, value: 1, time: 0, context: &context))
    let velocity = Animator(
      of: 100.0, by: .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3), at: 0)
    #expect(abs(velocity.velocity(at: 0) - 300) < 1)
  }
}
