import ChartScales
import ChartSets
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Shares of a pie")
struct PieSharesTests {
  /// A chart of bars, its window from the first point to the last.
  static func chart(
    _ columns: [ContiguousArray<Double>], hidden: Set<Int> = [], window: ClosedRange<Double> = 0...1
  ) -> LinesSet {
    var chart = LinesSet(
      id: 0, time: ContiguousArray((0..<(columns.first?.count ?? 0)).map { Double($0) * 1000 }),
      lines: columns.enumerated().map { position, points in
        Line(
          id: "y\(position)", title: "Series \(position)", points: points,
          color: SeriesPalette.color(position), isHidden: hidden.contains(position), type: .bar)
      }, lowerBound: window.lowerBound, upperBound: window.upperBound)
    chart.isPie = true
    return chart
  }

  @Test("averages do not gather roundings, nor overflow")
  func exact() {
    #expect(PieShares(Self.chart([[3, 3.5, 2.5, 3, 2.9, 3.1]])).slices[0].average == 3)
    #expect(PieShares(Self.chart([[1.5e308, 1.5e308, 1.5e308]])).slices[0].average.isFinite)
  }

  private static func number(_ random: inout SplitMix64) -> Double {
    switch random.next() % 8 {
    case 0: .nan
    case 1: 0
    case 2: -100
    default: Double(random.next() % 10_000) / 7
    }
  }

