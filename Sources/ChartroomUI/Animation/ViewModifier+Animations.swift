extension ViewModifier {
  /// Returns the modifier with an animation of its changes.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  /// - Returns: A modifier whose changes, and those of the view, are animated.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Returns the modifier with a closure that changes its transactions.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: A modifier that changes the transactions of its changes, and of those of the view.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    concat(ModifierTransaction(transform: transform))
  }
}

private struct ModifierTransaction: ViewModifier {
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View { content.transaction(transform) }
}
