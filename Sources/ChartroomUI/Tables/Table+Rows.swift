public import Foundation

// The tables of rows with a selection or an order.

extension Table {
  /// Creates a table of rows with a selected row.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - selection: A binding to the id of the selected row.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: .one(selection))
  }

  /// Creates a table of rows with several selected rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: .many(selection))
  }

  /// Creates a table of rows with an order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - sortOrder: A binding to the order, which a tap on a header changes.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Creates a table of rows with a selected row and an order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - selection: A binding to the id of the selected row.
  ///   - sortOrder: A binding to the order, which a tap on a header changes.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder)
    )
  }

  /// Creates a table of rows with several selected rows and an order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - sortOrder: A binding to the order, which a tap on a header changes.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .many(selection),
      sorting: TableSorting(sortOrder))
  }
}

extension Section: TableRowContent where Content: TableRowContent {
  /// The type of the values.
  public typealias TableRowValue = Content.TableRowValue

  /// The values of the rows.
  ///
  /// - Note: Unlike SwiftUI, the header is not displayed.
  public var _values: [Content.TableRowValue] { content._values }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The rows.
  public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
  where Content.TableRowValue == Value {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section of rows with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The rows.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows with a header.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The header.
  public init<Value>(
    @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Content.TableRowValue == Value {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows.
  ///
  /// - Parameter content: The rows.
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Content.TableRowValue == Value {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
