public import Foundation

/// The parts of a date that a picker displays.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date.
///
/// The style of the environment draws it: by default the date and the time on grey backgrounds at the trailing edge,
/// with the label at the leading edge. Dates have the calendar, the locale and the time zone of the environment, and
/// the present is that of the stage's clock. For a date outside of its range, a picker displays the nearest one in it.
public struct DatePicker<Label: View> {
  /// The parts of a date that a picker displays.
  public typealias Components = DatePickerComponents

  private let configuration: DatePickerStyleConfiguration
  @Environment(\.datePickerStyle) private var style

  private init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components,
    label: Label
  ) {
    configuration = DatePickerStyleConfiguration(
      label: _StylePart(label), selection: selection, minimumDate: minimum, maximumDate: maximum,
      displayedComponents: components)
  }
}

extension DatePicker: View {
  /// The picker in the style of the environment.
  public var body: some View { style.view(of: configuration, in: \.datePickerStyle) }
}

extension DatePicker {
  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  ///   - label: The views that describe the date.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label: label())
  }

  /// Creates a picker for dates in a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - range: The earliest and the latest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  ///   - label: The views that describe the date.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label: label())
  }

  /// Creates a picker for dates in a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - range: The range that begins with the earliest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  ///   - label: The views that describe the date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label: label())
  }

  /// Creates a picker for dates in a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - range: The range that ends with the latest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  ///   - label: The views that describe the date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - selection: A binding to the date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, label: Text(title))
  }

  /// Creates a picker for dates in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - selection: A binding to the date.
  ///   - range: The earliest and the latest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker for dates in a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the date.
  ///   - range: The earliest and the latest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, label: Text(title))
  }

  /// Creates a picker for dates in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - selection: A binding to the date.
  ///   - range: The range that begins with the earliest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker for dates in a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the date.
  ///   - range: The range that begins with the earliest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label: Text(title))
  }

  /// Creates a picker for dates in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - selection: A binding to the date.
  ///   - range: The range that ends with the latest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label: Text(titleKey))
  }

  /// Creates a picker for dates in a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the date.
  ///   - range: The range that ends with the latest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label: Text(title))
  }
}
