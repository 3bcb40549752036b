import Foundation

/// The points that have a mark on BestKora's X axis: about six of the visible points.
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
    step = own * factor
    let first = (range.lowerBound + step - 1) / step * step
    indices = Array(stride(from: first, to: range.upperBound, by: step))
  }

  /// Returns the step for a number of points: about a fifth of it, and at least 1.
  ///
  /// The app's rule gives 0 for fewer than six points, and divides by it.
  package static func step(count: Int) -> Int { max(Int(Double(count - 1) / 5 + 0.1), 1) }
}
