import DataTables
import Foundation
import Graphics

/// The making of the plan of a table.
struct TablePlanner {
  let table: DataTable
  let transforms: TableTransforms
  let spec: FileSpec
  let look: DashboardLook
  let loader: SourceLoader

  /// The maximum number of columns that are not asked for.
  private static let mostColumns = 24

  /// Plans a table.
  ///
  /// - Parameters:
  ///   - wish: The table of the spec.
  ///   - source: The name of the data source of the panel; `nil` for the only one.
  ///   - node: The table in the spec, for warnings.
  /// - Returns: The plan.
  /// - Throws: `SpecProblem` for unknown columns and columns of the wrong type, and the errors of data sources.
  func plan(_ wish: TableSpec, _ source: String?, at node: SpecNode?) throws -> TablePlan {
    let count = min(wish.rows, table.count)
    let rows = Array(0..<count)
    var columns: [TablePlan.Column] = []
    if let wishes = wish.columns {
      for wish in wishes {
        if let line = wish.value.sparkline {
          columns.append(
            TablePlan.Column(
              title: wish.value.title ?? line.field.value, isNumber: false, isDate: false,
              content: .lines(try lines(line, rows, source))))
        } else if let field = wish.value.field {
          columns.append(
            try cells(wish.value, try transforms.column(field, of: table), rows))
        }
      }
    } else {
      warn(at: node ?? .none)
      for column in table.columns.prefix(Self.mostColumns) {
        columns.append(try cells(TableColumnSpec(), column, rows))
      }
    }
    return TablePlan(columns: columns, rows: count, rest: table.count - count)
  }

  /// Adds warnings about values that a table of all columns does not show.
  private func warn(at node: SpecNode) {
    guard let warnings = transforms.warnings else { return }
    for column in table.columns.prefix(Self.mostColumns) {
      warnings.check(column) { transforms.problem(node, $0) }
    }
    for sentence in table.assumptions where sentence.contains(DataTable.arraysLeftOut) {
      warnings.add(
        "\(transforms.problem(node, "\(sentence) Name the columns to show in 'columns'."))")
    }
  }

  private func cells(
    _ wish: TableColumnSpec, _ whole: DataColumn, _ rows: [Int]
  ) throws -> TablePlan.Column {
    let column = whole.rows(rows)
    var (isNumber, bars): (Bool, [Double]?) = (false, nil)
    if case .numbers(let numbers) = column.values {
      isNumber = true
      let most = numbers.reduce(0) { max($0, $1.isNaN ? 0 : $1) }
      if wish.bar?.value == true {
        bars = numbers.map { $0 > 0 && most > 0 ? $0 / most : 0 }
      }
    } else if let bar = wish.bar, bar.value {
      throw transforms.problem(
        bar.node, "column '\(column.name)' has no numbers, so it has no bars.")
    }
    if let format = wish.format { try transforms.check(format, whole) }
    let texts = ValueFormat(wish.format?.value, whole, spec).texts(of: column)
    let colors = try transforms.colors(wish.colors, of: column, count: rows.count)
    var isDate = false
    if case .times = column.values { isDate = true }
    return TablePlan.Column(
      title: wish.title ?? whole.name, isNumber: isNumber, isDate: isDate,
      content: .cells(
        texts.indices.map {
          TablePlan.Cell(text: texts[$0], bar: bars?[$0], color: colors[$0])
        }))
  }

  /// Returns the values of the lines of some rows.
  private func lines(
    _ line: SparklineSpec, _ rows: [Int], _ source: String?
  ) throws -> [[Double]] {
    let values = try transforms.apply(
      line.transform, to: loader.table(line.data?.value ?? source))
    let numbers = try transforms.numbers(line.field, of: values).values
    var groups: [String: [Double]] = [:]
    let keys = try transforms.column(line.by, of: values).groups(in: spec.timeZone)
    for (row, index) in keys.indices.enumerated() where index >= 0 {
      groups[keys.names[Int(index)], default: []].append(numbers[row])
    }
    let own = try transforms.column(line.by, of: table).rows(rows).groups(in: spec.timeZone)
    return own.indices.map { $0 < 0 ? [] : groups[own.names[Int($0)]] ?? [] }
  }
}

extension TableTransforms {
  /// Returns the colours of the values of a column.
  ///
  /// - Parameters:
  ///   - rules: The colours with their conditions.
  ///   - column: The column.
  ///   - count: The number of its rows.
  /// - Returns: The colour of each row, which is that of the first rule whose conditions are true; `nil` for none.
  /// - Throws: `SpecProblem` for conditions that are not of the type of the column.
  func colors(
    _ rules: [Located<ColorRuleSpec>], of column: DataColumn, count: Int
  ) throws(SpecProblem) -> [Color?] {
    var colors: [Color?] = Array(repeating: nil, count: count)
    let numbers = ContiguousArray((0..<count).map(Double.init))
    let rows = DataTable(
      columns: [column, DataColumn(name: "", values: .numbers(numbers))], count: count)
    // The first rule is the last one that is applied.
    for rule in rules.reversed() {
      var filter = rule.value.condition
      filter.field = Located(value: column.name, node: rule.node)
      guard case .numbers(let kept)? = try self.rows(rows, of: filter).columns.last?.values else {
        continue
      }
      for row in kept { colors[Int(row)] = rule.value.color }
    }
    return colors
  }
}
