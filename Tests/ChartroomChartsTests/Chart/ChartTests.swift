import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Chart")
struct ChartTests {
  private func stage<Content: View>(
    width: CGFloat = 300, height: CGFloat = 200, @ViewBuilder _ content: () -> Content
  ) -> Stage {
    Stage(
      size: ProposedViewSize(width: width, height: height), scale: 2, shaper: BoxShaper(),
      content: content)
  }

  private func paints(_ list: DrawList) -> [Paint] {
    list.commands.flatMap { command -> [Paint] in
      switch command {
      case .fill(_, _, let paint): [paint]
      case .group(let group): paints(group.contents)
      default: []
      }
    }
  }

  private static let day = Date(timeIntervalSince1970: 1_651_449_600)

  @Test("the axes have labels of the categories and of round numbers")
  func labels() {
    let list = stage {
      Chart([("a", 3), ("b", 12)], id: \.0) {
        BarMark(x: .value("Name", $0.0), y: .value("Count", $0.1))
      }
    }.drawList()
    #expect(list.strings == ["a", "b", "0", "5", "10", "15"])
    #expect(paints(list).count == 2)
  }

  @Test("a builder takes conditions, several marks and content of an app")
  func builder() {
    struct Range: ChartContent {
      var low: Int
      var high: Int
      var body: some ChartContent {
        BarMark(x: .value("x", "r"), yStart: .value("low", low), yEnd: .value("high", high))
        if high > 5 { RuleMark(y: .value("high", high)) } else { RuleMark(y: .value("low", low)) }
      }
    }
    func names(_ isShown: Bool) -> [String] {
      stage {
        Chart {
          if isShown { PointMark(x: .value("x", "p"), y: .value("y", 1)) }
          Range(low: 2, high: 8)
          Plot { LineMark(x: .value("x", "l"), y: .value("y", 2)) }
          AnyChartContent(AreaMark(x: .value("x", "a"), y: .value("y", 2)))
        }
        .chartYAxis(.hidden)
      }.drawList().strings
    }
    #expect(names(true) == ["p", "r", "l", "a"])
    #expect(names(false) == ["r", "l", "a"])
  }

