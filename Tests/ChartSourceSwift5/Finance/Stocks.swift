import Charts
import SwiftUI

struct Quote: Identifiable {
  let date: Date
  let open: Double
  let high: Double
  let low: Double
  let close: Double
  let volume: Int

  var id: Date { date }
  var isRising: Bool { close >= open }

  static let samples: [Quote] = {
    var generator = SampleGenerator(seed: 2024)
    var price = 171.0
    var day = ChartSourceSwift5.date(2024, 1, 2)
    var quotes: [Quote] = []
    while quotes.count < 44 {
      defer { day = day.adding(1, .day) }
      if Calendar.current.isDateInWeekend(day) { continue }
      let open = price + Double.random(in: -1.2...1.2, using: &generator)
      let close = open + Double.random(in: -3.6...3.9, using: &generator)
      let high = max(open, close) + Double.random(in: 0.2...2, using: &generator)
      let low = min(open, close) - Double.random(in: 0.2...2, using: &generator)
      let volume = Int.random(in: 38_000_000...91_000_000, using: &generator)
      quotes.append(
        Quote(date: day, open: open, high: high, low: low, close: close, volume: volume))
      price = close
    }
    return quotes
  }()
}

/// A candle of a stock chart.
struct CandleMark<X: Plottable, Y: Plottable>: ChartContent {
  let x: PlottableValue<X>
  let low: PlottableValue<Y>
  let high: PlottableValue<Y>
  let open: PlottableValue<Y>
  let close: PlottableValue<Y>
  var width: MarkDimension = .fixed(5)

  init(
    x: PlottableValue<X>, low: PlottableValue<Y>, high: PlottableValue<Y>,
    open: PlottableValue<Y>, close: PlottableValue<Y>
  ) {
    self.x = x
    self.low = low
    self.high = high
    self.open = open
    self.close = close
  }

  var body: some ChartContent {
    Plot {
      BarMark(x: x, yStart: open, yEnd: close, width: width)
      BarMark(x: x, yStart: high, yEnd: low, width: 1)
    }
  }
}

struct CandlestickChart: View {
  let quotes = Quote.samples
  @State private var selected: Quote?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header
      Chart {
        ForEach(quotes) { quote in
          CandleMark(
            x: .value("Date", quote.date),
            low: .value("Low", quote.low),
            high: .value("High", quote.high),
            open: .value("Open", quote.open),
            close: .value("Close", quote.close)
          )
          .foregroundStyle(quote.isRising ? .green : .red)
          .accessibilityLabel(quote.date.formatted(date: .abbreviated, time: .omitted))
        }
        if let selected {
          RuleMark(x: .value("Selected", selected.date))
            .lineStyle(StrokeStyle(lineWidth: 0.5))
            .foregroundStyle(.gray)
            .zIndex(-1)
        }
      }
      .chartYScale(domain: .automatic(includesZero: false))
      .chartYAxis {
        AxisMarks(preset: .extended) { _ in
          AxisGridLine()
          AxisValueLabel(format: .currency(code: "USD").precision(.fractionLength(0)))
        }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.month(.abbreviated))
        }
      }
      .frame(height: 260)
    }
    .padding()
    .onAppear { selected = quotes[20] }
  }

  @ContentBuilder private var header: some View {
    let quote = selected ?? quotes[quotes.count - 1]
    HStack(spacing: 12) {
      item("O", quote.open)
      item("H", quote.high)
      item("L", quote.low)
      item("C", quote.close)
    }
    .font(.caption)
  }

  private func item(_ name: String, _ value: Double) -> some View {
    HStack(spacing: 2) {
      Text(name).foregroundColor(.secondary)
      Text(value, format: .number.precision(.fractionLength(2)))
        .fontWeight(.medium)
    }
  }
}

struct StockPriceChart: View {
  enum Period: String, CaseIterable {
    case week = "1W"
    case month = "1M"
    case all = "2M"

    var count: Int {
      switch self {
      case .week: return 5
      case .month: return 22
      case .all: return 44
      }
    }
  }

