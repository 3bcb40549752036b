import ChartroomUI
import Foundation
import Testing

@Suite("Animator")
struct AnimatorTests {
  private static let animations: [Animation] = [
    .linear(duration: 2), .easeInOut(duration: 0.5).delay(0.25), .spring(duration: 1, bounce: 0.4),
    .linear(duration: 0.3).repeatCount(3), Animation(Easing()).speed(0.5),
  ]

  @Test("the whole change remains at first, and nothing from the end on", arguments: animations)
  func bounds(animation: Animation) {
    let animator = Animator(of: 8.0, by: animation, at: 5)
    #expect(animator.remaining(at: 5).map { abs($0 - 8) < 1 } == true)
    #expect(animator.remaining(at: animator.end.nextDown) != nil)
    #expect(animator.remaining(at: animator.end) == nil)
    #expect(animator.velocity(at: animator.end + 1) == 0)
    #expect(animator.logicalEnd <= animator.end)
  }

  @Test("the path depends on the time since the start, and is proportional to the change")
  func similarity() throws {
    for animation in Self.animations {
      let animator = Animator(of: 1.0, by: animation, at: 0)
      let other = Animator(of: -4.0, by: animation, at: 16)
      for time in [0, 0.125, 0.25, 0.375] {
        let remaining = try #require(animator.remaining(at: time))
        let scaled = try #require(other.remaining(at: 16 + time))
        #expect(abs(scaled + 4 * remaining) < 1e-9, "\(animation) at \(time)")
      }
    }
  }

  @Test("the velocity is the change of the rest, and a spring begins with the one it is given")
  func velocity() {
    let linear = Animator(of: 8.0, by: .linear(duration: 2), at: 1)
    for time in [1, 1.5, 2.5] { #expect(abs(linear.velocity(at: time) - 4) < 1e-6) }
    let spring = Animator(of: 0.0, velocity: 3, by: .spring(duration: 1, bounce: 0), at: 1)
    #expect(abs(spring.velocity(at: 1) - 3) < 0.01)
    // The velocity is that of the vector, whatever the speed of the animation.
    let fast = Animator(of: 0.0, velocity: 3, by: .spring(duration: 1, bounce: 0).speed(2), at: 1)
    #expect(abs(fast.velocity(at: 1) - 3) < 0.01)
  }

  @Test("a custom animation with a state depends on the time and not on the times of images")
  func custom() {
    let easing = Animation(Easing())
    let few = Animator(of: 1.0, by: easing, at: 0)
    let many = Animator(of: 1.0, by: easing, at: 0)
    for time in [0.1, 0.1, 0.123, 0.3, 0.2] { #expect(many.remaining(at: time) != nil) }
    #expect(few.remaining(at: 0.4) == many.remaining(at: 0.4))
    #expect(few.remaining(at: 0.5) == nil)
    let animator = Animator(of: 1.0, by: easing.delay(1), at: 2)
    #expect(abs(animator.end - 3.5) < 1e-9)
    #expect(animator.logicalEnd > 3.25 && animator.logicalEnd < 3.27)
    #expect(easing == Animation(Easing()))
  }

  @Test("a custom animation without an end is one for ever, and its logical end is its own")
  func endless() {
    let animator = Animator(of: 1.0, by: Animation(Endless()), at: 0)
    #expect(animator.end == .infinity && animator.logicalEnd == 0.5)
    #expect(animator.remaining(at: 1e6) == 0.5)
  }
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

/// An animation that stays half way, and is complete after half a second.
private struct Endless: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.isLogicallyComplete = time >= 0.5
    return value.scaled(by: 0.5)
  }
}
