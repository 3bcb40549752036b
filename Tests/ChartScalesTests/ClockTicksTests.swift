import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("ClockTicks")
struct ClockTicksTests {
  @Test("a spacing is not below what is asked for, and each divides the next larger one")
  func spacings() {
    var least = 0.0005
    var previous = 0.0
    while least < 1e9 {
      let spacing = ClockTicks.spacing(atLeast: least)
      #expect(spacing >= least)
      if previous > 0 {
        let ratio = spacing / previous
        #expect(abs(ratio - ratio.rounded()) < 1e-9, "\(previous) and \(spacing)")
      }
      previous = spacing
      least *= 1.3
    }
  }

  @Test(
    "dates lie in their range, ascend and are round times of the zone's clock",
    arguments: ["GMT", "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe"],
    [60, 900, 3600, 14_400] as [TimeInterval])
  func round(zone: String, spacing: TimeInterval) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    let ticks = ClockTicks(spacing: spacing, timeZone: timeZone)
    var random = SplitMix64(seed: 9)
    for _ in 0..<20 {
      let start = Date(
        timeIntervalSince1970: 1.5e9 + Double.random(in: 0...3e7, using: &random))
      let end = start.addingTimeInterval(spacing * Double.random(in: 0...60, using: &random))
      let dates = ticks.dates(in: start...end, anchor: start, closest: 0)
      #expect(dates.allSatisfy { $0 >= start && $0 <= end })
      #expect(zip(dates, dates.dropFirst()).allSatisfy(<))
      for date in dates where !ticks.isMidnight(date) {
        let wall = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        #expect(wall.truncatingRemainder(dividingBy: spacing) == 0)
      }
    }
  }

  @Test("moments are finer than days where they are less than 23 hours apart")
  func days() {
    #expect(ClockTicks.isFinerThanDays(22.9 * 3600))
    #expect(!ClockTicks.isFinerThanDays(23 * 3600))
    #expect(!ClockTicks.isFinerThanDays(86_400))
  }

  @Test("midnight is the first moment of a day in the zone")
  func midnight() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Kolkata"))
    let clock = ClockTicks(spacing: 3600, timeZone: zone)
    // 12 October 2018, 00:00 in Kolkata.
    let midnight = Date(timeIntervalSince1970: 1_539_282_600)
    #expect(clock.isMidnight(midnight))
    #expect(!clock.isMidnight(midnight.addingTimeInterval(-1)))
    #expect(!clock.isMidnight(midnight.addingTimeInterval(1)))
  }
}
