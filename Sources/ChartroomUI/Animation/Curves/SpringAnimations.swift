public import Foundation

extension Animation {
  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var spring: Animation { spring(duration: 0.5) }
  /// A spring for direct interaction, with a duration of 0.15 seconds.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
  /// A spring with a duration of 0.5 seconds and no bounce, which is added to animations in progress.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a small bounce and a duration of 0.5 seconds.
  public static var snappy: Animation { snappy() }
  /// A spring with a visible bounce and a duration of 0.5 seconds.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring animation that takes over from an animation in progress, at its current velocity.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; 0.5 by default. The spring settles later.
  ///   - bounce: The bounce, from -1 to 1; 0, no bounce, by default.
  ///   - blendDuration: Ignored. In SwiftUI, the time over which a change of the spring's parameters is
  ///     blended in.
  /// - Returns: The animation.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns a spring animation that takes over from an animation in progress, at its current velocity.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds; 0.5 by default.
  ///   - dampingFraction: The damping relative to critical damping; 0.825 by default.
  ///   - blendDuration: Ignored. In SwiftUI, the time over which a change of the spring's parameters is
  ///     blended in.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns a spring animation that takes over from an animation in progress, at its current velocity.
  ///
  /// - Parameters:
  ///   - spring: The spring that determines the motion.
  ///   - blendDuration: Ignored. In SwiftUI, the time over which a change of the spring's parameters is
  ///     blended in.
  /// - Returns: The animation.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, .init(merges: true, blendDuration: blendDuration)))
  }

  /// Returns a stiff spring animation for direct interaction.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; 0.15 by default.
  ///   - extraBounce: The bounce beyond 0.14; 0 by default.
  ///   - blendDuration: Ignored. In SwiftUI, the time over which a change of the spring's parameters is
  ///     blended in.
  /// - Returns: The animation.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// Returns a stiff spring animation for direct interaction.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds; 0.15 by default.
  ///   - dampingFraction: The damping relative to critical damping; 0.86 by default.
  ///   - blendDuration: Ignored. In SwiftUI, the time over which a change of the spring's parameters is
  ///     blended in.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns a spring animation that is added to animations in progress.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; 0.5 by default.
  ///   - bounce: The bounce, from -1 to 1; 0, no bounce, by default.
  ///   - initialVelocity: The velocity at the start, in distances to the target per second; 0 by default.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns a spring animation that is added to animations in progress.
  ///
  /// - Parameters:
  ///   - mass: The mass; 1 by default.
  ///   - stiffness: The spring constant: the force per unit of distance.
  ///   - damping: The damping coefficient: the force per unit of velocity.
  ///   - initialVelocity: The velocity at the start, in distances to the target per second; 0 by default.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns a spring animation that is added to animations in progress.
  ///
  /// - Parameters:
  ///   - spring: The spring that determines the motion.
  ///   - initialVelocity: The velocity at the start, in distances to the target per second; 0 by default.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(spring, .init(merges: false, initialVelocity: initialVelocity)))
  }

  /// Returns a spring animation without bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; 0.5 by default.
  ///   - extraBounce: The bounce; 0 by default.
  /// - Returns: The animation.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring animation with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; 0.5 by default.
  ///   - extraBounce: The bounce beyond 0.15; 0 by default.
  /// - Returns: The animation.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring animation with a visible bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; 0.5 by default.
  ///   - extraBounce: The bounce beyond 0.3; 0 by default.
  /// - Returns: The animation.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
