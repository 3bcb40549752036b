public import Foundation

/// The motion of a mass that a damped spring pulls to a target.
///
/// Positions and velocities are computed in closed form, so that they depend only on the time.
public struct Spring: Hashable, Sendable {
  /// The mass, in arbitrary units.
  public let mass: Double
  /// The undamped angular frequency, in radians per second.
  let frequency: Double
  /// The damping relative to critical damping.
  ///
  /// A spring with a ratio below 1 oscillates; with a ratio of 0, it never settles.
  public let dampingRatio: Double

  private init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    // A spring without stiffness would never arrive.
    self.frequency = frequency.isNaN ? 1e6 : min(max(frequency, 1e-6), 1e6)
    self.dampingRatio = dampingRatio > 0 ? min(dampingRatio, 1e6) : 0
  }

  /// Creates a spring from a duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; 0.5 by default. The spring settles later. A duration that
  ///     is not positive gives a very stiff spring.
  ///   - bounce: The bounce from -1 to 1; 0 by default. 0 gives critical damping, 1 gives no damping, and
  ///     negative values give overdamping. Values outside this range are clamped.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from a response and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds. A period that is not positive gives a very
  ///     stiff spring.
  ///   - dampingRatio: The damping relative to critical damping. Negative values count as 0.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, frequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio)
  }

  /// Creates a spring from its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass; 1 by default. Values that are not positive and finite count as 1.
  ///   - stiffness: The spring constant: the force per unit of distance, more than 0.
  ///   - damping: The damping coefficient: the force per unit of velocity. Negative values count as 0.
  ///   - allowOverDamping: Whether the damping may exceed critical damping; `false` by default.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      mass: mass, frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring that settles in a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time after which the distance from the target stays below `epsilon`, in seconds;
  ///     more than 0.
  ///   - dampingRatio: The damping relative to critical damping. Values below 0.0001 count as 0.0001.
  ///   - epsilon: The threshold, as a fraction of the initial distance; 0.001 by default. It is clamped to
  ///     10⁻¹²...1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 0.0001)
    let unit = Spring(mass: 1, frequency: 1, dampingRatio: ratio)
    self.init(
      mass: 1, frequency: unit.settlingDuration(epsilon: epsilon) / settlingDuration,
      dampingRatio: ratio)
  }

  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a bounce of 0.15 and a duration of 0.5 seconds.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.3 and a duration of 0.5 seconds.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; 0.5 by default.
  ///   - extraBounce: The bounce; 0 by default.
  /// - Returns: The spring.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; 0.5 by default.
  ///   - extraBounce: The bounce beyond 0.15; 0 by default.
  /// - Returns: The spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a visible bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; 0.5 by default.
  ///   - extraBounce: The bounce beyond 0.3; 0 by default.
  /// - Returns: The spring.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The perceived duration, in seconds, which equals `response`.
  public var duration: TimeInterval { response }
  /// The bounce, from -1 to 1, that gives `dampingRatio`.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The period of the undamped spring, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The spring constant: the force per unit of distance.
  public var stiffness: Double { mass * frequency * frequency }
  /// The damping coefficient: the force per unit of velocity.
  public var damping: Double { 2 * dampingRatio * frequency * mass }
  /// The time after which the distance from the target stays below a thousandth of the initial distance, in
  /// seconds; infinity without damping.
  public var settlingDuration: TimeInterval { settlingDuration(epsilon: 0.001) }

  /// Returns the time after which the distance from the target stays below a length.
  ///
  /// - Parameters:
  ///   - target: The position of the target, relative to the starting position.
  ///   - initialVelocity: The velocity at the start, per second; zero by default.
  ///   - epsilon: The length; 0.001 by default.
  /// - Returns: The time, in seconds; infinity without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    // After the time that a velocity takes to become a distance, it adds at most that distance.
    let reach = distance + initialVelocity.magnitudeSquared.squareRoot() / frequency
    guard reach > 0 else { return 0 }
    return settlingDuration(epsilon: epsilon / reach)
  }

  /// Returns the time after which the distance between a value and its target stays below a length.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The target.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - epsilon: The length.
  /// - Returns: The time, in seconds; infinity without damping.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -1), 1)
    // The limit of strong damping would never arrive.
    return bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1e-3)
  }

  /// Returns the time after which the distance from the target stays below `epsilon` times that at the start.
  func settlingDuration(epsilon: Double) -> TimeInterval {
    guard dampingRatio > 0 else { return .infinity }
    let epsilon = epsilon.isNaN ? 0.001 : min(max(epsilon, 1e-12), 1)
    let rate = dampingRatio * frequency
    if dampingRatio < 1 {
      // The envelope of the oscillation.
      let amplitude = 1 / (1 - dampingRatio * dampingRatio).squareRoot()
      return log(min(amplitude, 1e3) / epsilon) / rate
    }
    // The distance decreases, so that bisection finds the time.
    var high = 1 / frequency
    while parts(at: high).start > epsilon { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if parts(at: middle).start > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns the factors of the distance and of the velocity at the start in the distance at a time.
  ///
  /// Source: the general solution of x″ + 2ζω x′ + ω² x = 0 for x(0) and x′(0).
  func parts(at time: TimeInterval) -> (start: Double, velocity: Double) {
    let rate = dampingRatio * frequency
    if abs(dampingRatio - 1) < 1e-6 {
      let decay = exp(-frequency * time)
      return (decay * (1 + frequency * time), decay * time)
    }
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let decay = exp(-rate * time)
      let (sine, cosine) = (sin(damped * time), cos(damped * time))
      return (decay * (cosine + rate / damped * sine), decay * sine / damped)
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-rate + root, -rate - root)
    let (slowly, quickly) = (exp(slow * time), exp(fast * time))
    return (
      (slow * quickly - fast * slowly) / (slow - fast), (slowly - quickly) / (slow - fast)
    )
  }

  /// Returns the position, relative to the starting position.
  ///
  /// - Parameters:
  ///   - target: The position of the target.
  ///   - initialVelocity: The velocity at the start, per second; zero by default.
  ///   - time: The time since the start, in seconds. Negative times and NaN count as 0.
  /// - Returns: The position.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let parts = parts(at: time > 0 ? time : 0)
    return target - target.scaled(by: parts.start) + initialVelocity.scaled(by: parts.velocity)
  }

  /// Returns the velocity.
  ///
  /// - Parameters:
  ///   - target: The position of the target, relative to the starting position.
  ///   - initialVelocity: The velocity at the start, per second; zero by default.
  ///   - time: The time since the start, in seconds. Negative times and NaN count as 0.
  /// - Returns: The velocity, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let parts = parts(at: time > 0 ? time : 0)
    // x′ follows from the equation of motion: the derivatives of both factors are combinations of them.
    return target.scaled(by: frequency * frequency * parts.velocity)
      + initialVelocity.scaled(by: parts.start - 2 * dampingRatio * frequency * parts.velocity)
  }

  /// Returns the force on the mass.
  ///
  /// - Parameters:
  ///   - target: The position of the target.
  ///   - position: The position of the mass.
  ///   - velocity: The velocity of the mass, per second.
  /// - Returns: The sum of the spring force and the damping force.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Advances a position and a velocity by a time step.
  ///
  /// - Parameters:
  ///   - value: The position, which is updated.
  ///   - velocity: The velocity per second, which is updated.
  ///   - target: The position of the target.
  ///   - deltaTime: The time step, in seconds. Negative times and NaN count as 0.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let start = value
    value =
      start + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
  }

  /// Returns the value that the spring has reached between two values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at the target.
  ///   - initialVelocity: The velocity of the animatable data at the start, per second.
  ///   - time: The time since the start, in seconds. Negative times and NaN count as 0.
  /// - Returns: A copy of `toValue` with interpolated animatable data.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity, time: time)
    return result
  }

  /// Returns the velocity of the animatable data during a motion between two values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at the target.
  ///   - initialVelocity: The velocity of the animatable data at the start, per second.
  ///   - time: The time since the start, in seconds. Negative times and NaN count as 0.
  /// - Returns: The velocity, per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
  ) -> V.AnimatableData {
    velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity, time: time)
  }

  /// Returns the force on a value.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at the target.
  ///   - position: The current value.
  ///   - velocity: The velocity of the animatable data, per second.
  /// - Returns: The sum of the spring force and the damping force.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V.AnimatableData
  ) -> V.AnimatableData {
    force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity)
  }
}
