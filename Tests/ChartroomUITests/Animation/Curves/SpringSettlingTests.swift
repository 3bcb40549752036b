import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Settling of springs")
struct SpringSettlingTests {
  @Test(
    "the distance stays below the length after the time",
    arguments: [-0.5, 0, 0.3, 0.7], [(1.0, 0.0), (200, 0), (0, 50), (3, -40)])
  func settles(bounce: Double, motion: (target: Double, velocity: Double)) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    let time = spring.settlingDuration(
      target: motion.target, initialVelocity: motion.velocity, epsilon: 0.01)
    #expect(time > 0 && time < 60)
    for step in 0...200 {
      let later = time * (1 + Double(step) / 100)
      let value = spring.value(
        target: motion.target, initialVelocity: motion.velocity, time: later)
      #expect(abs(value - motion.target) <= 0.011)
    }
    #expect(
      spring.settlingDuration(
        fromValue: 5.0, toValue: 5 + motion.target, initialVelocity: motion.velocity, epsilon: 0.01)
        == time)
  }

  @Test("what does not move is settled at once, and without damping nothing is")
  func ends() {
    #expect(Spring().settlingDuration(target: 0.0) == 0)
    #expect(Spring(duration: 1, bounce: 1).settlingDuration(target: 1.0) == .infinity)
  }
}
