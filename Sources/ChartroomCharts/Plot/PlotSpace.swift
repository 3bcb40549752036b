import ChartroomUI
package import Foundation

/// The mapping of positions on the scales of a chart to points of its plot.
///
/// The origin is the top left corner of the plot.
package struct PlotSpace: Equatable, Sendable {
  /// Lengths at the two ends of an axis that are not part of the scale, in points.
  package struct Padding: Equatable, Sendable {
    /// The length at the left or at the bottom.
    package var start: CGFloat
    /// The length at the right or at the top.
    package var end: CGFloat

    package init(start: CGFloat = 0, end: CGFloat = 0) {
      self.start = start.isFinite ? start : 0
      self.end = end.isFinite ? end : 0
    }

    /// Creates the padding outside of the part of a plot that a scale takes.
    init(_ range: _PositionScaleRange?, in length: CGFloat) {
      switch range {
      case .padded(let start, let end): self.init(start: start, end: end)
      case .fixed(let range): self.init(start: range.lowerBound, end: length - range.upperBound)
      case nil: self.init()
      }
    }
  }

  /// The size of the plot, in points.
  package let size: CGSize
  /// The padding of the X axis.
  package let xPadding: Padding
  /// The padding of the Y axis.
  package let yPadding: Padding
  /// The length that names inside of the plot take off the top of each category of the Y axis, in points; 0 for names
  /// that are beside the plot, and for those that do not move their marks.
  let nameInset: CGFloat

  package init(
    size: CGSize, xPadding: Padding = Padding(), yPadding: Padding = Padding(),
    nameInset: CGFloat = 0
  ) {
    self.size = size
    self.xPadding = xPadding
    self.yPadding = yPadding
    self.nameInset = nameInset
  }

  /// The rectangle between the ends of both scales.
  var scaleRect: CGRect {
    CGRect(
      x: x(0), y: y(1), width: length(1, along: .horizontal), height: length(1, along: .vertical))
  }

  /// Returns the X coordinate of a position on the X scale, 0...1.
  func x(_ fraction: Double) -> CGFloat {
    xPadding.start + length(fraction, along: .horizontal)
  }

  /// Returns the Y coordinate of a position on the Y scale, 0...1.
  func y(_ fraction: Double) -> CGFloat {
    size.height - yPadding.start - length(fraction, along: .vertical)
  }

  /// Returns the length of a fraction of a scale, in points.
  func length(_ fraction: Double, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: fraction * max(size.width - xPadding.start - xPadding.end, 0)
    case .vertical: fraction * max(size.height - yPadding.start - yPadding.end, 0)
    }
  }

  /// Returns the position on a scale at a coordinate of the plot; `nil` if the scale has no length.
  func fraction(at coordinate: CGFloat, along axis: Axis) -> Double? {
    let length = length(1, along: axis)
    guard length > 0, coordinate.isFinite else { return nil }
    return switch axis {
    case .horizontal: (coordinate - xPadding.start) / length
    case .vertical: (size.height - yPadding.start - coordinate) / length
    }
  }
}
