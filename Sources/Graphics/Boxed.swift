/// A reference to values.
///
/// Copies share the values, and owners that have none pay for one pointer. Equality asks for the same object first.
package final class Boxed<Value: Equatable>: Equatable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (lhs: Boxed, rhs: Boxed) -> Bool {
    lhs === rhs || lhs.value == rhs.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Boxed: Sendable where Value: Sendable {}
