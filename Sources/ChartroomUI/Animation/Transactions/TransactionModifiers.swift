nonisolated extension View {
  /// Animates the changes of the view that occur together with a change of a value.
  ///
  /// The animation replaces the animation of the transaction in this view and its subviews, but not in
  /// modifiers that are applied after this one.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - value: The value, compared with `==`.
  /// - Returns: The view with the animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Animates all changes of the view.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  /// - Returns: The view with the animation.
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates the changes of the modifiers that a closure applies.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - body: A closure that applies modifiers to a placeholder for this view. The animation does not apply
  ///     to the view itself.
  /// - Returns: The modified view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Modifies the transaction of all changes of the view.
  ///
  /// - Parameter transform: A closure that modifies the transaction.
  /// - Returns: The view with modified transactions.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionChange(change: transform))
  }

  /// Modifies the transaction of the changes of the view that occur together with a change of a value.
  ///
  /// - Parameters:
  ///   - value: The value, compared with `==`.
  ///   - transform: A closure that modifies the transaction.
  /// - Returns: The view with modified transactions.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionChangeByValue(value: value, change: transform))
  }

  /// Modifies the transaction for the modifiers that a closure applies.
  ///
  /// - Parameters:
  ///   - transform: A closure that modifies the transaction.
  ///   - body: A closure that applies modifiers to a placeholder for this view. The modified transaction does
  ///     not apply to the view itself.
  /// - Returns: The modified view.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(modifier(TransactionRestoration()))))
      .modifier(TransactionChange(change: transform, isRestorable: true))
  }
}

/// A placeholder for the view to which a modifier or a transition is applied.
public struct PlaceholderContentView<Value> {
  let content: AnyView

  package init(content: AnyView) { self.content = content }
}

extension PlaceholderContentView: View {
  /// The view that the placeholder represents.
  public var body: some View { content }
}

/// A change of all transactions.
struct TransactionChange {
  let change: (inout Transaction) -> Void
  var isRestorable = false
}

extension TransactionChange: ElementModifier {
  typealias Wrapper = TransactionElement

  static var preparesUpdates: Bool { true }

  func prepare(_ wrapper: TransactionElement, replacing old: TransactionChange) {
    apply(to: wrapper)
  }

  func update(_ wrapper: TransactionElement, environment: EnvironmentValues) {
    apply(to: wrapper)
  }

  @MainActor
  private func apply(to wrapper: TransactionElement) {
    wrapper.always(isRestorable ? .restorable(change) : .changing(change))
  }
}

/// A change of the transactions of updates in which a value changes.
struct TransactionChangeByValue<Value: Equatable> {
  let value: Value
  let change: (inout Transaction) -> Void
}

extension TransactionChangeByValue: ElementModifier {
  typealias Wrapper = TransactionElement

  static var preparesUpdates: Bool { true }

  func prepare(_ wrapper: TransactionElement, replacing old: TransactionChangeByValue) {
    if value != old.value { wrapper.now(.changing(change)) }
  }

  func update(_ wrapper: TransactionElement, environment: EnvironmentValues) {}
}

/// The end of a change of transactions.
struct TransactionRestoration {}

extension TransactionRestoration: ElementModifier {
  typealias Wrapper = TransactionElement

  func update(_ wrapper: TransactionElement, environment: EnvironmentValues) {
    wrapper.always(.restoring)
  }
}
