public import Foundation
public import Graphics

/// A two-dimensional outline that adapts to a rectangle.
///
/// A shape used as a view is filled with the foreground style, and by default takes the proposed size.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in `rect`, in points.
  func path(in rect: CGRect) -> Path
  /// Returns the size of the shape for a proposal, in points.
  ///
  /// The default implementation returns the proposal, with 10 points in place of `nil`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// How the shape is used, which has no effect here; `.fill` by default.
  static var role: ShapeRole { get }
  /// Whether the shape is mirrored in a layout direction; by default it is, from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The use of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// The area is drawn.
  case fill
  /// The outline is drawn.
  case stroke
  /// The shape separates other views.
  case separator
}

extension Shape {
  /// Returns the proposal, with 10 points in place of `nil`.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The use of most shapes.
  public nonisolated static var role: ShapeRole { .fill }

  /// The behaviour of most shapes, which are mirrored from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape filled with the foreground style, by the non-zero winding rule.
  @MainActor
  public var body: _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }

  /// Fills the shape with a style.
  ///
  /// - Parameters:
  ///   - content: The style of the area, such as a colour; the foreground style by default.
  ///   - style: The fill rule and antialiasing; by default the non-zero winding rule with antialiasing.
  /// - Returns: A view that draws the filled shape.
  @inlinable
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: content, drawing: .fill(style))
  }

  /// Strokes the outline with a style.
  ///
  /// The line is centred on the outline, so that half of its width is outside.
  /// - Parameters:
  ///   - content: The style of the line, such as a colour.
  ///   - style: The line's width, caps, joins and dashes.
  ///   - antialiased: Whether the edges are smooth; they always are.
  /// - Returns: A view that draws the line.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: content, drawing: .stroke(style))
  }

  /// Strokes the outline with a solid line.
  ///
  /// The line is centred on the outline, so that half of its width is outside.
  /// - Parameters:
  ///   - content: The style of the line, such as a colour.
  ///   - lineWidth: The line width, in points; 1 by default. A width that is not positive draws nothing.
  ///   - antialiased: Whether the edges are smooth; they always are.
  /// - Returns: A view that draws the line.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline of a line along the shape's outline, which as a view is a line in the foreground style.
  ///
  /// - Parameter style: The line's width, caps, joins and dashes.
  /// - Returns: The outline of the line.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the outline of a solid line along the shape's outline, which as a view is a line in the foreground style.
  ///
  /// - Parameter lineWidth: The line width, in points; 1 by default. A width that is not positive draws nothing.
  /// - Returns: The outline of the line.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The outline of a line along the outline of a shape.
public struct _StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  /// The line in the foreground style.
  @MainActor
  public var body: _ShapeView<Content, ForegroundStyle> {
    shape.stroke(ForegroundStyle(), style: style)
  }

  /// Returns the outline of the line in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    return shape.path(in: rect).strokedPath(style)
  }

  /// Returns the size of the shape for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The use of the shape.
  public nonisolated static var role: ShapeRole { .stroke }

  /// The behaviour of the shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// The data of the shape and of the style.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension _StrokedShape: WrapperShape {
  nonisolated var wrapped: any Shape { shape }
}

/// A shape that is the same in both layout directions.
package nonisolated protocol UnmirroredShape: Shape {}

extension UnmirroredShape {
  /// The behaviour of shapes that are the same in both layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A shape that has the symmetry of another one.
nonisolated protocol WrapperShape: Shape {
  var wrapped: any Shape { get }
}

/// A shape with reflection symmetry about the vertical axis.
nonisolated protocol SymmetricShape: UnmirroredShape {}

extension Shape {
  /// Returns whether the shape is mirrored in a layout direction.
  nonisolated func isMirrored(in direction: LayoutDirection) -> Bool {
    layoutDirectionBehavior.mirrored == direction
  }

  /// Returns the outline in `rect`, in points, or its horizontal reflection.
  nonisolated func path(in rect: CGRect, isMirrored: Bool) -> Path {
    let path = path(in: rect)
    guard isMirrored else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  /// The behaviour of a shape that is made of this one and may be less symmetric.
  nonisolated var behaviorOfDerivedShapes: LayoutDirectionBehavior {
    if let wrapper = self as? any WrapperShape { return wrapper.wrapped.behaviorOfDerivedShapes }
    return self is any SymmetricShape ? .mirrors : layoutDirectionBehavior
  }
}

extension Path: Shape {
  /// Returns the path unchanged; `rect` is ignored.
  public func path(in rect: CGRect) -> Path { self }
}
