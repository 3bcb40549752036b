/// The number of rows that views of a type are in a list, as far as the type tells it.
enum RowCount: Int, Comparable {
  /// One row.
  case one
  /// One row or none.
  case optional
  /// Any number of rows, or sections.
  case several

  static func < (lhs: RowCount, rhs: RowCount) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the count for views of some types, of which one is shown.
  @MainActor
  static func of(_ types: any View.Type...) -> RowCount {
    types.map { ofType($0) }.max() ?? .optional
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let isInBody: Bool
  }

  @MainActor private static var known: [Key: RowCount] = [:]
  /// Whether the count is that of a part of a body.
  ///
  /// There, an `AnyView` is one row. Many views have one in their bodies, and would be evaluated to be counted.
  @MainActor private(set) static var isInBody = false

  @MainActor
  private static func ofType(_ type: any View.Type) -> RowCount {
    let key = Key(type: ObjectIdentifier(type), isInBody: isInBody)
    if let count = known[key] { return count }
    // A view can contain others of its own type.
    known[key] = .several
    let count = (type as? any RowContainer.Type)?.rowCount ?? ofBody(of: type)
    known[key] = count
    return count
  }

  @MainActor
  private static func ofBody(of type: any View.Type) -> RowCount {
    bodyType(of: type).map { inBody($0) } ?? .one
  }

  /// Returns the count for views of the type of a body.
  @MainActor
  static func inBody(_ type: any View.Type) -> RowCount {
    let isNested = isInBody
    isInBody = true
    defer { isInBody = isNested }
    return ofType(type)
  }

  /// Returns the type of the body of a view; `nil` if the view has none.
  private static func bodyType(of type: any View.Type) -> (any View.Type)? {
    func body<V: View>(_ type: V.Type) -> any View.Type { V.Body.self }
    let body = body(type)
    return body == Never.self ? nil : body
  }
}

/// The views with a body that consists of several rows, which a lazy container evaluates to list the rows, and the
/// modifiers that act once for several rows.
@MainActor
final class RowBodies {
  typealias Change = (inout EnvironmentValues) -> Void

  private struct Entry {
    let node: Node
    /// The changes of the environment by the modifiers around the view.
    let changes: [Change]
  }

  /// A value of the environment that decides which rows there are.
  private struct Reading {
    let changes: [Change]
    let isOutdated: (EnvironmentValues) -> Bool
  }

  private unowned let owner: Node
  private var known: [[AnyHashable]: Entry] = [:]
  private var used: Set<[AnyHashable]> = []
  private var readings: [Reading] = []
  /// The changes of the environment by the modifiers around the rows that are listed.
  private var changes: [Change] = []
  /// The environment of the rows that are listed.
  private var environment: EnvironmentValues

  init(of owner: Node) {
    self.owner = owner
    environment = owner.environment
  }

  /// The nodes of the views, in the order in which they were made.
  var nodes: [Node] { known.values.map(\.node).sorted { $0.number < $1.number } }

  /// Lists rows in an environment, and removes the nodes of views that are no longer among them.
  func list<Rows>(in environment: EnvironmentValues, _ rows: (RowBodies) -> Rows) -> Rows {
    self.environment = environment
    used.removeAll()
    readings.removeAll()
    let list = rows(self)
    for (path, entry) in known where !used.contains(path) {
      entry.node.dispose()
      known[path] = nil
    }
    return list
  }

  /// Hands a new environment of the container to the views, and invalidates the container if other rows can follow.
  func setEnvironment(_ environment: EnvironmentValues) {
    func changed(by changes: [Change]) -> EnvironmentValues {
      var inner = environment
      for change in changes { change(&inner) }
      return inner
    }
    for entry in known.values.sorted(by: { $0.node.number < $1.node.number }) {
      entry.node.setEnvironment(changed(by: entry.changes))
    }
    if readings.contains(where: { $0.isOutdated(changed(by: $0.changes)) }) { owner.invalidate() }
  }

  /// Calls a closure in which rows are listed in a changed environment.
  func changing(_ change: @escaping Change, _ list: () -> Void) {
    let outer = environment
    change(&environment)
    changes.append(change)
    list()
    changes.removeLast()
    environment = outer
  }

  /// Returns a value of the environment that decides which rows there are.
  func reading<Value: Equatable>(_ value: @escaping (EnvironmentValues) -> Value) -> Value {
    let current = value(environment)
    readings.append(Reading(changes: changes) { value($0) != current })
    return current
  }

  /// Returns the body of a view at a place in the structure of the container.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - properties: Its dynamic properties.
  ///   - offset: The position of the value with these, in bytes.
  ///   - path: The place.
  /// - Returns: The body; `nil` if there was another view at the place.
  func body<V: View>(
    of view: V, properties: DynamicProperties, offset: Int, at path: [AnyHashable]
  ) -> V.Body? {
    guard !used.contains(path) else { return nil }
    let body = RowBody(view: view, properties: properties, offset: offset)
    return (show(body, at: path) as? RowBodyNode<V>)?.body
  }

  /// Keeps a view that is not displayed at a place in the structure of the container.
  func attach(_ view: some View, at path: [AnyHashable]) {
    if !used.contains(path) { show(view, at: path) }
  }

  /// Records an id that several elements of a `ForEach` have.
  func reportRepeated(_ id: AnyHashable) { owner.core.addRepeatedID(id) }

  @discardableResult
  private func show(_ view: some View, at path: [AnyHashable]) -> Node {
    let node = owner.reconciled(known[path]?.node, with: view, environment: environment)
    known[path] = Entry(node: node, changes: changes)
    used.insert(path)
    return node
  }
}

/// A view whose body is rows of a container.
private struct RowBody<V: View> {
  // The first property, so that it has the address of this value.
  let view: V
  let properties: DynamicProperties
  /// The position in the view of the value with the properties, in bytes.
  let offset: Int
}

extension RowBody: PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { RowBodyNode(self, context) }
}

/// The node of a view whose body is rows of a container, which makes the nodes of the rows.
private final class RowBodyNode<V: View>: TypedNode<RowBody<V>> {
  private(set) var body: V.Body?
  private let storage: LinkedStorage?
  private lazy var comparison = Comparison(of: V.self)

  override init(_ view: RowBody<V>, _ context: NodeContext) {
    storage = view.properties.isEmpty ? nil : LinkedStorage()
    super.init(view, context)
    evaluate()
  }

  override func collectElements() -> ElementList { .many([]) }

  override func update(_ view: RowBody<V>, environment: EnvironmentValues) {
    guard comparison.mayDiffer(self.view.view, view.view) else {
      return setEnvironment(environment)
    }
    super.update(view, environment: environment)
    evaluate()
  }

  override func environmentDidChange() {
    guard storage?.reads.areStale(in: environment) == true else { return }
    refresh()
  }

  override func refresh() {
    evaluate()
    parent?.invalidate()
  }

  override func dispose() {
    storage?.removeAll()
    super.dispose()
  }

  private func evaluate() {
    core.counts.bodies += 1
    core.didRefresh(self)
    storage?.begin(in: environment)
    body = observing {
      if let storage {
        let (properties, offset) = (view.properties, view.offset)
        withUnsafeMutableBytes(of: &view) { view in
          guard let address = view.baseAddress else { return }
          properties.link(address + offset, to: storage, of: self)
        }
      }
      return view.view.body
    }
  }
}
