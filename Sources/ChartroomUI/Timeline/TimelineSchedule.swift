public import Foundation

/// How often a schedule updates views.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// Rarely, as on a dimmed display.
  case lowFrequency
  /// As often as the schedule prescribes.
  case normal
}

/// The dates at which a `TimelineView` updates its content.
public protocol TimelineSchedule {
  /// The frequency of the updates.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates, in ascending order.
  ///
  /// - Parameters:
  ///   - startDate: The date from which the dates are needed. The first date may be earlier.
  ///   - mode: The frequency of the updates; stages use `.normal`.
  /// - Returns: The dates. The sequence ends at the first date that is not later than the one before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

// MARK: Periodic

/// A schedule of updates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at regular intervals, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let start: Date
    private let interval: TimeInterval
    private var count = 0.0
    private var hasEnded = false

    init(from start: Date, by interval: TimeInterval) {
      self.start = start
      self.interval = interval
    }

    /// Returns the next date; `nil` after the only date of an interval that is not at least 1 ms.
    public mutating func next() -> Date? {
      guard !hasEnded else { return nil }
      defer { count += 1 }
      hasEnded = !(interval >= 0.001)
      return start.addingTimeInterval(count > 0 ? count * interval : 0)
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of updates at regular intervals.
  ///
  /// - Note: Unlike in SwiftUI, a start date after the present counts as the present: the clock of a stage is usually
  ///   behind `Date.now`, which is the time of the machine.
  /// - Parameters:
  ///   - startDate: The date of one of the updates.
  ///   - interval: The time between updates, in seconds. An interval of less than 1 ms, or NaN, gives one update.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the dates from the last one that is not later than a date.
  ///
  /// - Parameters:
  ///   - startDate: The date.
  ///   - mode: The frequency of the updates, which has no effect.
  /// - Returns: The dates in ascending order, without an end.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let elapsed = startDate.timeIntervalSince(start)
    guard elapsed > 0, interval >= 0.001, interval.isFinite else {
      return Entries(from: elapsed > 0 ? start : startDate, by: interval)
    }
    // A date that is a whole number of intervals later by the errors of the clock counts as such.
    let count = ((elapsed + 1e-6) / interval).rounded(.down)
    return Entries(from: start.addingTimeInterval(count * interval), by: interval)
  }
}

// MARK: Every minute

/// A schedule of updates at the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes, without end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates a schedule of updates at the beginning of each minute.
  public init() {}

  /// Returns the beginnings of minutes, from that of the minute of a date.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    // The reference date is the beginning of a minute.
    let seconds = startDate.timeIntervalSinceReferenceDate + 1e-6
    let minute = (seconds / 60).rounded(.down) * 60
    return Entries(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
  }
}

// MARK: Explicit

/// A schedule of updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of updates at given dates, in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

// MARK: Animation

/// A schedule of updates in every frame, unless it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at regular intervals, without end unless the schedule is paused.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// The least time between updates, in seconds; `nil` for updates in every frame.
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// Creates a schedule of updates in every frame.
  ///
  /// - Parameters:
  ///   - minimumInterval: The time between updates, in seconds; `nil`, the default, for an update whenever a frame is
  ///     drawn. An interval of less than 1 ms, or NaN, counts as `nil`.
  ///   - paused: Whether there are no updates; `false` by default.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.flatMap { $0 >= 0.001 ? $0 : nil }
    isPaused = paused
  }

  /// Whether the dates are those of the frames that are drawn.
  var followsFrames: Bool { minimumInterval == nil && !isPaused }

  /// Returns dates from a start date, 60 per second without a minimum interval; only the start date if it is paused.
  public func entries(from start: Date, mode: Mode) -> Entries {
    Entries(from: start, by: isPaused ? 0 : minimumInterval ?? 1.0 / 60)
  }
}

// MARK: Shorthands

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of updates at regular intervals; see `PeriodicTimelineSchedule.init(from:by:)`.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of updates at the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Returns a schedule of updates at given dates, in ascending order.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of updates in every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule of updates in every frame; see `AnimationTimelineSchedule.init(minimumInterval:paused:)`.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
