import Charts
import SwiftUI

struct Holding: Identifiable {
  let name: String
  let value: Double
  let color: Color

  var id: String { name }

  static let samples = [
    Holding(name: "Stocks", value: 48_200, color: .blue),
    Holding(name: "Bonds", value: 21_400, color: .green),
    Holding(name: "Real estate", value: 14_800, color: .orange),
    Holding(name: "Gold", value: 6_300, color: .yellow),
    Holding(name: "Cash", value: 9_100, color: .gray),
  ]
}

@available(iOS 17, macOS 14, *)
struct AllocationDonut: View {
  let holdings = Holding.samples

  private var total: Double { holdings.reduce(0) { $0 + $1.value } }

  var body: some View {
    Chart(holdings) { holding in
      SectorMark(
        angle: .value("Value", holding.value),
        innerRadius: .ratio(0.618),
        angularInset: 1.5
      )
      .cornerRadius(5)
      .foregroundStyle(by: .value("Name", holding.name))
    }
    .chartForegroundStyleScale(
      domain: holdings.map(\.name), range: holdings.map(\.color)
    )
    .chartLegend(alignment: .center, spacing: 18)
    .chartBackground { chartProxy in
      GeometryReader { geometry in
        if let plotFrame = chartProxy.plotFrame {
          let frame = geometry[plotFrame]
          VStack {
            Text("Total")
              .font(.callout)
              .foregroundStyle(.secondary)
            Text(total, format: .currency(code: "EUR").precision(.fractionLength(0)))
              .font(.title2.bold())
              .foregroundColor(.primary)
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .frame(height: 300)
    .padding()
  }
}

/// One stacked bar with the names below.
struct AllocationBar: View {
  let holdings = Holding.samples

  private let columns = [GridItem(.adaptive(minimum: 90), alignment: .leading)]

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Allocation")
        Spacer()
        Text("99.8 k€")
          .foregroundColor(.secondary)
      }
      Chart(holdings) { holding in
        BarMark(x: .value("Value", holding.value))
          .foregroundStyle(by: .value("Name", holding.name))
      }
      .chartForegroundStyleScale(
        domain: holdings.map(\.name), range: holdings.map(\.color)
      )
      .chartXAxis(.hidden)
      .chartLegend(.hidden)
      .chartPlotStyle { plotArea in
        plotArea
          .background(Color.gray.opacity(0.2))
          .cornerRadius(8)
      }
      .frame(height: 36)

      LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
        ForEach(holdings) { holding in
          LegendDot(color: holding.color, name: holding.name)
        }
      }
    }
    .padding()
  }
}

struct ReturnsHistogram: View {
  let returns: [Double] = {
    var generator = SampleGenerator(seed: 11)
    return (0..<400).map { _ in
      (0..<6).map { _ in Double.random(in: -1...1, using: &generator) }.reduce(0.1, +)
    }
  }()

  private struct Bin: Identifiable {
    let index: Int
    let range: ChartBinRange<Double>
    let frequency: Int
    var id: Int { index }
  }

  private var bins: [Bin] {
    let bins = NumberBins(data: returns, desiredCount: 18)
    let groups = Dictionary(grouping: returns, by: bins.index)
    return groups.map { Bin(index: $0.key, range: bins[$0.key], frequency: $0.value.count) }
      .sorted { $0.index < $1.index }
  }

  var body: some View {
    Chart(bins) { bin in
      BarMark(
        x: .value("Return", bin.range),
        y: .value("Days", bin.frequency)
      )
      .foregroundStyle(bin.range.upperBound <= 0 ? .red : .green)
    }
    .chartXAxis {
      AxisMarks(values: .automatic(desiredCount: 8)) { value in
        AxisTick()
        AxisGridLine()
        if let number = value.as(Double.self) {
          AxisValueLabel("\(Int(number))%")
        }
      }
    }
    .chartXAxisLabel("Daily return")
    .frame(height: 220)
    .padding()
  }
}

struct NetWorthChart: View {
  struct Entry: Identifiable {
    let year: Int
    let kind: String
    let amount: Double
    let id = UUID()
  }

  let entries: [Entry] = (0..<8).flatMap { index -> [Entry] in
    let year = 2016 + index
    let growth = pow(1.23, Double(index))
    return [
      Entry(year: year, kind: "Assets", amount: 40_000 * growth),
      Entry(year: year, kind: "Debts", amount: -65_000 + Double(index) * 7_500),
    ]
  }

  var body: some View {
    Chart {
      ForEach(entries) { entry in
        BarMark(
          x: .value("Year", date(entry.year, 1), unit: .year),
          y: .value("Amount", entry.amount)
        )
        .foregroundStyle(by: .value("Kind", entry.kind))
      }
      ForEach(Dictionary(grouping: entries, by: \.year).sorted { $0.key < $1.key }, id: \.key) {
        year, entries in
        LineMark(
          x: .value("Year", date(year, 1), unit: .year),
          y: .value("Net worth", entries.map(\.amount).reduce(0, +))
        )
        .symbol(.diamond)
        .foregroundStyle(.primary)
      }
    }
    .chartForegroundStyleScale(["Assets": .green, "Debts": .red])
    .chartYAxis {
      AxisMarks(format: .currency(code: "USD").notation(.compactName))
    }
    .frame(height: 240)
    .padding()
  }
}

@available(iOS 17, macOS 14, *)
#Preview {
  AllocationDonut()
}

#Preview {
  VStack {
    AllocationBar()
    ReturnsHistogram()
    NetWorthChart()
  }
}
