/// The codes of the marks of a batch in a channel; NaN for marks without one.
struct MarkCodes {
  /// The code of all marks; `nil` if they have one each.
  private(set) var common: Double?
  /// The code of each mark; empty if they have a common one.
  private(set) var values: ContiguousArray<Double>

  /// Creates the codes of marks that have one each.
  init(_ values: ContiguousArray<Double>) { self.values = values }

  /// Creates the codes of any number of marks with a common one.
  init(common: Double) {
    self.common = common
    values = []
  }

  /// The code of a mark.
  subscript(mark: Int) -> Double { common ?? values[mark] }

  /// Appends the code of a mark to those of other marks.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - count: The number of the other marks.
  mutating func append(_ code: Double, after count: Int) {
    spread(over: count)
    values.append(code)
  }

  /// Appends the codes of some marks of other ones.
  ///
  /// - Parameters:
  ///   - other: The codes of the other marks; `nil` for none.
  ///   - range: The marks whose codes to append.
  ///   - count: The number of marks so far.
  mutating func append(_ other: MarkCodes?, _ range: Range<Int>, after count: Int) {
    spread(over: count)
    if let other, other.common == nil {
      values.append(contentsOf: other.values[range])
    } else {
      values.append(contentsOf: repeatElement(other?.common ?? .nan, count: range.count))
    }
  }

  /// Gives each mark its code.
  private mutating func spread(over count: Int) {
    guard let common else { return }
    values = ContiguousArray(repeating: common, count: count)
    self.common = nil
  }
}