  @Test("consecutive marks with equal settings are one batch, without an object for each mark")
  func batches() {
    let model = ChartModel(
      ForEach(0..<1_000, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0))
          .foregroundStyle(.red).foregroundStyle(by: .value("k", "\($0 % 5)")).symbolSize(20)
      }, in: EnvironmentValues())
    #expect(model.batches.count == 1)
  }

  @Test("the layout of charts in stacks of stacks settles")
  func stacks() throws {
    let stage = stage {
      VStack {
        ForEach(0..<2) { _ in
          HStack {
            ForEach(0..<2) { _ in Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) } }
          }
        }
      }
    }
    #expect(paints(stage.drawList()).count == 4)
    try stage.checkSettled()
  }

  @Test("the inner style of a mark takes effect, and opacities multiply")
  func styles() {
    let list = stage {
      Chart {
        Plot { BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red).opacity(0.5) }
          .foregroundStyle(.green).opacity(0.5)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }.drawList()
    var red = Color.red.resolve(in: .light)
    red.opacity = 0.25
    #expect(paints(list) == [.color(red)])
  }

  @Test(
    "labels are in the frame and do not overlap, and the plot takes the rest",
    arguments: [60.0, 120, 300, 900], [40.0, 90, 200, 600])
  func labelFrames(width: CGFloat, height: CGFloat) {
    let days = (0..<40).map { Self.day.addingTimeInterval(86_400 * Double($0)) }
    let list = stage(width: width, height: height) {
      Chart(days, id: \.self) {
        LineMark(
          x: .value("Day", $0), y: .value("Value", 1234.5 * $0.timeIntervalSince(Self.day) / 1e5))
      }
    }.drawList()
    let frames = list.texts.map(\.frame)
    for frame in frames {
      #expect(frame.minX >= -0.01 && frame.maxX <= width + 0.01)
      #expect(frame.minY >= -0.51 && frame.maxY <= height + 0.51 || height < 60)
    }
    for (index, frame) in frames.enumerated() {
      for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
    }
  }

  @Test("bad data gives a picture without its gaps, and never a trap")
  func badData() {
    let numbers = [
      Double.nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .leastNonzeroMagnitude,
    ]
    for size in [0.0, 1, 300] {
      for type in [ScaleType.linear, .log, .symmetricLog, .squareRoot] {
        let list = stage(width: size, height: size) {
          Chart {
            ForEach(numbers.indices, id: \.self) { index in
              BarMark(x: .value("x", index), y: .value("y", numbers[index]), stacking: .normalized)
              LineMark(x: .value("x", numbers[index]), y: .value("y", index))
                .interpolationMethod(.catmullRom)
              AreaMark(x: .value("x", index), y: .value("y", numbers[index]), stacking: .center)
              PointMark(x: .value("x", numbers[index]), y: .value("y", numbers[index]))
                .symbolSize(-1)
              RuleMark(x: .value("x", numbers[index])).lineStyle(StrokeStyle(lineWidth: .nan))
              RectangleMark(
                xStart: .value("x", numbers[index]), xEnd: .value("x", 1), yStart: .value("y", 0),
                yEnd: .value("y", numbers[index]))
            }
          }
          .chartYScale(type: type)
        }.drawList()
        #expect(!list.description.contains("nan") && !list.description.contains("inf"))
      }
    }
  }

  @Test("domains and channels of another kind than the data give a picture")
  func mismatchedKinds() {
    let huge = Double.greatestFiniteMagnitude
    let chart = Chart {
      PointMark(x: .value("n", 3), y: .value("v", huge)).symbol(by: .value("id", 1e19))
      BarMark(x: .value("n", Double.nan), y: .value("v", -huge))
      LineMark(x: .value("n", 1), y: .value("v", 1.5e308), series: .value("s", Double.nan))
    }
    _ = stage { chart.chartXScale(domain: ["a", "b"]).chartYScale(type: .log) }.drawList()
    _ = stage { chart.chartYScale(domain: 1e308...1e308) }.drawList()
    let dates = Chart([Double.nan, .infinity, 1e300, 0], id: \.self) {
      BarMark(
        x: .value("d", Date(timeIntervalSince1970: $0), unit: .day), y: .value("v", 1))
    }
    #expect(!stage { dates }.drawList().strings.isEmpty)
  }

  @Test("a chart without marks, with one value, with equal values or of mixed kinds has axes")
  func fewValues() {
    #expect(stage { Chart {} }.drawList().strings.contains("0"))
    let one = stage { Chart { PointMark(x: .value("x", Self.day), y: .value("y", 7)) } }
    #expect(one.drawList().strings.contains("0"))
    let mixed = stage {
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1))
        PointMark(x: .value("x", "a"), y: .value("y", 1))
      }
    }
    #expect(!mixed.drawList().strings.contains("a"))
  }

  @Test("explicit domains order and leave out categories, and reverse numbers")
  func domains() {
    let chart = Chart(["a", "b", "c"], id: \.self) { name in
      BarMark(x: .value("x", name), y: .value("y", 1))
    }
    let list = stage { chart.chartXScale(domain: ["c", "a"]).chartYAxis(.hidden) }.drawList()
    #expect(list.strings == ["c", "a"])
    #expect(paints(list).count == 2)
    let reversed = stage { chart.chartYScale(domain: [10, 0]).chartXAxis(.hidden) }.drawList()
    let heights = reversed.texts.map { ($0.text.request.string, $0.frame.midY) }
    #expect(heights.sorted { $0.1 < $1.1 }.map(\.0).first == "0")
  }

  /// The number of polylines.
  private func lines(_ list: DrawList) -> Int {
    list.commands.reduce(0) { count, command in
      switch command {
      case .polyline: count + 1
      case .group(let group): count + lines(group.contents)
      default: count
      }
    }
  }

  @Test("series can be numbers, also negative ones and gaps")
  func numericSeries() {
    let list = stage {
      Chart(0..<12, id: \.self) { index in
        LineMark(
          x: .value("x", index / 4), y: .value("y", index),
          series: .value("offset", [-1.0, 2.5, .nan, 1e19][index % 4]))
      }
    }.drawList()
    #expect(lines(list) == 4)
  }

  @Test("numbers place bars and points side by side, in the order of their appearance")
  func numericGroups() throws {
    let list = stage {
      Chart(0..<4, id: \.self) { index in
        BarMark(x: .value("x", index / 2 == 0 ? "a" : "b"), y: .value("y", 1))
          .position(by: .value("Year", 2023 + index % 2))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }.drawList()
    let frames = rects(list)
    try #require(frames.count == 4)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    #expect(Set(frames.map(\.height)).count == 1)
  }

  /// The frames of the filled paths, in the coordinates of their groups.
  private func rects(_ list: DrawList) -> [CGRect] {
    list.commands.flatMap { command -> [CGRect] in
      switch command {
      case .fill(let path, _, _): [path.boundingRect]
      case .group(let group): rects(group.contents)
      default: []
      }
    }
  }

  @Test("bars and areas on a logarithmic scale begin at its lower end")
  func logarithmicBars() {
    for domain in [nil, 0.0...1000] as [ClosedRange<Double>?] {
      let chart = Chart([10.0, 100, 1000], id: \.self) { value in
        BarMark(x: .value("x", "\(value)"), y: .value("y", value))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      let list = stage {
        if let domain {
          chart.chartYScale(domain: domain, type: .log)
        } else {
          chart.chartYScale(type: .log)
        }
      }.drawList()
      let frames = rects(list)
      #expect(frames.allSatisfy { $0.maxY == 200 })
      #expect(frames.last?.height == 200)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.height < $1.height })
    }
  }

  @Test("a category on the Y axis has its label above its bar, from the top")
  func categoriesOnY() throws {
    let list = stage {
      Chart([("a", 3), ("b", 12)], id: \.0) {
        BarMark(x: .value("Count", $0.1), y: .value("Name", $0.0))
      }
    }.drawList()
    let texts = Dictionary(
      list.texts.map { ($0.text.request.string, $0.frame) }, uniquingKeysWith: { first, _ in first }
    )
    let (first, second) = (try #require(texts["a"]), try #require(texts["b"]))
    #expect(first.maxY < second.minY && first.minX == second.minX && first.minX < 10)
  }

  @Test("the legend names the categories of the colours, and can be hidden")
  func legend() {
    let chart = Chart(0..<4, id: \.self) { index in
      BarMark(x: .value("x", index / 2), y: .value("y", 1), width: 8)
        .foregroundStyle(by: .value("City", index % 2 == 0 ? "Rome" : "Oslo"))
    }
    #expect(stage { chart }.drawList().strings.suffix(2) == ["Rome", "Oslo"])
    #expect(!stage { chart.chartLegend(.hidden) }.drawList().strings.contains("Rome"))
    let mapped = stage {
      chart.chartForegroundStyleScale(["Oslo": Color.red, "Rome": .green, "Lima": .blue])
    }
    #expect(mapped.drawList().strings.suffix(3) == ["Oslo", "Rome", "Lima"])
  }

  @Test("the legend of an app is displayed whole, and the plot has what it leaves")
  func ownLegend() {
    let chart = Chart(0..<4, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    let list = stage {
      chart.chartLegend(position: .bottom) {
        VStack { ForEach(0..<6) { Text("Entry \($0)") } }
      }.frame(height: 150)
    }.drawList()
    #expect(list.strings.filter { $0.hasPrefix("Entry") }.count == 6)
  }

  @Test("a chart in a row of a grid settles, where stacks place it in several sizes")
  func grids() {
    let chart = Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }
    let stage = stage {
      HStack {
        Text("Left")
        Grid {
          GridRow {
            Color.red
            chart.frame(height: 140)
          }
        }
      }
    }
    _ = stage.drawList()
    #expect(throws: Never.self) { try stage.checkSettled() }
    #expect(stage.drawList().strings.contains("2.0"))
  }

  @Test("symbols of several types are a scale")
  func mixedSymbols() {
    let chart = Chart(["a", "b"], id: \.self) {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Kind", $0))
    }
    let list = stage {
      chart.chartSymbolScale([
        "a": Circle().strokeBorder(lineWidth: 2), "b": BasicChartSymbolShape.square,
      ])
    }.drawList()
    #expect(list.strings.suffix(2) == ["a", "b"])
  }

  @Test("axis marks have the values, texts and views that an app gives them")
  func axisMarks() {
    let list = stage {
      Chart { LineMark(x: .value("x", 10), y: .value("y", 10)) }
        .chartXAxis {
          AxisMarks(values: [0, 5]) { value in
            AxisValueLabel { Text("\(value.index + 1) of \(value.count)") }
          }
        }
        .chartYAxis {
          AxisMarks(position: .leading, values: .stride(by: 2.5)) { value in
            if value.as(Double.self) == 5 { AxisValueLabel("half") } else { AxisTick() }
          }
        }
    }.drawList()
    #expect(list.strings == ["1 of 2", "2 of 2", "half"])
  }

  @Test("a change of state changes the marks")
  func state() {
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        Chart(0..<count, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) }
          .chartYAxis(.hidden).onTapGesture { count += 1 }
      }
    }
    let stage = stage { Counter() }
    #expect(stage.drawList().strings == ["0"])
    stage.send(.tap(at: CGPoint(x: 100, y: 50)))
    #expect(stage.drawList().strings == ["0", "1"])
  }
}
