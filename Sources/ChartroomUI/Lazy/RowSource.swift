/// Rows of one kind, which are created by index.
@MainActor
protocol RowSource {
  var count: Int { get }
  /// Returns the id of a row, which is unique in the source.
  func id(at index: Int) -> AnyHashable
  /// Returns the view of a row; its type is the same for all rows.
  func view(at index: Int) -> any View
  /// Returns a row as its container has made it, with its traits.
  func row(at index: Int) -> any View
  /// Returns whether a row has an id set by `id(_:)` or by a `ForEach`.
  func identifies(_ index: Int, as id: AnyHashable) -> Bool
  /// Returns the id of the element of a `ForEach` that a row belongs to; `nil`, the default, for none.
  func elementID(at index: Int) -> AnyHashable?
  /// Returns the value that identifies a row in a selection, set by `tag(_:)` or by a `ForEach`; `nil` for none.
  func tag(at index: Int) -> RowTag?
  /// Returns the actions with which the user edits the element of a row in a list; `nil`, the default, for none.
  func edits(at index: Int) -> ElementEdits?
}

extension RowSource {
  func edits(at index: Int) -> ElementEdits? { nil }
}

extension RowSource {
  func elementID(at index: Int) -> AnyHashable? { nil }
}

/// A view as a separate row.
struct SingleRow<Content: View>: RowSource {
  let view: Content

  var count: Int { 1 }
  func id(at index: Int) -> AnyHashable { 0 }
  func view(at index: Int) -> any View { view }
  func row(at index: Int) -> any View { view }
  func identifies(_ index: Int, as id: AnyHashable) -> Bool {
    (view as? any IdentifiedRow)?.rowID == id
  }
  func tag(at index: Int) -> RowTag? { rowTrait((any TaggedRow).self, of: view)?.rowTag }
}

/// The elements of a `ForEach` as rows.
struct ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  let view: ForEach<Data, ID, Content>
  /// The identity of the `ForEach` in its container.
  let group: AnyHashable

  var count: Int { view.data.count }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  func id(at index: Int) -> AnyHashable { view.id(element(at: index)) }
  func elementID(at index: Int) -> AnyHashable? { id(at: index) }

  func view(at index: Int) -> any View {
    ForEachRow(element: element(at: index), content: view.content)
  }

  func row(at index: Int) -> any View { view.content(element(at: index)) }

  func identifies(_ index: Int, as id: AnyHashable) -> Bool {
    let element = element(at: index)
    if AnyHashable(view.id(element)) == id { return true }
    guard Content.self is any IdentifiedRow.Type else { return false }
    return (view.content(element) as? any IdentifiedRow)?.rowID == id
  }

  func tag(at index: Int) -> RowTag? {
    let element = element(at: index)
    return rowTrait((any TaggedRow).self, of: view.content(element))?.rowTag
      ?? RowTag(value: AnyHashable(view.id(element)))
  }

  func edits(at index: Int) -> ElementEdits? {
    view.edits.map { ElementEdits(edits: $0, offset: index, group: group) }
  }
}

/// The rows of an element of a `ForEach`, which is divided into rows.
struct ElementRows: RowSource {
  let source: any RowSource
  /// The id of the element.
  let element: AnyHashable
  /// The actions with which the user edits the element; `nil` for none.
  let edits: ElementEdits?

  var count: Int { source.count }
  func id(at index: Int) -> AnyHashable { source.id(at: index) }
  func view(at index: Int) -> any View { source.view(at: index) }
  func row(at index: Int) -> any View { source.row(at: index) }
  func identifies(_ index: Int, as id: AnyHashable) -> Bool {
    id == element || source.identifies(index, as: id)
  }
  func elementID(at index: Int) -> AnyHashable? { element }
  func tag(at index: Int) -> RowTag? { source.tag(at: index) ?? RowTag(value: element) }
  func edits(at index: Int) -> ElementEdits? { source.edits(at: index) ?? edits }
}

/// The view of an element, with a separate node that tracks the reads of the content.
private struct ForEachRow<Element, Content: View> {
  let element: Element
  let content: (Element) -> Content
}

extension ForEachRow: View {
  var body: some View { content(element) }
}

/// The rows of a modified view.
struct ModifiedRows: RowSource {
  let source: any RowSource
  let modify: @MainActor (any View) -> any View

  var count: Int { source.count }
  func id(at index: Int) -> AnyHashable { source.id(at: index) }
  func view(at index: Int) -> any View { modify(source.view(at: index)) }
  func row(at index: Int) -> any View { modify(source.row(at: index)) }
  func identifies(_ index: Int, as id: AnyHashable) -> Bool {
    source.identifies(index, as: id)
  }
  func elementID(at index: Int) -> AnyHashable? { source.elementID(at: index) }
  func tag(at index: Int) -> RowTag? {
    rowTrait((any TaggedRow).self, of: row(at: index))?.rowTag ?? source.tag(at: index)
  }
  func edits(at index: Int) -> ElementEdits? { source.edits(at: index) }
}

/// A view whose type can carry an id set by `id(_:)`.
@MainActor
protocol IdentifiedRow {
  /// The outermost id of the view; `nil` for none.
  var rowID: AnyHashable? { get }
}

extension IdentifiedView: IdentifiedRow {
  var rowID: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: IdentifiedRow where Content: View {
  var rowID: AnyHashable? { (content as? any IdentifiedRow)?.rowID }
}
