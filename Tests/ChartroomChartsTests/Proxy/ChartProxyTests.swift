import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ChartProxy")
struct ChartProxyTests {
  /// Returns what a closure reads from the proxy of a chart without axes, of 300 × 200 points.
  private func read<Content: View, Result>(
    _ content: Content, _ body: @escaping (ChartProxy) -> Result
  ) -> Result? {
    var result: Result?
    _ = Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
      content.chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in
          let _ = result = body(proxy)
          Color.clear
        }
    }
    .drawList()
    return result
  }

  private var numbers: some View {
    Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...20)
  }

  private var categories: some View {
    Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
  }

  @Test("values have coordinates in the plot, and coordinates have values")
  func numbersBothWays() {
    let found = read(numbers) { proxy in
      (
        proxy.position(forX: 5), proxy.position(forY: 5.0), proxy.position(for: (x: 10, y: 20)),
        proxy.value(atX: 60, as: Double.self), proxy.value(atY: 150, as: Double.self)
      )
    }
    #expect(found?.0 == 150 && found?.1 == 150 && found?.2 == CGPoint(x: 300, y: 0))
    #expect(found?.3 == 2 && found?.4 == 5)
  }

  @Test("numbers are extrapolated outside of the plot, and categories are not")
  func outside() {
    let number = read(numbers) { $0.value(atX: -30, as: Int.self) }
    #expect(number == -1)
    let names = read(categories) { proxy in
      [-1.0, 0, 99, 101, 299, 301].map { proxy.value(atX: $0, as: String.self) }
    }
    #expect(names == [nil, "a", "a", "b", "c", nil])
  }

  @Test("a category has a band, and an unknown one has no position")
  func bands() {
    let found = read(categories) { proxy in
      (
        proxy.positionRange(forX: "b"), proxy.position(forX: "b"), proxy.position(forX: "z"),
        proxy.position(forX: 3)
      )
    }
    #expect(found?.0 == 100...200 && found?.1 == 150 && found?.2 == nil && found?.3 == nil)
  }

  @Test("a value of a user's type is made from its primitive")
  func userType() {
    enum City: String, Plottable { case rome, oslo }
    let chart = Chart([City.rome, .oslo], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1))
    }
    let found = read(chart) { ($0.value(atX: 200, as: City.self), $0.xDomain(dataType: City.self)) }
    #expect(found?.0 == .oslo && found?.1 == [.rome, .oslo])
  }

  @Test("dates have a domain of their first and last value")
  func dates() {
    let day = Date(timeIntervalSince1970: 1_651_449_600)
    let chart = Chart([0.0, 86_400], id: \.self) {
      LineMark(x: .value("x", day.addingTimeInterval($0)), y: .value("y", $0))
    }
    let found = read(chart) { ($0.value(atX: 150, as: Date.self), $0.xDomain(dataType: Date.self)) }
    #expect(found?.0 == day.addingTimeInterval(43_200))
    #expect(found?.1 == [day, day.addingTimeInterval(86_400)])
  }

  @Test("the frame of the plot is that inside of the axes")
  func plotFrame() {
    var frame: CGRect?
    var size: CGSize?
    _ = Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
      Chart { PointMark(x: .value("x", "a"), y: .value("y", 5)) }
        .padding(10)
        .chartOverlay { proxy in
          GeometryReader { reader in
            let _ = frame = proxy.plotFrame.map { reader[$0] }
            let _ = size = proxy.plotSize
            Color.clear
          }
        }
    }
    .drawList()
    #expect(frame?.minX == 10 && frame?.size == size)
    #expect((200..<280).contains(frame?.width ?? 0) && (100..<180).contains(frame?.height ?? 0))
  }

  @Test("the padding that makes room for an annotation moves positions")
  func padding() {
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 10))
        .annotation(position: .top, spacing: 0) { Color.red.frame(width: 9, height: 40) }
    }
    .chartYScale(domain: 0...10)
    let found = read(chart) { ($0.position(forY: 10), $0.value(atY: 40, as: Double.self)) }
    #expect(abs((found?.0 ?? 0) - 40) < 0.01 && abs((found?.1 ?? 0) - 10) < 0.01)
  }
}
