/// The dynamic properties of one view, with the reads of its body.
@MainActor
final class LinkedProperties {
  private var storage: [Int: AnyObject] = [:]
  private let reads = EnvironmentReads()
  private static var typesWithout: Set<ObjectIdentifier> = []

  /// Returns whether an environment value that the last evaluation read has changed.
  func mustEvaluate(in environment: EnvironmentValues) -> Bool {
    reads.environment = environment
    return reads.areStale(in: environment)
  }

  /// Connects the property wrappers of `view`, or of its owner, to the storage of its node.
  func link<V>(_ view: V, owner: (V) -> Any, to node: Node) {
    reads.forget()
    reads.environment = node.environment
    let type = ObjectIdentifier(V.self)
    guard !Self.typesWithout.contains(type) else { return }
    var index = 0
    if !link(children: Mirror(reflecting: owner(view)), to: node, index: &index) {
      Self.typesWithout.insert(type)
    }
  }

  func unlink() { storage.removeAll() }

  /// Connects the property wrappers among the stored properties, including nested ones.
  ///
  /// - Returns: Whether there is a dynamic property to connect.
  private func link(children mirror: Mirror, to node: Node, index: inout Int) -> Bool {
    var found = false
    for child in mirror.children {
      guard let property = child.value as? any DynamicProperty, !(property is any FreeProperty)
      else { continue }
      found = true
      if let linked = property as? any LinkedProperty {
        storage[index] = linked.link(to: node, kept: storage[index], reads: reads)
        index += 1
      } else {
        _ = link(children: Mirror(reflecting: property), to: node, index: &index)
      }
    }
    return found
  }
}

/// A property wrapper that needs no storage in a node and contains no wrapper that does.
protocol FreeProperty: DynamicProperty {}

/// A property wrapper with storage in the node of its view.
@MainActor
protocol LinkedProperty: DynamicProperty {
  /// Connects the wrapper.
  ///
  /// - Parameters:
  ///   - node: The node of the view that holds the wrapper.
  ///   - kept: The storage that the previous call returned for this property.
  ///   - reads: The recorder of environment reads.
  /// - Returns: The storage that the node keeps for the next call.
  func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject?
}
