import Synchronization

/// The dynamic properties of a type: those of its stored properties that are property wrappers with storage
/// elsewhere.
///
/// They are found once per type and accessed in place, by offset.
@MainActor
final class DynamicProperties {
  private enum Step {
    case linked(offset: Int, type: any LinkedProperty.Type)
    case composed(offset: Int, type: any DynamicProperty.Type, parts: DynamicProperties)
  }

  private let steps: [Step]
  private static var known: [ObjectIdentifier: DynamicProperties] = [:]

  /// Returns the dynamic properties of a type.
  static func of(_ type: Any.Type) -> DynamicProperties {
    let id = ObjectIdentifier(type)
    if let properties = known[id] { return properties }
    let properties = DynamicProperties(of: type)
    known[id] = properties
    return properties
  }

  private init(of type: Any.Type) {
    steps = (StoredProperty.all(of: type) ?? []).compactMap { property in
      guard property.isStruct, let type = Self.dynamicType(property.type) else { return nil }
      if let type = type as? any LinkedProperty.Type {
        return .linked(offset: property.offset, type: type)
      }
      return .composed(offset: property.offset, type: type, parts: .of(type))
    }
  }

  /// A type as a dynamic property, or `nil` for another type, which can be used on any thread.
  private struct KnownType: @unchecked Sendable {
    let type: (any DynamicProperty.Type)?
  }

  private nonisolated static let knownTypes = Mutex<[ObjectIdentifier: KnownType]>([:])

  /// Returns a type as a dynamic property; `nil` for other types.
  ///
  /// The runtime takes up to 0.1 ms to find that a type has no conformance, and many views have properties of
  /// the same types.
  nonisolated static func dynamicType(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    let id = ObjectIdentifier(type)
    if let known = knownTypes.withLock({ $0[id] }) { return known.type }
    let known = KnownType(type: type as? any DynamicProperty.Type)
    // On other threads, Swift does not find the conformances that are isolated to the main actor.
    if MainQueue.isCurrent { knownTypes.withLock { $0[id] = known } }
    return known.type
  }

  var isEmpty: Bool { steps.isEmpty }

  /// Connects the properties of a value to the storage of its node, and updates those made of others.
  ///
  /// - Parameters:
  ///   - value: The address of the value.
  ///   - storage: The storage of the node.
  ///   - node: The node that shows the value.
  func link(_ value: UnsafeMutableRawPointer, to storage: LinkedStorage, of node: Node) {
    for step in steps {
      switch step {
      case .linked(let offset, let type):
        func link<P: LinkedProperty>(_ type: P.Type) {
          let property = (value + offset).assumingMemoryBound(to: P.self)
          storage.keep { property.pointee.link(to: node, kept: $0, reads: storage.reads) }
        }
        link(type)
      case .composed(let offset, let type, let parts):
        parts.link(value + offset, to: storage, of: node)
        func update<P: DynamicProperty>(_ type: P.Type) {
          (value + offset).assumingMemoryBound(to: P.self).pointee.update()
        }
        update(type)
      }
    }
  }
}

/// The storage in a node for the dynamic properties of its view.
@MainActor
final class LinkedStorage {
  let reads = EnvironmentReads()
  private var places: [AnyObject?] = []
  private var next = 0

  /// Prepares for linking all properties again, in the same order.
  func begin(in environment: EnvironmentValues) {
    next = 0
    reads.begin(in: environment)
  }

  /// Passes the object stored for the next property to a closure, and stores the one that it returns.
  func keep(_ link: (AnyObject?) -> AnyObject?) {
    if next == places.count { places.append(nil) }
    places[next] = link(places[next])
    next += 1
  }

  func removeAll() { places.removeAll() }
}

/// A property wrapper with storage in the node of its view.
@MainActor
protocol LinkedProperty: DynamicProperty {
  /// Connects the wrapper.
  ///
  /// - Parameters:
  ///   - node: The node of the view that holds the wrapper.
  ///   - kept: The storage that the previous call returned for this property.
  ///   - reads: The environment of the view.
  /// - Returns: The storage that the node keeps for the next call.
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject?
}

/// A dynamic property that a view receives from its parent, so that it is compared in updates.
@MainActor
protocol InputProperty {
  /// Returns whether both are known to access the same storage.
  nonisolated func isSame(as other: Self) -> Bool
}

extension Optional: InputProperty where Wrapped: InputProperty {
  nonisolated func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let own?, let other?): own.isSame(as: other)
    case (nil, _?), (_?, nil): false
    }
  }
}
