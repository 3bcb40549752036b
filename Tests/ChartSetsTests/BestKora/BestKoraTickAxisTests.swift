import ChartScales
import ChartSets
import ChartroomUI
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("BestKoraTickAxis")
struct BestKoraTickAxisTests: BestKoraFilms {
  /// The opacities of the dates of the X axis.
  private static func dates(_ list: DrawList, _ outer: Double = 1) -> [String: Double] {
    var found: [String: Double] = [:]
    for command in list.commands {
      switch command {
      case .text(let text, _, _) where text.request.font.size == 13:
        found[text.request.string, default: 0] += outer
      case .group(let group):
        found.merge(dates(group.contents, outer * group.opacity), uniquingKeysWith: +)
      default: break
      }
    }
    return found
  }

  private static func days(_ count: Int, title: String? = nil) -> LinesSet {
    ChartSamples.chart(
      [ContiguousArray((0..<count).map { Double($0 * 37 % 101) })], title: title)
  }

  private static func stage(_ chart: LinesSet, width: CGFloat = 375, height: CGFloat = 560) -> Stage
  {
    ChartSamples.stage([chart], width: width, height: height) {
      ChartView(chartIndex: 0, style: .bestKora)
    }
  }

  private static func texts(_ chart: LinesSet, width: CGFloat, height: CGFloat) -> [String] {
    ChartSamples.texts(stage(chart, width: width, height: height))
  }

  @Test("keeps its dates clear of the ends of their strip")
  func pinnedDates() throws {
    var chart = ChartSamples.chart([ContiguousArray((0..<101).map(Double.init))])
    (chart.lowerBound, chart.upperBound) = (0, 1)
    let dates = Self.stage(chart).drawList().texts.filter {
      ["Nov 17", "Feb 25"].contains($0.text.request.string)
    }
    try #require(dates.count == 2)
    #expect(dates[0].frame.minX >= 18 && dates[1].frame.maxX <= 375 - 18)
  }

  @Test(
    "labels of the X axis fade when they come and go",
    arguments: [(0...0.5, 0.5...1), (0.2...0.5, 0...1), (0...1, 0.2...0.6)])
  func fadingLabels(start: ClosedRange<Double>, end: ClosedRange<Double>) {
    let film = Self.film(Self.spiked(), from: start, to: end, duration: 4)
    var before: [String: Double]?
    for frame in 0...240 {
      let after = Self.dates(film.drawList(at: Double(frame) / 60))
      #expect(after.count >= 2)
      for text in Set(after.keys).union(before.map { Set($0.keys) } ?? []) {
        guard let before else { continue }
        let change = abs(after[text, default: 0] - before[text, default: 0])
        #expect(change <= 0.5, "\(frame): \(text) by \(change)")
      }
      before = after
    }
  }

  @Test(
    "every image names the year",
    arguments: [
      CGSize(width: 375, height: 560), CGSize(width: 240, height: 200),
      CGSize(width: 160, height: 120), CGSize(width: 320, height: 120),
      CGSize(width: 140, height: 560), CGSize(width: 110, height: 130),
    ])
  func year(size: CGSize) {
    for title in [nil, "Messages per day in all of the groups"] {
      for days in [2, 112, 365, 900] {
        let texts = Self.texts(
          Self.days(days, title: title), width: size.width, height: size.height)
        let names = texts.contains { text in
          [2018, 2019, 2020, 2021].contains { text.contains("\($0)") }
        }
        #expect(names, "\(days): \(texts)")
      }
    }
  }

  @Test("dates never overlap, and lie within the strip", arguments: [2, 3, 7, 30, 112, 400, 1_500])
  func apart(count: Int) {
    var chart = Self.days(count)
    for width in stride(from: CGFloat(100), through: 900, by: 50) {
      for bounds in [WindowBounds.whole, WindowBounds(lower: 0.37, upper: 0.71)] {
        chart.bounds = bounds
        let strip = Self.stage(chart, width: width).drawList().texts.filter {
          $0.text.request.string.wholeMatch(of: /[A-Z][a-z]{2} \d+/) != nil
            || $0.text.request.string.wholeMatch(of: /[A-Z][a-z]{2} \d+, \d{4}/) != nil
        }.map(\.frame)
        let lowest = strip.map(\.minY).max() ?? 0
        let dates = strip.filter { $0.minY == lowest }.sorted { $0.minX < $1.minX }
        for date in dates { #expect(date.minX >= 0 && date.maxX <= width, "\(width)") }
        for (left, right) in zip(dates, dates.dropFirst()) {
          #expect(left.maxX <= right.minX, "\(width): \(left) \(right)")
        }
      }
    }
  }
}
