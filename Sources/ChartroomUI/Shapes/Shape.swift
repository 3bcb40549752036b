public import Foundation
public import Graphics

/// An outline that adapts to a rectangle.
///
/// As a view, a shape fills itself with the foreground style and takes the size it is offered.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, in points.
  func path(in rect: CGRect) -> Path
  /// The size the shape takes; by default what it is offered, 10 points where nothing is.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// What the shape is offered, 10 points where nothing is.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor
  public var body: ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }

  /// Fills the shape.
  @MainActor
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> ShapeView<Self, Style> {
    ShapeView(shape: self, style: content, drawing: .fill(style))
  }

  /// Draws a line along the outline, half of it outside.
  @MainActor
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> ShapeView<Self, Style> {
    ShapeView(shape: self, style: content, drawing: .stroke(style))
  }

  /// Draws a line along the outline, half of it outside; `lineWidth` is in points.
  @MainActor
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> ShapeView<Self, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Path: Shape {
  /// The path itself, wherever the rectangle lies.
  public func path(in rect: CGRect) -> Path { self }
}
