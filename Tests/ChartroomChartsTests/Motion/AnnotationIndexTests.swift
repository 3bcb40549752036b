import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("AnnotationIndex")
struct AnnotationIndexTests: MotionSuite {
  /// Elements whose values are the widths of their annotations, by which tests recognise these.
  private static let items: KeyValuePairs<String, Double> = ["a": 2, "b": 4, "c": 6]

  @ChartContentBuilder
  private func bar(_ item: MotionItem, hasLimit: Bool) -> some ChartContent {
    if hasLimit { RuleMark(y: .value("y", 9)).annotation { Color.red.frame(width: 1, height: 1) } }
    BarMark(x: .value("x", item.id), y: .value("y", item.value), width: 8)
      .annotation(position: .top, spacing: 0) {
        Color.red.frame(width: item.value, height: 1)
      }
  }

  @Test(
    "an annotation stays on its mark when the elements change",
    arguments: [("cba", false), ("bca", false), ("bc", false), ("abc", true), ("dcba", true)])
  func elements(ids: String, hasLimit: Bool) throws {
    let data = MotionData(Self.items)
    let stage = stage {
      Chart(data.items) { bar($0, hasLimit: data.limit > 10) }
        .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let values = Dictionary(uniqueKeysWithValues: data.items.map { ($0.id, $0.value) })
    withAnimation(linear) {
      data.items = ids.map { MotionItem(id: "\($0)", value: values["\($0)"] ?? 7) }
      if hasLimit { data.limit = 20 }
    }
    _ = stage.drawList()
    stage.advance(to: 0.25)
    let all = stage.drawList().fills
    for item in data.items where values[item.id] != nil {
      let bar = try #require(
        all.first { abs($0.width - 8) < 1e-6 && abs($0.height - item.value * 10) < 1e-6 })
      let label = try #require(all.first { $0.width == item.value && $0.height == 1 })
      // The frames of views are on whole pixels.
      #expect(
        abs(label.midX - bar.midX) <= 1 && abs(label.maxY - bar.minY) <= 1,
        "\(item.id): \(label) \(bar)")
    }
  }

  @Test("an annotation that vanishes stays on its mark, which moves with the scales or stays")
  func vanishing() throws {
    let data = MotionData(["a": 4, "b": 6, "c": 8])
    let stage = stage {
      Chart(data.items) {
        bar($0, hasLimit: false)
        if data.limit < 20 {
          PointMark(x: .value("x", $0.id), y: .value("y", 1)).opacity(0)
            .annotation(position: .overlay) { Color.red.frame(width: 3, height: 3) }
        }
      }
      .chartYScale(domain: 0...data.limit).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    withAnimation(linear) { (data.items, data.limit) = ([data.items[1]], 20) }
    _ = stage.drawList()
    for time in [0.25, 0.5, 0.875] {
      stage.advance(to: time)
      let all = stage.drawList().fills
      let bars = all.filter { abs($0.width - 8) < 1e-6 && $0.height > 3 }
      let labels = all.filter { $0.height == 1 }
      try #require(bars.count == 3 && labels.count == 3, "\(time)")
      for bar in bars {
        #expect(
          labels.contains { abs($0.midX - bar.midX) <= 1 && abs($0.maxY - bar.minY) <= 1 },
          "\(time): \(labels) \(bar)")
      }
      // The value 1 moves from 10 to 5 points above the bottom.
      let points = all.filter { $0.width == 3 }
      #expect(points.count == 3 && points.allSatisfy { abs($0.midY - 90 - 5 * time) <= 1 })
    }
  }

  @Test("an annotation that vanishes follows its mark out of the plot, but none comes from outside")
  func leaving() throws {
    let data = MotionData(["a": 12, "b": 18, "c": 21])
    let stage = stage {
      Chart(data.items) {
        RectangleMark(x: .value("x", $0.value), y: .value("y", 5), width: 8, height: 8)
          .annotation(position: .overlay) { Color.red.frame(width: 3, height: 3) }
      }
      .chartXScale(domain: data.limit...data.limit + 10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    withAnimation(linear) { (data.items, data.limit) = ([data.items[1]], 15) }
    _ = stage.drawList()
    for time in [0.25, 0.375, 0.5] {
      stage.advance(to: time)
      let labels = stage.drawList().fills.filter { $0.width == 3 }
      try #require(labels.count == 2, "\(time)")
      for place in [20, 80] {
        #expect(
          labels.contains { abs($0.midX - (CGFloat(place) - 50 * time)) <= 1 },
          "\(time): \(labels)")
      }
    }
  }

  @Test("each annotation has an identity of its own, whatever marks it belongs to")
  func unique() {
    let items = MotionData.items(Self.items)
    let stage = stage {
      Chart {
        Plot {
          ForEach(items + items) { point($0.value, "twice") }
          ForEach(items) { item in
            ForEach(items) { point($0.value, "inner") }.annotation { Text("outer") }
          }
          LinePlot(x: "x", y: "y", domain: 1...9) { $0 }.annotation { Text("function") }
          PointMark(x: .value("x", 5), y: .value("y", 1)).symbol { Text("symbol") }
        }
        .annotation { Text("all") }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let counts = Dictionary(grouping: stage.drawList().strings) { $0 }.mapValues(\.count)
    #expect(
      counts == ["twice": 6, "inner": 9, "outer": 3, "function": 1, "symbol": 1, "all": 1])
  }

  private func point(_ value: Double, _ name: String) -> some ChartContent {
    PointMark(x: .value("x", value), y: .value("y", value)).annotation { Text(name) }
  }
}
