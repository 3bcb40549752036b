import ChartroomUI
import Observation

/// The current moment of a travel, which the views of a chart observe.
@MainActor
@Observable
final class TravelClock {
  /// The easing of the Y scales at the current moment.
  var easing: ScaleEasing

  /// The movement of the window, which is the same at every moment.
  let travel: WindowTravel

  /// Creates a clock.
  init(_ easing: ScaleEasing) {
    self.easing = easing
    travel = easing.travel
  }
}

private enum TravelClockKey: EnvironmentKey { static var defaultValue: TravelClock? { nil } }

extension EnvironmentValues {
  /// The clock of a chart with a moving window; `nil` in still images.
  var travelClock: TravelClock? {
    get { self[TravelClockKey.self] }
    set { self[TravelClockKey.self] = newValue }
  }
}
