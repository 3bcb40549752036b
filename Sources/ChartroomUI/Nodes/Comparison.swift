@_spi(Reflection) import Swift
import Glibc
import Synchronization

/// A conservative comparison of two values of one type.
///
/// Two values with the same bytes are equal. Otherwise equatable values are compared by `==`, structs property by
/// property, optionals and existentials as the values that they have, `ComparedObject`s by their contents, and all
/// others differ. The comparison skips dynamic properties that the node of a view supplies, such as `@State`, because
/// they are not inputs of the view.
package struct Comparison {
  private let steps: [ComparisonStep]

  /// Creates the comparison for the type.
  ///
  /// - Complexity: O(1) after the first call for a type, apart from a dictionary lookup.
  package init(of type: Any.Type) { steps = ComparisonStep.all(for: type) }

  /// Returns `false` only if both values are known to be equal.
  ///
  /// - Precondition: Both values have the type of the comparison.
  package func mayDiffer<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in
        // Empty structs have no bytes and no address.
        guard let left = left.baseAddress, let right = right.baseAddress else { return false }
        for step in steps where !step.finds(left, equalTo: right) { return true }
        return false
      }
    }
  }
}

/// Returns `false` only if both values are known to be equal.
package func mayDiffer<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  Comparison(of: Value.self).mayDiffer(lhs, rhs)
}

/// The storage of a value, which is compared by its contents and not by its identity.
class ComparedObject {
  /// Returns whether the contents are known to be equal.
  ///
  /// - Precondition: Both objects have the same type.
  @MainActor
  func isKnown(toEqual other: ComparedObject) -> Bool { self === other }
}

/// The comparison of one part of a value.
///
/// The types are those of values in the process, so that a step can be used on any thread.
private enum ComparisonStep: @unchecked Sendable {
  case bytes(offset: Int, count: Int)
  case equatable(offset: Int, size: Int, type: any Equatable.Type)
  case input(offset: Int, type: any InputProperty.Type)
  case contents(offset: Int)
  /// The steps compare the values of optionals that have one; other bytes of optionals are undefined.
  case optional(offset: Int, type: any OptionalType.Type, steps: [ComparisonStep])
  /// The bytes of an existential that its value does not use are undefined.
  case existential(offset: Int, size: Int, type: Any.Type)

  private static let known = Mutex<[ObjectIdentifier: [ComparisonStep]]>([:])

  static func all(for type: Any.Type) -> [ComparisonStep] {
    let id = ObjectIdentifier(type)
    if let steps = known.withLock({ $0[id] }) { return steps }
    var steps: [ComparisonStep] = []
    append(type, at: 0, to: &steps)
    let all = steps
    // On other threads, Swift does not find the conformances that are isolated to the main actor.
    if MainQueue.isCurrent { known.withLock { $0[id] = all } }
    return all
  }

  private static func append(
    _ type: Any.Type, at offset: Int, to steps: inout [ComparisonStep]
  ) {
    func open<T>(_ type: T.Type) -> (size: Int, hasOnlyBytes: Bool) {
      (MemoryLayout<T>.size, _isPOD(T.self))
    }
    let (size, hasOnlyBytes) = _openExistential(type, do: open)
    guard size > 0 else { return }
    // The runtime takes up to 0.1 ms to find that a type has no conformance, and its kind rules out most of them.
    let kind = StoredProperty.kind(of: type)
    let optional = kind == .optional ? type as? any OptionalType.Type : nil
    if kind == .struct, DynamicProperties.dynamicType(type) != nil {
      if let input = type as? any InputProperty.Type {
        return steps.append(.input(offset: offset, type: input))
      }
      // Its storage belongs to the node.
      if type is any LinkedProperty.Type { return }
    } else if type is ComparedObject.Type {
      return steps.append(.contents(offset: offset))
    } else if type is AnyObject.Type || optional?.wrapped is AnyObject.Type {
      // A weak reference has this type as well, and no value that could be read in place.
      return steps.append(.bytes(offset: offset, count: size))
    } else if optional != nil, let input = type as? any InputProperty.Type {
      return steps.append(.input(offset: offset, type: input))
    } else if let equatable = type as? any Equatable.Type {
      return steps.append(.equatable(offset: offset, size: size, type: equatable))
    } else if let optional {
      var wrapped: [ComparisonStep] = []
      append(optional.wrapped, at: offset, to: &wrapped)
      return steps.append(.optional(offset: offset, type: optional, steps: wrapped))
    } else if hasOnlyBytes {
      return steps.append(.bytes(offset: offset, count: size))
    }
    if let properties = StoredProperty.all(of: type) {
      for property in properties { append(property.type, at: offset + property.offset, to: &steps) }
    } else if kind == .existential {
      steps.append(.existential(offset: offset, size: size, type: type))
    } else {
      steps.append(.bytes(offset: offset, count: size))
    }
  }

  func finds(_ left: UnsafeRawPointer, equalTo right: UnsafeRawPointer) -> Bool {
    switch self {
    case .bytes(let offset, let count):
      return memcmp(left + offset, right + offset, count) == 0
    case .equatable(let offset, let size, let type):
      if memcmp(left + offset, right + offset, size) == 0 { return true }
      func areEqual<T: Equatable>(_ type: T.Type) -> Bool {
        (left + offset).assumingMemoryBound(to: T.self).pointee
          == (right + offset).assumingMemoryBound(to: T.self).pointee
      }
      return areEqual(type)
    case .input(let offset, let type):
      func areSame<T: InputProperty>(_ type: T.Type) -> Bool {
        let left = (left + offset).assumingMemoryBound(to: T.self)
        return left.pointee.isSame(as: (right + offset).assumingMemoryBound(to: T.self).pointee)
      }
      return areSame(type)
    case .contents(let offset):
      // Never leave this thread: the closure runs at once, here.
      nonisolated(unsafe) let left = (left + offset).assumingMemoryBound(to: ComparedObject.self)
        .pointee
      nonisolated(unsafe) let right = (right + offset).assumingMemoryBound(to: ComparedObject.self)
        .pointee
      // Views are compared where they are evaluated.
      return left === right || MainActor.assumeIsolated { left.isKnown(toEqual: right) }
    case .optional(let offset, let type, let steps):
      let isNil = (type.isNil(at: left + offset), type.isNil(at: right + offset))
      guard isNil == (false, false) else { return isNil == (true, true) }
      return steps.allSatisfy { $0.finds(left, equalTo: right) }
    case .existential(let offset, let size, let type):
      if memcmp(left + offset, right + offset, size) == 0 { return true }
      func areEqual<T>(_ type: T.Type) -> Bool {
        Self.haveEqualValues(
          (left + offset).assumingMemoryBound(to: T.self).pointee,
          (right + offset).assumingMemoryBound(to: T.self).pointee)
      }
      return _openExistential(type, do: areEqual)
    }
  }

  /// Returns whether two existentials have values that are known to be equal; `false` for values of other types.
  private static func haveEqualValues<T>(_ left: T, _ right: T) -> Bool {
    let type = Swift.type(of: left as Any)
    guard type == Swift.type(of: right as Any) else { return false }
    func areEqual<Value>(_ type: Value.Type) -> Bool {
      guard let left = left as? Value, let right = right as? Value else { return false }
      return !mayDiffer(left, right)
    }
    return _openExistential(type, do: areEqual)
  }
}

/// An optional of any type.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
  /// Returns whether the value of the type at an address is `nil`.
  static func isNil(at address: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }

  static func isNil(at address: UnsafeRawPointer) -> Bool {
    if case .none = address.assumingMemoryBound(to: Self.self).pointee { true } else { false }
  }
}
