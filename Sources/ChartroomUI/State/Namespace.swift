/// A property wrapper for a namespace of identifiers that is unique to a view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  ///
  /// It is unique in a stage, constant while the view keeps its identity, and equal in every run.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var id = ID(number: 0)

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace; before the view is on a stage, all namespaces have the same identity.
  public var wrappedValue: ID { id }
}

extension Namespace: LinkedProperty {
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    let place = kept.map { unsafeDowncast($0, to: NamespacePlace.self) } ?? NamespacePlace(in: node)
    id = place.id
    return place
  }
}

/// The identity of a namespace in a node.
private final class NamespacePlace {
  let id: Namespace.ID

  @MainActor
  init(in node: Node) {
    // The numbers of nodes are unique in a stage, and this one is given to no node.
    node.core.nodesMade += 1
    id = Namespace.ID(number: node.core.nodesMade)
  }
}
