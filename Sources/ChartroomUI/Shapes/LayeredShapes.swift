public import Foundation
public import Graphics

/// A view that draws a shape, in front of which the shape can be drawn again.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A view in place of a shape that it draws.
public struct _DrawnShapeView<Content: Shape, Drawing: View> {
  /// The shape.
  public let shape: Content
  let drawing: Drawing
}

extension _DrawnShapeView: ShapeView {
  /// The drawing of the shape.
  public var body: Drawing { drawing }
}

/// A drawing of a shape in front of another one.
public struct _LayeredShapeView<Content: Shape, Back: View, Front: View> {
  /// The shape.
  public let shape: Content
  let back: Back
  let front: Front
}

extension _LayeredShapeView: ShapeView {
  /// Both drawings.
  public var body: some View { back.overlay { front } }
}

nonisolated extension ShapeView {
  /// Fills the shape in front of the view.
  ///
  /// - Parameters:
  ///   - content: The style of the area, such as a colour; the foreground style by default.
  ///   - style: The fill rule and antialiasing; by default the non-zero winding rule with antialiasing.
  /// - Returns: The view with the filled shape in front.
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Content, Self, _ShapeView<Content, Style>> {
    _LayeredShapeView(shape: shape, back: self, front: shape.fill(content, style: style))
  }

  /// Strokes the shape's outline in front of the view.
  ///
  /// - Parameters:
  ///   - content: The style of the line, such as a colour.
  ///   - style: The line's width, caps, joins and dashes.
  ///   - antialiased: Whether the edges are smooth; they always are.
  /// - Returns: The view with the line in front.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, _ShapeView<Content, Style>> {
    _LayeredShapeView(shape: shape, back: self, front: shape.stroke(content, style: style))
  }

  /// Strokes the shape's outline in front of the view with a solid line.
  ///
  /// - Parameters:
  ///   - content: The style of the line, such as a colour.
  ///   - lineWidth: The line width, in points; 1 by default. A width that is not positive draws nothing.
  ///   - antialiased: Whether the edges are smooth; they always are.
  /// - Returns: The view with the line in front.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, _ShapeView<Content, Style>> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Draws the outline in front of the view, inside of the shape's edges.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: The width, the ends, the corners and the dashes of the outline.
  ///   - antialiased: Whether the edges are smooth; they always are.
  /// - Returns: The view with the border in front.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _LayeredShapeView(shape: shape, back: self, front: shape.strokeBorder(content, style: style))
  }

  /// Draws the outline in front of the view, inside of the shape's edges.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - lineWidth: The width of the outline, in points; 1 by default.
  ///   - antialiased: Whether the edges are smooth; they always are.
  /// - Returns: The view with the border in front.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
