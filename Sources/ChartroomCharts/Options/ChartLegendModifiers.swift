public import ChartroomUI
public import Foundation

nonisolated extension View {
  /// Shows or hides the legend of charts in the view.
  public func chartLegend(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.legend.visibility, visibility)
  }

  /// Sets the place of the legend of charts in the view.
  ///
  /// At the leading or trailing edge, the items of the legend are arranged in a column.
  ///
  /// - Parameters:
  ///   - position: The edge or corner of the plot, or `overlay` for a place over the plot; the bottom by default.
  ///   - alignment: The alignment along the edge; `nil`, the default, is that of the corner, or leading or top for an
  ///     edge.
  ///   - spacing: The distance from the plot and its labels, in points; for `nil`, the default, 4, or 12 in a chart of
  ///     sectors.
  /// - Returns: The view with the legend.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartOptions.legend) {
      $0.position = position
      $0.alignment = alignment
      $0.spacing = spacing
    }
  }

  /// Replaces the legend of charts in the view.
  ///
  /// - Parameters:
  ///   - position: The edge or corner of the plot, or `overlay` for a place over the plot; the bottom by default.
  ///   - alignment: The alignment along the edge; `nil`, the default, is that of the corner, or leading or top for an
  ///     edge.
  ///   - spacing: The distance from the plot and its labels, in points; for `nil`, the default, 4, or 12 in a chart of
  ///     sectors.
  ///   - content: The views of the legend.
  /// - Returns: The view with the legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return transformEnvironment(\.chartOptions.legend) {
      $0 = ChartOptions.Legend(
        visibility: $0.visibility, position: position, alignment: alignment, spacing: spacing,
        content: content)
    }
  }
}
