public import Foundation

/// A group of keyframes of one property.
///
/// Keyframes are in the order in which their values are reached.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable = Body.Value
  /// The type of the group that `body` returns.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes of the group.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// The keyframes, in order.
  ///
  /// This property is an implementation detail. Do not use or implement it.
  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The keyframes of the body.
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

/// A keyframe of any kind.
///
/// This type is an implementation detail. Do not use it.
public struct _Keyframe<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Vector?, end: Vector?)
    case spring(Spring, start: Vector?)
    case move
  }

  let kind: Kind
  let target: Vector
  /// The time of the way to the target, in seconds; `nil` for the settling time of a spring.
  let duration: TimeInterval?

  init(_ kind: Kind, to value: Value, duration: TimeInterval? = 0) {
    self.kind = kind
    target = value.animatableData
    self.duration = duration.map { $0 > 0 && $0.isFinite ? $0 : 0 }
  }
}

/// A keyframe that is reached along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of the body, which has the same keyframes.
  public typealias Body = _KeyframeSequence<Value>
  /// The keyframe, in order.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe that is reached along a timing curve.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: The time since the keyframe before it, in seconds. Negative and infinite times and NaN count as 0.
  ///   - timingCurve: The curve; linear by default.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(.linear(timingCurve), to: to, duration: duration)]
  }
}

/// A keyframe that is reached along a smooth cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of the body, which has the same keyframes.
  public typealias Body = _KeyframeSequence<Value>
  /// The keyframe, in order.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe that is reached along a cubic curve.
  ///
  /// By default, the curve begins with the velocity at the end of the previous keyframe. It ends with the velocity at
  /// the beginning of the next one if that is linear. Between two cubic keyframes, it is the mean velocity from the
  /// previous to the next value. The curve ends at rest before other keyframes and at the end of the track.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: The time since the keyframe before it, in seconds. Negative and infinite times and NaN count as 0.
  ///   - startVelocity: The velocity per second at the beginning; `nil`, the default, for a smooth motion.
  ///   - endVelocity: The velocity per second at the end; `nil`, the default, for a smooth motion.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    let kind = _Keyframe<Value>.Kind.cubic(
      start: startVelocity?.animatableData, end: endVelocity?.animatableData)
    _keyframes = [_Keyframe(kind, to: to, duration: duration)]
  }
}

/// A keyframe that a spring approaches.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of the body, which has the same keyframes.
  public typealias Body = _KeyframeSequence<Value>
  /// The keyframe, in order.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe that a spring approaches.
  ///
  /// A spring that has not settled at the end of its time passes its value and velocity on to the next keyframe.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: The time since the keyframe before it, in seconds; `nil`, the default, for the time in which the
  ///     spring settles.
  ///   - spring: The spring; `Spring()` by default.
  ///   - startVelocity: The velocity per second at the beginning; `nil`, the default, for that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    let kind = _Keyframe<Value>.Kind.spring(spring, start: startVelocity?.animatableData)
    _keyframes = [_Keyframe(kind, to: to, duration: duration)]
  }
}

/// A keyframe that is reached immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of the body, which has the same keyframes.
  public typealias Body = _KeyframeSequence<Value>
  /// The keyframe, in order.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe that is reached immediately.
  ///
  /// - Parameter to: The value of the keyframe.
  public init(_ to: Value) { _keyframes = [_Keyframe(.move, to: to)] }
}

extension KeyframeTrackContent where Body == _KeyframeSequence<Value> {
  /// The built-in keyframe itself.
  public var body: _KeyframeSequence<Value> { _KeyframeSequence(_keyframes: _keyframes) }
}

/// Keyframes of one property, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// The type of the body, which has the same keyframes.
  public typealias Body = _KeyframeSequence<Value>
  /// The keyframes, in order.
  public let _keyframes: [_Keyframe<Value>]
}

/// A builder of the keyframes of one property.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns a keyframe.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> Content where Content.Value == Value { expression }

  /// Returns no keyframes.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_keyframes: []) }

  /// Returns the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_keyframes: components.flatMap(\._keyframes))
  }

  /// Returns the keyframes of the first alternative.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(_keyframes: component._keyframes) }

  /// Returns the keyframes of the second alternative.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(_keyframes: component._keyframes) }

  /// Returns the first keyframe.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    first: Content
  ) -> Content where Content.Value == Value { first }

  /// Returns keyframes and the one behind them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }
}
