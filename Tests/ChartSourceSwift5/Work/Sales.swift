import SwiftUI
import Charts

struct Sale: Identifiable {
  let id = UUID(); let day: Date; let channel: String; let region: String; let amount: Double
}
private let sales: [Sale] = {
  var all: [Sale] = []
  let start = date(2024, 2, 1)
  for d in 0..<28 {
    for (c, n) in ["Web", "Store"].enumerated() {
      let day = start.adding(d, .day)
      let amount = (d * 17 + c * 29) % 60
      all.append(
        Sale(day: day, channel: n, region: d % 2 == 0 ? "EU" : "US", amount: 40 + Double(amount)))
    }
  }
  return all
}()
struct KPI: View {
  let title: LocalizedStringKey; let value: String; let data: [Double]
  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption);
      VStack(alignment: .leading) {
        Text(value).font(.title2.bold())
        Chart(Array(data.enumerated()), id: \.0) {
          LineMark(x: .value("i", $0.0), y: .value("v", $0.1)).interpolationMethod(.monotone);
          AreaMark(x: .value("i", $0.0), y: .value("v", $0.1)).interpolationMethod(.monotone)
            .foregroundStyle(.blue.opacity(0.15))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).frame(height: 36)
      }
    }
  }
}
struct KPIGrid: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      KPI(title: "Revenue", value: "$12.4K", data: [3, 5, 4, 6, 8, 7, 9])
      KPI(title: "Orders", value: "318", data: [9, 8, 8, 6, 7, 5, 6])
    }.padding()
  }
}
struct ChannelBars: View {
  @State private var mode = "Stacked"
  var body: some View {
    VStack {
      HStack { ForEach(["Stacked", "Grouped"], id: \.self, content: Text.init) }
      Chart(sales) { s in
        if mode == "Stacked" {
          BarMark(x: .value("Week", s.day, unit: .weekOfYear), y: .value("Amount", s.amount))
            .foregroundStyle(by: .value("Channel", s.channel))
        } else {
          BarMark(x: .value("Week", s.day, unit: .weekOfYear), y: .value("Amount", s.amount))
            .foregroundStyle(by: .value("Channel", s.channel)).position(
              by: .value("Channel", s.channel), axis: .horizontal, span: .ratio(0.8))
        }
      }
      .chartForegroundStyleScale(["Web": .indigo, "Store": .mint])
      .chartXAxis {
        AxisMarks(values: .stride(by: .weekOfYear)) { _ in
          AxisGridLine(); AxisValueLabel(format: .dateTime.week(), centered: true)
        }
      }
      .animation(.default, value: mode)
      .frame(height: 200)
    }.padding()
  }
}
struct DonutSelection: View {
  @State private var angle: Double? = 30
  let parts: [(name: String, n: Double)] = [
    ("iPhone", 52), ("Services", 24), ("Mac", 10), ("Wearables", 9), ("iPad", 7),
  ]
  var selectedName: String? {
    var sum = 0.0;
    return parts.first {
      sum += $0.n; return (angle ?? -1) <= sum && angle != nil
    }?.name
  }
  var body: some View {
    Chart(parts, id: \.name) { p in
      SectorMark(
        angle: .value("Share", p.n), innerRadius: .ratio(0.618),
        outerRadius: p.name == selectedName ? .ratio(1) : .ratio(0.9), angularInset: 1.5
      )
      .cornerRadius(5).foregroundStyle(by: .value("Name", p.name)).opacity(
        p.name == selectedName ? 1 : 0.5)
    }
    .chartAngleSelection(value: $angle)
    .chartLegend(alignment: .center, spacing: 18)
    .chartBackground { proxy in
      GeometryReader { g in
        if let f = proxy.plotFrame {
          let r = g[f]
          VStack {
            Text("Best seller").font(.caption).foregroundStyle(.secondary);
            Text(selectedName ?? "All").font(.title3.bold())
          }.position(x: r.midX, y: r.midY)
        }
      }
    }
    .frame(height: 260).padding()
  }
}
struct HalfDonut: View {
  var body: some View {
    Chart {
      SectorMark(angle: .value("a", 0.0..<72.0), innerRadius: .ratio(0.7)).foregroundStyle(.green)
      SectorMark(angle: .value("b", 72.0..<100.0), innerRadius: .ratio(0.7)).foregroundStyle(
        .gray.opacity(0.3))
    }.frame(width: 140, height: 140).rotationEffect(.degrees(-90)).padding()
  }
}
struct LatencyHistogram: View {
  let samples: [Double] = (0..<400).map { i in
    let a = abs(sin(Double(i) * 12.9898)), b = abs(cos(Double(i) * 4.1))
    return 20 + 60 * a * b + Double(i % 7)
  }
  var body: some View {
    let bins = NumberBins(data: samples, desiredCount: 16)
    let grouped = Dictionary(grouping: samples, by: bins.index(for:)).map {
      (range: bins[$0.key], count: $0.value.count, index: $0.key)
    }.sorted { $0.index < $1.index }
    return Chart(grouped, id: \.index) { e in
      BarMark(x: .value("Latency", e.range), y: .value("Count", e.count)).foregroundStyle(
        .purple.gradient)
    }
    .chartXAxis {
      AxisMarks(values: .automatic(desiredCount: 6), stroke: StrokeStyle(lineWidth: 0))
    }
    .chartXAxisLabel("ms", position: .bottomTrailing)
    .frame(height: 180).padding()
  }
}
struct StatusTimeline: View {
  struct Slot: Identifiable {
    let id: Int; let service: String; let from: Date; let to: Date; let ok: Bool
  }
  let slots: [Slot] = {
    var all: [Slot] = []
    for (s, n) in ["API", "Database", "A very long service name that does not fit"].enumerated() {
      for i in 0..<12 {
        let from = Date(timeIntervalSinceReferenceDate: 7.5e8 + Double(i) * 7200)
        all.append(
          Slot(
            id: s * 100 + i, service: n, from: from, to: from.addingTimeInterval(7200),
            ok: (i + s * 5) % 6 != 0))
      }
    }
    return all
  }()
  var body: some View {
    Chart(slots) { s in
      RectangleMark(
        xStart: .value("From", s.from), xEnd: .value("To", s.to), y: .value("Service", s.service),
        height: .fixed(14)
      ).foregroundStyle(by: .value("State", s.ok ? "Up" : "Down"))
    }
    .chartForegroundStyleScale(domain: ["Up", "Down"], range: [.green, .red])
    .chartXScale(range: .plotDimension(padding: 4))
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel(collisionResolution: .truncate) } }
    .frame(height: 160).padding()
  }
}
struct ScrollingSales: View {
  @State private var position = sales[20].day
  private var end: Date { position.adding(7, .day) }
  var body: some View {
    VStack(alignment: .leading) {
      Text(
        "\(position, format: .dateTime.month().day()) – \(end, format: .dateTime.month().day())"
      ).font(.callout).foregroundStyle(.secondary)
      Chart(sales) { s in
        BarMark(x: .value("Day", s.day, unit: .day), y: .value("Sum", s.amount)).foregroundStyle(
          by: .value("Region", s.region))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3600 * 24 * 7)
      .chartScrollPosition(x: $position)
      .chartScrollTargetBehavior(
        .valueAligned(
          matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
      )
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 1)) {
          AxisTick(); AxisGridLine();
          AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
        }
      }
      .frame(height: 180)
    }.padding()
  }
}
struct RangeSelect: View {
  @State private var range: ClosedRange<Date>? = sales[8].day...sales[20].day
  var body: some View {
    Chart {
      if let range {
        RectangleMark(xStart: .value("s", range.lowerBound), xEnd: .value("e", range.upperBound))
          .foregroundStyle(.blue.opacity(0.1)).zIndex(-1)
      }
      ForEach(sales.filter { $0.channel == "Web" }) { s in
        LineMark(x: .value("Day", s.day), y: .value("Amount", s.amount))
      }
    }
    .chartXSelection(range: $range)
    .chartGesture { proxy in
      DragGesture(minimumDistance: 0).onChanged {
        proxy.selectXRange(from: $0.startLocation.x, to: $0.location.x)
      }.onEnded { _ in range = nil }
    }
    .frame(height: 160).padding()
  }
}
struct RegionMultiples: View {
  var body: some View {
    VStack {
      ForEach(["EU", "US"], id: \.self) { r in
        Chart(sales.filter { $0.region == r }) {
          PointMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)).foregroundStyle(
            by: .value("Channel", $0.channel)
          ).symbol(by: .value("Channel", $0.channel))
        }
        .chartYScale(domain: 0...120).chartXAxis(r == "US" ? .visible : .hidden).chartLegend(
          r == "US" ? .visible : .hidden
        ).frame(height: r == "US" ? 140 : 90)
      }
    }.padding()
  }
}
