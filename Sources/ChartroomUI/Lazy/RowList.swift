/// A view whose subviews can be created one by one.
@MainActor
protocol RowContainer {
  /// Appends the rows of the view to a list.
  func appendRows(to list: inout RowList)
  /// Whether the rows can belong to sections; `false` by default.
  ///
  /// A `ForEach` of such views is divided into their rows when the list is made.
  nonisolated static var holdsSections: Bool { get }
  /// The number of rows of views of the type; `.several` by default.
  static var rowCount: RowCount { get }
}

extension RowContainer {
  nonisolated static var holdsSections: Bool { false }
  static var rowCount: RowCount { .several }

  /// Returns whether the rows of a view of some type can belong to sections.
  nonisolated static func holdsSections(_ types: any View.Type...) -> Bool {
    types.contains { ($0 as? any RowContainer.Type)?.holdsSections == true }
  }
}

/// A list of views, of which each can be created without the others.
@MainActor
struct RowList {
  /// The identity of a row: the position of its source in the structure of the view, and its id there.
  struct ID: Hashable {
    fileprivate var path: [AnyHashable]
    /// The id, or a `RepeatedID` if an earlier row has the path and the id.
    fileprivate var id: AnyHashable
  }

  private struct Part {
    var source: any RowSource
    var path: [AnyHashable]
    /// The index of the first row of the source.
    var start: Int
    var section: SectionMark?
  }

  private var parts: [Part] = []
  /// The position of the next rows in the structure of the view.
  private(set) var path: [AnyHashable] = []
  /// The change that modifiers make to the actions with which the user edits the elements of the next `ForEach`; `nil`
  /// for none.
  private var editing: ((inout RowEdits) -> Void)?
  private var sectionCount = 0
  private var section: SectionMark?
  /// The first row of each view that was divided into rows, by the id of the view.
  private var landmarks: [AnyHashable: Int] = [:]
  /// The values that sections set for their container, by the numbers of the sections.
  private var sectionValues: [Int: ContainerValues] = [:]
  /// The identities of rows whose id in their source an earlier row has, by index; see `numberRepeatedRows()`.
  private var repeats: [Int: ID] = [:]
  private(set) var count = 0
  /// The state of outlines, whose elements are then separate rows; `nil` outside of lists.
  private(set) var outline: OutlineExpansion?
  /// The bodies that are divided into rows; `nil` where views with a body are one row.
  private(set) var bodies: RowBodies?

  /// Creates an empty list.
  init() {}

  /// Creates the list of the rows of a view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - outline: The state of outlines, whose elements are then separate rows; `nil`, the default, outside of lists.
  ///   - bodies: The bodies that are divided into rows; `nil`, the default, if views with a body are one row.
  init<Content: View>(
    of content: Content, outline: OutlineExpansion? = nil, bodies: RowBodies? = nil
  ) {
    self.outline = outline
    self.bodies = bodies
    append(content)
  }

  /// Whether the elements of the view are separate rows with the look of lists, and not those of a stack or a grid.
  var isOfList: Bool { outline != nil }

  /// Whether the rows are those of a lazy stack or grid, where elements are not made only to be counted.
  fileprivate var isOfLazyStack: Bool { bodies != nil && !isOfList }

  /// Appends the rows of a view, which is one row if it does not consist of others.
  mutating func append<Content: View>(_ content: Content) {
    if let container = content as? any RowContainer {
      container.appendRows(to: &self)
    } else {
      append(bodyOf: content, count: .of(Content.self), properties: .of(Content.self))
    }
  }

  /// Appends the rows of the body of a view, unless it is one row.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - count: The number of its rows, as far as the type tells it.
  ///   - properties: Its dynamic properties.
  ///   - offset: The position of the value with these, in bytes.
  mutating func append<Content: View>(
    bodyOf content: Content, count: RowCount, properties: DynamicProperties, offset: Int = 0
  ) {
    guard let bodies, count != .one else { return append(source: SingleRow(view: content)) }
    if let body = bodies.body(of: content, properties: properties, offset: offset, at: path) {
      append(body, part: BodyPart.body)
    }
  }

