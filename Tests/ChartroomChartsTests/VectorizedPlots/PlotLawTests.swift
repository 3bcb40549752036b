import Chartroom
import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The law that a plot of random data draws what its marks draw, for each kind of mark and each modifier.
@MainActor
@Suite("Laws of plots")
struct PlotLawTests {
  struct Row: Identifiable, Sendable {
    var id: Int
    var x: Double
    var y: Double
    var high: Double
    var category: String
    var series: String
    var day: Date
    var color: Color
    var dim: Double
    var size: CGFloat
  }

  private static func rows(_ count: Int) -> [Row] {
    var random = SplitMix64(seed: UInt64(count))
    return (0..<count).map { index in
      let y = Double.random(in: -4...9, using: &random)
      return Row(
        id: index, x: Double(index) / 4, y: index % 11 == 7 ? .nan : y,
        high: y + .random(in: 0...5, using: &random),
        category: ["Rome", "Oslo", "Lima", "Bern"][.random(in: 0..<4, using: &random)],
        series: ["a", "b", "c"][.random(in: 0..<3, using: &random)],
        day: Date(timeIntervalSinceReferenceDate: Double(index) * 40_000),
        color: index % 5 < 2 ? .red : .green, dim: 0.25 * Double(index / 6 % 4 + 1),
        size: CGFloat(1 + index / 3 % 4))
    }
  }

  enum Kind: CaseIterable {
    case line, series, horizontalLine, area, normalizedArea, centeredArea, unstackedArea, band
    case bar, normalizedBar, centeredBar, unstackedBar, horizontalBar, days, interval
    case point, categoryPoint, rectangle, cells, rule, interval2, sector, ring

    func mark(_ row: Row) -> any ChartContent {
      let (x, y) = (PlottableValue.value("x", row.x), PlottableValue.value("y", row.y))
      let high = PlottableValue.value("high", row.high)
      let category = PlottableValue.value("c", row.category)
      let day = PlottableValue.value("d", row.day, unit: .day)
      return switch self {
      case .line: LineMark(x: x, y: y)
      case .series: LineMark(x: x, y: y, series: .value("s", row.series))
      case .horizontalLine: LineMark(x: y, y: category)
      case .area: AreaMark(x: x, y: y)
      case .normalizedArea: AreaMark(x: day, y: y, stacking: .normalized)
      case .centeredArea: AreaMark(x: x, y: y, stacking: .center)
      case .unstackedArea:
        AreaMark(x: x, y: y, series: .value("s", row.series), stacking: .unstacked)
      case .band: AreaMark(x: x, yStart: y, yEnd: high)
      case .bar: BarMark(x: category, y: y)
      case .normalizedBar: BarMark(x: category, y: y, stacking: .normalized)
      case .centeredBar: BarMark(x: category, y: y, stacking: .center)
      case .unstackedBar: BarMark(x: category, y: y, width: .ratio(0.4), stacking: .unstacked)
      case .horizontalBar: BarMark(x: y, y: category)
      case .days: BarMark(x: day, y: y)
      case .interval: BarMark(xStart: y, xEnd: high, y: category)
      case .point: PointMark(x: x, y: y)
      case .categoryPoint: PointMark(x: category, y: y)
      case .rectangle: RectangleMark(x: x, yStart: y, yEnd: high, width: 3)
      case .cells: RectangleMark(x: category, y: day)
      case .rule: RuleMark(x: x, yStart: y, yEnd: high)
      case .interval2: RuleMark(xStart: x, xEnd: high, y: category)
      case .sector: SectorMark(angle: high)
      case .ring: SectorMark(angle: y, innerRadius: .ratio(0.5), angularInset: 1)
      }
    }

    func plot(_ rows: [Row]) -> any VectorizedChartContent<Row> {
      typealias Values<Value: Plottable> = PlottableProjection<Row, Value>
      let (x, y) = (Values<Double>.value("x", \.x), Values<Double>.value("y", \.y))
      let high = Values<Double>.value("high", \.high)
      let category = Values<String>.value("c", \.category)
      let day = Values<Date>.value("d", \.day, unit: .day)
      return switch self {
      case .line: LinePlot(rows, x: x, y: y)
      case .series: LinePlot(rows, x: x, y: y, series: .value("s", \.series))
      case .horizontalLine: LinePlot(rows, x: y, y: category)
      case .area: AreaPlot(rows, x: x, y: y)
      case .normalizedArea: AreaPlot(rows, x: day, y: y, stacking: .normalized)
      case .centeredArea: AreaPlot(rows, x: x, y: y, stacking: .center)
      case .unstackedArea:
        AreaPlot(rows, x: x, y: y, series: .value("s", \.series), stacking: .unstacked)
      case .band: AreaPlot(rows, x: x, yStart: y, yEnd: high)
      case .bar: BarPlot(rows, x: category, y: y)
      case .normalizedBar: BarPlot(rows, x: category, y: y, stacking: .normalized)
      case .centeredBar: BarPlot(rows, x: category, y: y, stacking: .center)
      case .unstackedBar:
        BarPlot(rows, x: category, y: y, width: .ratio(0.4), stacking: .unstacked)
      case .horizontalBar: BarPlot(rows, x: y, y: category)
      case .days: BarPlot(rows, x: day, y: y)
      case .interval: BarPlot(rows, xStart: y, xEnd: high, y: category)
      case .point: PointPlot(rows, x: x, y: y)
      case .categoryPoint: PointPlot(rows, x: category, y: y)
      case .rectangle: RectanglePlot(rows, x: x, yStart: y, yEnd: high, width: 3)
      case .cells: RectanglePlot(rows, x: category, y: day)
      case .rule: RulePlot(rows, x: x, yStart: y, yEnd: high)
      case .interval2: RulePlot(rows, xStart: x, xEnd: high, y: category)
      case .sector: SectorPlot(rows, angle: high)
      case .ring: SectorPlot(rows, angle: y, innerRadius: .ratio(0.5), angularInset: 1)
      }
    }
  }

