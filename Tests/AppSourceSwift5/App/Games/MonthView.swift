import SwiftUI

struct MonthView: View {
  let month: Date
  @State private var selected: Int?
  @Environment(\.calendar) private var calendar

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

  private var days: [Int?] {
    guard let range = calendar.range(of: .day, in: .month, for: month),
      let first = calendar.date(from: calendar.dateComponents([.year, .month], from: month))
    else { return [] }
    let weekday = calendar.component(.weekday, from: first)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: blanks) + range.map { $0 }
  }

  var body: some View {
    VStack {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(calendar.veryShortWeekdaySymbols.indices, id: \.self) { index in
          Text(calendar.veryShortWeekdaySymbols[index])
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
          if let day {
            DayCell(day: day, isSelected: day == selected)
              .onTapGesture { selected = day }
              .id("day \(day)")
          } else {
            Color.clear.frame(height: 1)
          }
        }
      }
      if let selected { Text("Selected \(selected)") }
    }
  }
}

private struct DayCell: View, Equatable {
  let day: Int
  let isSelected: Bool

  var body: some View {
    Text("\(day)")
      .frame(maxWidth: .infinity, minHeight: 28)
      .background(isSelected ? Circle().fill(Color.accentColor) : nil)
      .foregroundStyle(isSelected ? Color.white : Color.primary)
  }
}

#Preview { MonthView(month: Date(timeIntervalSince1970: 1_700_000_000)) }
