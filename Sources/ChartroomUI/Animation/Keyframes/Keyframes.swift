/// The keyframes of a value, in one or more tracks.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Body.Value
  /// The type of the keyframes that `body` returns.
  associatedtype Body: Keyframes
  /// The tracks.
  @KeyframesBuilder<Value> var body: Body { get }
  /// The tracks for an initial value.
  ///
  /// This method is an implementation detail. Do not call or implement it.
  func _tracks(from initialValue: Value) -> [_KeyframeTrackRun<Value>]
}

extension Keyframes where Body.Value == Value {
  /// Returns the tracks of the body.
  public func _tracks(from initialValue: Value) -> [_KeyframeTrackRun<Value>] {
    body._tracks(from: initialValue)
  }
}

extension Keyframes where Body == _KeyframeTracks<Value> {
  /// The built-in keyframes themselves.
  public var body: _KeyframeTracks<Value> { _KeyframeTracks { _tracks(from: $0) } }
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The type of the body, which has the same tracks.
  public typealias Body = _KeyframeTracks<Root>

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track of a whole value.
  ///
  /// - Parameter content: The keyframes, in order.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Creates a track of a property.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - content: The keyframes, in order.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Returns the track for an initial value.
  public func _tracks(from initialValue: Root) -> [_KeyframeTrackRun<Root>] {
    let keyPath = keyPath
    let path = KeyframePath(
      from: initialValue[keyPath: keyPath].animatableData, through: content._keyframes)
    return [
      _KeyframeTrackRun(
        duration: path.duration,
        update: { root, time in root[keyPath: keyPath].animatableData = path.value(at: time) },
        updateVelocity: { root, time in
          root[keyPath: keyPath].animatableData = path.velocity(at: time)
        })
    ]
  }
}

/// A track that updates its property of a value.
///
/// This type is an implementation detail. Do not use it.
public struct _KeyframeTrackRun<Root> {
  let duration: Double
  /// Sets the property to its value at a time, in seconds.
  let update: (inout Root, Double) -> Void
  /// Sets the property to its velocity at a time, per second.
  let updateVelocity: (inout Root, Double) -> Void
}

/// Several tracks of one value.
public struct _KeyframeTracks<Value>: Keyframes {
  /// The type of the body, which has the same tracks.
  public typealias Body = _KeyframeTracks<Value>

  let tracks: (Value) -> [_KeyframeTrackRun<Value>]

  /// Returns the tracks for an initial value.
  public func _tracks(from initialValue: Value) -> [_KeyframeTrackRun<Value>] {
    tracks(initialValue)
  }
}

/// A builder of keyframes.
///
/// It consists either of tracks or of the keyframes of the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns a track.
  public static func buildExpression<Content: Keyframes>(
    _ expression: Content
  ) -> Content where Content.Value == Value { expression }

  /// Returns a keyframe of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> Content where Content.Value == Value { expression }

  /// Returns no tracks.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks { _ in [] } }

  /// Returns the first track.
  public static func buildPartialBlock<Content: Keyframes>(
    first: Content
  ) -> Content where Content.Value == Value { first }

  /// Returns tracks and the one behind them.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> {
    _KeyframeTracks { accumulated._tracks(from: $0) + next._tracks(from: $0) }
  }

  /// Returns the first keyframe of the whole value.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    first: Content
  ) -> Content where Content.Value == Value { first }

  /// Returns keyframes of the whole value and the one behind them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> where Value: Animatable {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// Returns the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _KeyframeSequence<Value> where Value: Animatable {
    _KeyframeSequence(_keyframes: components.flatMap(\._keyframes))
  }

  /// Returns the tracks.
  public static func buildFinalResult<Content: Keyframes>(
    _ component: Content
  ) -> Content where Content.Value == Value { component }

  /// Returns the track of the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}
