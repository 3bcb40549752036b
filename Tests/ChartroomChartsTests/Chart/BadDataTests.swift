import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Data that no chart was made for gives a picture of finite coordinates, with its texts inside of it.
@MainActor
@Suite("Bad data of charts")
struct BadDataTests {
  @discardableResult
  private func check(_ content: some View, _ name: String) throws -> DrawList {
    let stage = Stage(
      size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()
    ) { content }
    let list = stage.drawList()
    try stage.checkSettled()
    let text = list.description
    #expect(!text.contains("nan") && !text.contains("inf"), "\(name)")
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 200).insetBy(dx: -0.6, dy: -0.6)
    for text in list.texts {
      #expect(bounds.contains(text.frame), "\(name): \(text.text.request.string) \(text.frame)")
    }
    return list
  }

  /// Bars, points, lines and areas at categories.
  private func marks(_ names: [String]) -> some View {
    Chart(names.indices, id: \.self) { index in
      BarMark(x: .value("x", names[index]), y: .value("y", index % 7))
        .foregroundStyle(by: .value("x", names[index]))
      LineMark(x: .value("x", names[index]), y: .value("y", index % 5))
      PointMark(x: .value("x", names[index]), y: .value("y", index % 3))
        .symbol(by: .value("x", names[index]))
      AreaMark(x: .value("x", names[index]), y: .value("y", 1))
    }
  }

  @Test("categories can be empty, blank, very long, many or equal")
  func categories() throws {
    let long = String(repeating: "A very long name ", count: 200)
    for names in [
      [""], ["", " ", "a"], [long], [long, "b", long + "c"], (0..<500).map { "Category \($0)" },
      Array(repeating: "same", count: 40), ["line\nbreak", "tab\t", "\u{0}", "👩‍👩‍👧‍👦"],
    ] {
      let label = "\(names.count) names from '\(names[0].prefix(12))'"
      try check(marks(names), label)
      try check(marks(names).chartLegend(position: .trailing), label)
      let flipped = Chart(names.indices, id: \.self) { index in
        BarMark(x: .value("y", index), y: .value("x", names[index]))
      }
      try check(flipped, label + " on the Y axis")
    }
  }

  @Test("a million series, and twenty thousand in a legend, give a picture")
  func series() throws {
    let chart = Chart(0..<1_000_000, id: \.self) { index in
      LineMark(x: .value("x", index % 10), y: .value("y", index), series: .value("s", index))
    }
    try check(chart, "series")
    let styled = Chart(0..<20_000, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index))
        .foregroundStyle(by: .value("s", "Series \(index)"))
    }
    try check(styled, "styles")
  }

  @Test("elements with duplicate ids are all drawn")
  func duplicates() throws {
    let values = [3, 5, 4]
    let chart = Chart(values.indices, id: \.hashValue.words.count) { index in
      BarMark(x: .value("x", "\(index)"), y: .value("y", values[index]))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(try check(chart, "duplicates").fills.count == 3)
  }

  @Test("equal values, one value and dates beyond the calendar have axes")
  func extents() throws {
    for value in [0, 7, -7, 1e300, -1e300, .leastNonzeroMagnitude, 1e-300] {
      for type in [ScaleType.linear, .log, .symmetricLog, .squareRoot] {
        let equal = Chart(0..<3, id: \.self) { _ in
          PointMark(x: .value("x", value), y: .value("y", value))
        }
        try check(equal.chartXScale(type: type).chartYScale(type: type), "\(value)")
      }
    }
    for seconds in [-1e15, -1e12, 0, 1e12, 1e15, 1e300, .infinity, .nan] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let dates = Chart {
        LineMark(x: .value("x", date), y: .value("y", 1))
        LineMark(x: .value("x", Date(timeIntervalSinceReferenceDate: 0)), y: .value("y", 2))
        BarMark(x: .value("x", date, unit: .month), y: .value("y", 1))
      }
      try check(dates, "\(seconds)")
      try check(dates.chartXAxis { AxisMarks(values: .stride(by: .day)) }, "\(seconds) by days")
    }
  }

  @Test("data that ends before it begins gives an empty plot")
  func empty() throws {
    try check(marks([]), "no categories")
    try check(Chart([Double](), id: \.self) { SectorMark(angle: .value("a", $0)) }, "no sectors")
    try check(Chart { SectorMark(angle: .value("a", Double.nan)) }, "no angle")
    try check(Chart([0.0, 0], id: \.self) { SectorMark(angle: .value("a", $0)) }, "zero angles")
    try check(Chart { LinePlot([Int](), x: .value("x", \.self), y: .value("y", \.self)) }, "plot")
  }
}
