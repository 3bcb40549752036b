public import Foundation
public import Graphics

/// A two-dimensional outline that adapts to a rectangle.
///
/// As a view, a shape is filled with the foreground style and takes the proposed size.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in `rect`, in points.
  func path(in rect: CGRect) -> Path
  /// Returns the size of the shape; by default the proposal, with 10 points for `nil`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Returns the proposal, with 10 points for `nil`.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor
  public var body: ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }

  /// Fills the shape with a style.
  @MainActor
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> ShapeView<Self, Style> {
    ShapeView(shape: self, style: content, drawing: .fill(style))
  }

  /// Strokes the outline with a style; half of the line lies outside.
  @MainActor
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> ShapeView<Self, Style> {
    ShapeView(shape: self, style: content, drawing: .stroke(style))
  }

  /// Strokes the outline with a line of `lineWidth` points; half of it lies outside.
  @MainActor
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> ShapeView<Self, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Path: Shape {
  /// Returns the path itself, independent of `rect`.
  public func path(in rect: CGRect) -> Path { self }
}
