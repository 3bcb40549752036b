/// A round of evaluation, layout and preferences for changes of one transaction.
struct StageUpdate {
  /// The number of updates before this one.
  let number: Int
  /// The transaction of the changes.
  private(set) var transaction: Transaction
  /// Whether views change the transaction for their content.
  var hasScopes: Bool
  /// Whether only presented values have changed, with the clock.
  let isMotion: Bool
  /// Whether the update is in progress.
  private(set) var isOpen = true

  init(number: Int, transaction: Transaction, hasScopes: Bool, isMotion: Bool = false) {
    self.isMotion = isMotion
    self.number = number
    self.transaction = transaction
    self.hasScopes = hasScopes
  }

  /// Whether a change can be animated.
  var mayAnimate: Bool { transaction.animation != nil || hasScopes }

  mutating func end() {
    isOpen = false
    hasScopes = false
    transaction = Transaction()
  }
}
