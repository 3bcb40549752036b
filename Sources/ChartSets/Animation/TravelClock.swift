import ChartroomUI
import Observation

/// The moment of a travel that the views of a chart show.
@MainActor
@Observable
final class TravelClock {
  /// How the scales follow the window at the moment.
  var easing: ScaleEasing

  /// Creates a clock.
  init(_ easing: ScaleEasing) { self.easing = easing }
}

private enum TravelClockKey: EnvironmentKey { static var defaultValue: TravelClock? { nil } }

extension EnvironmentValues {
  /// The clock of a chart whose window travels; `nil` in stills.
  var travelClock: TravelClock? {
    get { self[TravelClockKey.self] }
    set { self[TravelClockKey.self] = newValue }
  }
}
