import DataTables
import Foundation

/// The evaluation of a formula for many rows.
///
/// Each operation is executed for a block of rows that fits into the cache.
struct FormulaRun {
  private let formula: Formula
  private let columns: [String: ContiguousArray<Double>]
  /// The values that wait for an operation, one block after the other.
  private var stack: ContiguousArray<Double>

  /// The number of rows of a block.
  private static let block = 1024
  /// The seconds since 1970 of the years 0 to 9999, which are those of the readers.
  private static let years = -62_167_219_200.0..<253_402_300_800.0

  /// Creates the evaluation of a formula with the values of its columns.
  init(_ formula: Formula, _ columns: [String: ContiguousArray<Double>]) {
    (self.formula, self.columns) = (formula, columns)
    stack = ContiguousArray(repeating: 0, count: Self.block * formula.depth)
  }

  /// Returns the numbers of the first rows; NaN for missing and infinite ones.
  mutating func numbers(_ count: Int) -> ContiguousArray<Double> {
    var numbers = ContiguousArray<Double>()
    numbers.reserveCapacity(count)
    for start in stride(from: 0, to: count, by: Self.block) {
      let size = min(Self.block, count - start)
      evaluate(from: start, size)
      numbers.append(contentsOf: stack[0..<size].lazy.map { $0.isFinite ? $0 : .nan })
    }
    return numbers
  }

  /// Returns the dates of the first rows in microseconds since 1970; missing ones outside of the years 0 to 9999.
  mutating func times(_ count: Int) -> ContiguousArray<Int64> {
    ContiguousArray(
      numbers(count).lazy.map { number in
        let seconds = number + Date.timeIntervalBetween1970AndReferenceDate
        return Self.years.contains(seconds)
          ? Int64((seconds * 1e6).rounded()) : DataColumn.missingTime
      })
  }

  private mutating func evaluate(from start: Int, _ size: Int) {
    var depth = 0
    for operation in formula.operations {
      depth -= operation.value.operands
      let place = depth * Self.block
      switch operation.value {
      case .number(let number): for i in 0..<size { stack[place + i] = number }
      case .column(let name):
        guard let column = columns[name] else { break }
        for i in 0..<size { stack[place + i] = column[start + i] }
      case .negate: map(place, size) { -$0 }
      case .arithmetic(let arithmetic): apply(arithmetic, place, size)
      case .comparison(let comparison): apply(comparison, place, size)
      case .function(let function): apply(function, place, size)
      }
      depth += 1
    }
  }

  @inline(__always)
  private mutating func map(_ place: Int, _ size: Int, _ function: (Double) -> Double) {
    for i in place..<place + size { stack[i] = function(stack[i]) }
  }

  @inline(__always)
  private mutating func combine(
    _ place: Int, _ size: Int, _ function: (Double, Double) -> Double
  ) {
    for i in place..<place + size { stack[i] = function(stack[i], stack[i + Self.block]) }
  }

  private mutating func apply(
    _ arithmetic: FormulaOperation.Arithmetic, _ place: Int, _ size: Int
  ) {
    switch arithmetic {
    case .add: combine(place, size) { $0 + $1 }
    case .subtract: combine(place, size) { $0 - $1 }
    case .multiply: combine(place, size) { $0 * $1 }
    case .divide: combine(place, size) { $0 / $1 }
    // A missing value to the power of 0 is missing, too.
    case .power: combine(place, size) { $0.isNaN || $1.isNaN ? .nan : pow($0, $1) }
    }
  }

  private mutating func apply(
    _ comparison: FormulaOperation.Comparison, _ place: Int, _ size: Int
  ) {
    @inline(__always)
    func result(_ left: Double, _ right: Double, _ holds: Bool) -> Double {
      left.isNaN || right.isNaN ? .nan : holds ? 1 : 0
    }
    switch comparison {
    case .equal: combine(place, size) { result($0, $1, $0 == $1) }
    case .unequal: combine(place, size) { result($0, $1, $0 != $1) }
    case .below: combine(place, size) { result($0, $1, $0 < $1) }
    case .atMost: combine(place, size) { result($0, $1, $0 <= $1) }
    case .above: combine(place, size) { result($0, $1, $0 > $1) }
    case .atLeast: combine(place, size) { result($0, $1, $0 >= $1) }
    }
  }

  private mutating func apply(_ function: FormulaFunction, _ place: Int, _ size: Int) {
    switch function {
    case .abs: map(place, size) { Swift.abs($0) }
    case .sqrt: map(place, size) { $0.squareRoot() }
    case .log: map(place, size) { Foundation.log($0) }
    case .log10: map(place, size) { Foundation.log10($0) }
    case .exp: map(place, size) { Foundation.exp($0) }
    case .round: map(place, size) { $0.rounded() }
    case .floor: map(place, size) { $0.rounded(.down) }
    case .ceil: map(place, size) { $0.rounded(.up) }
    case .min: combine(place, size) { $0.isNaN || $1.isNaN ? .nan : Swift.min($0, $1) }
    case .max: combine(place, size) { $0.isNaN || $1.isNaN ? .nan : Swift.max($0, $1) }
    // An infinite value is missing in the column of a formula, so it is here.
    case .coalesce: combine(place, size) { $0.isFinite ? $0 : $1 }
    case .choice:
      for i in place..<place + size {
        let condition = stack[i]
        stack[i] = condition.isNaN ? .nan : stack[i + (condition != 0 ? 1 : 2) * Self.block]
      }
    }
  }
}
