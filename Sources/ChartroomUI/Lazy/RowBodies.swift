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

  @MainActor private static var known: [ObjectIdentifier: RowCount] = [:]

  @MainActor
  private static func ofType(_ type: any View.Type) -> RowCount {
    if let count = known[ObjectIdentifier(type)] { return count }
    let count: RowCount =
      (type as? any RowContainer.Type)?.rowCount
      ?? (bodyType(of: type).map { ofType($0) == .several } == true ? .several : .one)
    known[ObjectIdentifier(type)] = count
    return count
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
  private unowned let owner: Node
  private var known: [[AnyHashable]: Node] = [:]
  private var used: Set<[AnyHashable]> = []
  /// The environment of the rows.
  var environment: EnvironmentValues

  init(of owner: Node) {
    self.owner = owner
    environment = owner.environment
  }

  /// The nodes of the views, in the order in which they were made.
  var nodes: [Node] { known.values.sorted { $0.number < $1.number } }

  /// Lists rows, and removes the nodes of views that are no longer among them.
  func list(_ rows: (RowBodies) -> RowList) -> RowList {
    used.removeAll()
    let list = rows(self)
    for (path, node) in known where !used.contains(path) {
      node.dispose()
      known[path] = nil
    }
    return list
  }

  /// Returns the body of a view at a place in the structure of the container.
  func body<V: View>(of view: V, at path: [AnyHashable]) -> V.Body? {
    let node = owner.reconciled(known[path], with: RowBody(view: view), environment: environment)
    known[path] = node
    used.insert(path)
    return (node as? RowBodyNode<V>)?.body
  }

  /// Keeps a view that is not displayed at a place in the structure of the container.
  func attach(_ view: some View, at path: [AnyHashable]) {
    known[path] = owner.reconciled(known[path], with: view, environment: environment)
    used.insert(path)
  }
}

/// A view whose body is rows of a container.
private struct RowBody<V: View> {
  // The first property, so that it has the address of this value.
  let view: V
}

extension RowBody: PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { RowBodyNode(self, context) }
}

/// The node of a view whose body is rows of a container, which makes the nodes of the rows.
private final class RowBodyNode<V: View>: TypedNode<RowBody<V>> {
  private(set) var body: V.Body?
  private let properties = DynamicProperties.of(V.self)
  private let storage: LinkedStorage?
  private lazy var comparison = Comparison(of: V.self)

  override init(_ view: RowBody<V>, _ context: NodeContext) {
    storage = properties.isEmpty ? nil : LinkedStorage()
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
        withUnsafeMutableBytes(of: &view) { view in
          guard let address = view.baseAddress else { return }
          properties.link(address, to: storage, of: self)
        }
      }
      return view.view.body
    }
  }
}
