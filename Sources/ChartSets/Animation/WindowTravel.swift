package import ChartScales
package import Foundation

/// The movement of a window, whose two bounds move at constant speed.
package struct WindowTravel: Hashable, Sendable {
  /// The window at the start, in fractions of the time axis, 0...1.
  package let start: WindowBounds
  /// The window at the end, in fractions of the time axis, 0...1.
  package let end: WindowBounds
  /// The duration, in seconds.
  package let duration: TimeInterval

  /// Creates a movement.
  ///
  /// - Parameters:
  ///   - start: The window at the start.
  ///   - end: The window at the end; equal to `start` for a window at rest.
  ///   - duration: The duration, in seconds. If it is not positive and finite, the window is always at
  ///     its end.
  package init(from start: WindowBounds, to end: WindowBounds, duration: TimeInterval) {
    self.start = start
    self.end = end
    self.duration = duration > 0 && duration.isFinite ? duration : 0
  }

  /// Returns the window at a time.
  ///
  /// - Parameter time: The time since the start, in seconds; NaN counts as 0.
  /// - Returns: The window between `start` and `end`; exactly `start` up to time 0, and exactly `end`
  ///   from `duration` on.
  package func window(at time: TimeInterval) -> WindowBounds {
    guard time < duration else { return time.isNaN ? start : end }
    guard time > 0 else { return start }
    let part = time / duration
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return WindowBounds(
      lower: between(start.lower, end.lower), upper: between(start.upper, end.upper))
  }
}
