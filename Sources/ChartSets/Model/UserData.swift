public import Observation

/// The chart sets of an app, with the windows and the visible series that its user chooses.
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
