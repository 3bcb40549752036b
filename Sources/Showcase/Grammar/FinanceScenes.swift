import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Charts of prices, returns and balances.
  static let finance: [ShowcaseScene] = [
    ShowcaseScene("finance.candlesticks", Candlesticks(), height: 280),
    ShowcaseScene("finance.price-area", PriceArea()),
    ShowcaseScene("finance.returns", Returns()),
    ShowcaseScene("finance.waterfall", Waterfall(), height: 260),
    ShowcaseScene("finance.sparkline", Sparkline(), width: 320, height: 90),
    ShowcaseScene("finance.indexed-prices", IndexedPrices()),
    ShowcaseScene("finance.price-and-average", PriceAndAverage()),
    ShowcaseScene("finance.balance-steps", BalanceSteps()),
    ShowcaseScene("finance.budget", Budget(), height: 260),
    ShowcaseScene("finance.growth-on-a-log-scale", Growth()),
  ]
}

/// The prices of a share on a day.
@Sourced(SeededNumbers.self)
struct SharePrice: Identifiable {
  let day: Date
  let open: Double
  let close: Double
  let low: Double
  let high: Double

  var id: Date { day }

  /// Trading days from 3 October 2022.
  static let all: [SharePrice] = {
    var random = SeededNumbers(seed: 12)
    var price = 142.0
    return (0..<130).filter { $0 % 7 < 5 }.map { index in
      let open = price + random.normal()
      price = open + 2.2 * random.normal() + 0.15
      let (low, high) = (min(open, price), max(open, price))
      return SharePrice(
        day: Date(timeIntervalSince1970: 1_664_755_200 + 86_400 * Double(index)), open: open,
        close: price, low: low - 2 * random.uniform(), high: high + 2 * random.uniform())
    }
  }()
}

/// Candlesticks: a rule from the low to the high, and a bar from the opening to the closing price.
@Sourced(SharePrice.self)
private struct Candlesticks: View {
  var body: some View {
    Chart(SharePrice.all.prefix(30)) { price in
      Plot {
        RuleMark(
          x: .value("Day", price.day, unit: .day), yStart: .value("Low", price.low),
          yEnd: .value("High", price.high))
        RectangleMark(
          x: .value("Day", price.day, unit: .day), yStart: .value("Open", price.open),
          yEnd: .value("Close", price.close), width: .ratio(0.7))
      }
      .foregroundStyle(price.close < price.open ? .red : .green)
    }
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

/// An area that fades out below the line of a price.
@Sourced(SharePrice.self)
private struct PriceArea: View {
  private let floor = 120.0

  var body: some View {
    Chart(SharePrice.all) { price in
      AreaMark(
        x: .value("Day", price.day), yStart: .value("Floor", floor),
        yEnd: .value("Close", price.close)
      )
      .foregroundStyle(
        .linearGradient(
          colors: [.green.opacity(0.4), .green.opacity(0)], startPoint: .top, endPoint: .bottom))
      LineMark(x: .value("Day", price.day), y: .value("Close", price.close))
        .foregroundStyle(.green)
    }
    .chartYScale(domain: floor...180)
    .chartYAxis {
      AxisMarks(
        format: FloatingPointFormatStyle<Double>.Currency(code: "USD").precision(.fractionLength(0))
      )
    }
  }
}

/// Bars above and below zero, coloured by sign.
@Sourced
private struct Returns: View {
  let percentages = [2.1, -0.8, 1.4, 3.2, -2.6, -1.1, 0.6, 4.1, -3.4, 1.9, 2.7, -0.4]

  var body: some View {
    Chart(percentages.indices, id: \.self) { month in
      BarMark(
        x: .value("Month", "\(month + 1)"),
        y: .value("Return", percentages[month] / 100)
      )
      .foregroundStyle(percentages[month] < 0 ? .red : .green)
    }
    .chartXAxis(.hidden)
    .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent) }
  }
}

/// A waterfall: each bar begins where the previous one ends.
@Sourced
private struct Waterfall: View {
  struct Step: Identifiable {
    let id: String
    let start: Double
    let end: Double
    let isTotal: Bool
  }

  let steps: [Step] = {
    var sum = 0.0
    let changes: [(String, Double?)] = [
      ("Sales", 420), ("Services", 210), ("Material", -180), ("Wages", -230), ("Rent", -60),
      ("Profit", nil),
    ]
    return changes.map { name, change in
      defer { sum += change ?? 0 }
      return Step(
        id: name, start: change == nil ? 0 : sum, end: sum + (change ?? 0), isTotal: change == nil)
    }
  }()

  var body: some View {
    Chart(steps) { step in
      BarMark(
        x: .value("Step", step.id), yStart: .value("Start", step.start),
        yEnd: .value("End", step.end), width: .ratio(0.6)
      )
      .cornerRadius(2)
      .foregroundStyle(step.isTotal ? .blue : step.end < step.start ? .red : .green)
    }
    .chartXAxis { AxisMarks { AxisValueLabel() } }
  }
}

