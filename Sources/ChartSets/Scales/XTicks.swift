import Foundation

/// Which points in time get a label on the X axis.
///
/// Every *stride*-th point does, counted back from the last one; the stride is a power of two. So a
/// label belongs to its point and does not change while the window moves, and a coarser axis shows
/// every other label of a finer one.
package struct XTicks: Equatable, Sendable {
  /// The number of points from one label to the next: a power of two.
  package let stride: Int
  /// The positions of the labels, ascending.
  package let indices: [Int]

  /// The least room between two labels, in points.
  package static let labelGap: Double = 8
  /// The most labels that a plot is given; half as many are the fewest, so it shows about six.
  package static let mostLabels: Double = 8

  /// Chooses the labels of a window.
  ///
  /// - Parameters:
  ///   - window: The visible part.
  ///   - count: The number of points of the whole series.
  ///   - plotWidth: The width that the window is drawn at, in points.
  ///   - labelWidth: The width of the widest label, in points.
  package init(window: TimeWindow, count: Int, plotWidth: Double, labelWidth: Double) {
    let labelWidth = labelWidth.isFinite ? max(labelWidth, 0) : 0
    stride = Self.stride(length: window.length, plotWidth: plotWidth, labelWidth: labelWidth)
    guard count > 0 else {
      indices = []
      return
    }
    // A label that is half outside still shows its other half.
    let perStep = plotWidth / window.length
    let margin = perStep.isFinite && perStep > 0 ? labelWidth / 2 / perStep : 0
    let low = max(window.positions.lowerBound - margin, 0)
    let high = min(window.positions.upperBound + margin, Double(count - 1))
    let phase = (count - 1) % stride
    let first = Int(((low - Double(phase)) / Double(stride)).rounded(.up)) * stride + phase
    indices = low <= high ? Array(Swift.stride(from: first, through: Int(high), by: stride)) : []
  }

  /// The smallest power of two whose labels stand apart and are at most eight to a plot.
  ///
  /// It depends on the length of the window and not on its place, so a pan keeps its labels.
  ///
  /// - Parameters:
  ///   - length: The length of the window in steps.
  ///   - plotWidth: The width of the plot in points.
  ///   - labelWidth: The width of the widest label in points.
  /// - Returns: 1 for a single point; 2³⁰ at most, and for a plot without a width.
  package static func stride(length: Double, plotWidth: Double, labelWidth: Double) -> Int {
    let perStep = plotWidth / length
    guard length > 0 else { return 1 }
    guard perStep.isFinite, perStep > 0 else { return 1 << 30 }
    // A window that is moved keeps its length but for rounding; the margin absorbs that.
    let needed = max(labelWidth + labelGap, plotWidth / mostLabels) * (1 - 1e-9)
    var stride = 1
    while Double(stride) * perStep < needed && stride < 1 << 30 { stride *= 2 }
    return stride
  }
}
