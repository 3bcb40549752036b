nonisolated extension View {
  /// Draws views in front of this view.
  ///
  /// The size of this view is proposed to the overlay, which does not affect the layout. Several views are
  /// overlaid as in a `ZStack` and aligned as a single view.
  ///
  /// - Parameters:
  ///   - alignment: The guides used to align the overlay with this view; the centre by default.
  ///   - content: The views to draw in front of this view, from back to front.
  /// - Returns: The view with its overlay.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Layering(content: content(), isInFront: true, alignment: alignment))
  }

  /// Draws another view in front of this view.
  ///
  /// The size of this view is proposed to the overlay, which does not affect the layout.
  ///
  /// - Parameters:
  ///   - content: The view to draw in front of this view.
  ///   - alignment: The guides used to align the overlay with this view; the centre by default.
  /// - Returns: The view with its overlay.
  public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    overlay(alignment: alignment) { content }
  }
}
