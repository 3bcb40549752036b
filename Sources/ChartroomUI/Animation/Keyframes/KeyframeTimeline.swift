public import Foundation

/// The values that keyframes define over time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTrackRun<Value>]

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning of each track, and of the properties without a track.
  ///   - content: The tracks.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = content()._tracks(from: initialValue)
  }

  /// The duration of the longest track, in seconds; 0 without tracks.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time, in seconds; times outside of the duration count as its ends.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.update(&value, time) }
    return value
  }

  /// Returns the value at a fraction of the duration, which is clamped to 0...1.
  public func value(progress: Double) -> Value { value(time: time(at: progress)) }

  /// Returns the velocity at a time, in seconds; properties without a track keep their initial values.
  public func velocity(time: TimeInterval) -> Value {
    var velocity = initialValue
    for track in tracks { track.updateVelocity(&velocity, time) }
    return velocity
  }

  /// Returns the velocity at a fraction of the duration, which is clamped to 0...1.
  public func velocity(progress: Double) -> Value { velocity(time: time(at: progress)) }

  private func time(at progress: Double) -> TimeInterval {
    (progress > 0 ? min(progress, 1) : 0) * duration
  }
}
