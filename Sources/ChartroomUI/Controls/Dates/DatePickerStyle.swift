public import Foundation

/// A style of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view of a picker.
  associatedtype Body: View
  /// The properties of a picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// Returns the view of a picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a picker that a `DatePickerStyle` draws.
public struct DatePickerStyleConfiguration {
  /// The label of a picker.
  public typealias Label = _StylePart

  /// The label of the picker.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The earliest date; `nil` for no bound.
  public let minimumDate: Date?
  /// The latest date; `nil` for no bound.
  public let maximumDate: Date?
  /// The parts of the date to display.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  /// Returns the configuration of a picker that displays other parts of the date.
  func displaying(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: label, selection: $selection, minimumDate: minimumDate, maximumDate: maximumDate,
      displayedComponents: components)
  }

  /// The date in the range that is nearest to the selected one, which can be outside of it.
  var displayedDate: Date { clamped(selection) }

  /// Returns the nearest date in the range.
  func clamped(_ date: Date) -> Date {
    let date = maximumDate.map { min($0, date) } ?? date
    return minimumDate.map { max($0, date) } ?? date
  }
}

/// The style that is used unless another one is set: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label and the date on a grey background.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A style with the date and the time on grey backgrounds at the trailing edge.
///
/// A tap on the date opens the days of its month, and one on the time opens wheels.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label and the date on a grey background.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A style with the days of a month, of which a tap selects one.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the days of a month, and the time below them.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// A style with a wheel for each part of the date, of which a tap selects a row.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label and the wheels.
  public func makeBody(configuration: Configuration) -> some View {
    ControlLine {
      configuration.label
    } control: {
      DateWheels(configuration: configuration, width: 320)
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that is used unless another one is set: the compact one.
  public static nonisolated var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time on grey backgrounds.
  public static nonisolated var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month.
  public static nonisolated var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  public static nonisolated var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Sets the style of the date pickers in the view.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    controlStyle(\.datePickerStyle, .erasing(style, in: DatePickerBody.self))
  }
}

struct DatePickerBody<Style: DatePickerStyle> {
  let style: Style
  let configuration: DatePickerStyleConfiguration

  nonisolated init(style: Style, configuration: DatePickerStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension DatePickerBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<DatePickerStyleConfiguration> {
    .erasing(DefaultDatePickerStyle(), in: DatePickerBody.self)
  }
}

extension EnvironmentValues {
  package var datePickerStyle: ControlStyle<DatePickerStyleConfiguration> {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}
