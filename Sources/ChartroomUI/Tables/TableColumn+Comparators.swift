public import Foundation

// The columns with comparators, and those whose title is a text.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of strings, by which rows can be sorted.
  ///
  /// - Parameters:
  ///   - text: The title of the column.
  ///   - value: The path of the value in a row.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(value), content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of strings with a comparator, by which rows can be sorted.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the column.
  ///   - value: The path of the value in a row.
  ///   - comparator: The comparator of the values.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: Comparator
  ) where Comparator.Compared == String {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of strings with a comparator, by which rows can be sorted.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The path of the value in a row.
  ///   - comparator: The comparator of the values.
  @_disfavoredOverload
  public init<Title: StringProtocol, Comparator: SortComparator>(
    _ title: Title, value: any KeyPath<RowValue, String> & Sendable,
    comparator: Comparator
  ) where Comparator.Compared == String {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of strings with a comparator, by which rows can be sorted.
  ///
  /// - Parameters:
  ///   - text: The title of the column.
  ///   - value: The path of the value in a row.
  ///   - comparator: The comparator of the values.
  public init<Comparator: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    comparator: Comparator
  ) where Comparator.Compared == String {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of views, by whose values rows can be sorted.
  ///
  /// - Parameters:
  ///   - text: The title of the column.
  ///   - value: The path of the value in a row.
  ///   - content: The views of a row.
  public init<Value: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of views with a comparator, by whose values rows can be sorted.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - value: The path of the value in a row.
  ///   - comparator: The comparator of the values.
  ///   - content: The views of a row.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value, Comparator: SortComparator>(
    _ title: Title, value: any KeyPath<RowValue, Value> & Sendable,
    comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Creates a column of views with a comparator, by whose values rows can be sorted.
  ///
  /// - Parameters:
  ///   - text: The title of the column.
  ///   - value: The path of the value in a row.
  ///   - comparator: The comparator of the values.
  ///   - content: The views of a row.
  public init<Value, Comparator: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, Value> & Sendable,
    comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column of views with a comparator of rows.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - comparator: The comparator of the rows.
  ///   - content: The views of a row.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column of views with a comparator of rows.
  ///
  /// - Parameters:
  ///   - text: The title of the column.
  ///   - comparator: The comparator of the rows.
  ///   - content: The views of a row.
  public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}
