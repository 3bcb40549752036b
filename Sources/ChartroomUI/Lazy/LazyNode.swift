/// A built-in view that creates its subviews when they become visible.
@MainActor
protocol LazyContainer: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  var arrangement: LazyArrangement { get }
}

extension LazyContainer {
  package func makeNode(_ context: NodeContext) -> Node { LazyNode(self, context) }
}

/// The node of a lazy container, with the nodes of the rows that were created.
///
/// Rows that were displayed keep their nodes, and thus their state. Rows that were only measured are removed.
final class LazyNode<V: LazyContainer>: DepartureNode<V>, LazyRows {
  private let element: LazyElement
  private var rows = RowList()
  private lazy var bodies = RowBodies(of: self)
  private var known: [RowList.ID: Row] = [:]
  /// The nodes that show the current value of the view, by index.
  private var current = RowNodes()
  /// The index of the row with each node of `current`, by the number of the node.
  private var indices: [Int: Int] = [:]
  private var displayed: Range<Int> = 0..<0
  /// The displayed rows outside of `displayed`, in order.
  private var pinned: [Int] = []
  private var isMaking = false
  private var inner = DerivedEnvironment()
  private lazy var comparison = Comparison(of: V.Content.self)

  /// The rows before the change in the update with a number, for the transitions of new rows.
  @MainActor
  private struct Former {
    let update: Int
    let rows: RowList
    /// The identities of the rows, which are numbered even if their repetitions have not come into view.
    lazy var ids = rows.distinctIDs
  }

  private var former: Former?
  /// Whether several rows have one id in their source, so that the list of rows numbers them.
  private var hasRepeats = false

  private struct Row {
    var node: Node
    var wasDisplayed = false
  }

  override init(_ view: V, _ context: NodeContext) {
    element = LazyElement(view.arrangement, core: context.core)
    super.init(view, context)
    listRows()
    element.layoutDirection = environment.layoutDirection
    element.rows = self
  }

  /// The nodes of all created rows, the displayed ones first and in order.
  override var children: [Node] { rowNodes + bodies.nodes }

  private var rowNodes: [Node] {
    let shown = displayedNodes
    let numbers = Set(shown.map(\.number))
    return shown
      + known.values.map(\.node).filter { !numbers.contains($0.number) }
      .sorted { $0.number < $1.number }
  }

  private var displayedNodes: [Node] {
    let first = pinned.filter { $0 < displayed.lowerBound }
    let last = pinned.dropFirst(first.count)
    return (first + Array(displayed) + last).compactMap { current[$0] }
  }

  override func collectElements() -> ElementList { .one(element) }

