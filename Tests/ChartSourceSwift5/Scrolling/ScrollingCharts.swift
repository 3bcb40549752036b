import Charts
import SwiftUI

struct DailySales: Identifiable {
  let day: Date
  let count: Int

  var id: Date { day }

  static let year: [DailySales] = (0..<365).map { offset in
    let season = 40 * sin(Double(offset) / 365 * 2 * .pi)
    let weekly = 25 * sin(Double(offset) / 7 * 2 * .pi)
    return DailySales(
      day: date(2023, 1, 1).adding(offset, .day), count: 120 + Int(season + weekly) + offset % 5)
  }
}

@available(iOS 17, macOS 14, *)
struct ScrollingSalesChart: View {
  let sales = DailySales.year
  @State private var scrollPosition = date(2023, 5, 1)

  private var visibleTotal: Int {
    let end = scrollPosition.adding(30, .day)
    return sales.filter { $0.day >= scrollPosition && $0.day < end }.map(\.count).reduce(0, +)
  }

  private func dayText(_ date: Date) -> String {
    date.formatted(.dateTime.month().day())
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("TOTAL SALES")
        .font(.caption)
        .foregroundStyle(.secondary)
      Text("\(visibleTotal, format: .number) books")
        .font(.title2.bold())
      Text("\(dayText(scrollPosition)) – \(dayText(scrollPosition.adding(30, .day)))")
        .font(.callout)
        .foregroundStyle(.secondary)

      Chart(sales) {
        BarMark(
          x: .value("Day", $0.day, unit: .day),
          y: .value("Sales", $0.count)
        )
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3600 * 24 * 30)
      .chartScrollTargetBehavior(
        .valueAligned(
          matching: .init(hour: 0),
          majorAlignment: .matching(.init(day: 1)))
      )
      .chartScrollPosition(x: $scrollPosition)
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 7)) {
          AxisTick()
          AxisGridLine()
          AxisValueLabel(format: .dateTime.month().day())
        }
      }
      .frame(height: 220)
    }
    .padding()
  }
}

@available(iOS 17, macOS 14, *)
struct ScrollingCategoriesChart: View {
  let books = (1...20).map { (title: "Book \($0)", copies: ($0 * 53) % 97 + 8) }
  @State private var position = "Book 4"

  var body: some View {
    Chart(books, id: \.title) { book in
      BarMark(x: .value("Title", book.title), y: .value("Copies", book.copies))
        .foregroundStyle(.indigo.gradient)
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 6)
    .chartScrollPosition(x: $position)
    .frame(height: 200)
    .padding()
  }
}

@available(iOS 17, macOS 14, *)
struct SelectableSalesChart: View {
  let sales = Array(DailySales.year[90..<121])
  @State private var selectedDate: Date? = date(2023, 4, 12, hour: 9)

  private var selected: DailySales? {
    guard let selectedDate else { return nil }
    return sales.first { $0.day.isSameDay(as: selectedDate) }
  }

  var body: some View {
    Chart {
      ForEach(sales) { item in
        LineMark(
          x: .value("Day", item.day, unit: .day),
          y: .value("Sales", item.count)
        )
      }
      .interpolationMethod(.catmullRom)

      if let selected {
        RuleMark(x: .value("Selected", selected.day, unit: .day))
          .foregroundStyle(Color.gray.opacity(0.3))
          .offset(yStart: -10)
          .zIndex(-1)
          .annotation(
            position: .top, spacing: 0,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            popover(for: selected)
          }
      }
    }
    .chartXSelection(value: $selectedDate)
    .frame(height: 220)
    .padding(.top, 50)
    .padding()
  }

  private func popover(for item: DailySales) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("\(item.day, format: .dateTime.weekday(.abbreviated).month().day())")
        .font(.caption)
        .foregroundStyle(.secondary)
      HStack {
        Text("\(item.count)")
          .font(.title3.bold())
        Text("books")
          .font(.caption)
      }
    }
    .padding(6)
    .background {
      RoundedRectangle(cornerRadius: 4)
        .fill(Color.gray.opacity(0.12))
    }
  }
}

@available(iOS 17, macOS 14, *)
struct SelectableDonut: View {
  let sales: [(category: String, amount: Int)] = [
    ("Fiction", 420), ("Travel", 260), ("Cooking", 180), ("Children", 310), ("Art", 90),
  ]
  @State private var selectedAngle: Double? = 500

  private var ranges: [(category: String, range: Range<Double>)] {
    var total = 0.0
    return sales.map {
      let next = total + Double($0.amount)
      defer { total = next }
      return ($0.category, total..<next)
    }
  }

  private var selectedCategory: String? {
    guard let selectedAngle else { return nil }
    return ranges.first { $0.range.contains(selectedAngle) }?.category
  }

  var body: some View {
    Chart(sales, id: \.category) { item in
      SectorMark(
        angle: .value("Sales", item.amount),
        innerRadius: .ratio(0.6),
        outerRadius: item.category == selectedCategory ? .ratio(1) : .ratio(0.92),
        angularInset: 1
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Category", item.category))
      .opacity(selectedCategory == nil || item.category == selectedCategory ? 1 : 0.4)
    }
    .chartAngleSelection(value: $selectedAngle)
    .chartLegend(position: .bottom, spacing: 16)
    .chartBackground { proxy in
      GeometryReader { geo in
        if let anchor = proxy.plotFrame {
          let frame = geo[anchor]
          VStack {
            Text(selectedCategory ?? "All")
              .font(.headline)
            Text("\(sales.first { $0.category == selectedCategory }?.amount ?? 1_260) sold")
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .frame(height: 280)
    .padding()
  }
}

@available(iOS 17, macOS 14, *)
#Preview("Scrolling") {
  VStack {
    ScrollingSalesChart()
    ScrollingCategoriesChart()
  }
}

@available(iOS 17, macOS 14, *)
#Preview("Selection") {
  SelectableSalesChart()
}
