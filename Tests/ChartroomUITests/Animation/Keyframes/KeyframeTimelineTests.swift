import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Keyframe timelines")
struct KeyframeTimelineTests {
  private struct Pose {
    var x = 0.0
    var angle = Angle.zero
    var scale: CGFloat = 1
  }

  /// The values of a timeline at some times, rounded to thousandths.
  private func values(
    _ timeline: KeyframeTimeline<Double>, at times: [TimeInterval]
  ) -> [Double] {
    times.map { (timeline.value(time: $0) * 1000).rounded() / 1000 }
  }

  @Test("linear keyframes are reached along their curves, and the last value stays")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(20, duration: 1)
      LinearKeyframe(0, duration: 2, timingCurve: .easeInOut)
    }
    #expect(timeline.duration == 3)
    #expect(values(timeline, at: [-1, 0, 0.25, 1, 2, 3, 9]) == [10, 10, 12.5, 20, 10, 0, 0])
    #expect(timeline.value(progress: 0.5) == timeline.value(time: 1.5))
    #expect([-1, 0, 1, 2, .nan].map { timeline.value(progress: $0) } == [10, 10, 0, 0, 10])
    #expect(abs(timeline.velocity(time: 0.5) - 10) < 1e-6)
    #expect(timeline.velocity(time: 4) == 0)
  }

  @Test("moves take no time")
  func moves() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      MoveKeyframe(5)
      LinearKeyframe(7, duration: 1)
      MoveKeyframe(2)
      LinearKeyframe(4, duration: 1)
      MoveKeyframe(0)
    }
    #expect(timeline.duration == 2)
    #expect(values(timeline, at: [0, 0.5, 0.999, 1, 1.5, 2]) == [5, 6, 6.998, 2, 3, 0])
  }

  @Test("a cubic keyframe begins and ends at rest by itself, or with the given velocities")
  func cubic() {
    // The Hermite curve with zero velocities is 3t² − 2t³.
    let rest = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(8, duration: 2) }
    #expect(values(rest, at: [0, 0.5, 1, 1.5, 2]) == [0, 1.25, 4, 6.75, 8])
    #expect(abs(rest.velocity(time: 1) - 6) < 1e-9)
    // With a velocity of 4 per second at both ends, the motion is uniform.
    let even = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(8, duration: 2, startVelocity: 4, endVelocity: 4)
    }
    #expect(values(even, at: [0.5, 1, 1.5]) == [2, 4, 6])
  }

  @Test("values and velocities of smooth keyframes are continuous")
  func continuity() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(3, duration: 1)
      CubicKeyframe(5, duration: 1)
      CubicKeyframe(-2, duration: 2)
      LinearKeyframe(-8, duration: 1)
      SpringKeyframe(4, duration: 0.2, spring: .bouncy)
      SpringKeyframe(0, spring: .smooth)
    }
    for knot in [1, 2, 4, 5.2] {
      let (before, after) = (knot - 1e-6, knot + 1e-6)
      #expect(abs(timeline.value(time: before) - timeline.value(time: after)) < 1e-3, "\(knot)")
      let change = timeline.velocity(time: before) - timeline.velocity(time: after)
      #expect(abs(change) < 1e-2, "\(knot)")
    }
    // The mean velocity from 3 to −2 in three seconds.
    #expect(abs(timeline.velocity(time: 2) + 5 / 3) < 1e-9)
  }

  @Test(
    "a spring keyframe is the way of the spring, for the time in which it settles or for a given one"
  )
  func spring() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let whole = KeyframeTimeline(initialValue: 2.0) { SpringKeyframe(10, spring: spring) }
    #expect(abs(whole.duration - spring.settlingDuration) < 1e-9)
    #expect(whole.value(time: 9) == 10)
    for time in [0.1, 0.3] {
      #expect(abs(whole.value(time: time) - 2 - spring.value(target: 8, time: time)) < 1e-9)
    }
    let cut = KeyframeTimeline(initialValue: 2.0) {
      SpringKeyframe(10, duration: 0.1, spring: spring)
    }
    #expect(cut.duration == 0.1)
    #expect(abs(cut.value(time: 5) - whole.value(time: 0.1)) < 1e-9)
    let undamped = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: Spring(duration: 0.5, bounce: 1))
    }
    #expect(undamped.duration == 0.5)
  }

  @Test("tracks move their properties separately, and the longest one is the duration")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 1)) {
      KeyframeTrack(\.x) {
        LinearKeyframe(3, duration: 1)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(90), duration: 2)
        for turns in [2.0, 3] { LinearKeyframe(.degrees(90 * turns), duration: 1) }
      }
    }
    #expect(timeline.duration == 4)
    let pose = timeline.value(time: 1.5)
    #expect(pose.x == 3 && pose.scale == 1)
    #expect(abs(pose.angle.degrees - 67.5) < 1e-9)
    #expect(abs(timeline.value(time: 3.5).angle.degrees - 225) < 1e-9)
  }

  @Test("no keyframes and odd durations leave the value or reach it at once")
  func odd() {
    #expect(KeyframeTimeline(initialValue: 3.0) {}.duration == 0)
    #expect(KeyframeTimeline(initialValue: 3.0) {}.value(time: 1) == 3)
    for duration in [0, -1, .nan, TimeInterval.infinity] {
      let timeline = KeyframeTimeline(initialValue: 3.0) {
        LinearKeyframe(4, duration: duration)
        CubicKeyframe(5, duration: duration)
        SpringKeyframe(6, duration: duration)
      }
      #expect(timeline.duration == 0)
      #expect(timeline.value(time: 0) == 6 && timeline.value(time: .nan) == 6)
    }
  }
}
