/// The kind of a chart set.
package enum ChartKind: String, CaseIterable, Sendable {
  /// Lines over one Y axis.
  case lines
  /// Two lines, each over an axis of its own.
  case twoAxes
  /// Bars from zero, on top of each other when there are several.
  case bars
  /// Areas on top of each other.
  case areas
  /// Areas that show shares of 100 %.
  case percentages
}

extension LinesSet {
  /// How the set is drawn, or `nil` when its series are of kinds that do not go together.
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
