import DataTables
import Dashboards
import Foundation
import TestSupport

/// A value of a row, whatever its column is.
enum TestCell: Hashable, CustomStringConvertible {
  case missing
  case number(Double)
  case text(String)
  /// A date in microseconds since 1970.
  case time(Int64)

  /// A number, of which NaN is missing.
  init(_ number: Double) { self = number.isNaN ? .missing : .number(number) }

  var number: Double { if case .number(let number) = self { number } else { .nan } }

  var description: String {
    switch self {
    case .missing: "–"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .time(let time):
      Date(timeIntervalSince1970: Double(time) / 1e6).formatted(.iso8601)
    }
  }
}

/// A table as rows, for the slow and obvious twins of transforms.
struct TestRows: Equatable, CustomStringConvertible {
  var names: [String]
  var rows: [[TestCell]]

  init(_ names: [String], _ rows: [[TestCell]]) { (self.names, self.rows) = (names, rows) }

  init(_ table: DataTable) {
    names = table.columns.map(\.name)
    rows = (0..<table.count).map { row in
      table.columns.map { column in
        switch column.values {
        case .numbers(let numbers): TestCell(numbers[row])
        case .times(let times): times[row] == DataColumn.missingTime ? .missing : .time(times[row])
        case .names(let indices, let names):
          indices[row] < 0 ? .missing : .text(names[Int(indices[row])])
        }
      }
    }
  }

  /// The index of a column.
  func index(_ name: String) -> Int { names.firstIndex(of: name) ?? 0 }

  /// The values of a column.
  subscript(name: String) -> [TestCell] { rows.map { $0[index(name)] } }

  /// The rows of each group, in the order of their first rows.
  func groups(by columns: [String]) -> [[[TestCell]]] {
    var groups: [(key: [TestCell], rows: [[TestCell]])] = []
    for row in rows {
      let key = columns.map { row[index($0)] }
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].rows.append(row)
      } else {
        groups.append((key, [row]))
      }
    }
    return groups.map(\.rows)
  }

  var description: String {
    ([names] + rows.map { $0.map(\.description) }).map { $0.joined(separator: " | ") }
      .joined(separator: "\n")
  }
}

/// Tables that transforms are applied to.
enum TransformExample {
  /// Returns the table that transforms make of a CSV file.
  ///
  /// - Parameters:
  ///   - csv: The text of the file.
  ///   - transform: The list of transforms in YAML.
  ///   - zone: The time zone of the spec.
  ///   - other: The text of the file of the data source `other`.
  /// - Returns: The table.
  /// - Throws: The error of the spec, of a file or of a transform.
  static func table(
    _ csv: String, _ transform: String, zone: String = "UTC", other: String = "key\nx\n"
  ) throws -> DataTable {
    let folder = try TemporaryFolder()
    try folder.put(csv, in: "data.csv")
    try folder.put(other, in: "other.csv")
    let spec = """
      timeZone: \(zone)
      data:
        d: {csv: data.csv, transform: \(steps(transform, of: csv))}
        other: {csv: other.csv, transform: \(steps("[]", of: other))}
      dashboards: [{name: a, panels: [{data: d, table: {}}]}]
      """
    return try SpecFile(Array(spec.utf8), path: folder.path + "/s.yaml").table("d")
  }

  /// Returns the rows that transforms make of a CSV file.
  static func rows(
    _ csv: String, _ transform: String, zone: String = "UTC", other: String = "key\nx\n"
  ) throws -> TestRows {
    TestRows(try table(csv, transform, zone: zone, other: other))
  }

  /// Returns a list of transforms that first leaves out the last row of a file of random rows.
  private static func steps(_ transform: String, of csv: String) -> String {
    guard csv.hasPrefix("keep,") else { return transform }
    let rest = transform.dropFirst().dropLast()
    return "[{filter: {field: keep, equals: 1}}\(rest.isEmpty ? "" : ", ")\(rest)]"
  }

  /// Returns a CSV file with random rows: the texts `g` and `h`, the numbers `n` and `m`, and the dates `t`.
  ///
  /// Seeds give empty tables, tables of one row, columns without values, and many duplicates. Files have no rows in no
  /// other way than by a filter of the column `keep`, which the last row does not pass.
  static func csv(_ seed: Int, spread: Int = 100_000) -> String {
    var random = SplitMix64(seed: UInt64(seed))
    let count = [0, 1, 2, 3, 10, 40][seed % 6]
    let missing = [0, 10, 50, 100][seed / 6 % 4]
    var lines = ["keep,g,h,n,m,t"]
    for _ in 0..<count {
      func cell(_ text: String, _ random: inout SplitMix64) -> String {
        random.below(100) < missing ? "" : text
      }
      let time = Date(timeIntervalSince1970: 1_774_700_000 + Double(random.below(spread)) * 5)
      lines.append(
        [
          "1",
          cell(["a", "b", "c"][random.below(3)], &random),
          cell(["x", "y"][random.below(2)], &random),
          cell("\(random.below(41) - 20)", &random),
          cell("\(Double(random.below(20)) / 4)", &random),
          cell(time.formatted(.iso8601), &random),
        ].joined(separator: ","))
    }
    return (lines + ["0,a,x,1,0.5,2026-01-01T00:00:00Z"]).joined(separator: "\n") + "\n"
  }
}

extension SplitMix64 {
  /// Returns a number from 0 to below a bound.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
