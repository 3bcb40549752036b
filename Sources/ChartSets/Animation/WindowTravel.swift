package import Foundation

/// How the window of a mini-map travels: its two ends move evenly from one stretch of time to
/// another.
package struct WindowTravel: Hashable, Sendable {
  /// The window at the beginning, in fractions of the whole time, 0...1.
  package let start: ClosedRange<Double>
  /// The window when the travel is over.
  package let end: ClosedRange<Double>
  /// How long it takes, in seconds.
  package let duration: TimeInterval

  /// Creates a travel.
  ///
  /// - Parameters:
  ///   - start: The window at the beginning.
  ///   - end: The window at the end; the same for one that stands still.
  ///   - duration: Seconds; what is not positive and finite is over at once.
  package init(from start: ClosedRange<Double>, to end: ClosedRange<Double>, duration: TimeInterval)
  {
    self.start = start
    self.end = end
    self.duration = duration > 0 && duration.isFinite ? duration : 0
  }

  /// The window at a moment.
  ///
  /// - Parameter time: Seconds from the beginning. Before it the window is at its start, after the
  ///   duration at its end, at exactly these numbers; NaN counts as the beginning.
  /// - Returns: A window between the two.
  package func window(at time: TimeInterval) -> ClosedRange<Double> {
    guard time < duration else { return time.isNaN ? start : end }
    guard time > 0 else { return start }
    let part = time / duration
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    let lower = between(start.lowerBound, end.lowerBound)
    // Rounding may bring the ends of a window without a length out of order.
    return lower...max(between(start.upperBound, end.upperBound), lower)
  }
}
