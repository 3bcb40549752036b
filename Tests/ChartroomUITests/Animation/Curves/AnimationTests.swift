import ChartroomUI
import Foundation
import Testing

/// The path of an animation over time.
@Suite("Animation")
struct AnimationTests {
  private func values(_ animation: Animation, at times: [TimeInterval]) -> [Double?] {
    let animator = Animator(of: 100.0, by: animation, at: 0)
    return times.map { time in
      animator.remaining(at: time).map { ((100 - $0) * 1000).rounded() / 1000 }
    }
  }

  private let linear = Animation.linear(duration: 1)

  @Test("a curve ends after its duration")
  func curve() {
    #expect(values(linear, at: [0, 0.25, 0.999, 1]) == [0, 25, 99.9, nil])
    #expect(values(.linear(duration: 0), at: [0]) == [nil])
    #expect(values(.linear(duration: .nan), at: [0]) == [nil])
  }

  @Test("delay and speed apply in the order in which they are written")
  func time() {
    #expect(values(linear.delay(1), at: [0.5, 1.5, 2]) == [0, 50, nil])
    #expect(values(linear.delay(-0.5), at: [0, 0.25, 0.5]) == [50, 75, nil])
    #expect(values(linear.speed(2), at: [0.25, 0.5]) == [50, nil])
    #expect(values(linear.delay(2).speed(2), at: [1, 1.25, 1.5]) == [0, 50, nil])
    #expect(values(linear.speed(2).delay(2), at: [2, 2.25, 2.5]) == [0, 50, nil])
    #expect(values(linear.speed(0), at: [0, 1e9]) == [0, 0])
  }

  @Test("a repetition runs backwards every second time, or jumps back")
  func repetition() {
    let times = [0.25, 1.25, 2.25, 3]
    #expect(values(linear.repeatCount(3), at: times) == [25, 75, 25, nil])
    #expect(values(linear.repeatCount(3, autoreverses: false), at: times) == [25, 25, 25, nil])
    #expect(values(linear.repeatForever(), at: [1e6 + 0.25, 1e6 + 1.25]) == [25, 75])
    #expect(values(linear.repeatCount(0), at: [0]) == [nil])
    #expect(values(Animation.linear(duration: 0).repeatForever(), at: [0, 1]) == [nil, nil])
  }

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

  /// An animation with a state: it moves by a tenth of the rest in each call.
  private struct Easing: CustomAnimation {
    struct Progress<V: VectorArithmetic>: AnimationStateKey {
      static var defaultValue: Double { 0 }
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      guard time < 0.5 else { return nil }
      var progress = context.state[Progress<V>.self]
      progress += (1 - progress) / 10
      context.state[Progress<V>.self] = progress
      if time > 0.25 { context.isLogicallyComplete = true }
      var position = value
      position.scale(by: progress)
      return position
    }
  }

  @Test("a custom animation with a state depends on the time and not on the times of images")
  func custom() {
    let easing = Animation(Easing())
    let few = values(easing, at: [0.4])
    let many = values(easing, at: [0.1, 0.1, 0.123, 0.3, 0.2, 0.4])
    #expect(few.last == many.last)
    #expect(values(easing, at: [0.5]) == [nil])
    let animator = Animator(of: 1.0, by: easing.delay(1), at: 2)
    #expect(abs(animator.end - 3.5) < 1e-9)
    #expect(animator.logicalEnd > 3.25 && animator.logicalEnd < 3.27)
    #expect(easing == Animation(Easing()))
  }
}
