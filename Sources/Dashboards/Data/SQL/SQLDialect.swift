/// A dialect of SQL.
///
/// The raw values are those of options.
package enum SQLDialect: String, CaseIterable, Sendable {
  case postgres, sqlite, duckdb, clickhouse

  /// Returns a quoted identifier.
  package func quoted(_ name: String) -> String {
    switch self {
    case .postgres, .sqlite, .duckdb: "\"\(name.replacing("\"", with: "\"\""))\""
    case .clickhouse: "`\(name.replacing("\\", with: "\\\\").replacing("`", with: "\\`"))`"
    }
  }

  /// Returns the placeholder of a parameter, which is counted from 1.
  func placeholder(_ number: Int) -> String { self == .sqlite ? "?\(number)" : "$\(number)" }

  /// Returns the expression for the whole part of a number that is not negative.
  func floor(_ expression: String) -> String {
    self == .sqlite ? "cast(\(expression) as integer)" : "floor(\(expression))"
  }

  /// Returns the expression for a column of numbers as a floating-point number; missing if it is not one.
  func number(_ column: String) -> String {
    switch self {
    case .postgres, .duckdb: "cast(\(column) as double precision)"
    case .sqlite: "case when typeof(\(column)) <> 'text' then \(column) + 0.0 end"
    case .clickhouse: "cast(\(column) as Nullable(Float64))"
    }
  }

  /// Returns the expression for a column of times as a number of microseconds since 1970.
  ///
  /// SQLite has no type of times: texts are dates in ISO 8601, and numbers stay as they are.
  func time(_ column: String) -> String {
    switch self {
    case .postgres: "round(date_part('epoch', \(column)) * 1000000)"
    case .sqlite:
      """
      case when typeof(\(column)) = 'text' then round((julianday(\(column)) - 2440587.5) * 86400000) * 1000.0 \
      else \(column) + 0.0 end
      """
    case .duckdb: "cast(epoch_us(cast(\(column) as timestamp)) as double precision)"
    case .clickhouse: "toFloat64(toUnixTimestamp64Micro(toDateTime64(\(column), 6, 'UTC')))"
    }
  }
}
