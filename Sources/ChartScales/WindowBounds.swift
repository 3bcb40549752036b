/// The bounds of a window on a range, as fractions of the range.
///
/// The bounds are always in 0...1 and in ascending order.
package struct WindowBounds: Hashable, Sendable {
  /// The start of the window.
  package let lower: Double
  /// The end of the window, at least `lower`.
  package let upper: Double

  /// The bounds of the whole range, 0...1.
  package static let whole = WindowBounds(lower: 0, upper: 1)

  /// Creates bounds from any two numbers.
  ///
  /// - Parameters:
  ///   - lower: The start, clamped to 0...1; NaN counts as 0.
  ///   - upper: The end, clamped to 0...1; NaN counts as 1. If it is less than `lower`, the two are
  ///     swapped.
  package init(lower: Double, upper: Double) {
    let lower = lower.isNaN ? 0 : min(max(lower, 0), 1)
    let upper = upper.isNaN ? 1 : min(max(upper, 0), 1)
    self.lower = min(lower, upper)
    self.upper = max(lower, upper)
  }

  /// Creates bounds from a range, clamped to 0...1.
  package init(_ range: ClosedRange<Double>) {
    self.init(lower: range.lowerBound, upper: range.upperBound)
  }

  /// The length of the window, 0...1.
  package var length: Double { upper - lower }
}
