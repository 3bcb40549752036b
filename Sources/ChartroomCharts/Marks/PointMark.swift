public import Foundation

/// A symbol at a point.
public struct PointMark {
  @usableFromInline package let data: MarkData
}

extension PointMark: Mark {}

extension PointMark {
  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - y: The value on the Y axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    data = MarkData(kind: .point, x: MarkExtent(x), y: MarkExtent(y))
  }

  /// Creates a point at a fixed place on the Y axis.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - y: The distance from the top of the plot, in points; `nil`, the default, for the middle.
  @inlinable
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    data = MarkData(kind: .point, x: MarkExtent(x), y: .fixed(y, y))
  }

  /// Creates a point at a fixed place on the X axis.
  ///
  /// - Parameters:
  ///   - x: The distance from the left of the plot, in points; `nil`, the default, for the middle.
  ///   - y: The value on the Y axis.
  @inlinable
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    data = MarkData(kind: .point, x: .fixed(x, x), y: MarkExtent(y))
  }
}
