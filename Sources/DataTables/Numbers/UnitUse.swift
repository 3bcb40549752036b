/// The numbers of a column with one unit.
struct UnitUse {
  /// The number of cells.
  private(set) var count = 0
  /// The greatest magnitude.
  private(set) var largest = 0.0
  /// Whether a number is not whole.
  private(set) var hasFractions = false

  /// Adds a number.
  ///
  /// - Parameter number: The number; `nil` if it is not known, which is possible for a few notations.
  mutating func add(_ number: Double?) {
    count += 1
    guard let number else { return }
    largest = max(largest, abs(number))
    if number != number.rounded() { hasFractions = true }
  }
}
