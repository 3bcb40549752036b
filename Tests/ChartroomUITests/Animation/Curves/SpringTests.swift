import ChartroomUI
import Foundation
import Testing

/// The closed form of springs.
@Suite("Spring")
struct SpringTests {
  static let springs = [
    Spring(duration: 0.5, bounce: 0), Spring(duration: 0.5, bounce: 0.3),
    Spring(duration: 1, bounce: -0.4), Spring(response: 0.3, dampingRatio: 0.05),
    Spring(mass: 2, stiffness: 170, damping: 15),
    Spring(mass: 1, stiffness: 100, damping: 60, allowOverDamping: true),
  ]

  /// Integrates the equation of motion by the classical Runge-Kutta method.
  private func integrated(
    _ spring: Spring, target: Double, velocity: Double, time: TimeInterval
  ) -> (position: Double, velocity: Double) {
    var x = 0.0
    var v = velocity
    let steps = 4000
    let h = time / Double(steps)
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, spring.force(target: target, position: x, velocity: v) / spring.mass)
    }
    for _ in 0..<steps {
      let a = slope(x, v)
      let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
      let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
      let d = slope(x + h * c.0, v + h * c.1)
      x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
    return (x, v)
  }

  @Test("positions and velocities satisfy the equation of motion", arguments: springs)
  func equation(spring: Spring) {
    for velocity in [0.0, 900, -400] {
      for time in [0.05, 0.2, 0.7, 1.5] {
        let expected = integrated(spring, target: 100, velocity: velocity, time: time)
        let position = spring.value(target: 100, initialVelocity: velocity, time: time)
        let speed = spring.velocity(target: 100, initialVelocity: velocity, time: time)
        #expect(abs(position - expected.position) < 1e-6)
        #expect(abs(speed - expected.velocity) < 1e-4)
      }
    }
  }

  @Test("after the settling duration, the distance stays below a thousandth", arguments: springs)
  func settling(spring: Spring) {
    let end = spring.settlingDuration
    for step in 0...1000 {
      let time = end * (1 + Double(step) / 200)
      #expect(abs(1 - spring.value(target: 1, time: time)) <= 0.001 + 1e-9)
    }
  }

  @Test("the parameters convert as published: 0.5 s with a bounce of 0.3 is 157.9 and 17.6")
  func conversions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.91) < 0.01)
    #expect(abs(spring.damping - 17.59) < 0.01)
    let same = Spring(stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.duration - 0.5) < 1e-12)
    #expect(abs(same.bounce - 0.3) < 1e-12)
    #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
    let settling = Spring(settlingDuration: 2, dampingRatio: 0.6)
    #expect(abs(settling.settlingDuration - 2) < 1e-9)
  }

  @Test("updates in steps arrive where one step does")
  func update() {
    let spring = Spring.bouncy
    var value = 3.0
    var velocity = -20.0
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 50, deltaTime: 0.03)
    }
    var whole = (value: 3.0, velocity: -20.0)
    spring.update(value: &whole.value, velocity: &whole.velocity, target: 50, deltaTime: 0.3)
    #expect(abs(value - whole.value) < 1e-9)
    #expect(abs(velocity - whole.velocity) < 1e-7)
  }

  @Test(
    "absurd parameters give finite positions",
    arguments: [
      Spring(duration: 0), Spring(duration: -1), Spring(duration: .nan),
      Spring(duration: .infinity),
      Spring(duration: 0.5, bounce: 1), Spring(duration: 0.5, bounce: -1),
      Spring(duration: 0.5, bounce: .nan), Spring(mass: 0, stiffness: 0, damping: 0),
      Spring(mass: -1, stiffness: .infinity, damping: .nan),
      Spring(settlingDuration: 0, dampingRatio: 0),
      Spring(settlingDuration: 1, dampingRatio: 2, epsilon: -1),
      Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0),
      Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: .nan),
    ])
  func absurd(spring: Spring) {
    for time in [-1, 0, 0.1, 1e9, .nan] {
      #expect(spring.value(target: 1, initialVelocity: 1, time: time).isFinite)
    }
    #expect(!spring.settlingDuration.isNaN)
  }
}