  private enum BodyPart { case body, attachment }

  /// Appends the rows of an element of a `ForEach`, which the id of the element identifies.
  ///
  /// - Parameters:
  ///   - content: The view of the element.
  ///   - id: The id of the element.
  ///   - repeated: The identity of the element if an earlier one has its id; `nil` otherwise.
  ///   - edits: The actions with which the user edits the element; `nil` for none.
  mutating func append<Content: View>(
    element content: Content, id: AnyHashable, repeated: AnyHashable?, edits: ElementEdits?
  ) {
    let first = parts.count
    if let repeated {
      bodies?.reportRepeated(id)
      append(content, part: repeated)
    } else {
      append(content, id: id)
    }
    for index in first..<parts.count {
      parts[index].source = ElementRows(
        source: parts[index].source, element: id, edits: edits)
    }
  }

  /// Appends the rows of a view, with changed actions with which the user edits the elements of its `ForEach`.
  mutating func append<Content: View>(
    _ content: Content, editing change: @escaping (inout RowEdits) -> Void
  ) {
    let outer = editing
    editing = { edits in
      change(&edits)
      outer?(&edits)
    }
    append(content)
    editing = outer
  }

  /// Appends the rows of the elements of a `ForEach`.
  ///
  /// - Parameters:
  ///   - edits: The actions with which the user edits the elements, without those of modifiers; `nil` for none.
  ///   - append: Appends the rows to a list, with all actions. They are not those of a `ForEach` in an element.
  mutating func appendElements(
    editedBy edits: RowEdits?, _ append: (inout RowList, RowEdits?) -> Void
  ) {
    let change = editing
    editing = nil
    var edits = edits
    if let change {
      var changed = edits ?? RowEdits()
      change(&changed)
      edits = changed
    }
    append(&self, edits)
    editing = change
  }

  /// Appends the rows of a view in another environment; see `append(_:modifying:changingSections:)`.
  mutating func append<Content: View>(
    _ content: Content, changing change: @escaping (inout EnvironmentValues) -> Void,
    modifying modify: @escaping @MainActor (any View) -> any View,
    changingSections changeSection: ((inout ContainerValues) -> Void)? = nil
  ) {
    guard let bodies else {
      return append(content, modifying: modify, changingSections: changeSection)
    }
    bodies.changing(change) {
      append(content, modifying: modify, changingSections: changeSection)
    }
  }

  /// Appends the rows of a part of a view, which keep their identity while the part has the same number.
  mutating func append<Content: View>(_ content: Content, part: some Hashable) {
    path.append(AnyHashable(part))
    append(content)
    path.removeLast()
  }

  /// Appends the rows of a view that an id identifies.
  mutating func append<Content: View>(_ content: Content, id: AnyHashable) {
    let first = count
    append(content, part: id)
    if count > first, landmarks[id] == nil { landmarks[id] = first }
  }

  /// Appends the rows of a view that an id identifies.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - id: The id.
  ///   - modify: Returns a row with the id; it is called if the view is one row.
  mutating func append<Content: View>(
    _ content: Content, id: AnyHashable,
    identifying modify: @escaping @MainActor (any View) -> any View
  ) {
    let (first, start) = (parts.count, count)
    append(content, id: id)
    guard count == start + 1 else { return }
    parts[first].source = ModifiedRows(source: parts[first].source, modify: modify)
  }

  /// Appends the rows of a modified view, each of which is modified.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - modify: Returns the modified row.
  ///   - change: Changes the values of the sections in the view; by default, it changes nothing.
  mutating func append<Content: View>(
    _ content: Content, modifying modify: @escaping @MainActor (any View) -> any View,
    changingSections change: ((inout ContainerValues) -> Void)? = nil
  ) {
    let first = parts.count
    let firstSection = sectionCount
    append(content)
    if let change {
      for section in firstSection..<sectionCount {
        change(&sectionValues[section, default: ContainerValues()])
      }
    }
    for index in first..<parts.count {
      parts[index].source = ModifiedRows(source: parts[index].source, modify: modify)
    }
  }

