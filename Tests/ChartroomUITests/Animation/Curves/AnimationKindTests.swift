import ChartroomUI
import Foundation
import Testing

/// The path of an animation over time.
@Suite("AnimationKind")
struct AnimationKindTests {
  private func values(_ animation: Animation, at times: [TimeInterval]) -> [Double?] {
    let animator = Animator(of: 100.0, by: animation, at: 0)
    return times.map { time in
      animator.remaining(at: time).map { ((100 - $0) * 1000).rounded() / 1000 }
    }
  }

  /// Returns the times of the end and of the completion handlers.
  private func ends(_ animation: Animation) -> [TimeInterval] {
    let animator = Animator(of: 100.0, by: animation, at: 0)
    return [animator.end, animator.logicalEnd]
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

  @Test("delays, speeds and repetitions change the ends as they change the path")
  func durations() {
    #expect(ends(linear) == [1, 1])
    #expect(ends(linear.delay(2).speed(4)) == [0.75, 0.75])
    #expect(ends(linear.delay(-5)) == [0, 0])
    #expect(ends(linear.speed(0)) == [.infinity, .infinity])
    #expect(ends(linear.speed(-1)) == [.infinity, .infinity])
    #expect(ends(linear.repeatCount(3).delay(1)) == [4, 4])
    #expect(ends(linear.repeatForever()) == [.infinity, .infinity])
    #expect(ends(linear.logicallyComplete(after: 0.25)) == [1, 0.25])
    #expect(ends(linear.logicallyComplete(after: 9)) == [1, 1])
    #expect(ends(linear.logicallyComplete(after: -1)) == [1, 0])
    #expect(ends(linear.logicallyComplete(after: 0.5).speed(2).delay(1)) == [1.5, 1.25])
  }

  @Test("a spring is logically complete after its duration, before it has settled")
  func springs() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let end = ends(.spring(spring))
    #expect(end[0] > 0.5 && end[1] == 0.5)
    #expect(abs(spring.value(target: 1.0, time: end[0]) - 1) <= 0.001)
    #expect(ends(.spring(spring).speed(2).delay(1))[1] == 1.25)
    // A repetition is complete after its last leg.
    #expect(ends(.spring(spring).repeatCount(2)) == [2 * end[0], 2 * end[0]])
  }
}
