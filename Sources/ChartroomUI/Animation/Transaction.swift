/// The context of a change of state.
public struct Transaction {
  /// Creates an empty transaction.
  public init() {}
}