/// A sparkline beside its number: a line without axes.
@Sourced(SharePrice.self)
private struct Sparkline: View {
  var body: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading) {
        Text("ACME").font(.headline)
        Text("Acme Inc.").font(.caption).foregroundStyle(.secondary)
      }
      Chart(SharePrice.all.prefix(72).suffix(44)) {
        LineMark(x: .value("Day", $0.day), y: .value("Close", $0.close))
          .lineStyle(StrokeStyle(lineWidth: 1.5))
          .foregroundStyle(.green)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: .automatic(includesZero: false))
      .frame(height: 44)
      Text("+2.4 %").font(.subheadline.bold()).foregroundStyle(.green)
    }
  }
}

/// Three funds, indexed to 100 at the start, with a rule there.
@Sourced(SeededNumbers.self, UTC.self)
private struct IndexedPrices: View {
  struct Quote: Identifiable {
    let id: Int
    let fund: String
    let week: Date
    let index: Double
  }

  let quotes: [Quote] = ["World", "Europe", "Bonds"].enumerated().flatMap { number, fund in
    var random = SeededNumbers(seed: UInt64(number + 20))
    var index = 100.0
    return (0..<53).map { week in
      defer { index *= 1 + (2.4 - Double(number)) * (0.002 + 0.012 * random.normal()) }
      return Quote(
        id: 100 * number + week, fund: fund, week: UTC.date(2022, 1, 3 + 7 * week), index: index)
    }
  }

  var body: some View {
    Chart {
      RuleMark(y: .value("Start", 100))
        .foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
      ForEach(quotes) {
        LineMark(x: .value("Week", $0.week), y: .value("Index", $0.index))
          .foregroundStyle(by: .value("Fund", $0.fund))
      }
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartForegroundStyleScale(["World": .indigo, "Europe": .teal, "Bonds": .brown])
  }
}

/// Closing prices as points, and their average over ten days as a line of its own series.
@Sourced(SharePrice.self)
private struct PriceAndAverage: View {
  let prices = SharePrice.all

  private func average(_ index: Int) -> Double {
    let last = prices[max(0, index - 9)...index]
    return last.map(\.close).reduce(0, +) / Double(last.count)
  }

  var body: some View {
    Chart {
      ForEach(prices) {
        PointMark(x: .value("Day", $0.day), y: .value("Price", $0.close))
          .symbolSize(14)
          .foregroundStyle(by: .value("Series", "Close"))
      }
      ForEach(prices.indices, id: \.self) {
        LineMark(x: .value("Day", prices[$0].day), y: .value("Price", average($0)))
          .foregroundStyle(by: .value("Series", "Average of 10 days"))
      }
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartForegroundStyleScale(["Close": Color.gray, "Average of 10 days": .purple])
  }
}

/// Steps: a balance stays the same until the next payment.
@Sourced(UTC.self)
private struct BalanceSteps: View {
  let balances: [(day: Int, amount: Double)] = [
    (1, 1_240), (2, 860), (5, 790), (9, 705), (12, 655), (14, 2_905), (17, 2_740), (21, 2_610),
    (24, 2_290), (28, 2_215), (30, 2_215),
  ]

  var body: some View {
    Chart(balances, id: \.day) { balance in
      let day = UTC.date(2022, 9, balance.day)
      Plot {
        AreaMark(x: .value("Day", day), y: .value("Balance", balance.amount))
          .foregroundStyle(.blue.opacity(0.15))
        LineMark(x: .value("Day", day), y: .value("Balance", balance.amount))
      }
      .interpolationMethod(.stepEnd)
    }
    .chartYAxis {
      AxisMarks(format: IntegerFormatStyle<Int>.Currency(code: "EUR").precision(.fractionLength(0)))
    }
  }
}

/// What was spent of each budget, as a narrow bar over a wide one.
@Sourced
private struct Budget: View {
  let items: [(name: String, budget: Int, spent: Int)] = [
    ("Housing", 900, 900), ("Food", 420, 365), ("Travel", 300, 412), ("Leisure", 250, 140),
    ("Health", 120, 60),
  ]

  var body: some View {
    Chart(items, id: \.name) { item in
      BarMark(
        x: .value("Budget", item.budget), y: .value("Item", item.name), height: 22,
        stacking: .unstacked
      )
      .foregroundStyle(.gray.opacity(0.25))
      BarMark(
        x: .value("Spent", item.spent), y: .value("Item", item.name), height: 8,
        stacking: .unstacked
      )
      .foregroundStyle(item.spent > item.budget ? .red : .green)
    }
    .chartYAxis { AxisMarks(preset: .aligned, position: .leading) { AxisValueLabel() } }
    .chartXAxis {
      AxisMarks(format: IntegerFormatStyle<Int>.Currency(code: "USD").precision(.fractionLength(0)))
    }
  }
}

/// Compound growth is a straight line on a logarithmic scale.
@Sourced
private struct Growth: View {
  let rates = [0.03, 0.07, 0.12]

  var body: some View {
    Chart(rates, id: \.self) { rate in
      ForEach(Array(stride(from: 0, through: 40, by: 2)), id: \.self) { year in
        LineMark(x: .value("Year", year), y: .value("Capital", pow(1 + rate, Double(year)) * 1_000))
      }
      .foregroundStyle(by: .value("Rate", "\(Int((100 * rate).rounded())) %"))
    }
    .chartYScale(type: .log)
    .chartYAxis { AxisMarks(format: IntegerFormatStyle<Int>.number.notation(.compactName)) }
  }
}
