/// Arithmetic on the columns of a table, such as `(revenue - cost) / revenue`.
///
/// A formula has numbers, columns, the signs `+ - * / ^`, comparisons, parentheses and functions. Names of columns with
/// other characters than letters, digits, `_` and `.` are put between double quotes. As in mathematics, `^` is
/// calculated from right to left and before a sign in front of it: `-2^2` is -4.
package struct Formula: Sendable, Equatable {
  /// The operations in the order of their execution, in reverse Polish notation.
  let operations: [Located<FormulaOperation>]
  /// The maximum number of values that wait for an operation.
  let depth: Int

  /// The maximum number of operations.
  static let mostOperations = 1000

  /// A formula, which is a text or a number.
  static let shape = SpecShape<Formula>(
    words: "a formula such as (revenue - cost) / revenue", schema: ["type": ["string", "number"]]
  ) { node, reader in
    guard let text = node.text else {
      reader.report(node, expected: "a formula such as (revenue - cost) / revenue")
      return nil
    }
    let places = reader.places(in: node)
    func place(_ offset: Int) -> SpecPosition { places[min(offset, places.count - 1)] }
    do throws(FormulaProblem) {
      var parser = try FormulaParser(text)
      let operations = try parser.formula()
      let located = operations.map { operation in
        let part = SpecNode(
          content: .scalar(text, isQuoted: false), position: place(operation.offset),
          path: node.path)
        return Located(value: operation.value, node: part)
      }
      return Formula(located)
    } catch {
      reader.report(place(error.offset), node.path, error.message)
      return nil
    }
  }

  private init(_ operations: [Located<FormulaOperation>]) {
    self.operations = operations
    var (count, most) = (0, 0)
    for operation in operations {
      count += 1 - operation.value.operands
      most = max(most, count)
    }
    depth = most
  }
}

/// An operation of a formula, which replaces its operands by its result.
enum FormulaOperation: Equatable, Sendable {
  case number(Double)
  case column(String)
  case negate
  case arithmetic(Arithmetic)
  case comparison(Comparison)
  case function(FormulaFunction)

  /// The operations on two numbers.
  enum Arithmetic: String, Sendable {
    case add = "+", subtract = "-", multiply = "*", divide = "/", power = "^"
  }

  /// The comparisons, whose results are 1 or 0.
  enum Comparison: String, CaseIterable, Sendable {
    case equal = "=", unequal = "!=", below = "<", atMost = "<=", above = ">", atLeast = ">="
  }

  /// The number of operands.
  var operands: Int {
    switch self {
    case .number, .column: 0
    case .negate: 1
    case .arithmetic, .comparison: 2
    case .function(let function): function.operands
    }
  }
}

/// A function of formulas.
enum FormulaFunction: String, CaseIterable, Sendable {
  case abs, sqrt, log, log10, exp, round, floor, ceil, min, max, coalesce
  case choice = "if"

  /// The number of operands of one call; functions of more arguments are called several times.
  var operands: Int {
    switch self {
    case .abs, .sqrt, .log, .log10, .exp, .round, .floor, .ceil: 1
    case .min, .max, .coalesce: 2
    case .choice: 3
    }
  }

  /// Whether there can be more arguments than operands.
  var isRepeated: Bool { operands == 2 }
}

/// A problem of a formula, with the offset of its Unicode scalar.
struct FormulaProblem: Error {
  let offset: Int
  let message: String
}
