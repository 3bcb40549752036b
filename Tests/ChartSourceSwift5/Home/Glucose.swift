import Charts
import SwiftUI

struct GlucoseReading: Identifiable, Equatable {
  let date: Date
  let value: Double

  var id: Date { date }
}

struct Treatment: Identifiable {
  enum Kind { case bolus(Double), carbs(Int) }

  let id = UUID()
  let date: Date
  let kind: Kind
}

extension GlucoseReading {
  static let start = ChartSourceSwift5.date(2024, 3, 8, hour: 6)

  static let day: [GlucoseReading] = (0..<144).map { index in
    let t = Double(index)
    let meals = 70 * exp(-pow(t - 22, 2) / 120) + 95 * exp(-pow(t - 78, 2) / 160)
    let value = 96 + meals + 14 * sin(t / 9) - 30 * exp(-pow(t - 118, 2) / 90)
    return GlucoseReading(date: start.adding(index * 5, .minute), value: value)
  }

  static let treatments = [
    Treatment(date: start.adding(85, .minute), kind: .carbs(45)),
    Treatment(date: start.adding(80, .minute), kind: .bolus(4.2)),
    Treatment(date: start.adding(365, .minute), kind: .carbs(70)),
    Treatment(date: start.adding(360, .minute), kind: .bolus(6.5)),
    Treatment(date: start.adding(560, .minute), kind: .bolus(0.8)),
  ]
}

struct GlucoseChart: View {
  let readings = GlucoseReading.day
  let treatments = GlucoseReading.treatments
  let low = 70.0
  let high = 180.0

  private var boluses: [(date: Date, units: Double)] {
    treatments.compactMap {
      if case .bolus(let units) = $0.kind { return ($0.date, units) }
      return nil
    }
  }

  private func color(for value: Double) -> Color {
    if value < low { return .red }
    if value > high { return .orange }
    return .green
  }

  @ContentBuilder private var thresholds: some ChartContent {
    RuleMark(y: .value("Low", low))
      .foregroundStyle(.red)
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [6, 4]))
    RuleMark(y: .value("High", high))
      .foregroundStyle(.orange)
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [6, 4]))
  }

  @ChartContentBuilder
  private func marker(for treatment: Treatment) -> some ChartContent {
    switch treatment.kind {
    case .bolus(let units):
      PointMark(x: .value("Time", treatment.date), y: .value("Glucose", 50))
        .symbol(.triangle)
        .foregroundStyle(.blue)
        .annotation(position: .bottom, alignment: .center, spacing: 1) {
          Text("\(units, specifier: "%.1f")U").font(.system(size: 9))
        }
    case .carbs(let grams):
      PointMark(x: .value("Time", treatment.date), y: .value("Glucose", 250))
        .symbol(.square)
        .symbolSize(40)
        .foregroundStyle(.brown)
        .annotation(position: .top) {
          Text("\(grams)g").font(.system(size: 9))
        }
    }
  }

  var body: some View {
    Chart {
      RectangleMark(yStart: .value("Low", low), yEnd: .value("High", high))
        .foregroundStyle(.green.opacity(0.08))
      thresholds
      ForEach(readings) { reading in
        PointMark(
          x: .value("Time", reading.date), y: .value("Glucose", reading.value)
        )
        .foregroundStyle(color(for: reading.value))
        .symbolSize(14)
      }
      ForEach(treatments) { marker(for: $0) }
    }
    .chartYScale(domain: 40...270)
    .chartYAxis {
      AxisMarks(position: .trailing, values: [low, high, 260]) {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0))
        AxisValueLabel()
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 2)) { _ in
        AxisGridLine()
        AxisValueLabel(
          format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute(), anchor: .top)
      }
    }
    .frame(height: 280)
    .padding()
  }
}

struct InsulinChart: View {
  var body: some View {
    Chart {
      ForEach(0..<24) { half in
        BarMark(
          x: .value("Time", GlucoseReading.start.adding(half * 30, .minute)),
          y: .value("Basal", 0.6 + Double(half * 7 % 5) / 10),
          width: 6
        )
      }
      .foregroundStyle(.blue.opacity(0.5))
    }
    .chartYAxis {
      AxisMarks(values: .automatic(minimumStride: 0.5, desiredCount: 3))
    }
    .chartXAxis(.hidden)
    .frame(height: 70)
    .padding()
  }
}

struct TimeInRangeBar: View {
  let shares: [(name: String, share: Double, color: Color)] = [
    ("Low", 0.04, .red), ("In range", 0.82, .green), ("High", 0.14, .orange),
  ]

  var body: some View {
    Chart(shares, id: \.name) { item in
      BarMark(
        x: .value("Share", item.share),
        y: .value("Row", "Today"),
        stacking: .normalized
      )
      .foregroundStyle(item.color)
      .annotation(position: .overlay) {
        if item.share > 0.1 {
          Text(item.share, format: .percent)
            .font(.caption.bold())
            .foregroundColor(.white)
        }
      }
    }
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(format: Decimal.FormatStyle.Percent.percent, values: [0, 0.5, 1])
    }
    .frame(height: 60)
    .padding()
  }
}

struct Glucose_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      GlucoseChart()
      InsulinChart()
      TimeInRangeBar()
    }
    .previewDisplayName("Glucose")
  }
}
