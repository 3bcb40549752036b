/// Whether two values of one type may be told apart: by equality where the type has it, by their
/// bytes where they hold no references, and otherwise assumed.
///
/// How a type is compared is found out once, for asking the runtime takes longer than most
/// comparisons: what compares often keeps one of these.
package struct Comparison<Value> {
  private let areAlike: ((Value, Value) -> Bool)?

  /// Finds out how values of the type are compared.
  package init() {
    if let type = Value.self as? any Equatable.Type {
      areAlike = Self.equality(type)
    } else if _isPOD(Value.self) {
      areAlike = { Self.haveSameBytes($0, $1) }
    } else {
      areAlike = nil
    }
  }

  /// Whether two values may be told apart.
  package func mayDiffer(_ lhs: Value, _ rhs: Value) -> Bool {
    guard let areAlike else { return true }
    return !areAlike(lhs, rhs)
  }

  /// The equality of `Value` under the name by which it is known to be comparable.
  private static func equality<Known: Equatable>(
    _ type: Known.Type
  ) -> (Value, Value) -> Bool {
    // Both names are of one type, so that there is nothing to ask the runtime about the values.
    { lhs, rhs in unsafeBitCast(lhs, to: Known.self) == unsafeBitCast(rhs, to: Known.self) }
  }

  private static func haveSameBytes(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
    }
  }
}

/// Whether two values of one type may be told apart, for those that keep no comparison.
package func mayDiffer<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  Comparison<Value>().mayDiffer(lhs, rhs)
}
