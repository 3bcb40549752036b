public import Foundation

/// The part of the plot that a position scale occupies.
public protocol PositionScaleRange {
  /// The part as the chart stores it.
  ///
  /// This property is an implementation detail. Do not use it.
  var _positionRange: _PositionScaleRange { get }
}

/// The part of the plot that a position scale occupies, as a chart stores it.
///
/// This type is an implementation detail. Do not use it.
public enum _PositionScaleRange: Hashable, Sendable {
  /// The whole plot, except for padding at its ends, in points.
  case padded(start: CGFloat, end: CGFloat)
  /// The distances of the ends from the left or the bottom of the plot, in points.
  case fixed(ClosedRange<CGFloat>)
}

/// The length of the plot, less padding at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// The padding.
  public let _positionRange: _PositionScaleRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// Returns the length of the plot, less padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// Returns the length of the plot, less padding at its ends.
  ///
  /// - Parameters:
  ///   - startPadding: The padding at the left or at the bottom, in points; 0 by default.
  ///   - endPadding: The padding at the right or at the top, in points; 0 by default.
  /// - Returns: The range.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_positionRange: .padded(start: startPadding, end: endPadding))
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// The distances of the ends of the scale from the left or the bottom of the plot.
  public var _positionRange: _PositionScaleRange { .fixed(self) }
}
