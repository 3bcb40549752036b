import Charts
import SwiftUI

struct Metric: Identifiable {
  let name: String
  let value: String
  let change: Double
  let history: [Double]

  var id: String { name }

  static let samples: [Metric] = [
    Metric(name: "Visitors", value: "12.4 K", change: 0.082, history: trend(1.3)),
    Metric(name: "Sign-ups", value: "318", change: -0.041, history: trend(2.1).reversed()),
    Metric(name: "Revenue", value: "$8,930", change: 0.127, history: trend(0.7)),
    Metric(name: "Churn", value: "2.1 %", change: -0.006, history: trend(3.3).reversed()),
  ]

  private static func trend(_ phase: Double) -> [Double] {
    (0..<20).map { index in
      let day = Double(index)
      return 10 + day * 0.6 + 3 * sin(day * 0.8 + phase)
    }
  }
}

struct Sparkline: View {
  let values: [Double]
  var color: Color = .accentColor

  var body: some View {
    Chart {
      ForEach(Array(values.enumerated()), id: \.offset) { index, value in
        LineMark(x: .value("", index), y: .value("", value))
          .interpolationMethod(.monotone)
          .foregroundStyle(color)
        AreaMark(x: .value("", index), y: .value("", value))
          .interpolationMethod(.monotone)
          .foregroundStyle(
            .linearGradient(
              colors: [color.opacity(0.3), color.opacity(0)], startPoint: .top, endPoint: .bottom))
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartLegend(.hidden)
  }
}

struct MetricsDashboard: View {
  let metrics = Metric.samples

  private let columns = [GridItem(.flexible(), spacing: 12), GridItem(.flexible(), spacing: 12)]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 12) {
      ForEach(metrics) { metric in
        VStack(alignment: .leading, spacing: 6) {
          Text(metric.name)
            .font(.subheadline)
            .foregroundStyle(.secondary)
          HStack(alignment: .firstTextBaseline) {
            Text(metric.value)
              .font(.title3.bold())
            Spacer()
            Text(metric.change, format: .percent.precision(.fractionLength(1)))
              .font(.caption)
              .foregroundColor(metric.change > 0 ? .green : .red)
          }
          Sparkline(values: metric.history, color: metric.change > 0 ? .green : .red)
            .frame(height: 44)
        }
        .padding(12)
        .overlay(
          RoundedRectangle(cornerRadius: 12)
            .strokeBorder(Color.gray.opacity(0.3))
        )
      }
    }
    .padding()
  }
}

struct SmallMultiples: View {
  let regions = ["North", "East", "South", "West"]

  private func value(_ region: Int, _ month: Int) -> Double {
    30 + 14 * sin(Double(month) / 2 + Double(region)) + Double(region * 6)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(Array(regions.enumerated()), id: \.element) { index, region in
        HStack {
          Text(region)
            .font(.caption)
            .frame(width: 44, alignment: .leading)
          Chart(0..<12, id: \.self) { month in
            AreaMark(
              x: .value("Month", month),
              y: .value("Orders", value(index, month))
            )
            .foregroundStyle(Color.blue.opacity(0.3 + Double(index) * 0.15))
          }
          .chartYScale(domain: 0...70)
          .chartYAxis {
            AxisMarks(values: [0, 70]) {
              AxisGridLine()
              AxisValueLabel()
                .font(.system(size: 8))
            }
          }
          .chartXAxis(index == regions.count - 1 ? .automatic : .hidden)
          .frame(height: index == regions.count - 1 ? 70 : 50)
        }
        if index < regions.count - 1 {
          Divider()
        }
      }
    }
    .padding()
  }
}

struct FunnelChart: View {
  let steps: [(name: String, count: Int)] = [
    ("Visited", 4_200), ("Viewed product", 2_650), ("Added to basket", 980), ("Paid", 612),
  ]

  var body: some View {
    Chart(steps, id: \.name) { step in
      BarMark(
        xStart: .value("Start", -Double(step.count) / 2),
        xEnd: .value("End", Double(step.count) / 2),
        y: .value("Step", step.name),
        height: .ratio(0.9)
      )
      .foregroundStyle(.blue.opacity(0.3 + 0.7 * Double(step.count) / 4_200))
      .annotation(position: .overlay) {
        VStack {
          Text(step.name)
            .font(.caption)
          Text(step.count.formatted())
            .font(.caption.bold())
        }
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .frame(height: 230)
    .padding()
  }
}

struct ConversionTrendChart: View {
  @State private var isShowingTarget = true

  private let rates: [(month: Date, rate: Double)] = (0..<12).map { month in
    let place = Double(month)
    let rate: Double = 0.021 + 0.0015 * place + 0.003 * sin(place)
    return (date(2023, 1).adding(month, .month), rate)
  }

  var body: some View {
    VStack {
      Chart {
        ForEach(rates, id: \.month) { item in
          LineMark(
            x: .value("Month", item.month, unit: .month),
            y: .value("Rate", item.rate)
          )
          .symbol(.square)
        }
        if isShowingTarget {
          RuleMark(
            xStart: .value("Start", date(2023, 7)), xEnd: .value("End", date(2024, 1)),
            y: .value("Target", 0.035)
          )
          .foregroundStyle(.green)
          .annotation(position: .top, alignment: .leading) {
            Text("Target H2").font(.caption2).foregroundColor(.green)
          }
        }
      }
      .chartYAxis {
        AxisMarks(format: Decimal.FormatStyle.Percent.percent.precision(.fractionLength(1)))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .quarter)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.quarter())
        }
      }
      .frame(height: 200)

      Button {
        withAnimation(.spring()) { isShowingTarget.toggle() }
      } label: {
        Text(isShowingTarget ? "Hide target" : "Show target")
          .font(.footnote)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(Capsule().stroke(Color.accentColor))
      }
    }
    .padding()
  }
}

struct Dashboard_Previews: PreviewProvider {
  static var previews: some View {
    ScrollView {
      MetricsDashboard()
      SmallMultiples()
      FunnelChart()
      ConversionTrendChart()
    }
  }
}
