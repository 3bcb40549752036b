import DataTables
import Foundation

/// The steps that change tables.
struct TableTransforms {
  /// The name of the spec for messages.
  let file: String
  /// The calendar, whose weeks start as in the locale, in the time zone of dates.
  let calendar: Calendar
  /// Returns the table of a data source with a name.
  let source: (String) throws -> DataTable
  /// Collects the warnings about columns that a panel uses; `nil`, the default, for steps of data sources.
  var warnings: PanelWarnings?
  /// Collects the warnings about values that the statistics of steps leave out; `nil`, the default, for none.
  var stepWarnings: PanelWarnings?

  /// The maximum number of rows that a step makes of fewer ones.
  static let mostRows = 10_000_000

  /// Creates the steps of a spec.
  ///
  /// - Parameters:
  ///   - spec: The spec, which has the locale and the time zone.
  ///   - file: The name of its file.
  ///   - source: Returns the table of a data source with a name.
  init(_ spec: FileSpec, file: String, source: @escaping (String) throws -> DataTable) {
    (self.file, self.source) = (file, source)
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (spec.locale, spec.timeZone)
    self.calendar = calendar
  }

  var timeZone: TimeZone { calendar.timeZone }

  /// Returns a table after some steps.
  ///
  /// - Throws: `SpecProblem` for unknown columns, values that are not of the type of their column, two columns with one
  ///   name, and more than `mostRows` rows; the error of a data source that is joined.
  func apply(_ steps: [TransformSpec], to table: DataTable) throws -> DataTable {
    var table = table
    for step in steps {
      if let filter = step.filter { table = try rows(table, of: filter) }
      if let derive = step.derive { table = try derived(table, derive) }
      if let bin = step.bin { table = try binned(table, bin) }
      if let aggregate = step.aggregate { table = try groups(of: table, aggregate) }
      if let resample = step.resample { table = try resampled(table, resample) }
      if let window = step.window { table = try windows(of: table, window) }
      if let join = step.join { table = try joined(table, join) }
      if let pivot = step.pivot { table = try pivoted(table, pivot) }
      if let sort = step.sort { table = try sorted(table, sort) }
      if let limit = step.limit { table = table.rows(Array(0..<min(limit, table.count))) }
    }
    return table
  }

  // MARK: Columns

  /// Returns a column.
  ///
  /// - Throws: `SpecProblem` that names all columns.
  func column(_ name: Located<String>, of table: DataTable) throws(SpecProblem) -> DataColumn {
    if let column = table.columns.first(where: { $0.name == name.value }) {
      warnings?.check(column) { problem(name.node, $0) }
      return column
    }
    let names = table.columns.map(\.name)
    throw problem(
      name.node,
      "the data have no column '\(name.value)'\(NearestWord.advice(name.value, among: names))")
  }

  /// Returns a column of numbers, with its values.
  ///
  /// - Throws: `SpecProblem` for an unknown column, and one without numbers.
  func numbers(
    _ name: Located<String>, of table: DataTable
  ) throws(SpecProblem) -> (column: DataColumn, values: ContiguousArray<Double>) {
    let column = try column(name, of: table)
    guard let numbers = column.numbers else {
      throw problem(
        name.node, "column '\(column.name)' has \(column.kind), and a column of numbers is needed.")
    }
    return (column, numbers)
  }

  /// Returns the numbers that count in the statistics of a column, with NaN for infinite ones, and adds a warning about
  /// these.
  ///
  /// - Complexity: O(*n*) for *n* rows; the numbers are copied only if one is infinite.
  func finite(
    _ numbers: ContiguousArray<Double>, of column: DataColumn, at node: SpecNode
  ) -> ContiguousArray<Double> {
    let count = numbers.infiniteCount
    guard count > 0 else { return numbers }
    let message = "\(column.sentence(onInfinite: count)) left out of its statistics."
    stepWarnings?.add("\(problem(node, "\(message) Correct the data."))")
    return numbers.withoutInfinite
  }

  /// Returns a column of dates, with their microseconds since 1970.
  ///
  /// - Throws: `SpecProblem` for an unknown column, and one without dates.
  func times(
    _ name: Located<String>, of table: DataTable
  ) throws(SpecProblem) -> (column: DataColumn, values: ContiguousArray<Int64>) {
    let column = try column(name, of: table)
    guard let times = column.times else {
      throw problem(
        name.node, "column '\(column.name)' has \(column.kind), and a column of dates is needed.")
    }
    return (column, times)
  }

  /// Throws a problem if two columns have one name.
  ///
  /// - Parameters:
  ///   - columns: The columns of the result of a step.
  ///   - nodes: The values of the spec that name the columns; the last one for all others.
  /// - Throws: `SpecProblem` at the value that names the second one.
  func checkNames(_ columns: [DataColumn], _ nodes: [SpecNode]) throws(SpecProblem) {
    var known: Set<String> = []
    for (index, column) in columns.enumerated() where !known.insert(column.name).inserted {
      throw problem(
        index < nodes.count ? nodes[index] : nodes.last ?? .none,
        "the result has two columns '\(column.name)'. Give another 'name'.")
    }
  }

  /// Throws a problem if a step would make too many rows.
  func checkCount(_ count: Int, _ node: SpecNode, _ advice: String) throws(SpecProblem) {
    guard count > Self.mostRows else { return }
    throw problem(
      node, "the result has \(count) rows, and the limit is \(Self.mostRows). \(advice)")
  }

  func problem(_ node: SpecNode, _ message: String) -> SpecProblem {
    SpecProblem(file: file, position: node.position, path: node.path, message: message)
  }
}

extension DataTable {
  /// Returns some rows, in this order; a row of missing values for a negative number.
  func rows(_ rows: [Int]) -> DataTable {
    DataTable(
      columns: columns.map { $0.rows(rows) }, count: rows.count, assumptions: assumptions,
      files: files)
  }

  /// Returns the table with another column, which replaces the one with its name or is the last one.
  func with(_ column: DataColumn) -> DataTable {
    var columns = columns
    if let index = columns.firstIndex(where: { $0.name == column.name }) {
      columns[index] = column
    } else {
      columns.append(column)
    }
    return DataTable(columns: columns, count: count, assumptions: assumptions, files: files)
  }
}
