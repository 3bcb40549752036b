public import Foundation

// The titles of `LocalizedStringResource` of tables.

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The rows.
  @_disfavoredOverload
  public init<Value>(
    _ titleResource: LocalizedStringResource, @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value {
    self.init(titleResource.stringKey, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of strings with a comparator, by which rows can be sorted.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the column.
  ///   - value: The path of the value in a row.
  ///   - comparator: The comparator of the values.
  @_disfavoredOverload
  public init<Comparator: SortComparator>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable,
    comparator: Comparator
  ) where Comparator.Compared == String {
    self.init(titleResource.stringKey, value: value, comparator: comparator)
  }

  /// Creates a column of strings.
  ///
  /// - Parameters:
  ///   - titleResource: The title, whose values are formatted in the locale of the environment.
  ///   - value: The key path of the string of a row, by which the table can be sorted.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(titleResource.stringKey, value: value)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of views that the table can be sorted by.
  ///
  /// - Parameters:
  ///   - titleResource: The title, whose values are formatted in the locale of the environment.
  ///   - value: The key path of the value of a row, by which the table can be sorted.
  ///   - content: A closure that creates the cell of a row.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.stringKey, value: value, content: content)
  }

  /// Creates a column of views that the table can be sorted by.
  ///
  /// - Parameters:
  ///   - titleResource: The title, whose values are formatted in the locale of the environment.
  ///   - value: The key path of the value of a row.
  ///   - comparator: The order of the values.
  ///   - content: A closure that creates the cell of a row.
  @_disfavoredOverload
  public init<Value, Comparator: SortComparator>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, Value> & Sendable,
    comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(titleResource.stringKey, value: value, comparator: comparator, content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column of views that the table can be sorted by.
  ///
  /// - Parameters:
  ///   - titleResource: The title, whose values are formatted in the locale of the environment.
  ///   - comparator: The order of the rows.
  ///   - content: A closure that creates the cell of a row.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.stringKey, sortUsing: comparator, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views that the table cannot be sorted by.
  ///
  /// - Parameters:
  ///   - titleResource: The title, whose values are formatted in the locale of the environment.
  ///   - content: A closure that creates the cell of a row.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.stringKey, content: content)
  }
}
