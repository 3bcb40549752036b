import Foundation

/// A text that changes with the clock of the stage.
struct ClockText: Hashable, Sendable {
  /// The kind of the text.
  enum Kind: Hashable, Sendable {
    /// The time to or since a date, in its two largest units.
    case relative(Date)
    /// The time to or since a date, in its largest unit and with a sign.
    case offset(Date)
    /// The time to or since a date, with colons.
    case timer(Date)
    /// The time since the beginning of an interval, or to its end.
    case interval(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  let kind: Kind

  /// Returns the text at the time of `formatting`.
  func text(in formatting: TextFormatting) -> String {
    switch kind {
    case .relative(let date):
      return units(abs(Self.seconds(from: date, to: formatting.now)), 2, formatting)
    case .offset(let date):
      let seconds = Self.seconds(from: date, to: formatting.now)
      return (seconds > 0 ? "-" : "+") + units(abs(seconds), 1, formatting)
    case .timer(let date):
      return clock(abs(Self.seconds(from: date, to: formatting.now)), true, formatting)
    case .interval(let range, let pause, let countsDown, let showsHours):
      let now = min(
        max(pause.map { min($0, formatting.now) } ?? formatting.now, range.lowerBound),
        range.upperBound)
      let seconds =
        countsDown
        ? -Self.seconds(from: range.upperBound, to: now)
        : Self.seconds(from: range.lowerBound, to: now)
      return clock(seconds, showsHours, formatting)
    }
  }

  /// Returns the time from `now` to the next change of the text, in seconds; `nil` if it does not change again.
  func delay(after now: Date) -> TimeInterval? {
    switch kind {
    case .relative(let date), .offset(let date), .timer(let date):
      return Self.delay(from: date, after: now)
    case .interval(let range, let pause, let countsDown, _):
      guard now < min(range.upperBound, pause ?? .distantFuture) else { return nil }
      guard now >= range.lowerBound else { return range.lowerBound.timeIntervalSince(now) }
      return Self.delay(from: countsDown ? range.upperBound : range.lowerBound, after: now)
    }
  }

  /// Returns the whole seconds since a date, rounded down, and 0 for dates that are too far away to count.
  ///
  /// Times that are later than a whole second by the errors of the clock count as whole.
  private static func seconds(from date: Date, to now: Date) -> Int {
    let seconds = (now.timeIntervalSince(date) + 1e-6).rounded(.down)
    return abs(seconds) < 1e15 ? Int(seconds) : 0
  }

  private static func delay(from date: Date, after now: Date) -> TimeInterval? {
    let elapsed = now.timeIntervalSince(date)
    guard abs(elapsed) < 1e12 else { return nil }
    return (elapsed + 1e-6).rounded(.down) + 1 - elapsed
  }

  private func units(_ seconds: Int, _ count: Int, _ formatting: TextFormatting) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .down))
    return style.locale(formatting.locale).format(.seconds(seconds))
  }

  private func clock(_ seconds: Int, _ showsHours: Bool, _ formatting: TextFormatting) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: formatting.locale)
      .format(.seconds(seconds))
  }
}
