public import Foundation

// The tables whose columns the user shows and hides.

/// The visibility of the columns of a table.
///
/// - Note: Unlike in SwiftUI, columns keep their order, and the user has no menu for them.
public struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Codable, Sendable {
  private enum Choice: String, Codable { case visible, hidden }

  private var choices: [String: Choice] = [:]

  /// Creates a value in which all columns have their own visibility.
  public init() {}

  /// The visibility of the column with a name, set by `customizationID(_:)`; `.automatic` for its own.
  public subscript(visibility id: String) -> Visibility {
    get {
      switch choices[id] {
      case .visible: .visible
      case .hidden: .hidden
      case nil: .automatic
      }
    }
    set {
      switch newValue {
      case .visible: choices[id] = .visible
      case .hidden: choices[id] = .hidden
      case .automatic: choices[id] = nil
      }
    }
  }

  /// Restores the order of the columns, which does not change.
  public mutating func resetOrder() {}
}

/// The parts of a column that the user cannot change.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// The bits of the parts.
  public let rawValue: Int

  /// Creates parts from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The place among the columns.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// The width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// The visibility.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All parts.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// The position of the contents of a column from side to side.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: HorizontalAlignment

  /// The position that suits the contents, which is the leading edge.
  public static let automatic = TableColumnAlignment(alignment: .leading)
  /// The leading edge.
  public static let leading = TableColumnAlignment(alignment: .leading)
  /// The middle.
  public static let center = TableColumnAlignment(alignment: .center)
  /// The trailing edge.
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// The position of numbers, which is the trailing edge.
  public static let numeric = TableColumnAlignment(alignment: .trailing)

  /// Returns the position of numbers, which is the trailing edge, whatever the numbering system is.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    .numeric
  }
}

extension TableColumnContent {
  private func changing(
    _ change: (inout _TableColumn<TableRowValue>) -> Void
  ) -> _TableColumns<TableRowValue, TableColumnSortComparator> {
    _TableColumns(
      _columns: _columns.map { column in
        var column = column
        change(&column)
        return column
      })
  }

  /// Sets the name of the column in a `TableColumnCustomization`.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.customizationID = id }
  }

  /// Sets the visibility of the column, unless the user chooses another one.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.isHidden = visibility == .hidden }
  }

  /// Sets the position of the title and the cells of the column.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.alignment = alignment.alignment }
  }

  /// Sets the parts of the column that the user cannot change; all by default.
  ///
  /// Accepted, and has no effect: the user has no menu for columns.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior = .all
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}

extension Table {
  /// Creates a table of the elements of a collection, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      customization: columnCustomization)
  }

  /// Creates a table of rows, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(),
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a collection, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - sortOrder: A binding to the order, which a tap on a header changes.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of rows, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - sortOrder: A binding to the order, which a tap on a header changes.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a collection, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the id of the selected row; `nil` for none.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection),
      customization: columnCustomization)
  }

  /// Creates a table of rows, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - selection: A binding to the id of the selected row; `nil` for none.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: .one(selection),
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a collection, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the id of the selected row; `nil` for none.
  ///   - sortOrder: A binding to the order, which a tap on a header changes.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of rows, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - selection: A binding to the id of the selected row; `nil` for none.
  ///   - sortOrder: A binding to the order, which a tap on a header changes.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .one(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a collection, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .many(selection),
      customization: columnCustomization)
  }

  /// Creates a table of rows, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: .many(selection),
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a collection, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - sortOrder: A binding to the order, which a tap on a header changes.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .many(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of rows, whose columns the user shows and hides.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - sortOrder: A binding to the order, which a tap on a header changes.
  ///   - columnCustomization: A binding to the visibility of the columns.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .many(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
