import Foundation
import Graphics

/// Views for a tree of elements, whose branches are shown and hidden by taps.
///
/// In a list, each element is a row, indented by its depth. Elsewhere, the view consists of disclosure groups. All
/// branches are closed at first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  fileprivate init(
    roots: [Data.Element], id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = { $0[keyPath: id] }
    self.children = { $0[keyPath: children] }
    self.content = content
  }
}

extension OutlineGroup {
  /// Creates views for bindings to elements and their descendants.
  init<Elements: MutableCollection & RandomAccessCollection>(
    roots: [Binding<Elements.Element>], id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    content: @escaping (Binding<Elements.Element>) -> Leaf
  ) where Data == Binding<Elements> {
    self.roots = roots
    self.id = { $0.wrappedValue[keyPath: id] }
    self.children = { Binding($0[dynamicMember: children]) }
    self.content = content
  }
}

/// The children of an element of an `OutlineGroup`.
public struct OutlineSubgroupChildren {
  private let content: AnyView

  init(content: AnyView) { self.content = content }
}

extension OutlineSubgroupChildren: View {
  /// The views of the children.
  public var body: some View { content }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates views for identifiable elements and their descendants.
  ///
  /// - Parameters:
  ///   - data: The elements at the top of the tree.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - content: A closure that creates the view of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(roots: Array(data), id: \.id, children: children, content: content)
  }

  /// Creates views for elements and their descendants.
  ///
  /// - Parameters:
  ///   - data: The elements at the top of the tree.
  ///   - id: The key path of the id of an element.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - content: A closure that creates the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }

  /// Creates views for an identifiable element and its descendants.
  ///
  /// - Parameters:
  ///   - root: The element at the top of the tree.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - content: A closure that creates the view of an element.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element: Identifiable, ID == Element.ID, Element == Data.Element {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }

  /// Creates views for an element and its descendants.
  ///
  /// - Parameters:
  ///   - root: The element at the top of the tree.
  ///   - id: The key path of the id of an element.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - content: A closure that creates the view of an element.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element {
    self.init(roots: [root], id: id, children: children, content: content)
  }
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View, Parent == Leaf {
  /// The views of the elements, in disclosure groups.
  public var body: some View {
    ForEach(data: roots, id: id) { view(of: $0) }
  }

  @ViewBuilder private func view(of element: Data.Element) -> some View {
    if let inner = children(element) {
      DisclosureGroup {
        branch(inner)
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }

  private func branch(_ elements: Data) -> OutlineSubgroupChildren {
    let inner = OutlineGroup(roots: Array(elements), of: self)
    return OutlineSubgroupChildren(content: AnyView(inner.padding(.leading, 20)))
  }

  private init(roots: [Data.Element], of other: OutlineGroup) {
    self.roots = roots
    id = other.id
    children = other.children
    content = other.content
  }
}

// MARK: Rows

extension OutlineGroup: RowContainer
where Parent: View, Leaf: View, Subgroup: View, Parent == Leaf {
  func appendRows(to list: inout RowList) {
    guard let outline = list.outline else { return list.append(source: SingleRow(view: self)) }
    var rows: [OutlineRows<Data.Element, Leaf>.Row] = []
    func visit(_ elements: some Sequence<Data.Element>, depth: Int) {
      for element in elements {
        let id = AnyHashable(id(element))
        let key = list.key(of: id)
        let inner = children(element)
        let isExpanded = inner.map { _ in outline.expanded.contains(key) }
        rows.append(
          OutlineRows.Row(element: element, id: id, key: key, depth: depth, isExpanded: isExpanded))
        if let inner, isExpanded == true { visit(inner, depth: depth + 1) }
      }
    }
    visit(roots, depth: 0)
    list.append(source: OutlineRows(rows: rows, content: content, toggle: outline.toggle))
  }
}

/// The elements of outlines in a list whose children are displayed.
struct OutlineExpansion {
  let expanded: Set<RowList.ID>
  /// Shows or hides the children of an element.
  let toggle: @MainActor (RowList.ID) -> Void
}

/// The elements of an outline as rows of a list.
private struct OutlineRows<Element, Content: View>: RowSource {
  struct Row {
    let element: Element
    let id: AnyHashable
    let key: RowList.ID
    /// The number of ancestors.
    let depth: Int
    /// Whether the children are displayed; `nil` for a leaf.
    let isExpanded: Bool?
  }

  let rows: [Row]
  let content: (Element) -> Content
  let toggle: @MainActor (RowList.ID) -> Void

  var count: Int { rows.count }
  func id(at index: Int) -> AnyHashable { rows[index].id }
  func elementID(at index: Int) -> AnyHashable? { rows[index].id }
  func row(at index: Int) -> any View { content(rows[index].element) }

  func view(at index: Int) -> any View {
    let row = rows[index]
    return OutlineRow(
      content: content(row.element), depth: row.depth, isExpanded: row.isExpanded,
      toggle: { toggle(row.key) })
  }

  func identifies(_ index: Int, as id: AnyHashable) -> Bool {
    rows[index].id == id || (row(at: index) as? any IdentifiedRow)?.rowID == id
  }

  func tag(at index: Int) -> RowTag? {
    rowTrait((any TaggedRow).self, of: row(at: index))?.rowTag ?? RowTag(value: rows[index].id)
  }
}

/// An element of an outline as a row of a list, with a chevron if it has children.
struct OutlineRow<Content: View> {
  let content: Content
  let depth: Int
  let isExpanded: Bool?
  let toggle: @MainActor () -> Void
}

extension OutlineRow: View {
  var body: some View {
    Group {
      if let isExpanded {
        Button {
          withAnimation { toggle() }
        } label: {
          HStack {
            content
            Spacer(minLength: 8)
            DisclosureChevron(isExpanded: isExpanded)
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .modifier(RowAction())
      } else {
        content
      }
    }
    .padding(.leading, 20 * CGFloat(depth))
  }
}
