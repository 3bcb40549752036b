import Charts
import SwiftUI

enum CabinClass: String, CaseIterable, Plottable, Sendable {
  case economy = "Economy"
  case business = "Business"
}

struct Fare: Identifiable, Sendable {
  let day: Date
  let cabin: CabinClass
  let price: Double

  var id: String { cabin.rawValue + day.ISO8601Format() }

  static let month: [Fare] = CabinClass.allCases.flatMap { cabin in
    (0..<28).map { index in
      let base = cabin == .economy ? 140.0 : 520
      let weekend = [4, 5, 6].contains(index % 7) ? 1.3 : 1
      return Fare(
        day: Date(timeIntervalSince1970: 1_725_148_800).addingTimeInterval(Double(index) * 86_400),
        cabin: cabin, price: base * weekend + Double(index * 17 % 40))
    }
  }
}

struct FareCalendarChart: View {
  let fares = Fare.month.filter { $0.cabin == .economy }

  private var cheapest: Fare? { fares.min { $0.price < $1.price } }

  var body: some View {
    Chart(fares) { fare in
      let isCheapest = fare.id == cheapest?.id
      BarMark(
        x: .value("Day", fare.day, unit: .day),
        y: .value("Price", fare.price),
        width: .ratio(0.8)
      )
      .foregroundStyle(isCheapest ? Color.green : .blue.opacity(0.4))
      .annotation(position: .top, overflowResolution: .init(x: .fit, y: .padScale)) {
        if isCheapest {
          Text(fare.price, format: .currency(code: "EUR").precision(.fractionLength(0)))
            .font(.caption.bold())
            .foregroundStyle(.green)
        }
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .weekOfMonth)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.day().month())
      }
    }
    .frame(height: 200)
    .padding()
  }
}

struct FareLinesChart: View {
  var body: some View {
    Chart(Fare.month) { fare in
      LineMark(
        x: .value("Day", fare.day),
        y: .value("Price", fare.price)
      )
      .lineStyle(by: .value("Cabin", fare.cabin))
      .foregroundStyle(by: .value("Cabin", fare.cabin))
    }
    .chartLineStyleScale([
      "Economy": StrokeStyle(lineWidth: 2),
      "Business": StrokeStyle(lineWidth: 2, dash: [4, 4]),
    ])
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine()
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.Currency(code: "EUR"))
      }
    }
    .frame(height: 220)
    .padding()
  }
}

struct TripTimeline: View {
  struct Leg: Identifiable, Sendable {
    let id: Int
    let kind: String
    let start: Date
    let hours: Double

    var end: Date { start.addingTimeInterval(hours * 3_600) }
  }

  let legs: [Leg] = [
    ("Train", 0, 2.5), ("Wait", 2.5, 1.5), ("Flight", 4, 7.8), ("Wait", 11.8, 1.2),
    ("Bus", 13, 1.6),
  ].enumerated().map {
    Leg(
      id: $0.offset, kind: $0.element.0,
      start: Date(timeIntervalSince1970: 1_725_166_800).addingTimeInterval($0.element.1 * 3_600),
      hours: $0.element.2)
  }

  var body: some View {
    Chart(legs) { leg in
      BarMark(
        xStart: .value("Start", leg.start), xEnd: .value("End", leg.end),
        y: .value("Trip", "Trip")
      )
      .foregroundStyle(by: .value("Kind", leg.kind))
      .annotation(position: .overlay) {
        if leg.hours > 1.5 {
          Text(leg.kind).font(.caption2).foregroundStyle(.white)
        }
      }
    }
    .chartForegroundStyleScale(
      domain: ["Train", "Flight", "Bus", "Wait"], range: [.red, .blue, .green, .gray.opacity(0.4)]
    )
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 4)) {
        AxisTick()
        AxisValueLabel(format: .dateTime.hour(), anchor: .topLeading)
      }
    }
    .frame(height: 110)
    .padding()
  }
}

struct DelayHistogram: View {
  let departures: [Date] = (0..<120).map {
    let minutes = Double($0 * $0 * 31 % 1_440)
    return Date(timeIntervalSince1970: 1_725_148_800).addingTimeInterval(minutes * 60)
  }

  private var bins: [(range: ChartBinRange<Date>, count: Int)] {
    let first = departures.min() ?? .distantPast
    let last = departures.max() ?? .distantFuture
    let bins = DateBins(unit: .hour, by: 3, range: first...last)
    return bins.map { range in (range, departures.filter { range.contains($0) }.count) }
  }

  var body: some View {
    Chart {
      ForEach(bins, id: \.range.lowerBound) { bin in
        BarMark(x: .value("Time", bin.range), y: .value("Departures", bin.count))
          .foregroundStyle(.teal)
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
    .frame(height: 180)
    .padding()
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  FareCalendarChart()
}
