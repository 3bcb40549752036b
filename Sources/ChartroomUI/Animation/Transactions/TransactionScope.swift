/// A change of the transaction for a part of the element tree.
enum TransactionScope {
  /// A change for all content.
  case changing((inout Transaction) -> Void)
  /// A change that does not hold below `restoring`.
  case restorable((inout Transaction) -> Void)
  /// The end of the nearest `restorable` change.
  case restoring

  func apply(to transaction: inout Transaction) {
    switch self {
    case .changing(let change), .restorable(let change): change(&transaction)
    case .restoring: break
    }
  }
}

/// An element that changes the transaction for its content.
final class TransactionElement: WrapperElement {
  /// The number of the last update in which the scope holds; `nil` for all.
  private var update: Int?
  private var isPermanent = false
  private var scope: TransactionScope?

  /// Sets a scope that holds in all updates.
  func always(_ scope: TransactionScope) {
    self.scope = scope
    isPermanent = true
    core.holdsPermanentScopes = true
  }

  /// Sets a scope that holds only in the update in progress.
  func now(_ scope: TransactionScope) {
    self.scope = scope
    update = core.update.number
    core.scopeIsActive()
  }

  override var transactionScope: TransactionScope? {
    isPermanent || update == core.update.number ? scope : nil
  }
}

extension LayoutElement {
  /// The transaction of the update in progress for this element.
  final var transaction: Transaction {
    var transaction = core.update.transaction
    guard core.update.hasScopes else { return transaction }
    var changes: [TransactionScope] = []
    var restored = 0
    var element: LayoutElement? = self
    while let current = element {
      switch current.transactionScope {
      case .restoring: restored += 1
      case .restorable(let change):
        if restored > 0 { restored -= 1 } else { changes.append(.restorable(change)) }
      case .changing(let change): if restored == 0 { changes.append(.changing(change)) }
      case nil: break
      }
      element = current.parent
    }
    for scope in changes.reversed() { scope.apply(to: &transaction) }
    return transaction
  }
}
