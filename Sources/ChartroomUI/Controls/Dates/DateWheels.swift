package import Foundation
import Graphics

/// A wheel for each part of a date.
struct DateWheels {
  let configuration: DatePickerStyleConfiguration
  /// The wheels in their order; `nil` for those of the displayed parts in the locale.
  let wheels: [DateWheel]?
  /// The width where there is space for it, in points; `nil` for that of the wheels.
  let width: CGFloat?
  @Environment(\.localizedCalendar) private var calendar
  @Environment(\.locale) private var locale

  init(
    configuration: DatePickerStyleConfiguration, wheels: [DateWheel]? = nil, width: CGFloat? = nil
  ) {
    self.configuration = configuration
    self.wheels = wheels
    self.width = width
  }
}

extension DateWheels: View {
  var body: some View {
    let wheels = wheels ?? DateWheel.all(for: configuration.displayedComponents, in: locale)
    let ownWidth = wheels.reduce(24) { $0 + $1.width + 4 }
    let fullWidth = max(ownWidth, width ?? 0)
    ZStack {
      WheelHighlight()
      HStack(spacing: 4) {
        ForEach(wheels, id: \.self) { wheel in
          WheelPicker(options: options(of: wheel), hasHighlight: false).frame(width: wheel.width)
        }
      }
    }
    .frame(minWidth: ownWidth, idealWidth: fullWidth, maxWidth: fullWidth)
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }

  /// The rows around the selected one.
  @MainActor
  private func options(of wheel: DateWheel) -> [PickerOption] {
    let reach = wheel == .period ? 1 : 3
    return (-reach...reach).compactMap { distance in
      guard let date = wheel.date(at: distance, from: configuration.displayedDate, in: calendar)
      else { return nil }
      let isAvailable = configuration.clamped(date) == date
      return PickerOption(
        id: AnyHashable(distance),
        view: AnyView(
          wheel.row(of: date, in: calendar)
            .foregroundStyle(isAvailable ? AnyShapeStyle(.foreground) : unavailable)),
        isSelected: distance == 0
      ) {
        configuration.selection = configuration.clamped(date)
      }
    }
  }

  private var unavailable: AnyShapeStyle { AnyShapeStyle(Color.tertiaryLabel) }
}

/// A part of a date that has a wheel.
package enum DateWheel: Hashable {
  case year, month, day, weekday, hour, minute, period

  /// Returns the wheels of the parts of a date, in the order of a locale.
  package static func all(for components: DatePickerComponents, in locale: Locale) -> [DateWheel] {
    let letters: [Character: DateWheel] = ["y": .year, "M": .month, "d": .day]
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale)
    let ordered = (pattern ?? "yMd").reduce(into: [DateWheel]()) { wheels, letter in
      if let wheel = letters[letter == "L" ? "M" : letter], !wheels.contains(wheel) {
        wheels.append(wheel)
      }
    }
    guard components.contains(.hourAndMinute) else {
      return components.contains(.date) ? ordered : []
    }
    let time: [DateWheel] = [.hour, .minute] + (hasHalves(locale) ? [.period] : [])
    return (components.contains(.date) ? [.weekday] : []) + time
  }

  /// Returns whether times of a locale name the half of the day.
  private static func hasHalves(_ locale: Locale) -> Bool {
    locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
  }

  /// The width of the wheel, in points.
  var width: CGFloat {
    switch self {
    case .weekday: 140
    case .month: 130
    case .year: 70
    case .day, .hour, .minute, .period: 44
    }
  }

  /// Returns the row of a date.
  func row(of date: Date, in calendar: Calendar) -> Text {
    switch self {
    case .year: Text(date, format: .dateTime.year())
    case .month: Text(date, format: .dateTime.month(.wide))
    case .day: Text(date, format: .dateTime.day())
    case .weekday: Text(date, format: .dateTime.weekday().month().day())
    case .hour: hour(of: date, in: calendar)
    case .minute:
      Text(
        calendar.component(.minute, from: date),
        format: .number.precision(.integerLength(2)))
    case .period:
      Text(
        verbatim: calendar.component(.hour, from: date) < 12
          ? calendar.amSymbol : calendar.pmSymbol)
    }
  }

  /// Returns the row of an hour, without a zero before it unless the locale writes one in its times.
  private func hour(of date: Date, in calendar: Calendar) -> Text {
    let locale = calendar.locale ?? Locale(identifier: "en_US_POSIX")
    let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
    let hour = calendar.component(.hour, from: date)
    let number = Self.hasHalves(locale) ? (hour + 11) % 12 + 1 : hour
    let length = pattern.contains("HH") ? 2 : 1
    return Text(number, format: .number.precision(.integerLength(length...)))
  }

  /// Returns the date of a row.
  ///
  /// Months, days, hours and minutes follow each other in a circle and leave the larger parts as they are. A day that
  /// the month does not have is replaced by its last one.
  ///
  /// - Parameters:
  ///   - distance: The number of rows from the selected one.
  ///   - selected: The selected date.
  ///   - calendar: The calendar.
  /// - Returns: `nil` if there is no such row.
  package func date(at distance: Int, from selected: Date, in calendar: Calendar) -> Date? {
    switch self {
    case .year: calendar.date(byAdding: .year, value: distance, to: selected)
    case .weekday: calendar.date(byAdding: .day, value: distance, to: selected)
    case .month: turned(.month, within: .year, by: distance, from: selected, in: calendar)
    case .day: turned(.day, within: .month, by: distance, from: selected, in: calendar)
    case .hour: turned(.hour, within: .day, by: distance, from: selected, in: calendar)
    case .minute: turned(.minute, within: .hour, by: distance, from: selected, in: calendar)
    case .period: noonTurned(by: distance, from: selected, in: calendar)
    }
  }

  /// Returns the same time in the other half of the day: the afternoon follows the morning, and nothing else does.
  private func noonTurned(by distance: Int, from selected: Date, in calendar: Calendar) -> Date? {
    let half = calendar.component(.hour, from: selected) / 12
    guard 0...1 ~= half + distance else { return nil }
    return calendar.date(byAdding: .hour, value: 12 * distance, to: selected)
  }

  private func turned(
    _ part: Calendar.Component, within whole: Calendar.Component, by distance: Int,
    from selected: Date, in calendar: Calendar
  ) -> Date? {
    guard let range = calendar.range(of: part, in: whole, for: selected), !range.isEmpty else {
      return nil
    }
    let old = calendar.component(part, from: selected)
    let steps = (old - range.lowerBound + distance) % range.count
    let new = range.lowerBound + (steps + range.count) % range.count
    return calendar.date(byAdding: part, value: new - old, to: selected)
  }
}
