public import Foundation

/// A type that defines how a value changes during an animation.
///
/// Each animation is the path of a vector from zero to the difference between the new value and the old one.
/// - Note: Unlike in SwiftUI, the animation is computed 120 times per second of virtual time, so that its
///   values do not depend on the times at which images are drawn.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the position on the path.
  ///
  /// - Parameters:
  ///   - value: The end of the path.
  ///   - time: The time since the start, in seconds.
  ///   - context: The state of the animation, which the method can change.
  /// - Returns: The position; `nil` at the end of the animation.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity on the path.
  ///
  /// - Parameters:
  ///   - value: The end of the path.
  ///   - time: The time since the start, in seconds.
  ///   - context: The state of the animation.
  /// - Returns: The velocity, per second; `nil`, the default, if it is unknown.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation continues another one instead of running in addition to it.
  ///
  /// - Parameters:
  ///   - previous: The animation in progress.
  ///   - value: The end of the path of the animation in progress.
  ///   - time: The time since the start of the animation in progress, in seconds.
  ///   - context: The state of the animation in progress.
  /// - Returns: `true` if this animation continues the previous one; `false` by default.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns `nil`, because the velocity is unknown.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns `false`: the animations run together.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state of a custom animation in progress.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation stores from one call to the next.
  public var state = AnimationState<Value>()
  /// The default environment.
  ///
  /// - Note: In SwiftUI, it is the environment of the animated view.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// Whether the animation counts as complete for completion handlers, even if it continues.
  public var isLogicallyComplete = false

  package init() {}

  /// Returns a copy of the context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// A key that identifies a value in the state of a custom animation.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value for the key until a value is stored.
  static var defaultValue: Value { get }
}

/// The values that a custom animation stores from one call to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state without values.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
