import Charts
import SwiftUI

struct Sale: Identifiable, Hashable, Sendable {
  let store: String
  let day: Date
  let count: Int

  var id: Self { self }
}

@Observable
@MainActor
final class ShopModel {
  private(set) var sales: [Sale] = []
  var selectedRange: ClosedRange<Date>?
  var selectedDay: Date?

  init() {
    let start = Date(timeIntervalSince1970: 1_714_521_600)
    sales = ["Harbour", "Station"].enumerated().flatMap { row, store in
      (0..<14).map { index in
        Sale(
          store: store, day: start.addingTimeInterval(Double(index) * 86_400),
          count: 60 + (index * 37 + row * 53) % 80)
      }
    }
  }

  var totals: [(store: String, count: Int)] {
    Dictionary(grouping: sales, by: \.store)
      .map { ($0.key, $0.value.map(\.count).reduce(0, +)) }
      .sorted { $0.store < $1.store }
  }

  func count(in range: ClosedRange<Date>) -> Int {
    sales.filter { range.contains($0.day) }.map(\.count).reduce(0, +)
  }
}

struct ShopLines: View {
  @State private var model = ShopModel()

  var body: some View {
    Chart(model.sales) { sale in
      LineMark(
        x: .value("Day", sale.day, unit: .day),
        y: .value("Sales", sale.count)
      )
      .foregroundStyle(by: .value("Store", sale.store))
      .symbol(by: .value("Store", sale.store))
      .interpolationMethod(.catmullRom)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 3)) { _ in
        AxisTick()
        AxisGridLine()
        AxisValueLabel(format: .dateTime.day().month(.abbreviated), centered: true)
      }
    }
    .frame(height: 220)
    .padding()
  }
}

struct ShopRangeSelection: View {
  @State private var model = ShopModel()

  var body: some View {
    @Bindable var model = model
    VStack(alignment: .leading) {
      if let range = model.selectedRange {
        Text("\(model.count(in: range)) sold")
          .font(.title3.bold())
      } else {
        Text("Select days")
          .font(.title3)
      }
      Chart {
        ForEach(model.sales) { sale in
          BarMark(
            x: .value("Day", sale.day, unit: .day),
            y: .value("Sales", sale.count)
          )
          .foregroundStyle(by: .value("Store", sale.store))
        }
        if let range = model.selectedRange {
          RectangleMark(
            xStart: .value("Start", range.lowerBound, unit: .day),
            xEnd: .value("End", range.upperBound, unit: .day)
          )
          .foregroundStyle(.gray.opacity(0.2))
          .zIndex(-1)
        }
      }
      .chartXSelection(range: $model.selectedRange)
      .chartLegend(position: .top, alignment: .leading, spacing: 8)
      .frame(height: 220)
    }
    .padding()
    .task {
      let start = Date(timeIntervalSince1970: 1_714_521_600)
      model.selectedRange = start.addingTimeInterval(259_200)...start.addingTimeInterval(604_800)
    }
  }
}

struct ShopGestures: View {
  @State private var model = ShopModel()
  @State private var selected: Date?

  var body: some View {
    Chart {
      ForEach(model.sales) { sale in
        AreaMark(
          x: .value("Day", sale.day), y: .value("Sales", sale.count), stacking: .standard
        )
        .foregroundStyle(by: .value("Store", sale.store))
      }
      if let selected {
        RuleMark(x: .value("Day", selected))
      }
    }
    .chartXSelection(value: $selected)
    .chartGesture { proxy in
      DragGesture(minimumDistance: 0)
        .onChanged { proxy.selectXValue(at: $0.location.x) }
        .onEnded { _ in selected = nil }
    }
    .chartLegend(position: .overlay, alignment: .topTrailing)
    .frame(height: 220)
    .padding()
  }
}

struct ShopTotals: View {
  @State private var model = ShopModel()

  var body: some View {
    Chart(model.totals, id: \.store) { total in
      SectorMark(
        angle: .value("Sales", total.count), innerRadius: .fixed(40), outerRadius: .inset(10),
        angularInset: 2
      )
      .foregroundStyle(by: .value("Store", total.store))
      .annotation(position: .overlay) {
        Text(total.count, format: .number)
          .font(.caption.bold())
          .foregroundStyle(.white)
      }
    }
    .chartLegend(position: .trailing, alignment: .center) {
      VStack(alignment: .leading) {
        ForEach(model.totals, id: \.store) { total in
          Text("\(total.store): \(total.count)")
            .font(.caption)
        }
      }
    }
    .frame(height: 200)
    .padding()
  }
}

#Preview {
  ShopLines()
}
