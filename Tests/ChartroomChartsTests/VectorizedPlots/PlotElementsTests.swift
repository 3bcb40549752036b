import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("PlotElements")
struct PlotElementsTests {
  private struct Row: Identifiable {
    var id: Int
    var x: Double
    var y: Double
    var low: Float
    var count: Int
    var name: String
    var day: Date
    var size: CGFloat
    var dim: Double
    var color: Color
    var high: CGFloat { size + CGFloat(count) }
    var box: CGSize { CGSize(width: size, height: 2 * size) }
    var least: Int { min(id, count) }
    var most: Int { max(id, count) }
    var decimal: Decimal { Decimal(count) / 4 }
  }

  private static let rows = (0..<60).map { (index: Int) -> Row in
    let isGap = index == 20 || index == 41
    return Row(
      id: index, x: Double(index * 7 % 60), y: isGap ? .nan : Double(index * 31 % 47) - 9,
      low: index == 30 ? .infinity : Float(index % 5), count: index % 13,
      name: ["Rome", "Oslo", "Lima"][index / 4 % 3],
      day: Date(timeIntervalSince1970: Double(index) * 50_000),
      size: CGFloat(2 + index / 10 % 3), dim: Double(index % 4) / 4,
      color: index % 2 == 0 ? .red : .green)
  }

  private func text(_ content: some ChartContent) -> String {
    Stage(size: ProposedViewSize(width: 300, height: 200), scale: 2, shaper: BoxShaper()) {
      Chart { content }
    }.drawList().description
  }

  /// Expects that marks for each row and a plot of the rows give the same picture.
  private func expectEqual(
    _ plot: some ChartContent, _ location: Testing.SourceLocation = #_sourceLocation,
    @ChartContentBuilder _ mark: @escaping (Row) -> some ChartContent
  ) {
    let (plot, marks) = (text(plot), text(ForEach(Self.rows, content: mark)))
    #expect(plot == marks, sourceLocation: location)
    #expect(marks.count > 200, sourceLocation: location)
  }

  @Test("large plots in one style draw and describe what marks draw", arguments: [false, true])
  func largePlots(hasSeries: Bool) throws {
    let rows = (0..<9_000).map { index in
      var row = Self.rows[index % 60]
      (row.x, row.y) = (Double(index), sin(Double(index) / 500))
      return row
    }
    let halves = [rows.prefix(4_500), rows.suffix(4_500)].map(Array.init)
    func chart(_ content: some ChartContent) throws -> String {
      let stage = Stage(
        size: ProposedViewSize(width: 300, height: 200), scale: 2, shaper: BoxShaper()
      ) { Chart { content } }
      let description = try stage.pictureDescriptionJSON()
      return stage.drawList().description + String(decoding: description, as: UTF8.self)
    }
    let plots = ForEach(0..<2, id: \.self) { half in
      LinePlot(
        halves[half], x: .value("x", \.x), y: .value("y", \.y)
      )
      .foregroundStyle(by: .value("part", hasSeries ? "\(half)" : "all"))
    }
    let marks = ForEach(0..<2, id: \.self) { half in
      ForEach(halves[half], id: \.x) { row in
        LineMark(x: .value("x", row.x), y: .value("y", row.y))
      }
      .foregroundStyle(by: .value("part", hasSeries ? "\(half)" : "all"))
    }
    #expect(try chart(plots) == chart(marks))
  }