  /// Appends the rows of the content of a modified view, whose modifier acts once for all of them.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - attachment: A view without content with the modifier, which is not displayed.
  ///   - whole: The modified view, which is one row if its content is.
  mutating func append<Content: View>(
    _ content: Content, attaching attachment: some View, of whole: some View
  ) {
    guard let bodies, RowCount.of(Content.self) != .one else {
      return append(source: SingleRow(view: whole))
    }
    bodies.attach(attachment, at: path + [AnyHashable(BodyPart.attachment)])
    append(content, part: BodyPart.body)
  }

  /// Appends the rows of the parts of a section.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - content: The content.
  ///   - footer: The footer.
  ///   - expansion: A binding with which the user hides the content; `nil`, the default, for none.
  mutating func append(
    sectionWith header: some View, content: some View, footer: some View,
    expansion: Binding<Bool>? = nil
  ) {
    let outer = section
    let owner = SectionMark.Owner.list(sectionCount)
    if let expansion {
      sectionValues[sectionCount, default: ContainerValues()].sectionExpansion = expansion
    }
    sectionCount += 1
    section = SectionMark(section: owner, role: .header)
    append(header, part: 0)
    section = SectionMark(section: owner, role: .content)
    append(content, part: 1)
    section = SectionMark(section: owner, role: .footer)
    append(footer, part: 2)
    section = outer
  }

  mutating func append(source: any RowSource) {
    guard source.count > 0 else { return }
    parts.append(Part(source: source, path: path, start: count, section: section))
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

  /// Returns the identity that an id has in the part of the view whose rows are appended.
  func key(of id: AnyHashable) -> ID { ID(path: path, id: id) }

  /// Makes the identities of all rows differ.
  ///
  /// The first of several rows with one identity keeps it. Until it is called, `id(at:)` is the same for all of them.
  ///
  /// - Returns: The indices of the other rows, with the ids that they have in their sources.
  /// - Complexity: O(*n*) for *n* rows.
  mutating func numberRepeatedRows() -> [(index: Int, id: AnyHashable)] {
    var occurrences = IDOccurrences<ID>()
    var found: [(index: Int, id: AnyHashable)] = []
    repeats = [:]
    for index in 0..<count {
      let id = id(at: index)
      guard let repeated = occurrences.add(id) else { continue }
      let own = RepeatedID(id: id.id, occurrence: repeated.occurrence)
      repeats[index] = ID(path: id.path, id: AnyHashable(own))
      found.append((index, id.id))
    }
    return found
  }

  /// The identities of all rows, which differ.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  var distinctIDs: Set<ID> {
    let ids = Set((0..<count).map { id(at: $0) })
    guard ids.count < count else { return ids }
    var numbered = self
    _ = numbered.numberRepeatedRows()
    return Set((0..<count).map { numbered.id(at: $0) })
  }

  /// Returns the identity of the row at an index below `count`.
  func id(at index: Int) -> ID {
    if let repeated = repeats[index] { return repeated }
    let part = part(at: index)
    return ID(path: part.path, id: part.source.id(at: index - part.start))
  }

  /// Returns the id of the element of a `ForEach` that the row at an index below `count` belongs to; `nil` for none.
  func elementID(at index: Int) -> AnyHashable? {
    let part = part(at: index)
    return part.source.elementID(at: index - part.start)
  }

  /// Returns the view of the row at an index below `count`.
  func view(at index: Int) -> any View {
    let part = part(at: index)
    return part.source.view(at: index - part.start)
  }

  /// Returns the row at an index below `count` as its container has made it, with its traits.
  func row(at index: Int) -> any View {
    let part = part(at: index)
    return part.source.row(at: index - part.start)
  }

  /// Returns the value that identifies the row at an index below `count` in a selection; `nil` for none.
  func tag(at index: Int) -> RowTag? {
    let part = part(at: index)
    return part.source.tag(at: index - part.start)
  }

