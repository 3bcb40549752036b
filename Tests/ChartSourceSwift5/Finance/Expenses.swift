import Charts
import SwiftUI

enum ExpenseCategory: String, CaseIterable, Identifiable, Plottable {
  case groceries, rent, transport, leisure, health

  var id: String { rawValue }
  var displayName: String { rawValue.capitalized }
}

struct Expense: Identifiable {
  let id = UUID()
  let category: ExpenseCategory
  let amount: Decimal
  let date: Date

  static let samples: [Expense] = {
    let base: [(ExpenseCategory, Decimal)] = [
      (.groceries, 412), (.rent, 980), (.transport, 128), (.leisure, 236), (.health, 84),
    ]
    return (0..<6).flatMap { month in
      base.map { category, amount in
        let change = Decimal((month * 29 + category.rawValue.count * 13) % 60)
        return Expense(
          category: category, amount: amount + change,
          date: ChartSourceSwift5.date(2023, 7, 12).adding(month, .month))
      }
    }
  }()
}

final class ExpenseStore: ObservableObject {
  @Published var expenses = Expense.samples

  func total(of category: ExpenseCategory) -> Decimal {
    expenses.filter { $0.category == category }.reduce(0) { $0 + $1.amount }
  }

  var largest: ExpenseCategory? {
    ExpenseCategory.allCases.max { total(of: $0) < total(of: $1) }
  }
}

struct MonthlyExpensesChart: View {
  @ObservedObject var store: ExpenseStore

  var body: some View {
    Chart(store.expenses) { expense in
      BarMark(
        x: .value("Month", expense.date, unit: .month),
        y: .value("Amount", expense.amount)
      )
      .foregroundStyle(by: .value("Category", expense.category))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { value in
        AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine()
        AxisValueLabel(
          format: Decimal.FormatStyle.Currency(code: "EUR").precision(.fractionLength(0)))
      }
    }
    .frame(height: 250)
    .padding()
  }
}

struct BudgetComparisonChart: View {
  struct Item: Identifiable {
    let category: ExpenseCategory
    let kind: String
    let amount: Double
    var id: String { category.id + kind }
  }

  let items: [Item] = ExpenseCategory.allCases.enumerated().flatMap { index, category in
    [
      Item(category: category, kind: "Budget", amount: [400, 1_000, 150, 200, 100][index]),
      Item(category: category, kind: "Actual", amount: [441, 1_000, 128, 263, 61][index]),
    ]
  }

  var body: some View {
    Card(title: "Budget", subtitle: "December 2023") {
      Chart(items) { item in
        BarMark(
          x: .value("Category", item.category.displayName),
          y: .value("Amount", item.amount)
        )
        .position(by: .value("Kind", item.kind), axis: .horizontal)
        .foregroundStyle(by: .value("Kind", item.kind))
        .cornerRadius(2)
      }
      .chartForegroundStyleScale(["Budget": Color.gray.opacity(0.4), "Actual": Color.accentColor])
      .chartLegend(position: .top, alignment: .trailing)
      .frame(height: 220)
    }
    .padding()
  }
}

struct SpendingRankChart: View {
  @ObservedObject var store: ExpenseStore

  var body: some View {
    Chart(ExpenseCategory.allCases.sorted { store.total(of: $0) > store.total(of: $1) }) {
      category in
      BarMark(
        x: .value("Total", store.total(of: category)),
        y: .value("Category", category.displayName),
        height: .ratio(0.5)
      )
      .foregroundStyle(
        category == store.largest
          ? AnyShapeStyle(Color.accentColor.gradient) : AnyShapeStyle(.tertiary)
      )
      .annotation(position: .trailing) {
        Text(store.total(of: category), format: .currency(code: "EUR"))
          .font(.caption)
          .foregroundColor(.secondary)
      }
    }
    .chartXAxis(.hidden)
    .chartXScale(range: .plotDimension(endPadding: 70))
    .frame(height: 240)
    .padding()
  }
}

struct CumulativeSpendingChart: View {
  let budget = 1_800.0
  let days = 30

  private var spent: [(day: Int, total: Double)] {
    var generator = SampleGenerator(seed: 5)
    var total = 0.0
    return (1...19).map { day in
      total += day == 1 ? 620 : Double.random(in: 4...95, using: &generator)
      return (day, total)
    }
  }

  var body: some View {
    let last = spent.last
    Chart {
      LineMark(x: .value("Day", 1), y: .value("Ideal", 0), series: .value("Line", "Ideal"))
        .foregroundStyle(.gray)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
      LineMark(
        x: .value("Day", days), y: .value("Ideal", budget), series: .value("Line", "Ideal")
      )
      .foregroundStyle(.gray)
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))

      ForEach(spent, id: \.day) { item in
        LineMark(
          x: .value("Day", item.day), y: .value("Spent", item.total),
          series: .value("Line", "Spent")
        )
        .interpolationMethod(.stepEnd)
      }

      if let last {
        PointMark(x: .value("Day", last.day), y: .value("Spent", last.total))
          .annotation(position: .trailing, alignment: .leading) {
            VStack(alignment: .leading) {
              Text(last.total, format: .currency(code: "USD").precision(.fractionLength(0)))
                .font(.footnote.bold())
              Text("day \(last.day)")
                .font(.caption2)
                .foregroundStyle(.secondary)
            }
          }
      }

      RuleMark(y: .value("Budget", budget))
        .foregroundStyle(.red)
        .annotation(position: .bottom, alignment: .leading) {
          Text("Budget")
            .font(.caption2)
            .foregroundColor(.red)
        }
    }
    .chartXScale(domain: 1...days)
    .chartXAxis {
      AxisMarks(values: Array(stride(from: 1, through: days, by: 7)))
    }
    .frame(height: 230)
    .padding()
  }
}

struct Expenses_Previews: PreviewProvider {
  static let store = ExpenseStore()

  static var previews: some View {
    MonthlyExpensesChart(store: store)
    BudgetComparisonChart()
    SpendingRankChart(store: store)
    CumulativeSpendingChart()
  }
}
