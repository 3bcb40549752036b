public import Foundation

private enum StartDateKey: EnvironmentKey {
  static var defaultValue: Date { EnvironmentValues.defaultStartDate }
}

extension EnvironmentValues {
  /// The date at which the clock of a stage starts if the environment sets none.
  static let defaultStartDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The date at which the clock of the stage starts; 2001-01-01 at 00:00 UTC by default, regardless of the system.
  ///
  /// Texts of times to or since a date use it. Set it in the environment of the stage.
  public var _startDate: Date {
    get { self[StartDateKey.self] }
    set { self[StartDateKey.self] = newValue }
  }

  /// The present: the start date and the time of the stage's clock.
  var now: Date { _startDate.addingTimeInterval(textMeasurer?.time ?? 0) }
}
