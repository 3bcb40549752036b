import Dashboards
import DataTables
import Foundation
import TestSupport
import Testing

@Suite("LocalTimes")
struct LocalTimesTests {
  /// Returns the instant of an ISO 8601 time without an offset.
  private func instant(_ text: String, _ zone: String) throws -> String {
    let times = LocalTimes(in: try #require(TimeZone(identifier: zone)))
    let local = try Date(text + "Z", strategy: .iso8601).timeIntervalSince1970
    let instant = times.instant(of: Int64(local) * 1_000_000)
    return Date(timeIntervalSince1970: Double(instant) / 1e6).ISO8601Format()
  }

  @Test(
    "a local time has an instant, also where the clock is set",
    arguments: [
      ("2024-01-15T12:00:00", "Europe/Berlin", "2024-01-15T11:00:00Z"),
      ("2024-07-15T00:00:00", "Europe/Berlin", "2024-07-14T22:00:00Z"),
      // Between 2 and 3 o'clock, the clock is set forward.
      ("2024-03-31T01:59:59", "Europe/Berlin", "2024-03-31T00:59:59Z"),
      ("2024-03-31T02:30:00", "Europe/Berlin", "2024-03-31T01:30:00Z"),
      ("2024-03-31T03:00:00", "Europe/Berlin", "2024-03-31T01:00:00Z"),
      // Between 2 and 3 o'clock, the clock is set back.
      ("2024-10-27T02:30:00", "Europe/Berlin", "2024-10-27T00:30:00Z"),
      ("2024-10-27T03:00:00", "Europe/Berlin", "2024-10-27T02:00:00Z"),
      ("1960-06-01T00:00:00", "America/New_York", "1960-06-01T04:00:00Z"),
    ])
  func instants(local: String, zone: String, expected: String) throws {
    #expect(try instant(local, zone) == expected)
  }

  @Test("a time that the clock shows twice has a second instant, and one that it skips has none")
  func changes() throws {
    let times = LocalTimes(in: try #require(TimeZone(identifier: "Europe/Berlin")))
    func instants(_ text: String) throws -> LocalInstant {
      let local = try Date(text + "Z", strategy: .iso8601).timeIntervalSince1970
      return times.instants(of: Int64(local) * 1_000_000)
    }
    let twice = try instants("2024-10-27T02:30:00")
    #expect(twice.second == twice.time + 3_600_000_000 && !twice.isSkipped)
    let skipped = try instants("2024-03-31T02:30:00")
    #expect(skipped.second == nil && skipped.isSkipped)
    for usual in ["2024-10-27T03:00:00", "2024-03-31T03:00:00", "2024-07-01T02:30:00"] {
      let instants = try instants(usual)
      #expect(instants == LocalInstant(instants.time))
    }
  }

  @Test("fractions of a second before 1970 belong to the second before them")
  func fractions() throws {
    let times = LocalTimes(in: try #require(TimeZone(identifier: "America/New_York")))
    // 01:59:59.5 on the day when the clock was set back at 2 o'clock, for the first time of the two.
    let local = try Int64(Date("1969-10-26T01:59:59Z", strategy: .iso8601).timeIntervalSince1970)
    #expect(
      times.instant(of: local * 1_000_000 + 500_000) == (local + 4 * 3600) * 1_000_000 + 500_000)
  }

  @Test("the times of many rows have the instants of single ones, in any order")
  func order() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let times = LocalTimes(in: zone)
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      // Around the changes of 2024: 10 March and 3 November.
      let day = [19_792, 20_030].randomElement(using: &random) ?? 0
      let local =
        Int64(day * 86_400 + Int.random(in: -200_000...200_000, using: &random)) * 1_000_000 + 5
      #expect(times.instant(of: local) == LocalTimes(in: zone).instant(of: local))
    }
  }
}
