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
}

extension Shape {
  /// Returns the proposal, with 10 points in place of `nil`.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

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
  /// - Returns: A view that draws the line.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: content, drawing: .stroke(style))
  }

  /// Strokes the outline with a solid line.
  ///
  /// The line is centred on the outline, so that half of its width is outside.
  /// - Parameters:
  ///   - content: The style of the line, such as a colour.
  ///   - lineWidth: The line width, in points; 1 by default. A width that is not positive draws nothing.
  /// - Returns: A view that draws the line.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> _ShapeView<Self, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline in the foreground style.
  ///
  /// - Parameter style: The line's width, caps, joins and dashes.
  /// - Returns: A view that draws the line.
  /// - Note: Unlike in SwiftUI, the result is a view, not a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some View {
    stroke(ForegroundStyle(), style: style)
  }

  /// Strokes the outline with a solid line in the foreground style.
  ///
  /// - Parameter lineWidth: The line width, in points; 1 by default. A width that is not positive draws nothing.
  /// - Returns: A view that draws the line.
  /// - Note: Unlike in SwiftUI, the result is a view, not a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension Path: Shape {
  /// Returns the path unchanged; `rect` is ignored.
  public func path(in rect: CGRect) -> Path { self }
}
