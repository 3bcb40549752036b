import ChartroomUI
import Foundation
import Graphics

/// The legend or an axis title of a chart, with its place.
struct ChartSideView {
  let view: AnyView
  let place: SidePlace

  /// Returns the legend and the axis titles of a chart; on each edge, from the outermost one.
  @MainActor
  static func all(_ model: ChartModel, _ options: ChartOptions) -> [ChartSideView] {
    let titles = options.axisTitles.map { title in
      let content = title.content.font(.caption).foregroundStyle(.secondary)
      guard title.place.isVertical else {
        return ChartSideView(view: AnyView(content), place: title.place)
      }
      // A title runs upwards to the left of the plot, and downwards to the right of it.
      let isLeft = (title.place.edge == .leading) == (model.layoutDirection == .leftToRight)
      let view = AnyView(QuarterTurn(angle: .degrees(isLeft ? -90 : 90)) { content })
      return ChartSideView(view: view, place: title.place)
    }
    return [legend(model, options.legend)].compactMap { $0 } + titles
  }

  @MainActor
  private static func legend(
    _ model: ChartModel, _ options: ChartOptions.Legend
  ) -> ChartSideView? {
    guard options.visibility != .hidden else { return nil }
    let place = SidePlace(
      options.position, usual: .bottom, alignment: options.alignment,
      usualAlignment: .topLeading,
      spacing: options.spacing ?? (model.hasOnlySectors ? ChartLayout.sectorLegendGap : nil),
      isRequired: options.content != nil)
    if let content = options.content { return ChartSideView(view: content, place: place) }
    guard !model.legends.isEmpty else { return nil }
    let view = LegendView(legends: model.legends, isVertical: place.isVertical)
    return ChartSideView(view: AnyView(view), place: place)
  }
}
