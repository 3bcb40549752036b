import DataTables
import Foundation

extension TableTransforms {
  /// Returns the table with columns that are computed from others.
  ///
  /// - Complexity: O(*n*) for *n* operations in all rows.
  func derived(
    _ table: DataTable, _ formulas: [NamedMember<Located<Formula>>]
  ) throws(SpecProblem) -> DataTable {
    var table = table
    for formula in formulas {
      table = table.with(try values(of: formula.value.value, of: table).named(formula.name))
    }
    return table
  }

  /// Returns the column that a formula computes.
  ///
  /// An operation with a missing value is missing, but for `coalesce`; so are infinite results.
  private func values(of formula: Formula, of table: DataTable) throws(SpecProblem) -> DataColumn {
    let types = try checkTypes(of: formula, of: table)
    var run = FormulaRun(formula, types.columns)
    return DataColumn(
      name: "",
      values: types.isDate ? .times(run.times(table.count)) : .numbers(run.numbers(table.count)))
  }

  /// Returns the values of the columns of a formula, and whether its result is a date.
  ///
  /// Dates minus dates are seconds, and dates plus or minus seconds are dates.
  private func checkTypes(
    of formula: Formula, of table: DataTable
  ) throws(SpecProblem) -> (columns: [String: ContiguousArray<Double>], isDate: Bool) {
    var columns: [String: ContiguousArray<Double>] = [:]
    var dates: [Bool] = []
    for operation in formula.operations {
      if case .column(let name) = operation.value {
        let column = try formulaColumn(Located(value: name, node: operation.node), of: table)
        columns[name] = column.values
        dates.append(column.areDates)
        continue
      }
      let operands = Array(dates.suffix(operation.value.operands))
      dates.removeLast(operands.count)
      guard let isDate = operation.value.isDate(operands) else {
        throw problem(
          operation.node,
          """
          '\(operation.value.words)' with dates, which can be compared, subtracted from each other, and moved by \
          seconds. Subtract a date first: the difference is in seconds.
          """)
      }
      dates.append(isDate)
    }
    return (columns, dates.last ?? false)
  }

  private func formulaColumn(
    _ name: Located<String>, of table: DataTable
  ) throws(SpecProblem) -> (values: ContiguousArray<Double>, areDates: Bool) {
    let names = table.columns.map(\.name)
    // A name such as 'page views' ends too early without quotation marks.
    let longer = names.first { other in
      other.hasPrefix(name.value)
        && other.dropFirst(name.value.count).unicodeScalars.first.map(FormulaToken.isInName)
          == false
    }
    if let longer, !names.contains(name.value) {
      throw problem(
        name.node,
        """
        the data have no column '\(name.value)'\(NearestWord.advice(nil, among: names)) Put names with other \
        characters than letters, digits, '_' and '.' between double quotes: "\(longer)".
        """)
    }
    let column = try column(name, of: table)
    if let numbers = column.numbers { return (numbers, false) }
    guard let positions = column.positions else {
      throw problem(
        name.node, "column '\(column.name)' has texts, and formulas need numbers or dates.")
    }
    return (positions, true)
  }
}

extension FormulaOperation {
  /// Returns whether the result is a date, for operands that are dates or not; `nil` if they are not valid.
  fileprivate func isDate(_ operands: [Bool]) -> Bool? {
    guard operands.contains(true) else { return false }
    switch self {
    case .arithmetic(.add): return operands == [true, true] ? nil : true
    case .arithmetic(.subtract): return operands[0] ? !operands[1] : nil
    case .comparison: return operands == [true, true] ? false : nil
    case .function(.min), .function(.max), .function(.coalesce):
      return operands == [true, true] ? true : nil
    case .function(.choice): return operands == [false, true, true] ? true : nil
    case .number, .column, .negate, .arithmetic, .function: return nil
    }
  }

  /// The sign or the name of the operation.
  fileprivate var words: String {
    switch self {
    case .number, .column: ""
    case .negate: "-"
    case .arithmetic(let arithmetic): arithmetic.rawValue
    case .comparison(let comparison): comparison.rawValue
    case .function(let function): function.rawValue
    }
  }
}
