package import ChartScales
package import Foundation

/// How the window of a mini-map travels: its two ends move evenly from one stretch of time to
/// another.
package struct WindowTravel: Hashable, Sendable {
  /// The window at the beginning, in fractions of the whole time, 0...1.
  package let start: WindowBounds
  /// The window when the travel is over.
  package let end: WindowBounds
  /// How long it takes, in seconds.
  package let duration: TimeInterval

  /// Creates a travel.
  ///
  /// - Parameters:
  ///   - start: The window at the beginning.
  ///   - end: The window at the end; the same for one that stands still.
  ///   - duration: Seconds; what is not positive and finite is over at once.
  package init(from start: WindowBounds, to end: WindowBounds, duration: TimeInterval) {
    self.start = start
    self.end = end
    self.duration = duration > 0 && duration.isFinite ? duration : 0
  }

  /// The window at a moment.
  ///
  /// - Parameter time: Seconds from the beginning. Before it the window is at its start, after the
  ///   duration at its end, at exactly these numbers; NaN counts as the beginning.
  /// - Returns: A window between the two.
  package func window(at time: TimeInterval) -> WindowBounds {
    guard time < duration else { return time.isNaN ? start : end }
    guard time > 0 else { return start }
    let part = time / duration
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return WindowBounds(
      lower: between(start.lower, end.lower), upper: between(start.upper, end.upper))
  }
}
