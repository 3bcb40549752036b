public import Foundation

// The titles of `LocalizedStringResource` of dates.

extension DatePicker where Label == Text {
  /// Creates a picker, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: A binding to the date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleResource.stringKey, selection: selection, displayedComponents: displayedComponents)
  }

  /// Creates a picker for dates in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: A binding to the date.
  ///   - range: The earliest and the latest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleResource.stringKey, selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// Creates a picker for dates in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: A binding to the date.
  ///   - range: The range that begins with the earliest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleResource.stringKey, selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// Creates a picker for dates in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: A binding to the date.
  ///   - range: The range that ends with the latest date.
  ///   - displayedComponents: The parts of the date to display; all by default.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      titleResource.stringKey, selection: selection, in: range,
      displayedComponents: displayedComponents)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is not displayed.
  ///   - selection: A binding to the days.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(titleResource.stringKey, selection: selection)
  }

  /// Creates a picker for days in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is not displayed.
  ///   - selection: A binding to the days.
  ///   - bounds: The first day, and the end of the last one.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(titleResource.stringKey, selection: selection, in: bounds)
  }

  /// Creates a picker for days in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is not displayed.
  ///   - selection: A binding to the days.
  ///   - bounds: The range that begins with the first day.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(titleResource.stringKey, selection: selection, in: bounds)
  }

  /// Creates a picker for days in a range, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is not displayed.
  ///   - selection: A binding to the days.
  ///   - bounds: The range that ends with the last day.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(titleResource.stringKey, selection: selection, in: bounds)
  }
}
