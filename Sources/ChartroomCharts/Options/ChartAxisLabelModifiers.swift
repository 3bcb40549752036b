public import ChartroomUI
public import Foundation

nonisolated extension View {
  /// Adds the title of an axis, in place of another one of this axis at this edge.
  private func axisTitle(_ axis: Axis, _ place: SidePlace, _ content: AnyView) -> some View {
    transformEnvironment(\.chartOptions.axisTitles) { titles in
      titles.removeAll { $0.axis == axis && $0.place.edge == place.edge }
      titles.append(ChartOptions.AxisTitle(axis: axis, place: place, content: content))
    }
  }

  /// Sets the title of the X axis of charts in the view.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: The edge or corner of the plot, or `overlay` for a place over the plot; the bottom by default.
  ///     Titles at the leading and trailing edges are rotated by 90°.
  ///   - alignment: The alignment along the edge; `nil`, the default, is that of the corner, or centred along an edge.
  ///   - spacing: The distance from the plot and its labels, in points; 4 for `nil`, the default.
  /// - Returns: The view with the title.
  @_disfavoredOverload
  public func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(label).lineLimit(1)
    }
  }

  /// Sets the title of the X axis of charts in the view.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: The edge or corner of the plot, or `overlay` for a place over the plot; the bottom by default.
  ///     Titles at the leading and trailing edges are rotated by 90°.
  ///   - alignment: The alignment along the edge; `nil`, the default, is that of the corner, or centred along an edge.
  ///   - spacing: The distance from the plot and its labels, in points; 4 for `nil`, the default.
  /// - Returns: The view with the title.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      label.lineLimit(1)
    }
  }

  /// Sets the title of the X axis of charts in the view.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: The edge or corner of the plot, or `overlay` for a place over the plot; the bottom by default.
  ///     Titles at the leading and trailing edges are rotated by 90°.
  ///   - alignment: The alignment along the edge; `nil`, the default, is that of the corner, or centred along an edge.
  ///   - spacing: The distance from the plot and its labels, in points; 4 for `nil`, the default.
  /// - Returns: The view with the title.
  public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(label).lineLimit(1)
    }
  }

  /// Sets the title of the X axis of charts in the view to a view.
  ///
  /// - Parameters:
  ///   - position: The edge or corner of the plot, or `overlay` for a place over the plot; the bottom by default.
  ///     Titles at the leading and trailing edges are rotated by 90°.
  ///   - alignment: The alignment along the edge; `nil`, the default, is that of the corner, or centred along an edge.
  ///   - spacing: The distance from the plot and its labels, in points; 4 for `nil`, the default.
  ///   - content: The views of the title.
  /// - Returns: The view with the title.
  public func chartXAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let place = SidePlace(
      position, usual: .bottom, alignment: alignment, usualAlignment: .center, spacing: spacing,
      isRequired: false, isTitle: true)
    return axisTitle(.horizontal, place, AnyView(content()))
  }

  /// Sets the title of the Y axis of charts in the view.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: The edge or corner of the plot, or `overlay` for a place over the plot; the top trailing corner by
  ///     default. Titles at the leading and trailing edges are rotated by 90°.
  ///   - alignment: The alignment along the edge; `nil`, the default, is that of the corner, trailing for the top and
  ///     the bottom, or centred along the other edges.
  ///   - spacing: The distance from the plot and its labels, in points; 4 for `nil`, the default.
  /// - Returns: The view with the title.
  @_disfavoredOverload
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(label).lineLimit(1)
    }
  }

  /// Sets the title of the Y axis of charts in the view.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: The edge or corner of the plot, or `overlay` for a place over the plot; the top trailing corner by
  ///     default. Titles at the leading and trailing edges are rotated by 90°.
  ///   - alignment: The alignment along the edge; `nil`, the default, is that of the corner, trailing for the top and
  ///     the bottom, or centred along the other edges.
  ///   - spacing: The distance from the plot and its labels, in points; 4 for `nil`, the default.
  /// - Returns: The view with the title.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      label.lineLimit(1)
    }
  }

  /// Sets the title of the Y axis of charts in the view.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: The edge or corner of the plot, or `overlay` for a place over the plot; the top trailing corner by
  ///     default. Titles at the leading and trailing edges are rotated by 90°.
  ///   - alignment: The alignment along the edge; `nil`, the default, is that of the corner, trailing for the top and
  ///     the bottom, or centred along the other edges.
  ///   - spacing: The distance from the plot and its labels, in points; 4 for `nil`, the default.
  /// - Returns: The view with the title.
  public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(label).lineLimit(1)
    }
  }

  /// Sets the title of the Y axis of charts in the view to a view.
  ///
  /// - Parameters:
  ///   - position: The edge or corner of the plot, or `overlay` for a place over the plot; the top trailing corner by
  ///     default. Titles at the leading and trailing edges are rotated by 90°.
  ///   - alignment: The alignment along the edge; `nil`, the default, is that of the corner, trailing for the top and
  ///     the bottom, or centred along the other edges.
  ///   - spacing: The distance from the plot and its labels, in points; 4 for `nil`, the default.
  ///   - content: The views of the title.
  /// - Returns: The view with the title.
  public func chartYAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let place = SidePlace(
      position, usual: .topTrailing, alignment: alignment, usualAlignment: .trailing,
      spacing: spacing, isRequired: false, isTitle: true)
    return axisTitle(.vertical, place, AnyView(content()))
  }
}
