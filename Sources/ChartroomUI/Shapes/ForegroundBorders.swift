public import Foundation
public import Graphics

extension InsettableShape {
  /// Returns the outline in the foreground style, inside of the shape.
  ///
  /// - Parameters:
  ///   - style: The style of the outline.
  ///   - antialiased: Whether the edges are smooth; they always are.
  /// - Returns: The border.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _DrawnShapeView<Self, _ShapeView<InsetShape, ForegroundStyle>> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Returns the outline in the foreground style, inside of the shape.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the outline, in points.
  ///   - antialiased: Whether the edges are smooth; they always are.
  /// - Returns: The border.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _DrawnShapeView<Self, _ShapeView<InsetShape, ForegroundStyle>> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

extension Shape {
  /// Returns the shape in a rectangle of a size in points, at a place in the frame.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - anchor: The point of the rectangle, in unit coordinates, that lies on the same point of the frame.
  /// - Returns: The shape of the size.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    AnchoredShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape in a rectangle of a size in points, at a place in the frame.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  ///   - anchor: The point of the rectangle, in unit coordinates, that lies on the same point of the frame.
  /// - Returns: The shape of the size.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape { size(CGSize(width: width, height: height), anchor: anchor) }
}

/// A shape in a rectangle of a fixed size.
private struct AnchoredShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  let anchor: UnitPoint

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  /// The behaviour of shapes that are derived from the shape.
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.behaviorOfDerivedShapes }

  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}
