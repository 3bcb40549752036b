package import ChartroomUI
import Graphics

/// The legend of a chart apart from it: above several charts that have one, or below a title.
///
/// Its styles are those of the scales around it, such as `chartForegroundStyleScale(domain:range:)`.
package struct ChartLegend<Content: ChartContent> {
  private let content: Content
  private let isVertical: Bool
  @Environment(\.self) private var environment

  /// Creates the legend of some marks.
  ///
  /// - Parameters:
  ///   - isVertical: Whether the items are below one another; `false` by default.
  ///   - content: The marks.
  package init(isVertical: Bool = false, @ChartContentBuilder content: () -> Content) {
    (self.isVertical, self.content) = (isVertical, content())
  }

}

extension ChartLegend: View {
  /// The items, or nothing for marks without a legend.
  package var body: some View {
    LegendView(legends: ChartModel(content, in: environment).legends, isVertical: isVertical)
  }
}