  /// Returns the actions with which the user edits the element of the row at an index below `count`; `nil` for none.
  func edits(at index: Int) -> ElementEdits? {
    let part = part(at: index)
    return part.source.edits(at: index - part.start)
  }

  /// Returns the section of the row at an index below `count`; `nil` outside of sections.
  func section(at index: Int) -> SectionMark? { part(at: index).section }

  /// Returns the values that a section sets for its container.
  func values(ofSection mark: SectionMark?) -> ContainerValues {
    guard case .list(let number)? = mark?.section else { return ContainerValues() }
    return sectionValues[number] ?? ContainerValues()
  }

  /// Returns the indices of the rows with a role in a section.
  func rows(marked mark: SectionMark) -> Range<Int> {
    let marked = parts.filter { $0.section == mark }
    guard let first = marked.first, let last = marked.last else { return 0..<0 }
    return first.start..<last.start + last.source.count
  }

  /// Returns the first row that an id identifies, set by `id(_:)` or by a `ForEach`; `nil` for none.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func index(ofRow id: AnyHashable) -> Int? {
    if let row = landmarks[id] { return row }
    return (0..<count).first { identifies($0, as: id) }
  }

  /// Returns whether an id identifies the row at an index below `count`.
  func identifies(_ index: Int, as id: AnyHashable) -> Bool {
    let part = part(at: index)
    return part.source.identifies(index - part.start, as: id) || landmarks[id] == index
  }

  /// Updates the node of the row at an index below `count`, or makes it.
  func show(
    _ index: Int, in child: Node?, of parent: Node, environment: EnvironmentValues
  ) -> Node {
    func reconcile(_ view: some View) -> Node {
      parent.reconciled(child, with: view, environment: environment)
    }
    return reconcile(view(at: index))
  }
}

extension RowList.ID: DerivedID {
  var original: AnyHashable { id }
}

extension ForEach: RowContainer where Content: View {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }

  func appendRows(to list: inout RowList) {
    list.appendElements(editedBy: edits) { list, edits in
      let group = AnyHashable(list.path)
      if Self.holdsSections || !list.isOfLazyStack && RowCount.of(Content.self) != .one {
        var occurrences = IDOccurrences<ID>()
        for (offset, element) in data.enumerated() {
          let id = id(element)
          let repeated = occurrences.add(id).map { AnyHashable($0) }
          list.append(
            element: content(element), id: AnyHashable(id), repeated: repeated,
            edits: edits.map { ElementEdits(edits: $0, offset: offset, group: group) })
        }
      } else {
        var view = self
        view.edits = edits
        list.append(source: ForEachRows(view: view, group: group))
      }
    }
  }
}

extension TupleView: RowContainer {
  nonisolated static var holdsSections: Bool {
    var holds = false
    for type in repeat (each Content).self { holds = holds || holdsSections(type) }
    return holds
  }

  func appendRows(to list: inout RowList) {
    var part = 0
    for view in repeat each views.parts {
      list.append(view, part: part)
      part += 1
    }
  }
}

extension Group: RowContainer where Content: View {
  static var rowCount: RowCount { .of(Content.self) }
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  func appendRows(to list: inout RowList) { list.append(content) }
}

extension Optional: RowContainer where Wrapped: View {
  static var rowCount: RowCount { max(.optional, .of(Wrapped.self)) }
  nonisolated static var holdsSections: Bool { holdsSections(Wrapped.self) }
  func appendRows(to list: inout RowList) { if let self { list.append(self) } }
}

extension _ConditionalContent: RowContainer where TrueContent: View, FalseContent: View {
  static var rowCount: RowCount { .of(TrueContent.self, FalseContent.self) }
  nonisolated static var holdsSections: Bool { holdsSections(TrueContent.self, FalseContent.self) }

  func appendRows(to list: inout RowList) {
    switch storage {
    case .first(let content): list.append(content, part: 0)
    case .second(let content): list.append(content, part: 1)
    }
  }
}

extension EmptyView: RowContainer {
  static var rowCount: RowCount { .optional }
  func appendRows(to list: inout RowList) {}
}
