package import ChartScales

/// The rule by which BestKora selects the visible points: whole steps only.
package enum BestKoraWindow {
  /// Returns the indices of the visible points.
  ///
  /// The app omits the point at its upper bound, and therefore the last point of the data. This
  /// off-by-one error is not reproduced: if the window reaches the end, the last point is visible.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the window, as fractions of the axis.
  ///   - axis: The time axis.
  /// - Returns: At least two indices, if there are two points.
  package static func range(_ bounds: WindowBounds, axis: TimeAxis) -> Range<Int> {
    guard axis.count > 1 else { return 0..<axis.count }
    // A bound that falls on a point must not miss it by the rounding of its product.
    let noise = 1e-9
    let lower = axis.lastIndex(atOrBefore: bounds.lower * axis.length + noise)
    let first = min(max(lower, 0), axis.count - 2)
    let end = axis.lastIndex(atOrBefore: bounds.upper * axis.length + noise)
    return first..<(end == axis.count - 1 ? axis.count : max(end, first + 2))
  }

  /// Returns the indices of all points that a window shows on its way from one place to another.
  package static func range(
    during ends: (first: WindowBounds, last: WindowBounds), axis: TimeAxis
  ) -> Range<Int> {
    let (first, last) = (range(ends.first, axis: axis), range(ends.last, axis: axis))
    return min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound)
  }
}

extension LinesSet {
  /// The indices of the points that the BestKora style shows in the window.
  package var bestKoraRange: Range<Int> { BestKoraWindow.range(bounds, axis: axis) }

  /// Returns the window of a range of indices, from the first to the last point.
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

  /// The chart set with its window on the visible points of the BestKora style, for a description of the
  /// image.
  ///
  /// It is not suitable for drawing, which would omit the last of these points.
  package var atBestKoraRange: LinesSet {
    var copy = self
    copy.bounds = bounds(of: bestKoraRange)
    return copy
  }
}