  override func combinedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    preference(key, of: displayedNodes + bodies.nodes)
  }

  override func absorbElementChange() -> Bool {
    // The element itself requested the rows that are being made.
    if !isMaking { element.invalidateLayout() }
    return true
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    let mayDiffer = comparison.mayDiffer(self.view.content, view.content)
    if !mayDiffer { setEnvironment(environment) }
    super.update(view, environment: environment)
    element.layoutDirection = environment.layoutDirection
    element.arrangement = view.arrangement
    if mayDiffer { replaceRows() }
  }

  override func environmentDidChange() {
    element.layoutDirection = environment.layoutDirection
    let inner = contentEnvironment
    for node in rowNodes { node.setEnvironment(inner) }
    bodies.setEnvironment(inner)
    element.forgetRows()
  }

  private var contentEnvironment: EnvironmentValues {
    let axis = view.arrangement.axis
    return inner.made(from: environment) { if $0.stackAxis != axis { $0.stackAxis = axis } }
  }

  /// Lists the rows, and tracks the reads of content that is divided into rows at once.
  private func listRows() {
    rows = observing {
      bodies.list(in: contentEnvironment) { RowList(of: view.content, bodies: $0) }
    }
    // Bodies that were evaluated in between have invalidated this node.
    core.didRefresh(self)
    if hasRepeats { numberRepeatedRows() }
  }

  /// Makes the identities of the rows differ, and reports the ids that are repeated.
  ///
  /// - Returns: The indices of the rows with other identities than before.
  @discardableResult
  private func numberRepeatedRows() -> [Int] {
    let repeated = rows.numberRepeatedRows()
    hasRepeats = !repeated.isEmpty
    for (_, id) in repeated { core.addRepeatedID(id) }
    return repeated.map(\.index)
  }

  /// Makes the identities of the rows differ, of which some were made already.
  private func separateRepeatedRows() {
    let former = rows
    for index in numberRepeatedRows() where current[index] != nil {
      // The row was made before the first one with its id.
      known[rows.id(at: index)] = known.removeValue(forKey: former.id(at: index))
    }
  }

  override func refresh() { replaceRows() }

  private func replaceRows() {
    let isAnimated = core.update.mayAnimate || core.holdsAnimatedTransitions
    let shown = isAnimated ? Set(displayedNodes.map(\.number)) : []
    former = isAnimated ? Former(update: core.update.number, rows: rows) : nil
    listRows()
    current.removeAll()
    indices.removeAll()
    if !known.isEmpty {
      var gone = known
      for index in 0..<rows.count where !gone.isEmpty { gone[rows.id(at: index)] = nil }
      for (id, row) in gone.sorted(by: { $0.value.node.number < $1.value.node.number }) {
        if shown.contains(row.node.number) {
          departures.remove(row.node, from: self, as: AnyHashable(id))
        } else {
          row.node.dispose()
        }
        known[id] = nil
      }
    }
    if preferences != nil { invalidatePreferences() }
    element.forgetRows()
    displayed = displayed.clamped(to: 0..<rows.count)
    pinned.removeAll { $0 >= rows.count }
    for index in displayed { _ = node(ofRow: index) }
  }

  // MARK: Scrolling

  override var identifiedChildren: [(id: AnyHashable?, node: Node)] {
    displayedNodes.map { node in (indices[node.number].flatMap { rows.elementID(at: $0) }, node) }
  }

  override func scrollTarget(_ id: AnyHashable) -> ScrollDestination? {
    rows.index(ofRow: id).map { .row($0, in: element) }
  }

  override func hiddenRow(of child: Node) -> ScrollDestination? {
    guard let index = indices[child.number], !displayed.contains(index) else { return nil }
    return .row(index, in: element)
  }

  // MARK: Rows of the element

  var rowCount: Int { rows.count }

  func hasRow(_ index: Int) -> Bool { current[index] != nil }

  func elements(ofRow index: Int) -> ElementList {
    let elements = node(ofRow: index).elements
    guard core.holdsDepartures, elements.contains(where: \.isLeaving) else { return elements }
    // A view that leaves has no cell.
    return .many(elements.filter { !$0.isLeaving })
  }

  /// Returns the node of a row, which is made if necessary.
  private func node(ofRow index: Int) -> Node {
    if let node = current[index] { return node }
    var id = rows.id(at: index)
    var kept = known[id]
    if let other = kept, indices[other.node.number] != nil {
      // Another row has the same id.
      separateRepeatedRows()
      id = rows.id(at: index)
      kept = known[id]
    }
    isMaking = true
    defer { isMaking = false }
    let returning = kept == nil ? departures.returning(AnyHashable(id)) { _ in true } : nil
    let node = rows.show(
      index, in: kept?.node ?? returning, of: self, environment: contentEnvironment)
    if kept == nil, returning == nil, isNew(id) { core.addArrival(node) }
    known[id] = Row(node: node, wasDisplayed: kept?.wasDisplayed ?? false)
    current[index] = node
    indices[node.number] = index
    return node
  }

  /// Returns whether a row has come with the update in progress, and not only into view.
  private func isNew(_ id: RowList.ID) -> Bool {
    guard former != nil else { return false }
    if former?.update != core.update.number { former = nil }
    return former?.ids.contains(id) == false
  }

  var leavingElements: [LayoutElement] {
    guard core.holdsDepartures else { return [] }
    let inner = displayedNodes.flatMap(\.elements).filter { $0.isLeaving && $0.isPlaced }
    return departures.elements + inner
  }

  func display(_ range: Range<Int>, pinned others: [Int]) {
    guard range != displayed || others != pinned else { return }
    let old = Set(displayed).union(pinned)
    let new = Set(range).union(others)
    displayed = range
    pinned = others
    for index in new where current[index] != nil { known[rows.id(at: index)]?.wasDisplayed = true }
    for index in old.symmetricDifference(new) { current[index]?.invalidatePreferences() }
  }

  func release(_ index: Int) {
    guard !displayed.contains(index), !pinned.contains(index), current[index] != nil else { return }
    let id = rows.id(at: index)
    guard let row = known[id], !row.wasDisplayed else { return }
    row.node.dispose()
    known[id] = nil
    current[index] = nil
    indices[row.node.number] = nil
  }

  func section(ofRow index: Int) -> SectionMark? { rows.section(at: index) }

  func rows(marked mark: SectionMark) -> Range<Int> { rows.rows(marked: mark) }
}

/// Nodes by the index of their row, without a place for the rows behind the last one with a node.
///
/// A write that changes a list looks up the node of each row. With 350 rows, the lookups in a dictionary would take a
/// tenth of the time of the write.
private struct RowNodes {
  private var nodes: [Node?] = []

  subscript(index: Int) -> Node? {
    get { index < nodes.count ? nodes[index] : nil }
    set {
      if index < nodes.count {
        nodes[index] = newValue
      } else if let newValue {
        nodes.append(contentsOf: repeatElement(nil, count: index - nodes.count))
        nodes.append(newValue)
      }
    }
  }

  mutating func removeAll() { nodes.removeAll() }
}
