import ChartScales
package import DataTables
package import Foundation

/// The instants of many local times.
///
/// A time zone is asked once for the times of a day that follow one another.
package final class LocalTimes {
  private let clock: WallClock
  private var day: Range<Int64> = 0..<0
  /// The number of microseconds by which local times of the day are ahead of UTC.
  private var offset: Int64 = 0

  /// The length of a day in microseconds.
  private static let dayLength: Int64 = 86_400_000_000

  /// Creates the times of a time zone.
  package init(in timeZone: TimeZone) { clock = WallClock(timeZone) }

  /// Returns the instant of a local time.
  ///
  /// - Precondition: The year of the time is from 0 to 9999.
  /// - Parameter local: The number of microseconds since 1970 that the time would have in UTC.
  /// - Returns: The number of microseconds since 1970: of the first of two times if the clock is set back, and of a
  ///   later time if the clock skips it.
  package func instant(of local: Int64) -> Int64 { instants(of: local).time }

  /// Returns the instant of a local time, and the second one if the clock shows it twice.
  ///
  /// - Precondition: The year of the time is from 0 to 9999.
  /// - Parameter local: The number of microseconds since 1970 that the time would have in UTC.
  /// - Returns: The instants, of which the first one is that of `instant(of:)`.
  package func instants(of local: Int64) -> LocalInstant {
    if day.contains(local) { return LocalInstant(local - offset) }
    let number = Int((Double(local) / Double(Self.dayLength)).rounded(.down))
    if let offset = clock.offset(ofDay: number) {
      let start = Int64(number) * Self.dayLength
      (day, self.offset) = (start..<start + Self.dayLength, Int64(offset) * 1_000_000)
      return LocalInstant(local - self.offset)
    }
    // Changes of the clock fall on whole seconds.
    var (second, fraction) = local.quotientAndRemainder(dividingBy: 1_000_000)
    if fraction < 0 { (second, fraction) = (second - 1, fraction + 1_000_000) }
    let wallTime = TimeInterval(second)
    func instant(_ date: Date) -> Int64 { Int64(date.timeIntervalSince1970) * 1_000_000 + fraction }
    if let date = clock.date(ofWallTime: wallTime) {
      return LocalInstant(
        instant(date), second: clock.secondDate(ofWallTime: wallTime).map(instant))
    }
    let dayBefore = clock.date(ofWallTime: wallTime - 86_400)
    return LocalInstant(
      dayBefore.map { instant($0.addingTimeInterval(86_400)) } ?? local, isSkipped: true)
  }
}
