import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ScrollingChart")
struct ScrollingChartTests: MotionSuite {
  enum Values: CaseIterable {
    case numbers, dates, categories, vertical
  }

  /// A chart of ten bars, four of which are visible, from the position `data.limit` on.
  @ViewBuilder
  private func chart(_ values: Values, _ data: MotionData, height: Double = 5) -> some View {
    let number = Binding(get: { data.limit }, set: { data.limit = $0 })
    let days = { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
    switch values {
    case .numbers:
      bars(height) { .value("x", Double($0)) }
        .chartXVisibleDomain(length: 4).chartScrollPosition(x: number).chartXScale(domain: 0...10)
    case .dates:
      bars(height) { .value("x", days(Double($0))) }
        .chartXVisibleDomain(length: 4 * 86_400)
        .chartScrollPosition(x: Binding(get: { days(data.limit) }, set: { _ in }))
        .chartXScale(domain: days(0)...days(10))
    case .categories:
      bars(height) { .value("x", "c\($0)") }
        .chartXVisibleDomain(length: 4)
        .chartScrollPosition(x: Binding(get: { "c\(Int(data.limit))" }, set: { _ in }))
    case .vertical:
      Chart(0..<10, id: \.self) {
        BarMark(x: .value("x", height), y: .value("y", Double($0)), height: 8)
      }
      .chartXScale(domain: 0...10).chartScrollableAxes(.vertical).chartXAxis(.hidden)
      .chartYVisibleDomain(length: 4).chartScrollPosition(y: number).chartYScale(domain: 0...10)
    }
  }

  private func bars<X: Plottable>(
    _ height: Double, _ x: @escaping (Int) -> PlottableValue<X>
  ) -> some View {
    Chart(0..<10, id: \.self) { BarMark(x: x($0), y: .value("y", height), width: 8) }
      .chartYScale(domain: 0...10).chartYAxis(.hidden).chartScrollableAxes(.horizontal)
  }

  private func sortedFrames(_ stage: Stage) -> [CGRect] {
    frames(stage).sorted { ($0.minX, $0.minY) < ($1.minX, $1.minY) }
  }

  @Test(
    "while its position is animated, a chart shows the axes and marks of the moment",
    arguments: Values.allCases)
  func position(values: Values) {
    let data = MotionData([:])
    data.limit = 0
    let moving = stage { chart(values, data) }
    withAnimation(linear) { data.limit = 6 }
    _ = moving.drawList()
    for (time, position) in [(0, 0.0), (0.5, 3), (1, 6)] {
      moving.advance(to: time)
      let other = MotionData([:])
      other.limit = position
      let still = stage { chart(values, other) }
      let list = still.drawList()
      #expect(list.strings.count > 1)
      #expect(moving.drawList().strings == list.strings, "\(time)")
      #expect(moving.drawList().strokes.count == list.strokes.count)
      #expect(
        zip(moving.drawList().strokes, list.strokes).allSatisfy {
          abs($0.boundingRect.minX - $1.boundingRect.minX) < 1e-6
            && abs($0.boundingRect.minY - $1.boundingRect.minY) < 1e-6
        })
      #expect(sortedFrames(moving) == sortedFrames(still), "\(time)")
    }
    #expect(!moving.isAnimating)
  }

  @Test("marks that change in the animation of a position move from their old values")
  func values() {
    let data = MotionData(["a": 2])
    data.limit = 0
    let moving = stage { chart(.numbers, data, height: data.items[0].value) }
    let old = sortedFrames(moving)
    withAnimation(linear) {
      data.limit = 6
      data.items[0].value = 8
    }
    #expect(sortedFrames(moving) == old)
    moving.advance(to: 0.5)
    let middle = sortedFrames(moving)
    #expect(zip(middle, old).allSatisfy { abs($0.height / $1.height - 2.5) < 1e-6 })
    #expect(zip(middle, old).allSatisfy { abs($0.midX - $1.midX + 75) < 1e-6 })
    #expect(middle.count == old.count)
  }

  @Test("an animation to another position goes on from the presented one")
  func redirected() {
    let data = MotionData([:])
    data.limit = 0
    let moving = stage { chart(.numbers, data) }
    withAnimation(linear) { data.limit = 6 }
    _ = moving.drawList()
    moving.advance(to: 0.5)
    let before = moving.drawList()
    withAnimation(.spring(duration: 1)) { data.limit = 0 }
    #expect(moving.drawList().strings == before.strings)
    #expect(frames(moving.drawList()).map(\.midX) == frames(before).map(\.midX))
    moving.advance(to: 5)
    #expect(moving.drawList().strings.first == "0" && !moving.isAnimating)
  }
}
