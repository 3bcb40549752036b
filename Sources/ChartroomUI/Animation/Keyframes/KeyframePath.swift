import Foundation

/// The way of a vector through keyframes.
struct KeyframePath<V: VectorArithmetic> {
  /// The way from one keyframe to the next.
  private struct Segment {
    enum Curve {
      case linear(UnitCurve)
      /// A cubic curve with the velocities at its ends.
      case cubic(V, V)
      case spring(Spring, velocity: V)
    }

    let start: TimeInterval
    let duration: TimeInterval
    let from: V
    let target: V
    let curve: Curve

    /// Returns the value at a time since the start.
    func value(at time: TimeInterval) -> V {
      let delta = target - from
      switch curve {
      case .linear(let curve):
        return from + delta.scaled(by: curve.value(at: time / duration))
      case .cubic(let first, let last):
        // The cubic Hermite curve.
        let t = time / duration
        let (t2, t3) = (t * t, t * t * t)
        return from + delta.scaled(by: 3 * t2 - 2 * t3)
          + first.scaled(by: (t3 - 2 * t2 + t) * duration)
          + last.scaled(by: (t3 - t2) * duration)
      case .spring(let spring, let velocity):
        return from + spring.value(target: delta, initialVelocity: velocity, time: time)
      }
    }

    /// Returns the velocity at a time since the start.
    func velocity(at time: TimeInterval) -> V {
      let delta = target - from
      switch curve {
      case .linear(let curve):
        return delta.scaled(by: curve.velocity(at: time / duration) / duration)
      case .cubic(let first, let last):
        let t = time / duration
        let t2 = t * t
        return delta.scaled(by: 6 * (t - t2) / duration) + first.scaled(by: 3 * t2 - 4 * t + 1)
          + last.scaled(by: 3 * t2 - 2 * t)
      case .spring(let spring, let velocity):
        return spring.velocity(target: delta, initialVelocity: velocity, time: time)
      }
    }
  }

  private var segments: [Segment] = []
  /// The time of all segments, in seconds.
  private(set) var duration: TimeInterval = 0
  /// The value at the end.
  private var end: V

  /// Creates the way from a value through keyframes.
  init<Value: Animatable>(from start: V, through keyframes: [_Keyframe<Value>])
  where Value.AnimatableData == V {
    end = start
    var velocity = V.zero
    for (index, keyframe) in keyframes.enumerated() {
      let target = keyframe.target
      guard keyframe.duration != 0 else {
        (end, velocity) = (target, .zero)
        continue
      }
      let next = keyframes.indices.contains(index + 1) ? keyframes[index + 1] : nil
      let (curve, time) = Self.segment(to: keyframe, before: next, from: end, velocity)
      let segment = Segment(
        start: duration, duration: time, from: end, target: target, curve: curve)
      segments.append(segment)
      duration += time
      velocity = segment.velocity(at: time)
      if case .spring = curve, keyframe.duration != nil {
        end = segment.value(at: time)
      } else {
        end = target
      }
    }
  }

  /// Returns the curve to a keyframe and its duration.
  private static func segment<Value: Animatable>(
    to keyframe: _Keyframe<Value>, before next: _Keyframe<Value>?, from start: V, _ velocity: V
  ) -> (Segment.Curve, TimeInterval) where Value.AnimatableData == V {
    let duration = keyframe.duration ?? 0
    switch keyframe.kind {
    case .move: return (.linear(.linear), duration)
    case .linear(let curve): return (.linear(curve), duration)
    case .cubic(let first, let last):
      let last = last ?? endVelocity(of: keyframe, before: next, from: start)
      return (.cubic(first ?? velocity, last), duration)
    case .spring(let spring, let first):
      let velocity = first ?? velocity
      // An undamped spring never settles.
      let settling = spring.settlingDuration
      let own = settling.isFinite ? settling : spring.duration
      return (.spring(spring, velocity: velocity), keyframe.duration ?? own)
    }
  }

  /// Returns the velocity with which a cubic curve ends unless it is given.
  private static func endVelocity<Value: Animatable>(
    of keyframe: _Keyframe<Value>, before next: _Keyframe<Value>?, from start: V
  ) -> V where Value.AnimatableData == V {
    guard let next, let duration = keyframe.duration, let time = next.duration, time > 0 else {
      return .zero
    }
    switch next.kind {
    case .cubic(let first?, _): return first
    case .cubic(nil, _): return (next.target - start).scaled(by: 1 / (duration + time))
    case .linear(let curve):
      return (next.target - keyframe.target).scaled(by: curve.velocity(at: 0) / time)
    case .spring, .move: return .zero
    }
  }

  /// Returns the segment of a time; `nil` at the end and behind it.
  private func segment(at time: TimeInterval) -> Segment? {
    guard time < duration else { return nil }
    return segments.last { $0.start <= max(time, 0) }
  }

  /// Returns the value at a time, in seconds; times outside of the duration count as its ends.
  func value(at time: TimeInterval) -> V {
    segment(at: time).map { $0.value(at: max(time - $0.start, 0)) } ?? end
  }

  /// Returns the velocity at a time, per second; zero outside of the duration.
  func velocity(at time: TimeInterval) -> V {
    guard time >= 0 else { return .zero }
    return segment(at: time).map { $0.velocity(at: time - $0.start) } ?? .zero
  }
}
