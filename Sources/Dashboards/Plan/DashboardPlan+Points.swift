extension DashboardPlan {
  /// The number of points of all charts, before decimation.
  package var points: Int {
    panels.reduce(0) { sum, panel in
      guard case .chart(let chart) = panel.content else { return sum }
      let series = chart.facets.flatMap(\.layers).flatMap(\.series)
      return sum + series.reduce(0) { $0 + max($1.x.count, $1.y.count, $1.angles.count) }
    }
  }
}
