/// A reference to values that most owners do not have, so that those without pay for one pointer.
final class Boxed<Value: Equatable>: Equatable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (lhs: Boxed, rhs: Boxed) -> Bool { lhs === rhs || lhs.value == rhs.value }
}

extension Boxed: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Boxed: Sendable where Value: Sendable {}
