public import Foundation

/// The interval of a progress view that follows the time.
struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The dates at which the view changes: every second of the interval.
  var schedule: Schedule { Schedule(interval: interval) }

  struct Schedule: TimelineSchedule {
    let interval: ClosedRange<Date>

    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
      // The first date after the interval shows its end.
      let end = interval.upperBound + 1
      return PeriodicTimelineSchedule(from: interval.lowerBound, by: 1)
        .entries(from: startDate, mode: mode).lazy.prefix { $0 < end }
    }
  }

  /// Returns the share to draw, in 0...1.
  func share(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let elapsed = date.timeIntervalSince(interval.lowerBound)
    let share = length > 0 ? min(max(elapsed / length, 0), 1) : elapsed >= 0 ? 1 : 0
    return countsDown ? 1 - share : share
  }
}

extension ProgressView {
  /// Creates a view that shows how much of an interval has passed, or remains.
  ///
  /// The time is that of the stage, and the share changes every second.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the view shows the time that remains.
  ///   - label: The views that describe the task.
  ///   - currentValueLabel: The views that describe the share.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      timer: ProgressTimer(interval: timerInterval, countsDown: countsDown),
      label: _StylePart(label()), currentValueLabel: _StylePart(currentValueLabel()))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view that shows how much of an interval has passed, or remains, with the time as the current value.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the view shows the time that remains.
  ///   - label: The views that describe the task.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timer: ProgressTimer(interval: timerInterval, countsDown: countsDown),
      label: _StylePart(label()),
      currentValueLabel: _StylePart(
        DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)))
  }

  /// Creates a view that shows how much of an interval has passed, or remains, with the time as the current value.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the view shows the time that remains.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: _StylePart(
        DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)))
  }
}

/// The label of a progress view that follows the time: the time that has passed, or that remains.
public struct DefaultDateProgressLabel {
  private let interval: ClosedRange<Date>
  private let countsDown: Bool

  fileprivate nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }
}

extension DefaultDateProgressLabel: View {
  /// The time, with hours if there are some.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
