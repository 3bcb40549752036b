import ChartScales
import Foundation
import Testing

@Suite("WallClock")
struct WallClockTests {
  private func clock(_ name: String) throws -> WallClock {
    WallClock(try #require(TimeZone(identifier: name)))
  }

  @Test(
    "days begin where Foundation's calendar says",
    arguments: [
      "UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe",
      "America/Sao_Paulo", "Asia/Beirut", "Africa/Cairo",
    ])
  func days(zone: String) throws {
    let clock = try clock(zone)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = clock.timeZone
    // 2017 to 2023.
    for day in 17_167..<19_700 {
      let start = clock.startOfDay(day)
      #expect(calendar.startOfDay(for: start) == start)
      #expect(clock.dayNumber(of: start) == day)
      #expect(clock.dayNumber(of: start.addingTimeInterval(-1)) == day - 1)
      #expect(clock.dayNumber(of: clock.middleOfDay(day)) == day)
    }
  }

  @Test("a skipped time has no moment, and a repeated one has its first")
  func changes() throws {
    let berlin = try clock("Europe/Berlin")
    // 31 March 2019, 02:30, and 27 October 2019, 02:30.
    #expect(berlin.date(ofWallTime: 1_553_999_400) == nil)
    #expect(berlin.date(ofWallTime: 1_572_143_400)?.timeIntervalSince1970 == 1_572_136_200)
    let sydney = try clock("Australia/Lord_Howe")
    // 7 October 2018, 02:15 of a day of 23 hours and a half.
    #expect(sydney.date(ofWallTime: 1_538_878_500) == nil)
  }

  @Test("a skipped day begins with the next one")
  func skippedDay() throws {
    // 30 December 2011.
    let apia = try clock("Pacific/Apia")
    #expect(apia.startOfDay(15_338) == apia.startOfDay(15_339))
    #expect(apia.dayNumber(of: apia.startOfDay(15_338)) == 15_339)
  }
}
