/// The dynamic properties of one view, and what its body read through them.
@MainActor
final class LinkedProperties {
  private var storage: [Int: AnyObject] = [:]
  private let reads = EnvironmentReads()
  private static var typesWithout: Set<ObjectIdentifier> = []

  /// Whether an environment value that the last evaluation read is another one now.
  func mustEvaluate(in environment: EnvironmentValues) -> Bool {
    reads.environment = environment
    return reads.areStale(in: environment)
  }

  /// Connects the wrappers in `view`, or in what holds them for it, with what this node keeps.
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

  /// Walks the stored properties, wrappers inside wrappers included.
  ///
  /// - Returns: Whether there was any dynamic property to connect.
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

/// A property wrapper that needs no connection to a node, for it holds none of the others.
protocol FreeProperty: DynamicProperty {}

/// A property wrapper that the node of its view connects to what it keeps.
@MainActor
protocol LinkedProperty: DynamicProperty {
  /// Connects the wrapper.
  ///
  /// - Parameters:
  ///   - node: The node of the view that holds the wrapper.
  ///   - kept: What the last value's wrapper in this place returned.
  ///   - reads: Takes note of what the wrapper hands out.
  /// - Returns: What the node is to keep for the next value's wrapper.
  func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject?
}
