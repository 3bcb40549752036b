public import ChartroomUI
import Graphics

/// The area of an axis beside the plot, which `chartXAxisStyle(content:)` and `chartYAxisStyle(content:)` modify.
public struct ChartAxisContent {
  init() {}
}

extension ChartAxisContent: View {
  /// The area, which fills the proposed size.
  public var body: some View { Color.clear }
}

/// The modified area of an axis at an edge of the plot.
struct AxisArea {
  let edge: Edge
  let view: AnyView

  /// Returns the areas that the app modifies: one for each edge of the plot at which an axis has labels.
  @MainActor
  static func all(_ model: ChartModel, _ options: ChartOptions) -> [AxisArea] {
    func areas(
      _ parts: AxisParts, _ style: ((ChartAxisContent) -> AnyView)?
    ) -> [AxisArea] {
      guard let style else { return [] }
      let edges = parts.labels.lazy.map(\.place).filter { !$0.isInside && $0.preset != .inset }
        .map(\.edge)
      return [.top, .leading, .bottom, .trailing].filter { edges.contains($0) }
        .map { AxisArea(edge: $0, view: style(ChartAxisContent())) }
    }
    return areas(model.xParts, options.xAxisStyle) + areas(model.yParts, options.yAxisStyle)
  }
}
