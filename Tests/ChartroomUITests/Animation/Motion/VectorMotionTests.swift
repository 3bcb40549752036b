import ChartroomUI
import Foundation
import Testing

@Suite("VectorMotion")
struct VectorMotionTests {
  private static let spring = Animation.spring(Spring(duration: 1, bounce: 0.3))

  /// A motion that several closures can advance.
  private final class Run {
    private var motion = VectorMotion<Double>()

    init(_ motion: VectorMotion<Double> = VectorMotion()) { self.motion = motion }

    var isRunning: Bool { motion.isRunning }
    var remaining: Double { motion.remaining }
    var copy: Run { Run(motion) }

    func advance(to time: TimeInterval) -> Bool { motion.advance(to: time) }
    func stop() { motion.stop() }

    @discardableResult
    func retarget(
      by delta: Double, with animation: Animation, at time: TimeInterval
    ) -> MotionTimes {
      motion.retarget(by: delta, with: animation, at: time)
    }

    /// Returns the rest at a time, and does not advance.
    func remaining(at time: TimeInterval) -> Double {
      let copy = copy
      _ = copy.advance(to: time)
      return copy.remaining
    }
  }

  @Test("nothing remains at first, after the end and after a stop")
  func ends() {
    let motion = Run()
    #expect(!motion.isRunning && motion.remaining == 0 && !motion.advance(to: 5))
    let times = motion.retarget(by: 8, with: .linear(duration: 2), at: 5)
    #expect(times.end == 7 && times.logicalEnd == 7)
    #expect(motion.isRunning && motion.remaining == 8)
    #expect(motion.advance(to: 6) && motion.remaining == 4)
    #expect(motion.advance(to: 7.nextDown) && abs(motion.remaining) < 1e-9)
    #expect(!motion.advance(to: 7) && motion.remaining == 0 && !motion.isRunning)
    motion.retarget(by: 8, with: .linear(duration: 2), at: 7)
    motion.stop()
    #expect(!motion.isRunning && motion.remaining == 0)
  }

  @Test(
    "a change without a duration is complete at once",
    arguments: [Animation.linear(duration: 0), .linear(duration: -1), .linear(duration: .nan)])
  func instant(animation: Animation) {
    let motion = Run()
    #expect(motion.retarget(by: 8, with: animation, at: 1).end <= 1)
    #expect(!motion.isRunning && motion.remaining == 0)
  }

  @Test("changes along curves add, in any number")
  func sums() {
    let changes: [(time: TimeInterval, delta: Double, animation: Animation)] = [
      (0, 8, .linear(duration: 2)), (0.5, -3, .easeIn(duration: 1)),
      (0.5, 100, .easeOut(duration: 0.25)), (1, -8, .easeInOut(duration: 3)),
    ]
    let all = Run()
    var single: [Run] = []
    for change in changes {
      let times = all.retarget(by: change.delta, with: change.animation, at: change.time)
      let own = Run()
      let ownTimes = own.retarget(by: change.delta, with: change.animation, at: change.time)
      #expect(times.logicalEnd == ownTimes.end)
      single.append(own)
    }
    for time in stride(from: 1, through: 5, by: 0.01) {
      let sum = single.reduce(0) { $0 + $1.remaining(at: time) }
      #expect(abs(all.remaining(at: time) - sum) < 1e-9)
    }
  }

  @Test("the end is that of the last change, whichever that is")
  func latestEnd() {
    let motion = Run()
    motion.retarget(by: 1, with: .linear(duration: 5), at: 0)
    let times = motion.retarget(by: 1, with: .linear(duration: 1), at: 1)
    #expect(times.end == 5 && times.logicalEnd == 2)
    #expect(motion.advance(to: 3) && !motion.advance(to: 5))
  }

  @Test("a redirected spring continues from its place with its velocity")
  func springs() {
    for time in stride(from: 0.05, to: 1.5, by: 0.11) {
      let motion = Run()
      motion.retarget(by: 100, with: Self.spring, at: 0)
      _ = motion.advance(to: time)
      let (rest, old) = (motion.remaining, motion.copy)
      motion.retarget(by: -60, with: Self.spring, at: time)
      // The presented value has not moved: the target has.
      #expect(abs(motion.remaining - (rest - 60)) < 1e-9)
      let step = 1e-3
      let before = old.remaining(at: time - step) - rest
      let after = (rest - 60) - motion.remaining(at: time + step)
      #expect(abs(before - after) / step < 12, "at \(time): \(before / step), \(after / step)")
      #expect(abs(motion.remaining(at: time + 30)) < 1e-3)
    }
  }

  @Test("a spring replaces the curves in progress, and a curve adds to a spring")
  func mixed() {
    let motion = Run()
    motion.retarget(by: 8, with: .linear(duration: 2), at: 0)
    motion.retarget(by: 8, with: .linear(duration: 4), at: 0)
    motion.retarget(by: 100, with: Self.spring, at: 1)
    // It starts with the rest of both, and with their velocity of 6 units a second.
    #expect(motion.remaining == 4 + 6 + 100)
    let distance: Double = 110 - motion.remaining(at: 1.001)
    #expect(abs(distance / 0.001 - 6) < 3)
    let spring = motion.copy
    motion.retarget(by: 8, with: .linear(duration: 2), at: 1.5)
    for time in [1.5, 2, 3, 3.5, 4] {
      let curve = max(8 - 4 * (time - 1.5), 0)
      let both = spring.remaining(at: time) + curve
      #expect(abs(motion.remaining(at: time) - both) < 1e-9)
    }
    #expect(!motion.advance(to: 60))
  }

  @Test("a change that ends replaces one that never does")
  func endless() {
    let motion = Run()
    let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    let times = motion.retarget(by: 8, with: forever, at: 0)
    #expect(times.end == .infinity && motion.advance(to: 1000.25) && motion.remaining == 6)
    let next = motion.retarget(by: -2, with: .linear(duration: 1), at: 1000.25)
    #expect(next.end == 1001.25 && motion.remaining == 4)
    #expect(motion.advance(to: 1000.75) && motion.remaining == 2)
    #expect(!motion.advance(to: 1001.25))
  }

  @Test("a distance that is no number ends in time, too", arguments: [Double.nan, .infinity])
  func hostile(delta: Double) {
    let motion = Run()
    motion.retarget(by: delta, with: .linear(duration: 1), at: 0)
    #expect(motion.advance(to: 0.5) && !motion.remaining.isFinite)
    #expect(!motion.advance(to: 1) && motion.remaining == 0)
  }
}
