import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("TimeTicks")
struct TimeTicksTests {
  private static let utc = TimeZone.gmt

  private func ticks(
    _ axis: TimeAxis, _ window: ClosedRange<Double> = 0...1, width: Double = 343,
    labelWidth: Double = 35, zone: TimeZone = utc
  ) -> TimeTicks {
    TimeTicks(
      window: TimeWindow(
        axis: axis, bounds: WindowBounds(lower: window.lowerBound, upper: window.upperBound)),
      axis: axis, plotWidth: width, labelWidth: labelWidth, timeZone: zone)
  }

  private func texts(_ ticks: TimeTicks, _ zone: TimeZone = utc) -> [String] {
    let formats = ChartFormats(timeZone: zone)
    return ticks.ticks.map { formats.axisLabel($0.date, spacing: ticks.spacing) }
  }

  @Test("keeps labels apart, about six to a plot", arguments: [86_400_000, 3_600_000, 300_000])
  func apart(step: Double) {
    for count in [2, 5, 7, 31, 112, 168, 288, 365, 372, 10_000] {
      let ticks = ticks(.even(count, step: step)).ticks.map(\.position)
      for (left, right) in zip(ticks, ticks.dropFirst()) {
        #expect((right - left) * 343 / Double(count - 1) >= 43 * 0.999, "\(count)")
      }
      #expect(ticks.count <= 9, "\(count)")
      #expect(ticks.count >= min(count / 2, 3), "\(count): \(ticks)")
    }
  }

  @Test("days are labelled every so many points, back from the last one")
  func days() {
    let ticks = ticks(.even(112))
    #expect(ticks.spacing == 16 * 86_400)
    #expect(ticks.ticks.map(\.position) == [15, 31, 47, 63, 79, 95, 111])
  }

  @Test("keeps every label while the window moves", arguments: [86_400_000, 3_600_000, 300_000])
  func pan(step: Double) {
    let axis = TimeAxis.even(372, step: step)
    let windows = (0...200).map { part in
      let lower = Double(part) / 200 * 0.75
      return TimeWindow(axis: axis, bounds: WindowBounds(lower: lower, upper: lower + 0.25))
    }
    let shown = windows.map { window in
      TimeTicks(
        window: window, axis: axis, plotWidth: 343, labelWidth: 35, timeZone: Self.utc
      ).ticks.map(\.position)
    }
    let all = Set(shown.joined())
    for (window, shown) in zip(windows, shown) {
      #expect(all.filter(window.positions.contains).isSubset(of: shown))
      #expect((4...9).contains(shown.count), "\(shown)")
    }
  }

  @Test("shows a label that is half in sight")
  func margin() {
    let ticks = ticks(.even(101), 0.505...0.995, width: 490, labelWidth: 40)
    #expect(ticks.ticks.map(\.position) == [52, 60, 68, 76, 84, 92, 100])
  }

  @Test("hours and minutes stand at round times, midnight as its date")
  func clock() {
    #expect(
      texts(ticks(.even(24, step: 3_600_000)))
        == ["Apr 20", "04:00", "08:00", "12:00", "16:00", "20:00"])
    #expect(
      texts(ticks(.even(168, step: 3_600_000)))
        == ["Apr 20", "Apr 21", "Apr 22", "Apr 23", "Apr 24", "Apr 25", "Apr 26"])
    #expect(
      texts(ticks(.even(288, step: 300_000), 0.3...0.8))
        == ["08:00", "10:00", "12:00", "14:00", "16:00", "18:00"])
    #expect(
      texts(ticks(.even(61, step: 1000), 0...0.5, labelWidth: 48))
        == ["Apr 20", "00:00:05", "00:00:10", "00:00:15", "00:00:20", "00:00:25", "00:00:30"])
    #expect(
      texts(ticks(.even(1001, step: 1), labelWidth: 60))
        == ["Apr 20", "00:00:00.500", "00:00:01.000"])
  }

  @Test("round times are those of the time zone")
  func zones() throws {
    let kolkata = try #require(TimeZone(identifier: "Asia/Kolkata"))
    let found = ticks(.even(24, step: 3_600_000), zone: kolkata)
    #expect(texts(found, kolkata) == ["08:00", "12:00", "16:00", "20:00", "Apr 21", "04:00"])
    #expect(found.ticks[0].position == 2.5)
  }

  @Test("where clocks are put forward or back, round times stay round")
  func summerTime() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    // 31 March 2019 has 23 hours there, 27 October 25; both begin at 23:00 UTC the day before and
    // 22:00 UTC.
    let spring = TimeAxis(
      ContiguousArray((0..<24).map { 1_553_986_800_000 + Double($0) * 3_600_000 }))
    let found = ticks(spring, zone: berlin)
    #expect(
      texts(found, berlin) == ["Mar 31", "04:00", "08:00", "12:00", "16:00", "20:00", "Apr 1"])
    #expect(found.ticks.map(\.position) == [0, 3, 7, 11, 15, 19, 23])
    let autumn = TimeAxis(
      ContiguousArray((0..<26).map { 1_572_127_200_000 + Double($0) * 3_600_000 }))
    #expect(
      texts(ticks(autumn, zone: berlin), berlin)
        == ["Oct 27", "04:00", "08:00", "12:00", "16:00", "20:00", "Oct 28"])
    // In steps of two hours the first of them is skipped by the clock.
    #expect(
      texts(ticks(spring, 0...0.4, zone: berlin), berlin) == [
        "Mar 31", "04:00", "06:00", "08:00", "10:00",
      ])
  }

  @Test("a day without a midnight is told where it begins")
  func skippedMidnight() throws {
    let zone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
    // 4 November 2018 begins there at 01:00, 03:00 UTC.
    let hours = TimeAxis(
      ContiguousArray((0..<48).map { 1_541_214_000_000 + Double($0) * 3_600_000 }))
    #expect(
      texts(ticks(hours, zone: zone), zone) == ["Nov 3", "12:00", "Nov 4", "12:00", "Nov 5"])
  }

  @Test("milliseconds have labels", arguments: [1, 5, 10, 40, 200])
  func milliseconds(step: Double) {
    let found = ticks(.even(100, step: step), 0.3...0.8, labelWidth: 60)
    #expect((2...6).contains(found.ticks.count), "\(texts(found))")
  }

  @Test("uneven points are labelled by the clock, wherever they lie")
  func uneven() {
    let minute = 60_000.0
    let start = 1_555_718_400_000.0
    let axis = TimeAxis([start + 7 * minute, start + 8 * minute, start + 55 * minute])
    #expect(texts(ticks(axis)) == ["00:15", "00:30", "00:45"])
    let days = TimeAxis([start, start + 1440 * minute, start + 14_400 * minute])
    #expect(
      texts(ticks(days)) == ["Apr 20", "Apr 22", "Apr 24", "Apr 26", "Apr 28", "Apr 30"])
  }

  @Test("survives few points and odd sizes", arguments: [86_400_000, 60_000])
  func few(step: Double) {
    for count in 0...1 {
      #expect(ticks(.even(count, step: step)).ticks.count == count)
    }
    #expect(ticks(TimeAxis([5, 5, 5])).ticks.map(\.position) == [0])
    for width in [0, -1, .nan, .infinity] as [Double] {
      let ticks = ticks(.even(100, step: step), width: width, labelWidth: .nan)
      #expect(ticks.ticks.map(\.position) == [99])
    }
    let wide = TimeAxis([-62_135_596_800_000, 0, 253_402_300_799_999])
    #expect((2...9).contains(ticks(wide).ticks.count))
  }
}
