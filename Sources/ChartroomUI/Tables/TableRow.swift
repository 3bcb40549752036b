/// Content that consists of rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of rows.
  associatedtype TableRowValue: Identifiable
  /// The values of the rows, in order.
  ///
  /// This property is an implementation detail. Do not use or implement it.
  var _values: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The value of the row.
  public let _values: [Value]

  /// Creates the row of a value.
  public init(_ value: Value) { _values = [value] }
}

/// A row of a table above further rows, which the app shows and hides.
///
/// - Note: Unlike in SwiftUI, the row has no triangle, and the other rows no indent: only the binding shows them.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The values of the rows, in order.
  public let _values: [Label.TableRowValue]

  /// Creates a row above further rows.
  ///
  /// - Parameters:
  ///   - value: The value of the row.
  ///   - isExpanded: A binding to whether the other rows are shown; `nil`, the default, hides them.
  ///   - content: The other rows.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value {
    _values = [value] + (isExpanded?.wrappedValue == true ? content()._values : [])
  }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data

  /// The elements.
  public var _values: [Data.Element] { Array(data) }
}

/// Several rows of a table.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// The values of the rows, in order.
  public let _values: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The values of the rows, in order.
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: TableRowContent {
  /// Creates rows for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The collection of elements.
  ///   - content: A closure that creates the rows of an element.
  public init<Value>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == Value {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates a row for each identifiable element.
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, id: { $0.id }, content: { TableRow($0) })
  }
}

/// A builder of the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Returns some rows.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// Returns no rows.
  public static func buildBlock() -> _TableRows<Value> { _TableRows(_values: []) }

  /// Returns the first rows.
  public static func buildPartialBlock<Content: TableRowContent>(
    first: Content
  ) -> Content where Content.TableRowValue == Value { first }

  /// Returns rows and those behind them.
  public static func buildPartialBlock(
    accumulated: some TableRowContent<Value>, next: some TableRowContent<Value>
  ) -> _TableRows<Value> { _TableRows(_values: accumulated._values + next._values) }

  /// Returns the rows of a condition, or none.
  public static func buildIf(_ content: (some TableRowContent<Value>)?) -> _TableRows<Value> {
    _TableRows(_values: content?._values ?? [])
  }

  /// Returns the rows of the first alternative.
  public static func buildEither(first content: some TableRowContent<Value>) -> _TableRows<Value> {
    _TableRows(_values: content._values)
  }

  /// Returns the rows of the second alternative.
  public static func buildEither(second content: some TableRowContent<Value>) -> _TableRows<Value> {
    _TableRows(_values: content._values)
  }
}
