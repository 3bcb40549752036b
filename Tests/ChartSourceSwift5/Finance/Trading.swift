import SwiftUI
import Charts

private let firstDay = date(2024, 3, 4)

struct Candle: Identifiable, Hashable {
  let id = UUID()
  let date: Date
  let open, high, low, close: Double
  let volume: Int
  var isUp: Bool { close >= open }
  static let samples: [Candle] = {
    var price = 182.0
    return (0..<30).map { day in
      let drift = sin(Double(day) * 0.7) * 3 + cos(Double(day) * 1.9) * 2
      let open = price
      price += drift
      let high = max(open, price) + abs(sin(Double(day))) * 2
      let low = min(open, price) - abs(cos(Double(day))) * 2
      return Candle(
        date: firstDay.adding(day, .day), open: open, high: high, low: low, close: price,
        volume: 1_000_000 + (day * 7919) % 900_000)
    }
  }()
}

struct CandlestickScreen: View {
  @State private var selectedDate: Date? = Candle.samples[12].date
  var selected: Candle? {
    guard let selectedDate else { return nil }
    return Candle.samples.first { Calendar.current.isDate($0.date, inSameDayAs: selectedDate) }
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("AAPL").font(.headline)
        Spacer()
        if let selected {
          Text(selected.close, format: .currency(code: "USD")).monospacedDigit()
            .foregroundStyle(selected.isUp ? .green : .red)
        }
      }
      Chart(Candle.samples) { candle in
        RectangleMark(
          x: .value("Day", candle.date, unit: .day),
          yStart: .value("Low", candle.low),
          yEnd: .value("High", candle.high),
          width: 1
        )
        .foregroundStyle(candle.isUp ? .green : .red)
        RectangleMark(
          x: .value("Day", candle.date, unit: .day),
          yStart: .value("Open", candle.open),
          yEnd: .value("Close", candle.close),
          width: .ratio(0.6)
        )
        .foregroundStyle(candle.isUp ? Color.green : .red)
        if let selected, selected == candle {
          RuleMark(x: .value("Day", candle.date, unit: .day))
            .foregroundStyle(.secondary.opacity(0.4))
            .lineStyle(.init(lineWidth: 1, dash: [3]))
            .annotation(
              position: .top, spacing: 0,
              overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) {
              VStack(alignment: .leading) {
                Text(candle.date, format: .dateTime.month().day())
                Text("O \(candle.open, specifier: "%.2f")  C \(candle.close, specifier: "%.2f")")
              }
              .font(.caption2)
              .padding(4)
              .background(.background, in: RoundedRectangle(cornerRadius: 4))
            }
        }
      }
      .chartXSelection(value: $selectedDate)
      .chartYScale(domain: .automatic(includesZero: false))
      .chartYAxis {
        AxisMarks(
          format: .currency(code: "USD").precision(.fractionLength(0)), preset: .extended,
          position: .trailing)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .weekOfYear)) { _ in
          AxisGridLine(); AxisTick();
          AxisValueLabel(format: .dateTime.month(.abbreviated).day(), centered: false)
        }
      }
      .frame(height: 220)
      Chart(Candle.samples) {
        BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Volume", $0.volume))
          .foregroundStyle($0.isUp ? .green.opacity(0.5) : .red.opacity(0.5))
      }
      .chartYAxis {
        AxisMarks(values: .automatic(desiredCount: 2)) { value in
          AxisGridLine()
          AxisValueLabel {
            if let v = value.as(Int.self) { Text(v, format: .number.notation(.compactName)) }
          }
        }
      }
      .chartXAxis(.hidden)
      .frame(height: 60)
    }
    .padding()
  }
}

struct PortfolioOverlay: View {
  @State private var selected: (date: Date, value: Double)? = (
    Candle.samples[20].date, Candle.samples[20].close
  )
  let gradient = LinearGradient(
    colors: [.mint.opacity(0.6), .mint.opacity(0.02)], startPoint: .top, endPoint: .bottom)
  var body: some View {
    Chart {
      ForEach(Candle.samples) { c in
        AreaMark(
          x: .value("Date", c.date), yStart: .value("Min", 160), yEnd: .value("Value", c.close)
        )
        .foregroundStyle(gradient)
        .interpolationMethod(.monotone)
        LineMark(x: .value("Date", c.date), y: .value("Value", c.close))
          .foregroundStyle(.mint)
          .interpolationMethod(.monotone)
          .lineStyle(StrokeStyle(lineWidth: 2.5, lineCap: .round))
      }
    }
    .chartYScale(domain: 160...210)
    .chartXAxis {
      AxisMarks(preset: .aligned, values: .automatic(desiredCount: 4)) {
        AxisValueLabel(format: .dateTime.day().month(.abbreviated))
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geo in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { value in
              guard let plot = proxy.plotFrame else { return }
              let x = value.location.x - geo[plot].origin.x
              if let date: Date = proxy.value(atX: x),
                let c = Candle.samples.min(by: {
                  abs($0.date.timeIntervalSince(date)) < abs($1.date.timeIntervalSince(date))
                })
              {
                selected = (c.date, c.close)
              }
            })
        if let selected, let plot = proxy.plotFrame, let x = proxy.position(forX: selected.date),
          let y = proxy.position(forY: selected.value)
        {
          let frame = geo[plot]
          Path { p in
            p.move(to: CGPoint(x: frame.minX + x, y: frame.minY))
            p.addLine(to: CGPoint(x: frame.minX + x, y: frame.maxY))
          }
          .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [2, 3]))
          Circle().fill(.mint).frame(width: 10, height: 10)
            .overlay(Circle().stroke(.white, lineWidth: 2))
            .position(x: frame.minX + x, y: frame.minY + y)
          Text(selected.value, format: .number.precision(.fractionLength(1)))
            .font(.caption.bold())
            .padding(.horizontal, 6).padding(.vertical, 2)
            .background(Capsule().fill(.background).shadow(radius: 1))
            .position(x: frame.minX + x, y: frame.minY + y - 18)
        }
      }
    }
    .frame(height: 240)
    .padding()
  }
}

