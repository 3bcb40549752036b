/// A conservative comparison of two values of one type.
///
/// Equatable values are compared by `==`, and trivial types by their bytes. All other values count as
/// different. Creating a comparison queries the runtime, which takes longer than most comparisons, so code
/// that compares often should keep it.
package struct Comparison<Value> {
  private let areAlike: ((Value, Value) -> Bool)?

  /// Creates the comparison for the type.
  package init() {
    if let type = Value.self as? any Equatable.Type {
      areAlike = Self.equality(type)
    } else if _isPOD(Value.self) {
      areAlike = { Self.haveSameBytes($0, $1) }
    } else {
      areAlike = nil
    }
  }

  /// Returns `false` only if both values are known to be equal.
  package func mayDiffer(_ lhs: Value, _ rhs: Value) -> Bool {
    guard let areAlike else { return true }
    return !areAlike(lhs, rhs)
  }

  /// Returns the `==` of `Value` under the generic parameter that is known to be equatable.
  private static func equality<Known: Equatable>(
    _ type: Known.Type
  ) -> (Value, Value) -> Bool {
    // `Known` and `Value` are the same type, so the casts need no runtime check.
    { lhs, rhs in unsafeBitCast(lhs, to: Known.self) == unsafeBitCast(rhs, to: Known.self) }
  }

  private static func haveSameBytes(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
    }
  }
}

/// Returns `false` only if both values are known to be equal, with a comparison created for this call.
package func mayDiffer<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  Comparison<Value>().mayDiffer(lhs, rhs)
}
