public import Graphics

/// The context of a state change, such as the animation with which views display it.
public struct Transaction {
  /// The animation of the change; `nil`, the default, for none.
  public var animation: Animation?
  /// Whether `animation(_:value:)` has no effect on the change; `false` by default.
  public var disablesAnimations = false
  /// Whether the change is one of many in a continuous interaction, such as a drag; `false` by default.
  public var isContinuous = false
  /// Whether the velocity of the changed values is tracked for later animations in SwiftUI; ignored here.
  public var tracksVelocity = false
  /// How windows are closed in SwiftUI; ignored here.
  public var dismissBehavior = DismissBehavior.interactive
  /// The point of a scrolled view that is aligned with the same point of the scroll view in SwiftUI; ignored here.
  public var scrollTargetAnchor: UnitPoint?
  /// Whether a change of a scroll position keeps the velocity in SwiftUI; ignored here.
  public var scrollPositionUpdatePreservesVelocity = false
  /// How the place of the content is kept when its size changes in SwiftUI; ignored here.
  public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
  /// The handlers to call when the animations of the change are complete.
  var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value for a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a handler that is called once, when all animations started by the change are complete.
  ///
  /// If the change starts no animation, the handler is called after the update.
  ///
  /// - Parameters:
  ///   - criteria: The criteria for completion; `.logicallyComplete` by default.
  ///   - completion: The handler to call.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, handler: completion))
  }

  /// Whether changes take effect as they do without a transaction.
  fileprivate var isPlain: Bool {
    animation == nil && !disablesAnimations && completions.isEmpty && values.isEmpty
  }

  /// The transaction of changes on this thread.
  static var current: Transaction { CurrentTransaction.place.value?.transaction ?? Transaction() }
}

/// A key that identifies a value of a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that does not set one.
  static var defaultValue: Value { get }
}

/// The transaction of a call of `withTransaction`, which has an identity.
final class CurrentTransaction: @unchecked Sendable {
  static let place = ThreadLocal<CurrentTransaction>()

  let transaction: Transaction
  /// Whether changes take effect as they do without a transaction.
  let isPlain: Bool

  init(_ transaction: Transaction) {
    self.transaction = transaction
    isPlain = transaction.isPlain
  }
}

/// Calls a closure, and applies a transaction to the state changes that the closure makes.
///
/// - Parameters:
///   - transaction: The transaction to apply.
///   - body: The closure that changes state.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try CurrentTransaction.place.with(CurrentTransaction(transaction), body)
}

/// Calls a closure, and sets one value of the transaction for the state changes that the closure makes.
///
/// - Parameters:
///   - keyPath: The property of the transaction.
///   - value: The value of the property.
///   - body: The closure that changes state.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Calls a closure, and animates the state changes that the closure makes.
///
/// - Parameters:
///   - animation: The animation; `.default` by default, and `nil` for none.
///   - body: The closure that changes state.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Calls a closure, animates the state changes that the closure makes, and then calls a handler.
///
/// - Parameters:
///   - animation: The animation; `.default` by default, and `nil` for none.
///   - completionCriteria: The criteria for completion; `.logicallyComplete` by default.
///   - body: The closure that changes state.
///   - completion: The handler, which is called once: after the animations, or after the update if nothing is
///     animated.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The way in which windows are closed.
public struct DismissBehavior: Hashable, Sendable {
  private let isImmediate: Bool

  /// Windows can ask whether changes are to be saved.
  public static let interactive = DismissBehavior(isImmediate: false)
  /// Windows close without an animation.
  public static let destructive = DismissBehavior(isImmediate: true)
}

/// The way in which the place of the content of a scroll view is kept when its size changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let isDisabled: Bool

  /// The place of what is visible is kept.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
  /// The offset is kept.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
}
