import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ScrollWindow")
struct ScrollWindowTests {
  /// The values at the left and the right edge of the plot of a chart that scrolls along X.
  private func edges(
    _ domain: ClosedRange<Double>, _ type: ScaleType, length: Double, initial: Double? = nil,
    isReversed: Bool = false, drag: Double = 0,
    unit: Double? = nil
  ) -> [Double] {
    var found: [Double] = []
    let ends =
      isReversed
      ? [domain.upperBound, domain.lowerBound]
      : [
        domain.lowerBound, domain.upperBound,
      ]
    let chart = Chart([domain.lowerBound, domain.upperBound], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1))
    }
    .chartXScale(domain: ends, type: type).chartYAxis(.hidden)
    .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: length)
    .chartOverlay { proxy in
      let _ = found = [0, 300].compactMap { proxy.value(atX: $0) }
      Color.clear.allowsHitTesting(false)
    }
    let placed = initial.map { AnyView(chart.chartScrollPosition(initialX: $0)) } ?? AnyView(chart)
    let aligned =
      unit.map { AnyView(placed.chartScrollTargetBehavior(.valueAligned(unit: $0))) } ?? placed
    let stage = Stage(
      size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()
    ) { aligned }
    _ = stage.drawList()
    guard drag != 0 else { return found }
    stage.send([
      .down(at: CGPoint(x: 150, y: 50), time: 0),
      .moved(to: CGPoint(x: 150 - drag, y: 50), time: 1),
      // The pointer rests before it leaves, so that it has no velocity.
      .moved(to: CGPoint(x: 150 - drag, y: 50), time: 2),
      .up(at: CGPoint(x: 150 - drag, y: 50), time: 2),
    ])
    _ = stage.drawList()
    return found
  }

  private func expect(_ found: [Double], _ ends: [Double], line: Int = #line) {
    #expect(
      found.count == 2 && zip(found, ends).allSatisfy { abs($0 / $1 - 1) < 1e-9 },
      "line \(line): \(found)")
  }

  @Test("a window that is longer than a transformed domain shows the whole domain")
  func longWindow() {
    expect(edges(1...100, .log, length: 20_000), [1, 100])
    expect(edges(1...100, .log, length: 20_000, initial: 50), [1, 100])
    expect(edges(1...100, .squareRoot, length: 1e300), [1, 100])
    expect(edges(1...100, .symmetricLog, length: 1e4), [1, 100])
  }

  @Test("the length of a window is a number of values, also on a scale that is not linear")
  func transformed() {
    expect(edges(1...1000, .log, length: 99), [1, 100])
    expect(edges(1...1000, .log, length: 99, initial: 101), [101, 200])
    expect(edges(1...1000, .log, length: 99, initial: 5000), [901, 1000])
    expect(edges(1...1000, .log, length: 99, isReversed: true), [100, 1])
    expect(edges(1...100, .squareRoot, length: 15), [1, 16])
    expect(edges(1...100, .symmetricLog, length: 15, initial: 40), [40, 55])
    expect(edges(1...1000, .linear, length: 99, initial: 101), [101, 200])
  }

  @Test("a drag on a logarithmic scale follows the pointer, and ends at multiples of a number")
  func targets() {
    // Half of a window of two decades is one decade.
    expect(edges(1...1000, .log, length: 99, drag: 150), [10, 109])
    expect(edges(1...1000, .log, length: 99, initial: 10, drag: 280, unit: 100), [100, 199])
    expect(edges(1...1000, .log, length: 400, initial: 101, drag: 300, unit: 100), [500, 900])
    expect(edges(1...1000, .linear, length: 100, initial: 101, drag: 160, unit: 100), [200, 300])
  }
}
