/// A view whose subviews can be created one by one.
@MainActor
protocol RowContainer {
  /// Appends the rows of the view to a list.
  func appendRows(to list: inout RowList)
}

/// Rows of one kind, which are created by index.
@MainActor
protocol RowSource {
  var count: Int { get }
  /// Returns the id of a row, which is unique in the source.
  func id(at index: Int) -> AnyHashable
  /// Updates the node of a row, or makes it.
  func show(
    _ index: Int, in child: Node?, of parent: Node, environment: EnvironmentValues
  ) -> Node
}

/// A list of views, of which each can be created without the others.
@MainActor
struct RowList {
  /// The identity of a row: the position of its source in the structure of the view, and its id there.
  struct ID: Hashable {
    fileprivate var path: [Int]
    fileprivate var id: AnyHashable
  }

  private struct Part {
    var source: any RowSource
    var path: [Int]
    /// The index of the first row of the source.
    var start: Int
  }

  private var parts: [Part] = []
  private var path: [Int] = []
  private(set) var count = 0

  init<Content: View>(of content: Content) { append(content) }

  /// Appends the rows of a view, which is one row if it does not consist of others.
  mutating func append<Content: View>(_ content: Content) {
    if let container = content as? any RowContainer {
      container.appendRows(to: &self)
    } else {
      append(source: SingleRow(view: content))
    }
  }

  /// Appends the rows of a part of a view, which keep their identity while the part has the same number.
  mutating func append<Content: View>(_ content: Content, part: Int) {
    path.append(part)
    append(content)
    path.removeLast()
  }

  mutating func append(source: any RowSource) {
    guard source.count > 0 else { return }
    parts.append(Part(source: source, path: path, start: count))
    count += source.count
  }

  /// Returns the last part that begins at or before an index.
  private func part(at index: Int) -> Part {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= index { low = middle } else { high = middle }
    }
    return parts[low]
  }

  /// Returns the identity of the row at an index below `count`.
  func id(at index: Int) -> ID {
    let part = part(at: index)
    return ID(path: part.path, id: part.source.id(at: index - part.start))
  }

  /// Updates the node of the row at an index below `count`, or makes it.
  func show(
    _ index: Int, in child: Node?, of parent: Node, environment: EnvironmentValues
  ) -> Node {
    let part = part(at: index)
    return part.source.show(
      index - part.start, in: child, of: parent, environment: environment)
  }
}

/// A view as a row of its own.
private struct SingleRow<Content: View>: RowSource {
  let view: Content

  var count: Int { 1 }
  func id(at index: Int) -> AnyHashable { 0 }
  func show(
    _ index: Int, in child: Node?, of parent: Node, environment: EnvironmentValues
  ) -> Node {
    parent.reconciled(child, with: view, environment: environment)
  }
}

/// The elements of a `ForEach` as rows.
private struct ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  let view: ForEach<Data, ID, Content>

  var count: Int { view.data.count }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  func id(at index: Int) -> AnyHashable { view.id(element(at: index)) }

  func show(
    _ index: Int, in child: Node?, of parent: Node, environment: EnvironmentValues
  ) -> Node {
    parent.reconciled(
      child, with: ForEachRow(element: element(at: index), content: view.content),
      environment: environment)
  }
}

/// The view of an element, with a node of its own that tracks what the content reads.
private struct ForEachRow<Element, Content: View> {
  let element: Element
  let content: (Element) -> Content
}

extension ForEachRow: View {
  var body: some View { content(element) }
}

extension ForEach: RowContainer where Content: View {
  func appendRows(to list: inout RowList) { list.append(source: ForEachRows(view: self)) }
}

extension TupleView: RowContainer {
  func appendRows(to list: inout RowList) {
    var part = 0
    for view in repeat each content {
      list.append(view, part: part)
      part += 1
    }
  }
}

extension Group: RowContainer where Content: View {
  func appendRows(to list: inout RowList) { list.append(content) }
}

extension Optional: RowContainer where Wrapped: View {
  func appendRows(to list: inout RowList) { if let self { list.append(self) } }
}

extension _ConditionalContent: RowContainer where TrueContent: View, FalseContent: View {
  func appendRows(to list: inout RowList) {
    switch storage {
    case .first(let content): list.append(content, part: 0)
    case .second(let content): list.append(content, part: 1)
    }
  }
}

extension EmptyView: RowContainer {
  func appendRows(to list: inout RowList) {}
}
