public import Foundation
public import Graphics

/// A shape that can be inset, so that its border can be stroked inside its outline.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by `amount` points on every side; a negative amount enlarges it.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Strokes the inside of the outline with a style.
  ///
  /// The shape is inset by half the line width, so that the line does not extend beyond the outline.
  /// - Parameters:
  ///   - content: The style of the line, such as a colour.
  ///   - style: The line's width, caps, joins and dashes.
  ///   - antialiased: Has no effect, because strokes are always antialiased.
  /// - Returns: A view that draws the line.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _DrawnShapeView<Self, _ShapeView<InsetShape, Style>> {
    _DrawnShapeView(
      shape: self, drawing: inset(by: style.lineWidth / 2).stroke(content, style: style))
  }

  /// Strokes the inside of the outline with a solid line.
  ///
  /// The shape is inset by half the line width, so that the line does not extend beyond the outline.
  /// - Parameters:
  ///   - content: The style of the line, such as a colour.
  ///   - lineWidth: The line width, in points; 1 by default. A width that is not positive draws nothing.
  ///   - antialiased: Has no effect, because strokes are always antialiased.
  /// - Returns: A view that draws the line.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _DrawnShapeView<Self, _ShapeView<InsetShape, Style>> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape whose outline is that of another shape in an inset rectangle.
struct InsetOutline<Base: InsettableShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  /// The animatable data of the base shape, and the inset.
  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  /// Returns the base shape's outline in the inset rectangle, in points.
  ///
  /// The path is empty if the width or height of `rect` is less than twice the inset.
  func path(in rect: CGRect) -> Path {
    guard rect.width >= 2 * amount, rect.height >= 2 * amount else { return Path() }
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The behaviour of the base shape.
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// Returns the size that the base shape chooses for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// Returns the shape inset by a further `amount` points, with unchanged corner radii.
  func inset(by amount: CGFloat) -> InsetOutline<Base> {
    InsetOutline(base: base, amount: self.amount + amount)
  }
}

extension InsetOutline: WrapperShape {
  var wrapped: any Shape { base }
}
