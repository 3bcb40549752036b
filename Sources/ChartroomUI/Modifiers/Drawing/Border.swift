public import Foundation

nonisolated extension View {
  /// Draws a border inside the view's frame, without changing the layout.
  ///
  /// - Parameters:
  ///   - style: The style of the border.
  ///   - width: The width of the border, in points; 1 by default.
  /// - Returns: The view with its border.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}
