import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Styles of a ChartProxy")
struct ProxyStylesTests {
  private func read<Content: View, Result>(
    _ content: Content, _ body: @escaping (ChartProxy) -> Result
  ) -> Result? {
    var result: Result?
    _ = Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
      content.chartOverlay { proxy in
        let _ = result = body(proxy)
        Color.clear
      }
    }
    .drawList()
    return result
  }

  private var cities: some View {
    Chart(["Rome", "Oslo"], id: \.self) { city in
      PointMark(x: .value("x", 1), y: .value("y", 2))
        .foregroundStyle(by: .value("City", city)).symbol(by: .value("City", city))
        .symbolSize(by: .value("City", city))
      LineMark(x: .value("x", 1), y: .value("y", 2)).lineStyle(by: .value("City", city))
    }
    .chartForegroundStyleScale(["Rome": Color.red, "Oslo": .green])
    .chartSymbolScale(["Rome": .square, "Oslo": .diamond])
    .chartSymbolSizeScale(["Rome": 30, "Oslo": 70])
    .chartLineStyleScale(["Rome": StrokeStyle(lineWidth: 1), "Oslo": StrokeStyle(lineWidth: 5)])
  }

  @Test("categories have the styles of their scales, and others have none")
  func categories() {
    let paints = read(cities) { proxy in
      ["Rome", "Oslo", "Lima"].map {
        proxy.foregroundStyle(for: $0)?.resolvedPaint(in: EnvironmentValues())
      }
    }
    let (red, green) = (Color.red, Color.green)
    let environment = EnvironmentValues()
    #expect(
      paints == [red.resolvedPaint(in: environment), green.resolvedPaint(in: environment), nil])
    #expect(read(cities) { $0.lineStyle(for: "Oslo")?.lineWidth } == 5)
    #expect(read(cities) { $0.symbolSize(for: "Oslo") } == 70)
    let box = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(
      read(cities) { $0.symbol(for: "Oslo")?.path(in: box) }
        == BasicChartSymbolShape.diamond.path(in: box))
    #expect(read(cities) { $0.foregroundStyle(for: 3) == nil } == true)
  }

  @Test("domains are the categories in the order of the legend")
  func domains() {
    #expect(read(cities) { $0.foregroundStyleDomain(dataType: String.self) } == ["Rome", "Oslo"])
    #expect(read(cities) { $0.symbolDomain(dataType: String.self) } == ["Rome", "Oslo"])
    #expect(read(cities) { $0.symbolSizeDomain(dataType: String.self) } == ["Rome", "Oslo"])
    #expect(read(cities) { $0.lineStyleDomain(dataType: String.self) } == ["Rome", "Oslo"])
    #expect(read(cities) { $0.lineStyleDomain(dataType: Double.self) } == [])
  }

  @Test("numbers have styles between the ends of their scale")
  func numbers() {
    let chart = Chart([0.0, 10], id: \.self) { value in
      PointMark(x: .value("x", value), y: .value("y", 2)).symbolSize(by: .value("Size", value))
    }
    .chartSymbolSizeScale(domain: 0...10, range: 20...120)
    #expect(read(chart) { $0.symbolSize(for: 5.0) } == 70)
    #expect(read(chart) { $0.symbolSizeDomain(dataType: Double.self) } == [0, 10])
  }
}
