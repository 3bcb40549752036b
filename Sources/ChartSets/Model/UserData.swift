public import Observation

/// An observable model of the chart sets of an app, including their windows and hidden series.
///
/// Chart views read it from the environment and update it:
///
///     ChartView(chartIndex: 0).environment(UserData(charts: charts))
@MainActor
@Observable
public final class UserData {
  /// The chart sets, in the order in which screens show them.
  public var charts: [LinesSet]

  /// Creates a model.
  ///
  /// - Parameter charts: The chart sets; none by default.
  public init(charts: [LinesSet] = []) {
    self.charts = charts
  }
}
