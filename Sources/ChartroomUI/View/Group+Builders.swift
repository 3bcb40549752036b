// Groups of content that is not views. A group has no effect but on the number of statements in a builder.

// MARK: Bars

extension Group: ToolbarContent where Content: ToolbarContent {
  /// The items of the content.
  @MainActor @preconcurrency
  public var _entries: [_ToolbarEntry] { content._entries }
}

extension Group where Content: ToolbarContent {
  /// Creates a group of items of bars.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) { self = .containing(content()) }
}

// MARK: Tabs

extension Group: TabContent where Content: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue
  /// The tabs of the content.
  @MainActor @preconcurrency
  public var _tabs: [_TabEntry] { content._tabs }
}

extension Group where Content: TabContent {
  /// Creates a group of tabs.
  @_disfavoredOverload
  public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
  where Content.TabValue == Value { self = .containing(content()) }
}

// MARK: Scenes and menus

extension Group: Scene, PrimitiveScene where Content: Scene {
  /// Returns the content of the first window.
  @MainActor @preconcurrency
  public static func _root(of scene: Self) -> AnyView? { Content._root(of: scene.content) }
}

extension Group where Content: Scene {
  /// Creates a group of scenes.
  @_disfavoredOverload
  public init(@SceneBuilder content: () -> Content) { self = .containing(content()) }
}

extension Group: Commands, PrimitiveCommands where Content: Commands {}

extension Group where Content: Commands {
  /// Creates a group of menus, which are not drawn.
  @_disfavoredOverload
  public init(@CommandsBuilder content: () -> Content) { self = .containing(content()) }
}

// MARK: Tables

extension Group: TableRowContent where Content: TableRowContent {
  /// The values of the rows, in order.
  public var _values: [Content.TableRowValue] { content._values }
}

extension Group where Content: TableRowContent {
  /// Creates a group of rows of a table.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Content.TableRowValue == Value { self = .containing(content()) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the values of rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparators by which the table can be sorted.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// The columns, in order.
  public var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }
}

extension Group where Content: TableColumnContent {
  /// Creates a group of columns of a table, whose builder knows no comparators.
  @_disfavoredOverload
  public init<Value>(@TableColumnBuilder<Value, Never> content: () -> Content)
  where Content == _TableColumns<Value, Never> { self = .containing(content()) }

  /// Creates a group of columns of a table.
  @_disfavoredOverload
  public init<Value, Sort>(@TableColumnBuilder<Value, Sort> content: () -> Content)
  where Content == _TableColumns<Value, Sort> { self = .containing(content()) }
}
