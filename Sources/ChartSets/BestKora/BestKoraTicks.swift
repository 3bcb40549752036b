import Foundation

/// Which points in time get a mark on BestKora's X axis: about six of those in sight.
package struct BestKoraTicks: Equatable, Sendable {
  /// The number of points from one mark to the next.
  package let step: Int
  /// The positions of the marks, ascending: the multiples of the step.
  package let indices: [Int]

  /// Chooses the marks of the points in sight.
  ///
  /// - Parameters:
  ///   - range: The positions in sight.
  ///   - width: The width that they are drawn at, in points.
  ///   - labelWidth: The least distance of two marks, in points. The app knows none; where its own
  ///     rule puts marks closer, every second or third of them is shown.
  package init(range: Range<Int>, width: Double, labelWidth: Double) {
    let own = Self.step(count: range.count)
    let spacing = width / Double(max(range.count - 1, 1)) * Double(own)
    let room = spacing > 0 ? (labelWidth / spacing - 1e-9).rounded(.up) : 1
    let factor = room.isFinite ? Int(max(1, min(room, Double(max(range.count, 1))))) : 1
    step = own * factor
    let first = (range.lowerBound + step - 1) / step * step
    indices = Array(stride(from: first, to: range.upperBound, by: step))
  }

  /// The step of a number of points: a fifth of their distance, and never 0.
  ///
  /// The app's own rule gives 0 for fewer than six points, and divides by it.
  package static func step(count: Int) -> Int { max(Int(Double(count - 1) / 5 + 0.1), 1) }
}
