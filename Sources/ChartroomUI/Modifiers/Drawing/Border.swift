public import Foundation

extension View {
  /// Strokes the inside of the view's frame with a line of `width` points.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}
