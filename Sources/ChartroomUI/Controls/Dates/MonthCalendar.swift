import Foundation
import Graphics

/// The days of a month under its name, with chevrons that display other months.
///
/// A tap on the name replaces the days and the chevrons by wheels of the month and the year, and another one returns.
struct MonthCalendar {
  /// The date whose month is displayed at first.
  private let start: Date
  private let isSelected: (Date) -> Bool
  private let isAvailable: (Date) -> Bool
  private let select: (Date) -> Void
  /// A date in the displayed month; `nil` for that of `start`.
  @State private var shown: Date?
  @State private var choosesMonth = false
  @Environment(\.localizedCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.now) private var now
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - start: The date whose month is displayed at first.
  ///   - isSelected: Whether a day, given by its first moment, is selected.
  ///   - isAvailable: Whether a day can be selected.
  ///   - select: A closure that is called for a tap on a day.
  init(
    start: Date, isSelected: @escaping (Date) -> Bool, isAvailable: @escaping (Date) -> Bool,
    select: @escaping (Date) -> Void
  ) {
    self.start = start
    self.isSelected = isSelected
    self.isAvailable = isAvailable
    self.select = select
  }
}

extension MonthCalendar: View {
  var body: some View {
    let month = shown ?? start
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        MonthTitle(month: month, isOpen: $choosesMonth)
        Spacer(minLength: 8)
        if !choosesMonth {
          MonthButton(isForward: false) { move(from: month, by: -1) }
          MonthButton(isForward: true) { move(from: month, by: 1) }
        }
      }
      .frame(height: 44)
      if choosesMonth {
        days(of: month).hidden().overlay { wheels(of: month) }
      } else {
        days(of: month)
      }
    }
    .frame(minWidth: 260, idealWidth: 320)
  }

  /// The weekdays and the days below them.
  private func days(of month: Date) -> some View {
    VStack(spacing: 0) {
      row(MonthGrid.weekdays(in: calendar)) { name in
        Text(verbatim: name)
          .textCase(.uppercase)
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Color.tertiaryLabel)
          .lineLimit(1)
          .minimumScaleFactor(0.6)
      }
      .frame(height: 24)
      let weeks = MonthGrid(of: month, in: calendar).weeks
      ForEach(weeks.indices, id: \.self) { index in
        row(weeks[index]) { day in
          if let day { cell(day) } else { Color.clear.frame(height: MonthDay.height) }
        }
      }
    }
  }

  private func wheels(of month: Date) -> some View {
    DateWheels(
      configuration: DatePickerStyleConfiguration(
        label: _StylePart(EmptyView()),
        selection: Binding {
          month
        } set: {
          shown = $0
        },
        minimumDate: nil, maximumDate: nil, displayedComponents: .date),
      wheels: DateWheel.all(for: .date, in: locale).filter { $0 != .day }, width: 320)
  }

  /// Seven views of equal width.
  private func row<Element, Content: View>(
    _ elements: [Element], @ViewBuilder content: @escaping (Element) -> Content
  ) -> some View {
    EqualWidths {
      ForEach(elements.indices, id: \.self) { index in
        content(elements[index]).frame(maxWidth: .infinity)
      }
    }
  }

  private func cell(_ day: Date) -> some View {
    let isAvailable = isAvailable(day) && isEnabled
    return MonthDay(
      day: day, isSelected: isSelected(day), isToday: calendar.isDate(day, inSameDayAs: now),
      isAvailable: isAvailable
    )
    .contentShape(Rectangle())
    .gesture(TapGesture().onEnded { select(day) }, isEnabled: isAvailable)
  }

  private func move(from month: Date, by months: Int) {
    shown = calendar.date(byAdding: .month, value: months, to: month)
  }
}

/// The name of a month with a chevron, which opens and closes wheels.
private struct MonthTitle {
  let month: Date
  @Binding var isOpen: Bool
}

extension MonthTitle: View {
  var body: some View {
    Button {
      isOpen.toggle()
    } label: {
      HStack(spacing: 6) {
        Text(month, format: .dateTime.year().month(.wide))
          .font(.headline)
          .foregroundStyle(
            isOpen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
        DisclosureChevron(isExpanded: isOpen)
      }
      .frame(height: 44)
    }
    .buttonStyle(.plain)
  }
}

/// A chevron that displays the next or the previous month.
private struct MonthButton {
  let isForward: Bool
  let action: @MainActor () -> Void
}

extension MonthButton: View {
  var body: some View {
    Button(action: action) {
      Chevron(lineWidth: 2.5)
        .scaleEffect(x: isForward ? 1.5 : -1.5, y: 1.5)
        .frame(width: 44, height: 44)
    }
    .buttonStyle(.borderless)
  }
}

/// A day of a month.
private struct MonthDay {
  static let height: CGFloat = 44
  let day: Date
  let isSelected: Bool
  let isToday: Bool
  let isAvailable: Bool
}

extension MonthDay: View {
  var body: some View {
    Text(day, format: .dateTime.day())
      .font(.system(size: isSelected ? 22 : 20, weight: isSelected ? .medium : .regular))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(style)
      .frame(height: Self.height)
      .background {
        if isSelected {
          Circle()
            .fill(isToday ? AnyShapeStyle(TintShapeStyle()) : paleTint)
            .frame(width: 42, height: 42)
        }
      }
  }

  private var paleTint: AnyShapeStyle { AnyShapeStyle(TintShapeStyle().opacity(0.15)) }

  private var style: AnyShapeStyle {
    guard isAvailable else { return AnyShapeStyle(Color.tertiaryLabel) }
    if isSelected, isToday { return AnyShapeStyle(Color.white) }
    return isSelected || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
  }
}

/// The days of a month, of which one is selected, and the time below them.
struct GraphicalDatePicker {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.localizedCalendar) private var calendar
}

extension GraphicalDatePicker: View {
  var body: some View {
    if configuration.displayedComponents.contains(.date) {
      VStack(spacing: 4) {
        MonthCalendar(
          start: configuration.displayedDate,
          isSelected: { calendar.isDate($0, inSameDayAs: configuration.displayedDate) },
          isAvailable: isAvailable, select: select)
        if configuration.displayedComponents.contains(.hourAndMinute) {
          HStack {
            Text("Time")
            Spacer(minLength: 8)
            TimeCapsule(configuration: configuration)
          }
        }
      }
    } else {
      CompactDatePicker(configuration: configuration)
    }
  }

  /// Returns whether a part of a day is in the range.
  private func isAvailable(_ day: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return configuration.maximumDate.map { day <= $0 } ?? true
      && configuration.minimumDate.map { end > $0 } ?? true
  }

  /// Selects a day with the time of the selected date.
  private func select(_ day: Date) {
    let time = calendar.dateComponents(
      [.hour, .minute, .second], from: configuration.displayedDate)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    configuration.selection = configuration.clamped(date ?? day)
  }
}
