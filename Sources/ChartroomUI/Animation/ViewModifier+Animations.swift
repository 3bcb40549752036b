extension ViewModifier {
  /// Returns the modifier with an animation of its changes.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  /// - Returns: A modifier whose changes are animated, but not those of the view.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Returns the modifier with a closure that changes its transactions.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: A modifier that changes the transactions of its changes, but not those of the view.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ModifierTransaction(base: self, transform: transform)
  }
}

private struct ModifierTransaction<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(base) }
  }
}
