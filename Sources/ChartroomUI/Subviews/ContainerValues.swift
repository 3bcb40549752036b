/// A key of a value that a view sets for the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of the key in a view that does not set it.
  static var defaultValue: Value { get }
}

/// The values that a view sets for the container around it.
///
/// An extension adds a value, which views set with `containerValue(_:_:)` and containers read from a `Subview`:
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
public struct ContainerValues {
  private var table: [ObjectIdentifier: Any] = [:]
  fileprivate var rowTag: RowTag?

  init() {}

  /// The value of a key, or its default value if none is set.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = table[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { table[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the value that `tag(_:includeOptional:)` sets, if it has a type; `nil` otherwise.
  public func tag<V: Hashable>(for type: V.Type) -> V? { rowTag?.selection(as: type) }

  /// Returns whether `tag(_:includeOptional:)` sets a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { rowTag?.isEqual(to: tag) ?? false }
}

nonisolated extension View {
  /// Sets a value for the container around the view.
  ///
  /// The container finds it in the `containerValues` of the `Subview` and, if the view sets it outside of all bodies
  /// of views, of the `LayoutSubview`. A value of a section counts for its views, too. The outermost value counts.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  /// - Returns: The view with the value.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueSetting(content: self, keyPath: keyPath, value: value)
  }
}

/// A view that sets a value for the container around it.
private struct ContainerValueSetting<Content: View, Value> {
  let content: Content
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueSetting: View {
  var body: some View {
    content.layoutValue(key: ContainerValuesKey.self, value: ContainerValues(of: self))
  }
}

extension ContainerValueSetting: RowWrapper {
  var wrappedRow: (any View)? { content }
}

extension ContainerValueSetting: RowModifying {
  func modified(_ row: some View) -> any View {
    ContainerValueSetting<_, Value>(content: row, keyPath: keyPath, value: value)
  }

  func appendRows(to list: inout RowList) {
    list.append(content) {
      modified($0)
    } changingSections: {
      $0[keyPath: keyPath] = value
    }
  }
}

/// A view whose type can change the values of its row.
@MainActor
private protocol ContainerValueChanging {
  func change(_ values: inout ContainerValues)
}

extension ContainerValueSetting: ContainerValueChanging {
  func change(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

enum ContainerValuesKey: LayoutValueKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

extension ContainerValues {
  /// Creates the values that a row sets outside of the bodies of views.
  @MainActor
  init(of row: any View) {
    rowTag = ChartroomUI.rowTrait((any TaggedRow).self, of: row)?.rowTag
    var changes: [any ContainerValueChanging] = []
    var current: (any View)? = row
    while let view = current {
      if let change = view as? any ContainerValueChanging { changes.append(change) }
      current = (view as? any RowWrapper)?.wrappedRow
    }
    for change in changes.reversed() { change.change(&self) }
  }
}