  enum Style: CaseIterable {
    case plain, gradient, series, groups, number, symbols, lines, keyPaths, shadow, effects

    private static let fade = LinearGradient(
      colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    private static let shade = AnyShapeStyle(.orange.shadow(.drop(radius: 2)))

    func apply(to mark: some ChartContent, _ row: Row) -> any ChartContent {
      switch self {
      case .plain: mark
      case .gradient:
        mark.foregroundStyle(Self.fade).opacity(0.5).alignsMarkStylesWithPlotArea()
      case .series: mark.foregroundStyle(by: .value("s", row.series))
      case .groups:
        mark.foregroundStyle(by: .value("s", row.series)).position(by: .value("s", row.series))
      case .number: mark.foregroundStyle(by: .value("y", row.y))
      case .symbols:
        mark.symbol(by: .value("c", row.category)).symbolSize(by: .value("h", row.high))
      case .lines:
        mark.lineStyle(by: .value("s", row.series)).interpolationMethod(.catmullRom)
          .symbol(.square)
      case .keyPaths:
        mark.foregroundStyle(row.color).opacity(row.dim).symbolSize(row.size * 20)
      case .shadow: mark.foregroundStyle(Self.shade)
      case .effects:
        mark.cornerRadius(2).clipShape(Circle()).offset(x: 2, yStart: 1, yEnd: 3)
          .shadow(radius: 2)
      }
    }

    func apply(to plot: some VectorizedChartContent<Row>) -> any ChartContent {
      switch self {
      case .plain: plot
      case .gradient:
        plot.foregroundStyle(Self.fade).opacity(0.5).alignsMarkStylesWithPlotArea()
      case .series: plot.foregroundStyle(by: .value("s", \.series))
      case .groups:
        plot.foregroundStyle(by: .value("s", \.series)).position(by: .value("s", \.series))
      case .number: plot.foregroundStyle(by: .value("y", \.y))
      case .symbols:
        plot.symbol(by: .value("c", \.category)).symbolSize(by: .value("h", \.high))
      case .lines:
        plot.lineStyle(by: .value("s", \.series)).interpolationMethod(.catmullRom)
          .symbol(.square)
      case .keyPaths:
        plot.foregroundStyle(\.color).opacity(\.dim).symbolSize(\.area)
      case .shadow: plot.foregroundStyle(Self.shade)
      case .effects:
        plot.cornerRadius(2).clipShape(Circle()).offset(x: 2, yStart: 1, yEnd: 3)
          .shadow(radius: 2)
      }
    }
  }

  private func list(_ content: AnyChartContent, scale: CGFloat) -> DrawList {
    Stage(
      size: ProposedViewSize(width: 240, height: 160), scale: scale, shaper: BoxShaper()
    ) {
      Chart { content }
    }.drawList()
  }

  /// Returns a PNG file of the pixels.
  private func picture(of list: DrawList, scale: CGFloat) throws -> [UInt8] {
    let size = CGSize(width: 240, height: 160)
    return try Rasterizer().png(of: list, size: size, scale: scale)
  }

  @Test("a plot draws what its marks draw", arguments: Kind.allCases, Style.allCases)
  func equal(kind: Kind, style: Style) throws {
    // Very many marks of one style are drawn together.
    for (count, scale) in [(40, 3.0), (600, 2)] {
      let rows = Self.rows(count)
      func mark(_ content: some ChartContent, _ row: Row) -> AnyChartContent {
        AnyChartContent(style.apply(to: content, row))
      }
      func plot(_ content: some VectorizedChartContent<Row>) -> AnyChartContent {
        AnyChartContent(style.apply(to: content))
      }
      let plots = list(plot(kind.plot(rows)), scale: scale)
      let marks = list(
        AnyChartContent(ForEach(rows) { mark(kind.mark($0), $0) }), scale: scale)
      #expect(plots == marks || plots.description == marks.description, "\(count) rows")
      // Equal lists have the same pixels; the text of a list has only three decimals.
      if plots != marks {
        #expect(
          try picture(of: plots, scale: scale) == picture(of: marks, scale: scale), "\(count) rows")
      }
      #expect(plots.description.count > 300)
    }
  }
}

extension PlotLawTests.Row {
  fileprivate var area: CGFloat { size * 20 }
}
