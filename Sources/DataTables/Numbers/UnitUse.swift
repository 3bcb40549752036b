/// The numbers of a column with one unit.
struct UnitUse {
  /// The number of cells.
  private(set) var count = 0
  /// The greatest magnitude.
  private(set) var largest = 0.0
  /// Whether a number is not whole.
  private(set) var hasFractions = false

  /// Whether a blank is in front of each unit.
  private(set) var hasBlanks = true

  /// Adds a number.
  ///
  /// - Parameters:
  ///   - number: The number; `nil` if it is not known, which is possible for a few notations.
  ///   - hasBlank: Whether a blank is between the number and the unit.
  mutating func add(_ number: Double?, hasBlank: Bool) {
    count += 1
    if !hasBlank { hasBlanks = false }
    guard let number else { return }
    largest = max(largest, abs(number))
    if number != number.rounded() { hasFractions = true }
  }
}