  @Test("the averages are those of a slow twin, and the parts and percentages add up")
  func laws() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let count = Int(random.next() % 30) + 1
      let columns = (0..<Int(random.next() % 7) + 1).map { _ in
        ContiguousArray((0..<count).map { _ in Self.number(&random) })
      }
      let ends = [Double(random.next() % 101) / 100, Double(random.next() % 101) / 100].sorted()
      let chart = Self.chart(columns, window: ends[0]...ends[1])
      let shares = PieShares(chart)
      let last = Double(count - 1)
      for (slice, column) in zip(shares.slices, columns) {
        var values = column.indices.filter {
          Double($0) >= ends[0] * last - 1e-9 && Double($0) <= ends[1] * last + 1e-9
        }
        if values.isEmpty { values = [Int(((ends[0] + ends[1]) / 2 * last).rounded())] }
        let kept = values.map { column[$0] }.filter { !$0.isNaN }.map { max($0, 0) }
        let average = kept.isEmpty ? 0 : kept.reduce(0, +) / Double(kept.count)
        #expect(abs(slice.average - average) <= 1e-9 * max(average, 1))
        #expect(slice.end >= slice.start && (0...1).contains(slice.start) && slice.end <= 1)
        #expect(abs(slice.end - slice.start - slice.fraction) < 1e-9)
        // No percentage is off by a whole one.
        #expect(abs(Double(slice.percent) - slice.fraction * 100) < 1)
      }
      let total = shares.isEmpty ? 0.0 : 1
      #expect(abs(shares.slices.map { $0.end - $0.start }.reduce(0, +) - total) < 1e-12)
      #expect(shares.slices.map(\.percent).reduce(0, +) == (shares.isEmpty ? 0 : 100))
      for (slice, next) in zip(shares.slices, shares.slices.dropFirst()) {
        #expect(slice.end == next.start)
      }
    }
  }

  @Test(
    "percentages are rounded down, and the largest remainders get the rest",
    arguments: [
      ([1.0 / 3, 1.0 / 3, 1.0 / 3], [34, 33, 33]), ([0.005, 0.995], [1, 99]),
      ([0.29, 0.71], [29, 71]), ([0.145, 0.285, 0.57], [15, 28, 57]), ([1], [100]),
      ([0.0001, 0.9999], [0, 100]), ([0, 0], [0, 0]), ([], []),
    ] as [([Double], [Int])])
  func rounding(fractions: [Double], percents: [Int]) {
    #expect(PieShares.percents(fractions) == percents)
  }

  @Test("hidden series have no slice, and gaps are left out of their average")
  func hidden() {
    let shares = PieShares(Self.chart([[1, 1], [2, .nan], [5, 5]], hidden: [2]))
    #expect(shares.slices.map(\.id) == ["y0", "y1"])
    #expect(shares.slices.map(\.average) == [1, 2])
    #expect(shares.slices.map(\.percent) == [33, 67])
  }

  @Test("nothing visible, nothing but zeros, gaps or negative values have no slices")
  func empty() {
    for chart in [
      Self.chart([[1, 2]], hidden: [0]), Self.chart([[0, 0], [0, 0]]), Self.chart([[.nan]]),
      Self.chart([[-1, -2]]), Self.chart([[]]), Self.chart([]),
    ] {
      let shares = PieShares(chart)
      #expect(shares.isEmpty)
      #expect(shares.index(at: 0.5) == nil)
      #expect(shares.slices.allSatisfy { $0.start.isFinite && $0.end.isFinite })
    }
  }

  @Test("values at the ends of what a double holds, and slices of next to nothing, stay numbers")
  func extremes() {
    let huge = PieShares(
      Self.chart([
        ContiguousArray(repeating: 1.7e308, count: 50),
        ContiguousArray(repeating: 1.7e308, count: 50),
        ContiguousArray(repeating: .leastNonzeroMagnitude, count: 50),
      ]))
    #expect(huge.slices.map(\.percent) == [50, 50, 0])
    #expect(huge.slices.map(\.end) == [0.5, 1, 1])
    let tiny = PieShares(Self.chart([[1], [1e-4], [1e-30], [9_999]]))
    #expect(tiny.slices.allSatisfy { $0.fraction.isFinite && $0.start <= $0.end })
    #expect(tiny.slices.last?.end == 1)
  }

  @Test("a place on the way round belongs to the slice that starts there, 1 to the last one")
  func picking() {
    let shares = PieShares(Self.chart([[1], [0], [1], [2], [0]]))
    #expect([0, 0.2, 0.25, 0.49, 0.5, 0.99, 1].map(shares.index) == [0, 0, 2, 2, 3, 3, 3])
    #expect([-1, 7, .nan].map(shares.index) == [0, 3, 0])
  }

  @Test("a window between two points averages the nearest to its middle")
  func narrow() {
    let columns: [ContiguousArray<Double>] = [[1, 10, 100], [1, 1, 1]]
    #expect(Self.chart(columns, window: 0.3...0.4).shownIndices == 1..<2)
    #expect(Self.chart(columns, window: 0.5...1).shownIndices == 1..<3)
    #expect(Self.chart(columns, window: 0.9...0.95).shownIndices == 2..<3)
    #expect(Self.chart([[5]]).shownIndices == 0..<1)
  }

  @Test("the dates of a heading are those of the points that count")
  func dates() {
    let chart = Self.chart([[1, 1, 1, 1, 1]], window: 0.1...0.9)
    #expect(chart.windowDates?.first.timeIntervalSince1970 == 1)
    #expect(chart.windowDates?.last.timeIntervalSince1970 == 3)
  }

  @Test("lines make no pie, and the error says what to do; bars and areas do")
  func kinds() {
    for type in Line.Kind.allCases {
      var chart = Self.chart([[1], [2]])
      for index in chart.lines.indices { chart.lines[index].type = type }
      let error = chart.undrawable(file: "a.json", position: 2)
      #expect((error == nil) == (type != .line))
      if let error {
        #expect(
          error.description.hasPrefix("a.json: charts[2].types.y0: lines cannot be drawn as a pie"))
        #expect(error.message.contains("use bars or areas"))
      }
    }
  }

  @Test("a description tells the parts and the averages")
  func summary() {
    var chart = Self.chart([[1, 1], [2, 3]])
    chart.title = "Fruit"
    #expect(
      ChartDescription(chart).text(formats: .standard)
        == "Pie chart “Fruit”, Thursday, January 1, 1970. Series 0: 29%, on average 1. "
        + "Series 1: 71%, on average 2.5.")
  }
}
