import SwiftUI
import Charts

struct Functions: View {
  var body: some View {
    Chart {
      Charts.LinePlot(x: "x", y: "sin x") { x in sin(x) }.foregroundStyle(by: .value("f", "sin"))
      Charts.LinePlot(x: "x", y: "1/x") { x in x == 0 ? .nan : 1 / x }.foregroundStyle(
        by: .value("f", "1/x")
      ).lineStyle(.init(lineWidth: 1, dash: [4]))
      Charts.AreaPlot(x: "x", yStart: "lo", yEnd: "hi", domain: -3...3) { x in
        (yStart: cos(x) - 0.2, yEnd: cos(x) + 0.2)
      }.foregroundStyle(.gray.opacity(0.3))
    }
    .chartXScale(domain: -6...6).chartYScale(domain: -3...3).frame(height: 220).padding()
  }
}
struct Heart: View {
  var body: some View {
    Chart {
      Charts.LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in
        (x: 16 * pow(sin(t), 3), y: 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t))
      }.foregroundStyle(.red)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 180, height: 170).padding()
  }
}
struct Lollipops: View {
  let d: [(String, Double)] = [
    ("Swift", 64), ("Rust", 48), ("Go", 41), ("Kotlin", 33), ("Zig", 12),
  ]
  var body: some View {
    Chart(d, id: \.0) { name, v in
      Plot {
        RuleMark(xStart: .value("0", 0), xEnd: .value("v", v), y: .value("Lang", name)).lineStyle(
          StrokeStyle(lineWidth: 3))
        PointMark(x: .value("v", v), y: .value("Lang", name)).symbolSize(120)
      }
      .foregroundStyle(
        .linearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing)
      )
      .accessibilityLabel(name).accessibilityValue("\(v.formatted()) percent")
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: d.map(\.0)) {
        AxisValueLabel().font(.footnote.bold()).foregroundStyle(.primary)
      }
    }
    .chartXAxis { AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1), position: .top) }
    .frame(height: 200).padding()
  }
}
struct Seismic: View {
  let v: [(Int, Double)] = (0..<40).map { (i: Int) -> (Int, Double) in
    (i, (i % 2 == 0 ? 1 : -1) * pow(10, Double(i % 5)))
  }
  var body: some View {
    Chart(v, id: \.0) { BarMark(x: .value("i", $0.0), y: .value("amp", $0.1), width: 4) }
      .chartYScale(domain: -10000...10000, type: .symmetricLog(slopeAtZero: 1)).chartXScale(
        domain: -1...40, type: .linear
      ).frame(height: 180).padding()
  }
}
struct Bubbles: View {
  let c: [(name: String, gdp: Double, life: Double, pop: Double, cont: String)] = [
    ("NO", 82, 83, 5, "Europe"), ("DE", 51, 81, 83, "Europe"), ("IN", 2.4, 70, 1400, "Asia"),
    ("JP", 40, 84, 125, "Asia"), ("BR", 9, 76, 214, "America"), ("US", 70, 77, 332, "America"),
  ]
  var body: some View {
    Chart(c, id: \.name) { p in
      PointMark(x: .value("GDP", p.gdp), y: .value("Life", p.life)).foregroundStyle(
        by: .value("Continent", p.cont)
      ).symbolSize(by: .value("Population", p.pop)).opacity(0.7)
        .annotation(position: .overlay) { Text(p.name).font(.system(size: 8, weight: .bold)) }
    }
    .chartXScale(domain: 1...200, type: .log).chartYScale(domain: 60...90).chartSymbolSizeScale(
      range: 40...1600
    ).frame(height: 260).padding()
  }
}
struct Forecasts: View {
  func mark(_ i: Int, _ k: String) -> AnyChartContent {
    AnyChartContent(
      LineMark(
        x: .value("Year", "\(2020 + i)"),
        y: .value("v", Double(i * i) * (k == "Actual" ? 1 : 1.4) + 3)
      ).lineStyle(by: .value("Kind", k)).foregroundStyle(by: .value("Kind", k)))
  }
  var body: some View {
    Chart {
      ForEach(0..<6) { i in
        mark(i, "Actual"); mark(i, "Plan")
      }
    }
    .chartLineStyleScale([
      "Actual": StrokeStyle(lineWidth: 2), "Plan": StrokeStyle(lineWidth: 2, dash: [5, 5]),
    ])
    .chartForegroundStyleScale(["Actual": Color.blue, "Plan": Color.gray])
    .chartXAxis { AxisMarks { _ in AxisValueLabel(orientation: .verticalReversed) } }
    .frame(height: 200).padding()
  }
}
struct Ratings: View {
  let r: [(stars: Int, n: Int)] = [(5, 120), (4, 64), (3, 22), (2, 9), (1, 14)]
  var body: some View {
    Chart(r, id: \.stars) {
      BarMark(x: .value("Stars", $0.stars), y: .value("Count", $0.n)).foregroundStyle(
        .yellow.gradient)
    }
    .chartXScale(domain: [1, 2, 3, 4, 5], type: .category)
    .frame(height: 160).padding()
  }
}
struct ManyCategories: View {
  var body: some View {
    Chart(0..<40, id: \.self) { i in
      BarMark(x: .value("Key", "Item \(i)"), y: .value("v", (i * 37) % 50))
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(minimumStride: 20, desiredCount: 3)) {
        AxisGridLine(centered: false, stroke: StrokeStyle(dash: [1, 2])).foregroundStyle(.tertiary);
        AxisValueLabel().foregroundStyle(.tertiary)
      }
    }
    .frame(height: 160).padding()
  }
}
struct RightToLeft: View {
  @State private var sel = 3
  var body: some View {
    Chart(0..<7, id: \.self) { i in
      BarMark(x: .value("i", "يوم \(i)"), y: .value("v", i * 3 % 7 + 2))
    }
    .chartOverlay { proxy in
      GeometryReader { geo in
        if let plot = proxy.plotFrame, let x = proxy.position(forX: "يوم \(sel)"),
          let y = proxy.position(forY: sel * 3 % 7 + 2)
        {
          Circle().fill(.red).frame(width: 10, height: 10).position(
            x: geo[plot].minX + x, y: geo[plot].minY + y)
          Rectangle().fill(.orange).frame(width: 2, height: geo[plot].height).offset(
            x: geo[plot].minX + x - 1, y: geo[plot].minY)
        }
      }
    }
    .environment(\.layoutDirection, .rightToLeft).environment(\.locale, Locale(identifier: "ar"))
    .frame(height: 180).padding()
  }
}
struct Effects: View {
  func wave(_ i: Int) -> Double { 5 + sin(Double(i) / 3) * 3 }
  var body: some View {
    Chart {
      ForEach(0..<20) { i in
        AreaMark(x: .value("x", i), y: .value("y", wave(i))).foregroundStyle(.blue.opacity(0.3))
      }
      .mask {
        ForEach(0..<10) { i in
          RectangleMark(xStart: .value("a", Double(i) * 2), xEnd: .value("b", Double(i) * 2 + 1.4))
        }
      }
      ForEach(0..<20) { i in LineMark(x: .value("x", i), y: .value("y", wave(i))) }.shadow(
        color: .blue, radius: 4, x: 0, y: 4
      ).interpolationMethod(.catmullRom(alpha: 0.3))
      PointMark(x: .value("x", 9.5), y: .value("y", 9)).symbol(.cross).symbolSize(300).blur(
        radius: 1
      ).offset(x: 4, y: -4).zIndex(2)
    }
    .frame(height: 180).padding()
  }
}
struct Legends: View {
  var body: some View {
    Chart(0..<12, id: \.self) { i in
      PointMark(x: .value("x", i), y: .value("y", (i * 5) % 9)).foregroundStyle(
        by: .value("Group", i % 2 == 0 ? "Even" : "Odd")
      ).symbol(by: .value("Prime", [2, 3, 5, 7, 11].contains(i) ? "Prime" : "Composite"))
    }
    .chartSymbolScale(["Prime": BasicChartSymbolShape.diamond, "Composite": .plus])
    .chartForegroundStyleScale { (g: String) in g == "Even" ? Color.teal : Color.brown }
    .chartLegend(position: .trailing, alignment: .top).frame(height: 180).padding()
  }
}
struct Gaps: View {
  let v: [Double?] = [3, 4, nil, 6, 5, nil, 7]
  var body: some View {
    Chart {
      ForEach(v.indices, id: \.self) { i in
        LineMark(x: .value("i", i), y: .value("v", v[i] ?? .nan)).symbol(.circle);
        if v[i] == nil {
          RuleMark(x: .value("i", i)).foregroundStyle(.red.opacity(0.3)).annotation(
            position: .automatic
          ) { Text("gap").font(.caption2) }
        }
      }
    }
    .chartXAxis {
      AxisMarks(values: .automatic) { v in
        AxisGridLine(centered: true); AxisValueLabel(centered: true, verticalSpacing: 6)
      }
    }.frame(height: 140).padding()
  }
}
#Preview("Gaps") { Gaps() }
struct Misc_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Heart(); Functions()
    }.previewLayout(.sizeThatFits)
  }
}
