import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Legends and axis titles")
struct LegendTests {
  private func list<Content: View>(
    width: CGFloat = 300, height: CGFloat = 200, @ViewBuilder _ content: () -> Content
  ) -> DrawList {
    Stage(
      size: ProposedViewSize(width: width, height: height), scale: 2, shaper: BoxShaper(),
      content: content
    ).drawList()
  }

  private static let cities = ["Rome", "Oslo", "Lima"]

  /// Points of three cities, without labels of axes.
  private func points<Content: ChartContent>(
    @ChartContentBuilder _ content: @escaping (PointMark, Int) -> Content
  ) -> some View {
    Chart(0..<6, id: \.self) { index in
      content(PointMark(x: .value("x", index), y: .value("y", index)), index)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  /// The strokes and fills of a list, without those of groups.
  private func commands(_ list: DrawList) -> [DrawCommand] {
    list.commands.flatMap { command in
      if case .group(let group) = command { commands(group.contents) } else { [command] }
    }
  }

  @Test("the symbols of a legend grow with its text, but for those that show areas")
  func largeText() {
    func widths(_ size: DynamicTypeSize, isArea: Bool) -> [CGFloat] {
      let drawn = list(width: 900) {
        points { point, index in
          isArea
            ? AnyChartContent(point.opacity(0).symbolSize(by: .value("Size", index)))
            : AnyChartContent(
              point.opacity(0).foregroundStyle(by: .value("City", Self.cities[index % 3])))
        }
        .dynamicTypeSize(size)
      }
      return drawn.fills.map(\.width).filter { $0 > 0 }.suffix(3).map { ($0 * 8).rounded() / 8 }
    }
    #expect(widths(.large, isArea: false) == [8, 8, 8])
    #expect(widths(.accessibility5, isArea: false).allSatisfy { $0 > 20 })
    #expect(widths(.large, isArea: true) == widths(.accessibility5, isArea: true))
  }

  @Test("channels of the same quantity have one legend, and those of others have several")
  func quantities() {
    let same = list {
      points { point, index in
        point.foregroundStyle(by: .value("City", Self.cities[index % 3]))
          .symbol(by: .value("City", Self.cities[index % 3]))
      }
    }
    #expect(same.strings == Self.cities)
    let different = list {
      points { point, index in
        point.foregroundStyle(by: .value("City", Self.cities[index % 3]))
          .symbol(by: .value("Kind", Self.cities[index % 3]))
      }
    }
    #expect(different.strings == Self.cities + Self.cities)
    let some = list {
      points { point, index in
        let point = point.foregroundStyle(by: .value("City", Self.cities[index % 3]))
        return index % 3 == 1
          ? AnyChartContent(point.symbol(by: .value("City", "Oslo"))) : AnyChartContent(point)
      }
    }
    #expect(some.strings == Self.cities)
    let none = list { points { point, _ in point.foregroundStyle(.red) } }
    #expect(none.strings.isEmpty)
  }

  @Test(
    "the legend of numbers is a bar of 124 points with round numbers, and costs about 40 points")
  func colorBar() throws {
    let drawn = list {
      points { point, index in point.foregroundStyle(by: .value("Size", index * 19)) }
    }
    #expect(drawn.strings == ["0", "25", "50", "75", "100"])
    let bar = try #require(drawn.fills.first)
    #expect(abs(bar.width - 124) < 0.01 && bar.minX == 0)
    #expect(abs(200 - bar.minY - 36) < 3)
  }

  @Test("a reversed bar of colours has all of its numbers")
  func reversedColorBar() {
    let drawn = list {
      points { point, index in point.foregroundStyle(by: .value("Size", index * 19)) }
        .chartForegroundStyleScale(domain: .automatic(reversed: true))
    }
    #expect(drawn.strings == ["100", "75", "50", "25", "0"])
  }

  @Test(
    "the legend of symbol sizes has at most four circles, whose areas ascend with their numbers")
  func sizes() {
    for most in [1.0, 7, 95, 1234, 1e7] {
      let drawn = list {
        points { point, index in point.symbolSize(by: .value("Size", Double(index) * most / 5)) }
      }
      #expect((1...4).contains(drawn.strings.count), "\(most)")
      let widths = commands(drawn).compactMap { command -> CGFloat? in
        if case .fill(let path, _, _) = command { path.boundingRect.width } else { nil }
      }
      #expect(widths.count == drawn.strings.count)
      #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    }
  }

  @Test("the area of a symbol is proportional to its number, from the beginning of the scale")
  func areas() throws {
    let drawn = list {
      points { point, index in point.symbolSize(by: .value("Size", index * 20)) }
        .chartSymbolSizeScale(domain: 0...100, range: 0...400)
    }
    let scales = commands(drawn).flatMap { command -> [CGFloat] in
      guard case .paintedMarks(let marks) = command else { return [] }
      return (0..<marks.count).map { marks.scale(at: $0) }
    }
    // A symbol without an area is not drawn.
    #expect(scales.count == 5)
    for (index, scale) in scales.enumerated() {
      #expect(abs(scale * scale * 50 - CGFloat(index + 1) * 80) < 0.01)
    }
  }

  @Test("the legend of line styles shows lines with the dashes and the colours of the data")
  func lines() {
    let drawn = list {
      Chart(0..<6, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", index))
          .lineStyle(by: .value("City", Self.cities[index % 3]))
          .foregroundStyle(by: .value("City", Self.cities[index % 3]))
      }
      .chartLineStyleScale(["Oslo": StrokeStyle(lineWidth: 3, dash: [1, 2])])
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(
      drawn.strings == ["Rome", "Oslo", "Lima"] || drawn.strings == ["Oslo", "Rome", "Lima"])
    let strokes = commands(drawn).compactMap { command -> [CGFloat]? in
      if case .stroke(_, let style, _) = command { style.dash } else { nil }
    }
    #expect(strokes.count == 3 && strokes.contains([1, 2]))
  }

  @Test(
    "a legend or a title stays in the chart, outside of the plot, at its edge",
    arguments: [
      AnnotationPosition.automatic, .top, .bottom, .leading, .trailing, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing, .overlay,
    ])
  func positions(position: AnnotationPosition) throws {
    for alignment in [nil, Alignment.leading, .center, .topTrailing, .bottom] {
      let drawn = list {
        Chart { RectangleMark().foregroundStyle(by: .value("City", "Rome")) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .chartLegend(position: position, alignment: alignment, spacing: 10)
      }
      let text = try #require(drawn.texts.first).frame
      #expect(CGRect(x: 0, y: 0, width: 300, height: 200).insetBy(dx: -1, dy: -1).contains(text))
      let plot = try #require(drawn.fills.first { $0.width > 50 })
      #expect(plot.intersects(text) == (position == .overlay))
      switch position {
      case .automatic, .bottom, .bottomLeading, .bottomTrailing: #expect(text.minY > plot.maxY + 8)
      case .top, .topLeading, .topTrailing: #expect(text.maxY < plot.minY - 8)
      case .leading: #expect(text.maxX < plot.minX - 8)
      case .trailing: #expect(text.minX > plot.maxX + 8)
      default: break
      }
    }
  }

  @Test("a legend is below a plot that is higher than the chart")
  func highPlot() throws {
    let drawn = list {
      Chart { RectangleMark().foregroundStyle(by: .value("City", "Rome")) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartPlotStyle { $0.frame(height: 300) }
        .frame(height: 150)
    }
    let plot = try #require(drawn.fills.first { $0.height > 50 })
    let text = try #require(drawn.texts.first).frame
    #expect(plot.height == 300 && text.minY >= plot.maxY)
  }

  @Test("a long legend leaves the plot more than half of the chart")
  func longLegend() {
    let drawn = list {
      Chart(0..<500, id: \.self) { index in
        RectangleMark().foregroundStyle(by: .value("City", "The city with number \(index)"))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(!drawn.strings.isEmpty)
    #expect(drawn.texts.allSatisfy { $0.frame.minY > 100 && $0.frame.maxY < 201 })
  }

  @Test("an app can replace the legend, and hide the replacement")
  func customLegend() {
    let chart = points { point, index in
      point.foregroundStyle(by: .value("City", Self.cities[index % 3]))
    }
    .chartLegend(position: .top) { Text("Mine") }
    #expect(list { chart }.strings == ["Mine"])
    #expect(list { chart.chartLegend(.visible) }.strings == ["Mine"])
    #expect(list { chart.chartLegend(.hidden) }.strings.isEmpty)
  }

  @Test("the title of the Y axis is at the top, and that of the X axis is at the bottom")
  func titles() throws {
    let drawn = list {
      points { point, _ in point }.chartXAxisLabel("Time").chartYAxisLabel("Sales")
    }
    func text(_ string: String) -> DrawnText? {
      drawn.texts.first { $0.text.request.string == string }
    }
    let (time, sales) = (try #require(text("Time")), try #require(text("Sales")))
    #expect(abs(time.frame.midX - 150) < 1 && abs(time.frame.maxY - 200) < 1)
    #expect(abs(sales.frame.maxX - 300) < 1 && abs(sales.frame.minY) < 1)
  }

  @Test("titles at the sides are turned, and the innermost title of an edge takes effect")
  func turnedTitles() {
    let drawn = list {
      points { point, _ in point }
        .chartYAxisLabel("Inner", position: .leading)
        .chartYAxisLabel("Outer", position: .leading)
        .chartYAxisLabel(position: .trailing) { Text("Other") }
    }
    func turned(_ list: DrawList) -> [String] {
      list.commands.flatMap { command -> [String] in
        guard case .group(let group) = command else { return [] }
        return abs(group.transform.b) > 0.99 ? group.contents.strings : turned(group.contents)
      }
    }
    #expect(drawn.strings == ["Other", "Inner"])
    #expect(turned(drawn) == drawn.strings)
  }
}
