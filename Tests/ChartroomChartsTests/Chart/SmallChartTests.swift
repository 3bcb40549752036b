import Chartroom
import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The parts of charts of the size of widgets and smaller.
@MainActor
@Suite("Charts in little room")
struct SmallChartTests {
  private func list<Content: View>(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> Content
  ) -> DrawList {
    Stage(
      size: ProposedViewSize(width: width, height: height), scale: 2, shaper: BoxShaper(),
      content: content
    ).drawList()
  }

  /// Points of some series.
  private func series(_ names: [String]) -> some View {
    Chart(0..<12, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index * 130))
        .foregroundStyle(by: .value("Series", names[index % names.count]))
    }
  }

  @Test(
    "either all categories have a label with its first letter, or some have whole labels",
    arguments: Array(stride(from: 87.0, through: 330, by: 9)))
  func categories(width: Double) throws {
    let names = ["Mammoth", "Waterfall", "Meadow", "Gamma", "Windmill", "Mongoose"]
    let list = try Stage(size: ProposedViewSize(width: width, height: 155), scale: 2) {
      Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0.count)) }
        .chartYAxis(.hidden)
    }
    .drawList()
    let labels = list.texts
    #expect(!labels.isEmpty)
    let isWhole = labels.allSatisfy { !$0.text.isTruncated }
    #expect(isWhole || labels.count == names.count)
    // An ellipsis alone is not as wide as a letter and an ellipsis.
    for label in labels where label.text.isTruncated { #expect(label.text.size.width > 16) }
  }

  @Test(
    "names that begin alike are not truncated to the same text",
    arguments: Array(stride(from: 87.0, through: 330, by: 9)))
  func distinct(width: Double) throws {
    let list = try Stage(size: ProposedViewSize(width: width, height: 155), scale: 2) {
      Chart(["Jan", "Feb", "Mar", "Apr", "May"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", $0.count))
      }
      .chartYAxis(.hidden)
    }
    .drawList()
    #expect(!list.texts.isEmpty)
    #expect(list.texts.allSatisfy { !$0.text.isTruncated })
  }

  @Test(
    "short bands have no label each that is left out",
    arguments: Array(stride(from: 100.0, to: 130, by: 1.5)))
  func shortBands(width: Double) {
    let names = ["Illinois", "Idaho", "Iowa", "Indiana", "Ilion", "Itasca"]
    let shown = list(width, 155) {
      Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0.count)) }
        .chartYAxis(.hidden)
    }.texts
    #expect(!shown.isEmpty)
    #expect(shown.count == names.count || shown.allSatisfy { !$0.text.isTruncated })
  }

  @Test("a legend that does not fit below a narrow plot begins below the labels beside it")
  func wideLegend() throws {
    let names = ["Alpha", "Beta", "Gamma", "Delta long name"]
    let list = list(110, 200) {
      series(names).chartYAxis { AxisMarks(position: .leading) }
    }
    let items = list.texts.filter { names.contains($0.text.request.string) }
    #expect(items.map(\.text.request.string) == names)
    #expect(items.allSatisfy { !$0.text.isTruncated && $0.frame.maxX <= 110.5 })
    #expect(try #require(items.first).frame.minX < 20)
  }

  @Test("a legend that fits, and one below a wide plot, begin at the leading edge of the plot")
  func alignedLegend() throws {
    for (width, names) in [(110.0, ["A"]), (600, (0..<30).map { "Series \($0)" })] {
      let list = list(width, 300) {
        series(names).chartYAxis { AxisMarks(position: .leading) }
      }
      let first = try #require(list.texts.first { $0.text.request.string == names[0] })
      #expect(first.frame.minX > 40)
    }
  }

  @Test("a legend takes more than half of the height if all of its items fit then")
  func highLegend() {
    func items(_ count: Int) -> [DrawnText] {
      list(120, 200) {
        Chart(0..<count, id: \.self) { index in
          RectangleMark().foregroundStyle(by: .value("City", "Series number \(index)"))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
      }.texts
    }
    // A row takes 14.4 points, and 2 points are between rows.
    #expect(items(8).count == 8)
    #expect(items(9).count == 6)
  }

  @Test("a legend beside the plot has further columns where its items do not fit into one")
  func columns() {
    let names = (0..<5).map { "City \($0)" }
    let list = list(400, 60) {
      Chart(names, id: \.self) { name in
        RectangleMark().foregroundStyle(by: .value("City", name))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(position: .trailing)
    }
    #expect(list.strings == names)
    let frames = list.texts.map(\.frame)
    #expect(Set(frames.map { $0.minX.rounded() }).count == 2)
    #expect(frames.allSatisfy { $0.maxX <= 400.5 && $0.maxY <= 60.5 })
    for (index, frame) in frames.enumerated() {
      #expect(!frames[..<index].contains { $0.intersects(frame) })
    }
  }

  @Test(
    "a legend of symbol sizes beside a small plot loses its largest symbols, or is hidden",
    arguments: [
      (800.0, 120.0, 3), (4000, 120, 2), (9000, 120, 1), (20_000, 120, 0), (4000, 60, 1),
      (20_000, 60, 0),
    ])
  func sizes(most: CGFloat, height: CGFloat, count: Int) {
    let list = list(200, height) {
      Chart(0..<8, id: \.self) { index in
        PointMark(x: .value("x", index), y: .value("y", index)).opacity(0)
          .symbolSize(by: .value("Population", index * 150))
      }
      .chartSymbolSizeScale(range: 100...most)
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(position: .trailing)
    }
    #expect(list.strings == ["500", "1,000", "1,500"].prefix(count).map(\.self))
    #expect(list.texts.allSatisfy { !$0.text.isTruncated })
    let bounds = CGRect(x: 0, y: 0, width: 200, height: height).insetBy(dx: -0.5, dy: -0.5)
    let frames = list.fills.filter { $0.width > 0 } + list.texts.map(\.frame)
    #expect(frames.allSatisfy { bounds.contains($0) })
  }

  @Test("a bar of colours without room beside a low plot is hidden")
  func colorBar() {
    for (height, isShown) in [(40.0, true), (24, false)] {
      let list = list(200, height) {
        Chart(0..<8, id: \.self) { index in
          RectangleMark(x: .value("x", index), y: .value("y", index))
            .foregroundStyle(by: .value("Temperature", index * 19))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(position: .leading)
      }
      #expect(list.strings.isEmpty != isShown)
    }
  }

  @Test("a legend without room beside a plot is below it, and a title is hidden")
  func legendWithoutRoom() throws {
    let names = ["Mercury", "Venus"]
    let list = list(80, 200) {
      Chart(names, id: \.self) { name in
        SectorMark(angle: .value("Count", name.count)).foregroundStyle(by: .value("Name", name))
      }
      .chartLegend(position: .trailing)
    }
    #expect(list.strings == names)
    let plot = try #require(list.fills.map(\.maxY).filter { $0 < 150 }.max())
    #expect(list.texts.allSatisfy { $0.frame.minY > plot && $0.frame.maxX <= 80.5 })
    let title = self.list(80, 200) {
      Chart(names, id: \.self) { RectangleMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartYAxisLabel(position: .trailing) {
          Color.red.frame(width: 150, height: 70).overlay { Text("title") }
        }
    }
    #expect(title.strings.isEmpty)
  }

  @Test("both axis titles are displayed in the smallest usual chart, and the plot stays")
  func titles() throws {
    let list = list(120, 80) {
      Chart(0..<6, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 100 + $0)) }
        .chartXAxisLabel("Hours").chartYAxisLabel("Energy")
    }
    #expect(list.strings.contains("Hours") && list.strings.contains("Energy"))
    let bar = try #require(list.fills.map(\.height).max())
    #expect(bar > 10)
  }
}
