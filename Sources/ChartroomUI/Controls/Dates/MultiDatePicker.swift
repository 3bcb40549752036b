public import Foundation

/// A control for several days of a month, of which a tap adds or removes one.
///
/// Days have the calendar, the locale and the time zone of the environment. The month of the present is displayed at
/// first, or the nearest one with a day in the range, or that of the first selected day.
public struct MultiDatePicker<Label: View> {
  private let selection: Binding<Set<DateComponents>>
  private let lowerBound: Date?
  private let upperBound: Date?
  @Environment(\.localizedCalendar) private var calendar
  @Environment(\.now) private var now

  private init(_ selection: Binding<Set<DateComponents>>, _ lower: Date?, _ upper: Date?) {
    self.selection = selection
    lowerBound = lower
    upperBound = upper
  }
}

extension MultiDatePicker: View {
  /// The days of a month.
  public var body: some View {
    let days = Set(selection.wrappedValue.compactMap(calendar.date(from:)))
    MonthCalendar(
      start: days.min() ?? nearestDate, isSelected: days.contains,
      isAvailable: { day in
        lowerBound.map { day >= calendar.startOfDay(for: $0) } ?? true
          && upperBound.map { day < $0 } ?? true
      },
      select: select)
  }

  /// The date in the range that is nearest to the present.
  private var nearestDate: Date {
    // The end of the range can be the first moment of a day that cannot be selected.
    let date = upperBound.map { min(now, $0.addingTimeInterval(-1)) } ?? now
    return lowerBound.map { max(date, $0) } ?? date
  }

  private func select(_ day: Date) {
    let known = selection.wrappedValue.filter { calendar.date(from: $0) == day }
    if known.isEmpty {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.wrappedValue.subtract(known)
    }
  }
}

extension MultiDatePicker {
  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: A binding to the days.
  ///   - label: The views that describe the days, which are not displayed.
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil)
  }

  /// Creates a picker for days in a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the days.
  ///   - bounds: The first day, and the end of the last one.
  ///   - label: The views that describe the days, which are not displayed.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound)
  }

  /// Creates a picker for days in a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the days.
  ///   - bounds: The range that begins with the first day.
  ///   - label: The views that describe the days, which are not displayed.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil)
  }

  /// Creates a picker for days in a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the days.
  ///   - bounds: The range that ends with the last day.
  ///   - label: The views that describe the days, which are not displayed.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is not displayed.
  ///   - selection: A binding to the days.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil)
  }

  /// Creates a picker, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is not displayed.
  ///   - selection: A binding to the days.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil)
  }

  /// Creates a picker for days in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is not displayed.
  ///   - selection: A binding to the days.
  ///   - bounds: The first day, and the end of the last one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound)
  }

  /// Creates a picker for days in a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is not displayed.
  ///   - selection: A binding to the days.
  ///   - bounds: The first day, and the end of the last one.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound)
  }

  /// Creates a picker for days in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is not displayed.
  ///   - selection: A binding to the days.
  ///   - bounds: The range that begins with the first day.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil)
  }

  /// Creates a picker for days in a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is not displayed.
  ///   - selection: A binding to the days.
  ///   - bounds: The range that begins with the first day.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil)
  }

  /// Creates a picker for days in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is not displayed.
  ///   - selection: A binding to the days.
  ///   - bounds: The range that ends with the last day.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound)
  }

  /// Creates a picker for days in a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is not displayed.
  ///   - selection: A binding to the days.
  ///   - bounds: The range that ends with the last day.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound)
  }
}
