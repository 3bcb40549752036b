/// The kind of a chart set.
package enum ChartKind: String, CaseIterable, Sendable {
  /// Lines with one Y axis.
  case lines
  /// Two lines with separate Y axes.
  case twoAxes
  /// Bars that start at zero, stacked if there are several series.
  case bars
  /// Stacked areas.
  case areas
  /// Areas stacked to 100 %.
  case percentages
}

extension LinesSet {
  /// The kind of the chart; `nil` if its series have different types.
  package var kind: ChartKind? {
    let types = Set(lines.map(\.type))
    guard types.count <= 1 else { return nil }
    switch types.first ?? .line {
    case .line: return isYScaled && lines.count == 2 ? .twoAxes : .lines
    case .bar: return .bars
    case .area: return isPercentage ? .percentages : .areas
    }
  }
}
