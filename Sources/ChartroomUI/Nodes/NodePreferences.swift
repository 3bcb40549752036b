/// The values that a node and its descendants pass up to their ancestors.
///
/// Only nodes above a view that sets a preference keep values, and only for keys that an ancestor has read.
struct NodePreferences {
  /// The combined value of each key that was read, as a `PreferenceValue`.
  private var known: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the value of a key, if it is known.
  fileprivate func value<Key: PreferenceKey>(_ key: Key.Type) -> PreferenceValue<Key.Value>? {
    known[ObjectIdentifier(key)].map { unsafeDowncast($0, to: PreferenceValue<Key.Value>.self) }
  }

  fileprivate mutating func keep<Key: PreferenceKey>(_ value: Key.Value?, for key: Key.Type) {
    known[ObjectIdentifier(key)] = PreferenceValue(value)
  }

  fileprivate mutating func forget() { if !known.isEmpty { known.removeAll() } }
}

/// The combined preference of a subtree; `nil` if no view sets it.
private final class PreferenceValue<Value> {
  let value: Value?

  init(_ value: Value?) { self.value = value }
}

extension Node {
  /// Returns the value of a preference that the node passes up; `nil` if no view sets it.
  package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard let preferences else { return nil }
    if let known = preferences.value(key) { return known.value }
    let value = combinedPreference(key)
    self.preferences?.keep(value, for: key)
    return value
  }

  /// Returns the combined preference of the children.
  final func childPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    preference(key, of: children)
  }

  /// Returns the combined preference of some nodes.
  final func preference<Key: PreferenceKey>(_ key: Key.Type, of nodes: [Node]) -> Key.Value? {
    var combined: Key.Value?
    for child in nodes {
      guard let next = child.preference(key) else { continue }
      if var value = combined {
        Key.reduce(value: &value) { next }
        combined = value
      } else {
        combined = next
      }
    }
    return combined
  }

  /// Records that the node sets preferences.
  final func holdPreferences() {
    var node: Node? = self
    while let current = node, current.preferences == nil {
      current.preferences = NodePreferences()
      node = current.parent
    }
  }

  /// Invalidates the preferences of this node and its ancestors.
  final func invalidatePreferences() {
    var node: Node? = self
    while let current = node {
      current.preferences?.forget()
      current.preferencesDidChange()
      node = current.parent
    }
  }
}
