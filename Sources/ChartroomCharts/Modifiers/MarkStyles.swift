public import ChartroomUI
public import Foundation
public import Graphics

nonisolated extension ChartContent {
  /// Sets the style of marks, such as a colour.
  ///
  /// A gradient spans the bounds of each mark. If a mark has several styles, the innermost one takes effect. Each mark
  /// casts the shadow of its style on the marks behind it; 500 or more consecutive marks of a style cast one shadow.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    ModifiedMarks(content: self, change: .style(AnyShapeStyle(style)))
  }

  /// Sets the style of marks by a value, with a legend.
  ///
  /// - Parameter value: The value. By default, each category has a separate colour, and the colours of numbers and
  ///   dates are those of a gradient.
  /// - Returns: The marks with the style.
  @inlinable
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent {
    _EncodedMarks(self, .foregroundStyle, by: value)
  }

  /// Multiplies the opacity of marks by a factor, which is clamped to 0...1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    ModifiedMarks(content: self, change: .opacity(opacity))
  }

  /// Sets the style of lines and rules; solid by default, with a width of 2 points, or 1 point for rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    ModifiedMarks(content: self, change: .lineStyle(style))
  }

  /// Sets the style of lines by a value, with a legend; by default, the lines differ in their dashes.
  @inlinable
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    _EncodedMarks(self, .lineStyle, by: value)
  }

  /// Sets the curve that joins the points of lines and areas; straight lines by default.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    ModifiedMarks(content: self, change: .interpolation(method))
  }

  /// Draws a dot, 2.5 times as wide as the line, at each point of a line that has no neighbour.
  ///
  /// Without it, such a point is as small as the line is wide.
  /// - Note: Swift Charts has no such modifier.
  package func isolatedPoints() -> some ChartContent {
    ModifiedMarks(content: self, change: .isolatedPoints)
  }

  /// Sets the radius of the corners of bars, rectangles and sectors, in points.
  ///
  /// The corners of a bar are round at its ends, except where the bar meets the axis or another bar of its stack.
  /// - Note: Unlike in Swift Charts, the corners of sectors are always circular.
  /// - Parameters:
  ///   - radius: The radius, in points. It is limited to half of the width of the mark.
  ///   - style: The style of the corners; `continuous` by default.
  /// - Returns: The marks with round corners.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    ModifiedMarks(content: self, change: .cornerRadius(radius, style))
  }

  /// Sets the position of marks in the drawing order; 0 by default.
  ///
  /// Marks with a higher position are in front. Marks with equal positions are in the order of the data, but for
  /// those of a `ForEach` with lines or areas among other marks: these are in the order of its statements, so that a
  /// line is in front of the bars of all elements.
  public func zIndex(_ value: Double) -> some ChartContent {
    ModifiedMarks(content: self, change: .zIndex(value))
  }

  /// Sets whether the gradients of marks span the plot rather than the bounds of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    ModifiedMarks(content: self, change: .alignsStylesWithPlot(aligns))
  }

  /// Moves marks by a distance, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    ModifiedMarks(content: self, change: .offset(offset))
  }

  /// Moves marks by a distance to the right and down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    ModifiedMarks(content: self, change: .offset(CGSize(width: x, height: y)))
  }

  /// Moves marks to the right, and their two ends on the Y axis separately.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points; 0 by default.
  ///   - yStart: The distance by which the end at the first value moves down, in points; 0 by default.
  ///   - yEnd: The distance by which the end at the second value moves down, in points; 0 by default.
  /// - Returns: The moved marks.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves marks down, and their two ends on the X axis separately.
  ///
  /// - Parameters:
  ///   - xStart: The distance by which the end at the first value moves to the right, in points; 0 by default.
  ///   - xEnd: The distance by which the end at the second value moves to the right, in points; 0 by default.
  ///   - y: The distance down, in points; 0 by default.
  /// - Returns: The moved marks.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the ends of marks separately.
  ///
  /// - Parameters:
  ///   - xStart: The distance by which the end at the first X value moves to the right, in points; 0 by default.
  ///   - xEnd: The distance by which the end at the second X value moves to the right, in points; 0 by default.
  ///   - yStart: The distance by which the end at the first Y value moves down, in points; 0 by default.
  ///   - yEnd: The distance by which the end at the second Y value moves down, in points; 0 by default.
  /// - Returns: The moved marks.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    // What both ends have in common moves marks without an extent as well.
    let x = xStart == xEnd ? xStart : 0
    let y = yStart == yEnd ? yStart : 0
    return offset(CGSize(width: x, height: y)).moved { offsets in
      offsets.xStart += xStart - x
      offsets.xEnd += xEnd - x
      offsets.yStart += yStart - y
      offsets.yEnd += yEnd - y
    }
  }

  private func moved(
    _ change: @escaping (inout MarkEffects.Offsets) -> Void
  ) -> some ChartContent {
    ModifiedMarks(content: self, change: .effects { change(&$1.offsets) })
  }
}
