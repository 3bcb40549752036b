public import ChartroomUI
public import Foundation
public import Graphics

nonisolated extension ChartContent {
  /// Sets the style of marks, such as a colour.
  ///
  /// A gradient spans the bounds of each mark. The innermost style of a mark takes effect.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    ModifiedMarks(content: self, change: .style(AnyShapeStyle(style)))
  }

  /// Sets the style of marks by a value, with a legend.
  ///
  /// - Parameter value: The value. Each category has a separate colour, and numbers and dates have colours
  ///   of a gradient.
  /// - Returns: The marks with the style.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent {
    ModifiedMarks(content: self, change: .encoding(.foregroundStyle, value.label, value.extent))
  }

  /// Multiplies the opacity of marks by a factor, which is clamped to 0...1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    ModifiedMarks(content: self, change: .opacity(opacity))
  }

  /// Sets the style of lines and rules; by default a solid line of 2 points, or of 1 point for rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    ModifiedMarks(content: self, change: .lineStyle(style))
  }

  /// Sets the style of lines by a value, with a legend; by default their dashes.
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    ModifiedMarks(content: self, change: .encoding(.lineStyle, value.label, value.extent))
  }

  /// Sets the curve that joins the points of lines and areas; straight lines by default.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    ModifiedMarks(content: self, change: .interpolation(method))
  }

  /// Sets the radius of the corners of bars, rectangles and sectors, in points.
  ///
  /// A bar has round corners at its ends, except at the axis and inside of a stack.
  /// - Note: Unlike in Swift Charts, the style has no effect: bars and sectors have circular corners, and
  ///   rectangles continuous ones.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    ModifiedMarks(content: self, change: .cornerRadius(radius))
  }

  /// Sets the position of marks in the drawing order; 0 by default.
  public func zIndex(_ value: Double) -> some ChartContent {
    ModifiedMarks(content: self, change: .zIndex(value))
  }

  /// Moves marks by a distance, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    ModifiedMarks(content: self, change: .offset(offset))
  }

  /// Moves marks by a distance to the right and down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    ModifiedMarks(content: self, change: .offset(CGSize(width: x, height: y)))
  }
}