  @Test("plots of values, units and ranges draw what marks draw")
  func values() {
    let rows = Self.rows
    expectEqual(LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y))) {
      LineMark(x: .value("x", $0.x), y: .value("y", $0.y))
    }
    expectEqual(PointPlot(rows, x: .value("day", \.day), y: .value("count", \.count))) {
      PointMark(x: .value("day", $0.day), y: .value("count", $0.count))
    }
    expectEqual(BarPlot(rows, x: .value("day", \.day, unit: .day), y: .value("d", \.decimal))) {
      BarMark(x: .value("day", $0.day, unit: .day), y: .value("d", $0.decimal))
    }
    expectEqual(
      AreaPlot(rows, x: .value("x", \.id), yStart: .value("l", \.low), yEnd: .value("c", 20))
    ) {
      AreaMark(x: .value("x", $0.id), yStart: .value("l", $0.low), yEnd: .value("c", 20))
    }
    expectEqual(BarPlot(rows, x: .value("r", \.least, \.most), y: .value("n", \.name))) {
      BarMark(x: .value("r", $0.least..<$0.most), y: .value("n", $0.name))
    }
    expectEqual(RectanglePlot(rows, x: .value("n", \.name), y: .value("c", 3), height: 9)) {
      RectangleMark(x: .value("n", $0.name), y: .value("c", 3), height: 9)
    }
    expectEqual(RulePlot(rows, xStart: 4, xEnd: 90, y: .value("y", \.y))) {
      RuleMark(xStart: 4, xEnd: 90, y: .value("y", $0.y))
    }
    expectEqual(
      SectorPlot(rows, angle: .value("y", \.y), innerRadius: .ratio(0.5), angularInset: 1)
    ) {
      SectorMark(angle: .value("y", $0.y), innerRadius: .ratio(0.5), angularInset: 1)
    }
  }

  @Test("series, categories and groups by key path are those of marks")
  func channels() {
    let rows = Self.rows
    expectEqual(
      LinePlot(rows, x: .value("x", \.id), y: .value("y", \.y), series: .value("s", \.name))
    ) { LineMark(x: .value("x", $0.id), y: .value("y", $0.y), series: .value("s", $0.name)) }
    expectEqual(
      AreaPlot(rows, x: .value("x", \.id), y: .value("c", \.count), series: .value("s", \.y))
    ) { AreaMark(x: .value("x", $0.id), y: .value("c", $0.count), series: .value("s", $0.y)) }
    expectEqual(
      LinePlot(rows, x: .value("x", \.id), y: .value("y", \.y))
        .foregroundStyle(by: .value("n", \.name)).symbol(by: .value("c", \.name))
        .lineStyle(by: .value("n", \.name)).opacity(0.7)
    ) {
      LineMark(x: .value("x", $0.id), y: .value("y", $0.y))
        .foregroundStyle(by: .value("n", $0.name)).symbol(by: .value("c", $0.name))
        .lineStyle(by: .value("n", $0.name)).opacity(0.7)
    }
    expectEqual(
      PointPlot(rows, x: .value("x", \.id), y: .value("y", \.y))
        .symbolSize(by: .value("s", \.count))
    ) {
      PointMark(x: .value("x", $0.id), y: .value("y", $0.y)).symbolSize(by: .value("s", $0.count))
    }
    expectEqual(
      BarPlot(rows, x: .value("c", \.name), y: .value("y", \.count), stacking: .normalized)
        .foregroundStyle(by: .value("v", \.x)).position(by: .value("p", \.count), span: 30)
    ) {
      BarMark(x: .value("c", $0.name), y: .value("y", $0.count), stacking: .normalized)
        .foregroundStyle(by: .value("v", $0.x)).position(by: .value("p", $0.count), span: 30)
    }
  }

  @Test("styles, sizes and places by key path are those of marks")
  func settings() {
    let rows = Self.rows
    expectEqual(
      PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y))
        .foregroundStyle(\.color).opacity(\.dim).symbolSize(\.box)
    ) {
      PointMark(x: .value("x", $0.x), y: .value("y", $0.y))
        .foregroundStyle($0.color).opacity($0.dim).symbolSize($0.box)
    }
    expectEqual(
      PointPlot(rows, x: \.size, y: .value("y", \.y)).symbolSize(\.size).offset(x: 3)
    ) { PointMark(x: $0.size, y: .value("y", $0.y)).symbolSize($0.size).offset(x: 3) }
    expectEqual(
      BarPlot(rows, x: .value("x", \.id), yStart: \.size, yEnd: \.size, width: .fixed(\.size))
    ) {
      BarMark(x: .value("x", $0.id), yStart: $0.size, yEnd: $0.size, width: .fixed($0.size))
    }
    expectEqual(
      SectorPlot(
        rows, angle: .value("c", \.count), outerRadius: .inset(\.size), angularInset: \.size)
    ) {
      SectorMark(
        angle: .value("c", $0.count), outerRadius: .inset($0.size), angularInset: $0.size)
    }
  }

  @Test("places by key path are those of marks, on both axes")
  func places() {
    let rows = Self.rows
    expectEqual(
      RectanglePlot(rows, x: .value("x", \.id), yStart: \.size, yEnd: \.high, width: .fixed(3))
    ) { RectangleMark(x: .value("x", $0.id), yStart: $0.size, yEnd: $0.high, width: 3) }
    expectEqual(
      RectanglePlot(rows, xStart: \.size, xEnd: \.high, y: .value("y", \.y), height: .fixed(3))
    ) { RectangleMark(xStart: $0.size, xEnd: $0.high, y: .value("y", $0.y), height: 3) }
    expectEqual(
      RectanglePlot(
        rows, xStart: .value("l", \.least), xEnd: .value("m", \.most), yStart: \.size,
        yEnd: \.high)
    ) {
      RectangleMark(
        xStart: .value("l", $0.least), xEnd: .value("m", $0.most), yStart: $0.size, yEnd: $0.high)
    }
    expectEqual(
      RectanglePlot(
        rows, xStart: \.size, xEnd: \.high, yStart: .value("l", \.least),
        yEnd: .value("m", \.most))
    ) {
      RectangleMark(
        xStart: $0.size, xEnd: $0.high, yStart: .value("l", $0.least), yEnd: .value("m", $0.most))
    }
    expectEqual(RectanglePlot(rows, xStart: \.size, xEnd: \.high, yStart: \.size, yEnd: \.high)) {
      RectangleMark(xStart: $0.size, xEnd: $0.high, yStart: $0.size, yEnd: $0.high)
    }
    expectEqual(RectanglePlot(rows, xStart: 4, yEnd: 9)) { _ in RectangleMark(xStart: 4, yEnd: 9) }
    expectEqual(
      BarPlot(
        rows, xStart: .value("l", \.least), xEnd: .value("m", \.most), yStart: \.size,
        yEnd: \.high)
    ) {
      BarMark(
        xStart: .value("l", $0.least), xEnd: .value("m", $0.most), yStart: $0.size, yEnd: $0.high)
    }
    expectEqual(
      BarPlot(
        rows, xStart: \.size, xEnd: \.high, yStart: .value("l", \.least),
        yEnd: .value("m", \.most))
    ) {
      BarMark(
        xStart: $0.size, xEnd: $0.high, yStart: .value("l", $0.least), yEnd: .value("m", $0.most))
    }
    expectEqual(
      RulePlot(rows, x: \.size, yStart: .value("l", \.least), yEnd: .value("m", \.most))
    ) { RuleMark(x: $0.size, yStart: .value("l", $0.least), yEnd: .value("m", $0.most)) }
    expectEqual(
      RulePlot(rows, xStart: .value("l", \.least), xEnd: .value("m", \.most), y: \.size)
    ) { RuleMark(xStart: .value("l", $0.least), xEnd: .value("m", $0.most), y: $0.size) }
  }

  @Test("functions have names that are strings, localised strings or texts")
  func functionNames() throws {
    func described(_ content: some ChartContent) throws -> String {
      let stage = Stage(
        size: ProposedViewSize(width: 300, height: 200), scale: 2, shaper: BoxShaper()
      ) { Chart { content } }
      _ = stage.drawList()
      return try String(decoding: stage.pictureDescriptionJSON(), as: UTF8.self)
    }
    let (x, y) = (LocalizedStringKey("Time"), LocalizedStringKey("Speed"))
    let line = try described(LinePlot(x: "Time", y: "Speed", domain: 0...1) { $0 })
    #expect(line.contains("Time") && line.contains("Speed"))
    #expect(try described(LinePlot(x: x, y: y, domain: 0...1) { $0 }) == line)
    #expect(
      try described(LinePlot(x: Text("Time"), y: Text("Speed"), domain: 0...1) { $0 }) == line)
    let curve = try described(LinePlot(x: "Time", y: "Speed", t: "t", domain: 0...1) { ($0, $0) })
    #expect(
      try described(
        LinePlot(x: Text("Time"), y: Text("Speed"), t: Text("t"), domain: 0...1) { ($0, $0) })
        == curve)
    let area = try described(AreaPlot(x: "Time", y: "Speed", domain: 0...1) { $0 })
    #expect(try described(AreaPlot(x: x, y: y, domain: 0...1) { $0 }) == area)
    let band = try described(
      AreaPlot(x: "Time", yStart: "Speed", yEnd: "End", domain: 0...1) { ($0, $0 + 1) })
    #expect(
      try described(
        AreaPlot(x: x, yStart: y, yEnd: LocalizedStringKey("End"), domain: 0...1) { ($0, $0 + 1) })
        == band)
  }

  @Test("plots take any collection, and marks around them stay")
  func collections() {
    let rows = Self.rows
    func line(_ data: some RandomAccessCollection<Row>) -> String {
      text(
        Plot {
          LineMark(x: .value("x", -3), y: .value("y", 2))
          LinePlot(data, x: .value("x", \.x), y: .value("y", \.y))
          LineMark(x: .value("x", 80), y: .value("y", 2))
        })
    }
    let expected = text(
      Plot {
        LineMark(x: .value("x", -3), y: .value("y", 2))
        ForEach(rows) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
        LineMark(x: .value("x", 80), y: .value("y", 2))
      })
    #expect(line(rows) == expected)
    #expect(line(rows[...]) == expected)
    #expect(line(Array(rows.reversed()).reversed()) == expected)
    #expect(line(rows.indices.lazy.map { rows[$0] }) == expected)
    #expect(text(LinePlot([Row](), x: .value("x", \.x), y: .value("y", \.y))) == text(Plot {}))
    #expect(
      text(LinePlot([3.0, 1, 2], x: .value("x", \.self), y: .value("y", \.self)))
        == text(
          ForEach([3.0, 1, 2], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }))
  }

  @Test("columns draw what elements with their values draw, also with gaps")
  func columns() {
    let rows = Self.rows
    let elements: [Void] = Array(repeating: (), count: rows.count)
    let y = ContiguousArray(rows.map { $0.id == 50 ? .infinity : $0.y })
    expectEqual(
      LinePlot(
        elements,
        x: .column("day", seconds: ContiguousArray(rows.map(\.day.timeIntervalSinceReferenceDate))),
        y: .column("y", y)
      ).foregroundStyle(by: .value("series", "one"))
    ) {
      LineMark(x: .value("day", $0.day), y: .value("y", $0.id == 50 ? .infinity : $0.y))
        .foregroundStyle(by: .value("series", "one"))
    }
    expectEqual(
      AreaPlot(
        elements, x: .column("id", ContiguousArray(rows.map { Double($0.id) })),
        y: .column("y", y))
    ) { AreaMark(x: .value("id", Double($0.id)), y: .value("y", $0.id == 50 ? .infinity : $0.y)) }
    expectEqual(
      PointPlot(
        elements, x: .column("x", ContiguousArray(rows.map(\.x))),
        y: .column("name", ContiguousArray(rows.map(\.name))))
    ) { PointMark(x: .value("x", $0.x), y: .value("name", $0.name)) }
    expectEqual(
      BarPlot(
        elements, x: .column("name", ContiguousArray(rows.map(\.name))),
        y: .column("count", ContiguousArray(rows.map { Double($0.count) })))
    ) { BarMark(x: .value("name", $0.name), y: .value("count", Double($0.count))) }
    #expect(
      text(
        LinePlot(
          [Void](), x: .column("x", [] as ContiguousArray<Double>),
          y: .column("y", [] as ContiguousArray<Double>)))
        == text(Plot {}))
  }

  @Test("a plot is one batch, and a view of an app can have its name")
  func batches() {
    struct LinePlot: View { var body: some View { Text("mine") } }
    let model = ChartModel(
      ChartroomCharts.PointPlot(Self.rows, x: .value("x", \.x), y: .value("y", \.y))
        .foregroundStyle(by: .value("n", \.name)), in: EnvironmentValues())
    #expect(model.batches.count == 1)
    let stage = Stage(size: ProposedViewSize(width: 50, height: 50), scale: 1, shaper: BoxShaper())
    {
      LinePlot()
    }
    #expect(stage.drawList().strings == ["mine"])
  }
}