struct Spending: Identifiable { let id: String; let amount: Decimal; let color: Color }
struct BudgetBar: View {
  let data: [Spending] = [
    .init(id: "Rent", amount: 1250, color: .indigo),
    .init(id: "Food", amount: 430.5, color: .orange),
    .init(id: "Transport", amount: 120, color: .teal),
    .init(id: "Fun", amount: 260.25, color: .pink),
  ]
  var body: some View {
    VStack(alignment: .leading) {
      Text("March budget").font(.title3.weight(.semibold))
      Chart(data) { item in
        BarMark(x: .value("Amount", item.amount), stacking: .normalized)
          .foregroundStyle(by: .value("Category", item.id))
          .cornerRadius(4)
      }
      .chartForegroundStyleScale(domain: data.map(\.id), range: data.map(\.color))
      .chartXAxis(.hidden)
      .chartPlotStyle {
        $0.frame(height: 28).background(.quaternary).clipShape(RoundedRectangle(cornerRadius: 8))
      }
      .chartLegend(position: .bottom, alignment: .leading, spacing: 10) {
        HStack {
          ForEach(data) { item in
            HStack(spacing: 4) {
              Circle().fill(item.color).frame(width: 8, height: 8); Text(item.id)
            }
            .font(.caption)
          }
        }
      }
    }
    .padding()
  }
}

struct WaterfallStep: Identifiable {
  var id: String { name }; let name: String; let start: Double; let end: Double
}
struct WaterfallMark: ChartContent {
  let step: WaterfallStep
  var body: some ChartContent {
    BarMark(
      x: .value("Step", step.name), yStart: .value("From", step.start),
      yEnd: .value("To", step.end), width: .ratio(0.5)
    )
    .foregroundStyle(step.end >= step.start ? Color.green.gradient : Color.red.gradient)
    .annotation(position: step.end >= step.start ? .top : .bottom) {
      Text((step.end - step.start).formatted(.number.sign(strategy: .always()))).font(.caption2)
        .foregroundColor(.secondary)
    }
  }
}
struct WaterfallScreen: View {
  let steps = [
    WaterfallStep(name: "Open", start: 0, end: 120), .init(name: "Sales", start: 120, end: 210),
    .init(name: "Refunds", start: 210, end: 180), .init(name: "Costs", start: 180, end: 90),
    .init(name: "Net", start: 0, end: 90),
  ]
  var body: some View {
    Chart {
      ForEach(steps) { WaterfallMark(step: $0) }
      RuleMark(y: .value("Target", 100)).lineStyle(StrokeStyle(lineWidth: 1, dash: [6, 4]))
        .foregroundStyle(.blue)
        .annotation(position: .trailing, alignment: .bottom) {
          Text("Target").font(.caption2).foregroundStyle(.blue)
        }
    }
    .chartYAxisLabel("k€", position: .top, alignment: .trailing)
    .frame(height: 220).padding()
  }
}

struct BitcoinLog: View {
  let points: [(Date, Double)] = (0..<48).map { i in
    (date(2013 + i / 4, 1 + (i % 4) * 3, 1), 100 * pow(10, Double(i) / 16 + 0.2 * sin(Double(i))))
  }
  var body: some View {
    Chart(points, id: \.0) {
      LineMark(x: .value("Date", $0.0), y: .value("Price", $0.1)).foregroundStyle(.orange)
    }
    .chartYScale(type: .log)
    .chartXAxis {
      AxisMarks(values: .stride(by: .year, count: 3)) {
        AxisGridLine(); AxisValueLabel(format: .dateTime.year())
      }
    }
    .chartYAxis {
      AxisMarks(
        format: .currency(code: "USD").notation(.compactName).precision(.fractionLength(0)),
        position: .leading)
    }
    .frame(height: 200).padding()
  }
}
