package import ChartScales

/// The points that BestKora shows for a pair of bounds: whole steps, never a part of one.
package enum BestKoraWindow {
  /// The positions in sight.
  ///
  /// The app leaves out the point that its upper bound falls on, and with it the last one of all:
  /// an off-by-one that is not kept. Where the window reaches the end, the last point is shown.
  /// - Parameters:
  ///   - bounds: The window's bounds, as fractions of the way from the first point to the last.
  ///   - axis: Where the points lie.
  /// - Returns: Two points at least, where there are two.
  package static func range(_ bounds: WindowBounds, axis: TimeAxis) -> Range<Int> {
    guard axis.count > 1 else { return 0..<axis.count }
    // A bound that falls on a point must not miss it by the rounding of its product.
    let noise = 1e-9
    let lower = axis.lastIndex(atOrBefore: bounds.lower * axis.length + noise)
    let first = min(max(lower, 0), axis.count - 2)
    let end = axis.lastIndex(atOrBefore: bounds.upper * axis.length + noise)
    return first..<(end == axis.count - 1 ? axis.count : max(end, first + 2))
  }
}

extension LinesSet {
  /// The positions that the BestKora style shows of the window.
  package var bestKoraRange: Range<Int> { BestKoraWindow.range(bounds, axis: axis) }

  /// The window of some positions, from the first to the last of them.
  func window(of range: Range<Int>) -> TimeWindow {
    TimeWindow(axis: axis, bounds: bounds(of: range))
  }

  private func bounds(of range: Range<Int>) -> WindowBounds {
    guard !range.isEmpty, axis.length > 0 else { return .whole }
    // Wider by less than any step, lest rounding leaves out the outer points.
    let noise = 1e-12
    return WindowBounds(
      lower: axis.position(of: range.lowerBound) / axis.length - noise,
      upper: axis.position(of: range.upperBound - 1) / axis.length + noise)
  }

  /// The set as a description of the BestKora style's picture needs it: its window on just the points
  /// that are shown.
  ///
  /// It is not for drawing, which would leave out the last of them.
  package var atBestKoraRange: LinesSet {
    var copy = self
    copy.bounds = bounds(of: bestKoraRange)
    return copy
  }
}
