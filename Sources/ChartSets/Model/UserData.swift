public import Observation

/// The chart sets of an app, and what the user changes in them: windows, and which series are on.
@MainActor
@Observable
public final class UserData {
  /// The chart sets, in order.
  public var charts: [LinesSet]

  /// Creates the model; without charts by default.
  public init(charts: [LinesSet] = []) {
    self.charts = charts
  }
}
