public import Foundation

/// Content that consists of columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values of rows.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparators by which the table can be sorted; `Never` for a column without one.
  associatedtype TableColumnSortComparator
  /// The columns, in order.
  ///
  /// This property is an implementation detail. Do not use or implement it.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column of any kind.
///
/// This type is an implementation detail. Do not use it.
public struct _TableColumn<RowValue> {
  let label: AnyView
  let cell: (RowValue) -> AnyView
  /// The comparator by which the column is sorted; `nil` for none.
  let comparator: Any?
  var width = TableColumnWidth()
  var alignment = HorizontalAlignment.leading
  var isHidden = false
  /// The name by which the user shows or hides the column; `nil` for none.
  var customizationID: String?
}

/// The limits of the width of a column.
struct TableColumnWidth: Equatable {
  var least: CGFloat = 0
  var ideal: CGFloat?
  var most = CGFloat.infinity
}

/// A column of a table: a title, and a cell for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?
  private var limits = TableColumnWidth()

  init(
    label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Sets the width of the column, in points; `nil`, the default, for a share of the width of the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets limits of the width of the column, in points; `nil`, the default, for none.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn
  {
    var column = self
    column.limits = TableColumnWidth(least: min ?? 0, ideal: ideal, most: max ?? .infinity)
    return column
  }
}

extension TableColumn: TableColumnContent {
  /// The type of the values of rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators by which the table can be sorted.
  public typealias TableColumnSortComparator = Sort

  /// The column.
  public var _columns: [_TableColumn<RowValue>] {
    [
      _TableColumn(
        label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator,
        width: limits)
    ]
  }
}

// MARK: Columns of views

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views that the table cannot be sorted by.
  ///
  /// - Parameters:
  ///   - titleKey: The title, whose values are formatted in the locale of the environment.
  ///   - content: A closure that creates the cell of a row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column of views that the table cannot be sorted by.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: A closure that creates the cell of a row.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column of views that the table cannot be sorted by.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - content: A closure that creates the cell of a row.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

// MARK: Columns of values

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of strings.
  ///
  /// - Parameters:
  ///   - titleKey: The title, whose values are formatted in the locale of the environment.
  ///   - value: The key path of the string of a row, by which the table can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(titleKey, value: value) { Text($0[keyPath: value]) }
  }

  /// Creates a column of strings.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path of the string of a row, by which the table can be sorted.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(title, value: value) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of views that the table can be sorted by.
  ///
  /// - Parameters:
  ///   - titleKey: The title, whose values are formatted in the locale of the environment.
  ///   - value: The key path of the value of a row, by which the table can be sorted.
  ///   - content: A closure that creates the cell of a row.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of views that the table can be sorted by.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The key path of the value of a row, by which the table can be sorted.
  ///   - content: A closure that creates the cell of a row.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of views that the table can be sorted by.
  ///
  /// - Parameters:
  ///   - titleKey: The title, whose values are formatted in the locale of the environment.
  ///   - value: The key path of the value of a row.
  ///   - comparator: The order of the values.
  ///   - content: A closure that creates the cell of a row.
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column of views that the table can be sorted by.
  ///
  /// - Parameters:
  ///   - titleKey: The title, whose values are formatted in the locale of the environment.
  ///   - comparator: The order of the rows.
  ///   - content: A closure that creates the cell of a row.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }
}

// MARK: Builder

/// Several columns of a table.
public struct _TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
  /// The type of the values of rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators by which the table can be sorted.
  public typealias TableColumnSortComparator = Sort

  /// The columns, in order.
  public let _columns: [_TableColumn<RowValue>]
}

/// A builder of the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Returns a column.
  public static func buildExpression<Content: TableColumnContent>(
    _ content: Content
  ) -> _TableColumns<RowValue, Sort> where Content.TableRowValue == RowValue {
    _TableColumns(_columns: content._columns)
  }

  /// Returns columns in order.
  public static func buildBlock(
    _ content: _TableColumns<RowValue, Sort>...
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(_columns: content.flatMap(\._columns))
  }

  /// Returns the columns of a condition, or none.
  public static func buildIf(
    _ content: _TableColumns<RowValue, Sort>?
  ) -> _TableColumns<RowValue, Sort> { content ?? _TableColumns(_columns: []) }

  /// Returns the columns of the first alternative.
  public static func buildEither(
    first content: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { content }

  /// Returns the columns of the second alternative.
  public static func buildEither(
    second content: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { content }
}