  @State private var period: Period = .all

  private var quotes: [Quote] { Array(Quote.samples.suffix(period.count)) }
  private var color: Color {
    (quotes.last?.close ?? 0) >= (quotes.first?.close ?? 0) ? .green : .red
  }

  var body: some View {
    let closes = quotes.map(\.close)
    let minimum = closes.min() ?? 0
    let maximum = closes.max() ?? 1

    VStack(alignment: .leading) {
      Text("FRUT")
        .font(.title2.bold())
      Text(closes.last ?? 0, format: .currency(code: "USD"))
        .font(.title3)
        .foregroundColor(color)

      Chart(quotes) { quote in
        LineMark(
          x: .value("Date", quote.date),
          y: .value("Close", quote.close)
        )
        .foregroundStyle(color)

        AreaMark(
          x: .value("Date", quote.date),
          yStart: .value("Minimum", minimum),
          yEnd: .value("Close", quote.close)
        )
        .foregroundStyle(
          LinearGradient(
            gradient: Gradient(colors: [color.opacity(0.5), color.opacity(0.05)]),
            startPoint: .top,
            endPoint: .bottom
          )
        )
      }
      .chartYScale(domain: minimum...maximum)
      .chartXAxis {
        AxisMarks(preset: .aligned, values: .automatic(desiredCount: 3)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.day().month(.abbreviated))
        }
      }
      .chartPlotStyle { $0.clipped() }
      .frame(height: 200)

      SegmentedButtons(
        options: Period.allCases, title: { $0.rawValue }, selection: $period)
    }
    .padding()
  }
}

struct MovingAverageChart: View {
  let quotes = Quote.samples

  private func average(_ window: Int) -> [(date: Date, value: Double)] {
    quotes.indices.dropFirst(window - 1).map { index in
      let closes = quotes[(index - window + 1)...index].map(\.close)
      return (quotes[index].date, closes.average)
    }
  }

  var body: some View {
    Chart {
      ForEach(quotes) { quote in
        LineMark(
          x: .value("Date", quote.date), y: .value("Price", quote.close),
          series: .value("Series", "Close")
        )
        .foregroundStyle(by: .value("Series", "Close"))
      }
      ForEach(average(5), id: \.date) {
        LineMark(
          x: .value("Date", $0.date), y: .value("Price", $0.value),
          series: .value("Series", "MA 5")
        )
        .foregroundStyle(by: .value("Series", "MA 5"))
        .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 2]))
      }
      ForEach(average(20), id: \.date) {
        LineMark(
          x: .value("Date", $0.date), y: .value("Price", $0.value),
          series: .value("Series", "MA 20")
        )
        .foregroundStyle(by: .value("Series", "MA 20"))
        .lineStyle(StrokeStyle(lineWidth: 3))
        .opacity(0.7)
      }
    }
    .chartForegroundStyleScale(range: [Color.blue, .orange, .purple])
    .chartYScale(domain: .automatic(includesZero: false))
    .chartLegend(position: .bottom, alignment: .center, spacing: 12)
    .frame(height: 240)
    .padding()
  }
}

struct VolumeChart: View {
  let quotes = Quote.samples

  var body: some View {
    Chart(quotes) { quote in
      BarMark(
        x: .value("Date", quote.date, unit: .day),
        y: .value("Volume", quote.volume)
      )
      .foregroundStyle(quote.isRising ? Color.green.opacity(0.6) : Color.red.opacity(0.6))
    }
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 2)) { _ in
        AxisGridLine()
        AxisValueLabel(format: IntegerFormatStyle<Int>.number.notation(.compactName))
      }
    }
    .chartXAxis {
      AxisMarks(values: .automatic) { _ in
        AxisGridLine()
        AxisTick()
      }
    }
    .frame(height: 90)
    .padding()
  }
}

struct Stocks_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      CandlestickChart()
      VolumeChart()
    }
    StockPriceChart()
      .environment(\.colorScheme, .dark)
    MovingAverageChart()
  }
}
