import Foundation

/// The points that have a mark on BestKora's X axis: about six of the visible points.
///
/// The number of marks is that of the app, which does not depend on the width of the plot.
package struct BestKoraTicks: Equatable, Sendable {
  /// The number of points from one mark to the next.
  package let step: Int
  /// The indices of the marked points, ascending: the multiples of the step.
  package let indices: [Int]

  /// Creates the marks of the visible points.
  ///
  /// - Parameters:
  ///   - range: The indices of the visible points.
  ///   - width: The width of the visible range, in points.
  ///   - labelWidth: The minimum distance between marks, in points. The app has no minimum; where its
  ///     rule places marks closer together, only every second or third of them is shown.
  package init(range: Range<Int>, width: Double, labelWidth: Double) {
    let own = Self.step(count: range.count)
    let spacing = width / Double(max(range.count - 1, 1)) * Double(own)
    let room = spacing > 0 ? (labelWidth / spacing - 1e-9).rounded(.up) : 1
    let factor = room.isFinite ? Int(max(1, min(room, Double(max(range.count, 1))))) : 1
    self.init(range: range, step: own * factor)
  }

  /// Creates the marks of the visible points at a known step, which is positive.
  package init(range: Range<Int>, step: Int) {
    self.step = step
    let first = (range.lowerBound + step - 1) / step * step
    indices = Array(stride(from: first, to: range.upperBound, by: step))
  }

  /// Returns the step for a number of points: about a fifth of it, and at least 1.
  ///
  /// The app's rule gives 0 for fewer than six points, and divides by it.
  package static func step(count: Int) -> Int { max(Int(Double(count - 1) / 5 + 0.1), 1) }

  /// Returns the step for a moment of an animation, which is that of its start times a power of two.
  ///
  /// The app's rule has another step for every fifth point, and the labels of one step are not among
  /// those of the next. In an animation they would change all the time.
  ///
  /// - Parameters:
  ///   - length: The length of the window, in steps of the time axis.
  ///   - start: The step at the start of the animation.
  ///   - width: The width of the window, in points.
  ///   - labelWidth: The minimum distance between marks, in points.
  /// - Returns: A number of points, at least 1.
  package static func step(
    length: Double, from start: Int, width: Double, labelWidth: Double
  ) -> Int {
    let start = Double(max(start, 1))
    let exponent = log2(max(length / 5, 1) / start).rounded()
    var step = max((start * pow(2, exponent)).rounded(.down), 1)
    while step < length, width > 0, width / length * step < labelWidth { step *= 2 }
    return Int(min(step, 1e15))
  }
}
