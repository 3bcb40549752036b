import ChartScales
public import ChartroomUI
public import Foundation
public import Graphics

/// Access to the scales and the plot of a chart.
///
/// Coordinates are those of the plot, in points, with the origin in its top left corner, also where the X axis runs
/// from right to left.
public struct ChartProxy {
  let model: ChartModel
  let space: PlotSpace
  /// The frame of the plot.
  public let plotFrame: Anchor<CGRect>?

  let selection: ChartSelection

  init(
    model: ChartModel, space: PlotSpace, plotFrame: Anchor<CGRect>?, selection: ChartSelection
  ) {
    self.model = model
    self.space = space
    self.plotFrame = plotFrame
    self.selection = selection
  }

  /// The frame of the part of the chart that shows the plot, which is that of `plotFrame`.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  /// The size of the plot, in points.
  public var plotSize: CGSize { space.size }
}

extension ChartProxy {
  /// Returns the X coordinate of a value; `nil` for values of another type and unknown categories.
  ///
  /// A category is in the middle of its band.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
    coordinate(value, along: .horizontal)
  }

  /// Returns the Y coordinate of a value; `nil` for values of another type and unknown categories.
  ///
  /// A category is in the middle of its band.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
    coordinate(value, along: .vertical)
  }

  /// Returns the point of two values; `nil` if one of them has no coordinate.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// Returns the range of the X coordinates of a category's band; for a value without a band, its coordinate alone.
  public func positionRange<Value: Plottable>(forX value: Value) -> ClosedRange<CGFloat>? {
    range(value, along: .horizontal)
  }

  /// Returns the range of the Y coordinates of a category's band; for a value without a band, its coordinate alone.
  public func positionRange<Value: Plottable>(forY value: Value) -> ClosedRange<CGFloat>? {
    range(value, along: .vertical)
  }

  /// Returns the rectangle of the bands of two values; `nil` if one of them has no coordinate.
  public func positionRange<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: position.x), let y = positionRange(forY: position.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// Returns the value at an X coordinate.
  ///
  /// - Parameters:
  ///   - position: The coordinate. Numbers and dates are extrapolated outside of the plot.
  ///   - type: The type of the value.
  /// - Returns: The value; `nil` if the scale has another type of values, or shows categories and the coordinate is
  ///   outside of the plot.
  public func value<Value: Plottable>(
    atX position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? {
    plotted(at: position, along: .horizontal).flatMap(Value.init(plotted:))
  }

  /// Returns the value at a Y coordinate.
  ///
  /// - Parameters:
  ///   - position: The coordinate. Numbers and dates are extrapolated outside of the plot.
  ///   - type: The type of the value.
  /// - Returns: The value; `nil` if the scale has another type of values, or shows categories and the coordinate is
  ///   outside of the plot.
  public func value<Value: Plottable>(
    atY position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? {
    plotted(at: position, along: .vertical).flatMap(Value.init(plotted:))
  }

  /// Returns the values at a point.
  ///
  /// - Parameters:
  ///   - position: The point. Numbers and dates are extrapolated outside of the plot.
  ///   - type: The types of the values.
  /// - Returns: The values; `nil` if `value(atX:as:)` or `value(atY:as:)` returns `nil`.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// Returns the angle of a point in a chart of sectors, clockwise from 12 o'clock.
  public func angle(at position: CGPoint) -> Angle {
    PlotDrawing(model: model, space: space).angle(
      at: CGPoint(x: mirrored(position.x), y: position.y))
  }

  /// Returns the value at an angle of a chart of sectors.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise from 12 o'clock.
  ///   - type: The type of the value.
  /// - Returns: The value, counted clockwise: from 0 at 12 o'clock to the sum of the values of all sectors, unless the
  ///   sectors have ranges. `nil` for a chart without sectors, or if the type is not one of numbers.
  public func value<Value: Plottable>(
    atAngle angle: Angle, as type: Value.Type = Value.self
  ) -> Value? {
    plotted(at: angle).flatMap(Value.init(plotted:))
  }

  /// Returns the values of the X scale: the ends of a range of numbers or dates, or all categories.
  public func xDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] {
    model.x.values.compactMap(Value.init(plotted:))
  }

  /// Returns the values of the Y scale: the ends of a range of numbers or dates, or all categories.
  public func yDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] {
    model.y.values.compactMap(Value.init(plotted:))
  }
}

extension ChartProxy {
  private func scale(_ axis: Axis) -> PositionScale { axis == .horizontal ? model.x : model.y }

  private func coordinate<Value: Plottable>(_ value: Value, along axis: Axis) -> CGFloat? {
    guard let code = scale(axis).code(of: value.primitivePlottable._plotted) else { return nil }
    let fraction = scale(axis).fraction(of: code)
    guard fraction.isFinite else { return nil }
    return axis == .horizontal ? mirrored(space.x(fraction)) : space.y(fraction)
  }

  /// Returns the X coordinate of a point of the plot from that of the drawing of the marks, and the other way round.
  private func mirrored(_ x: CGFloat) -> CGFloat { model.isMirrored ? space.size.width - x : x }

  private func range<Value: Plottable>(
    _ value: Value, along axis: Axis
  ) -> ClosedRange<CGFloat>? {
    coordinate(value, along: axis).map { middle in
      let half = space.length(scale(axis).band, along: axis) / 2
      return middle - half...middle + half
    }
  }

  /// Returns the value at an angle; `nil` for a chart without sectors.
  func plotted(at angle: Angle) -> _PlottedValue? {
    let sectors = model.sectors
    guard sectors.domain.lowerBound < sectors.domain.upperBound, angle.radians.isFinite else {
      return nil
    }
    let turns = angle.radians / (2 * .pi)
    return .number(sectors.value(atTurn: turns - turns.rounded(.down)))
  }

  /// Returns the value at a coordinate; `nil` for categories outside of the plot.
  func plotted(at coordinate: CGFloat, along axis: Axis) -> _PlottedValue? {
    let coordinate = axis == .horizontal ? mirrored(coordinate) : coordinate
    guard let fraction = space.fraction(at: coordinate, along: axis) else { return nil }
    let scale = scale(axis)
    if scale.isCategory, !(0...1).contains(fraction) { return nil }
    return scale.value(of: scale.code(at: fraction))
  }
}

extension Plottable {
  /// Creates the value from a stored one; `nil` if the types do not match or no value corresponds to it.
  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable._value(of: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
