import ChartSets
import Testing

@Suite("XTicks")
struct XTicksTests {
  private func window(_ count: Int, _ lower: Double, _ upper: Double) -> TimeWindow {
    TimeWindow(count: count, lowerBound: lower, upperBound: upper)
  }

  @Test("keeps labels apart, about six to a plot")
  func apart() {
    for count in [2, 5, 7, 31, 112, 365, 372, 10_000] {
      let ticks = XTicks(window: window(count, 0, 1), count: count, plotWidth: 343, labelWidth: 35)
      let spacing = Double(ticks.stride) * 343 / Double(count - 1)
      #expect(spacing >= 43 * 0.999 || ticks.indices.count == 1, "\(count)")
      #expect(ticks.indices.count <= 9, "\(count)")
      #expect(ticks.indices.count >= min(count, 4), "\(count): \(ticks.indices)")
      #expect(ticks.indices.last == count - 1)
      #expect(ticks.stride.nonzeroBitCount == 1)
    }
  }

  @Test("keeps every label while the window moves")
  func pan() {
    let count = 372
    for step in 0...200 {
      let lower = Double(step) / 200 * 0.75
      let ticks = XTicks(
        window: window(count, lower, lower + 0.25), count: count, plotWidth: 343, labelWidth: 35)
      #expect(ticks.stride == 16, "step \(step)")
      #expect(ticks.indices.allSatisfy { ($0 - (count - 1)) % 16 == 0 })
      #expect((5...7).contains(ticks.indices.count))
    }
  }

  @Test("shows a label that is half in sight")
  func margin() {
    let part = window(101, 0.505, 0.995)
    let ticks = XTicks(window: part, count: 101, plotWidth: 490, labelWidth: 40)
    #expect(ticks.stride == 8)
    #expect(ticks.indices == [52, 60, 68, 76, 84, 92, 100])
  }

  @Test("survives few points and odd sizes")
  func few() {
    for count in 0...6 {
      let ticks = XTicks(window: window(count, 0, 1), count: count, plotWidth: 343, labelWidth: 35)
      #expect(ticks.indices == Array(0..<count))
    }
    for width in [0, -1, .nan, .infinity] as [Double] {
      let ticks = XTicks(
        window: window(100, 0, 1), count: 100, plotWidth: width, labelWidth: .nan)
      #expect(ticks.indices == [99])
    }
  }
}
