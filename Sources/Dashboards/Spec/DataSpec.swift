/// A source of rows, as in a spec.
package struct DataSpec: Sendable, Equatable {
  var csv: Located<String>?
  var json: Located<String>?
  var jsonl: Located<String>?
  var prometheus: Located<String>?
  /// The metric of a source of metrics; `nil` for all of them.
  var metric: Located<String>?
  var sqlite: SQLiteSpec?
  var postgres: PostgresSpec?
  var exec: ExecSpec?
  var rows: [Located<[NamedMember<SpecValue>]>] = []
  var decimate: Located<DecimationSpec>?
  var transform: [TransformSpec] = []

  /// The path of standard input.
  static let standardInput = "-"

  /// The path of a file of rows; `nil` for other sources.
  var filePath: Located<String>? { csv ?? json ?? jsonl ?? prometheus }

  /// The query of a source in a database; `nil` for other sources.
  var query: QuerySpec? { sqlite?.base ?? postgres?.base }

  /// Whether the rows are those of standard input.
  var readsStandardInput: Bool { filePath?.value == Self.standardInput }

  /// Whether reading the source again gives the same rows as long as its files are the same.
  ///
  /// Pictures of other sources are drawn by every run.
  var isRepeatable: Bool { query == nil && exec == nil && !readsStandardInput }

  /// The paths of the files, or patterns of them, relative to the folder of the spec.
  var filePatterns: [Located<String>] { readsStandardInput ? [] : filePath.map { [$0] } ?? [] }

  static let shape = SpecShape<DataSpec>.object(
    "a data source", DataSpec(),
    [
      Field(
        "csv", \.csv, path,
        """
        Path of a CSV or TSV file, or a pattern such as 'logs/*.csv', relative to the spec, or '-' for standard \
        input.
        """),
      Field("json", \.json, path, "Path of a JSON file, a pattern, or '-' for standard input."),
      Field(
        "jsonl", \.jsonl, path, "Path of a JSON Lines file, a pattern, or '-' for standard input."),
      Field(
        "prometheus", \.prometheus, path,
        """
        Path of a file of metrics in the text format of Prometheus, a pattern, or '-' for standard input. A JSON file \
        can have the result of a query.
        """),
      Field(
        "metric", \.metric, path,
        "Metric of a source in the text format of Prometheus, whose values get its name (default: all metrics)."
      ),
      Field("sqlite", \.sqlite, SQLiteSpec.shape, "Query of an SQLite database."),
      Field("postgres", \.postgres, PostgresSpec.shape, "Query of a PostgreSQL server."),
      Field(
        "exec", \.exec, ExecSpec.shape,
        "Command whose output is CSV, JSON, JSON Lines or metrics; it runs only with --allow-exec."),
      Field(
        "rows", \.rows, .list(of: row.located, "a list of rows", counts: 1...10_000),
        "Rows in the spec: mappings of columns to values."),
      Field(
        "decimate", \.decimate, DecimationSpec.shape.located,
        "Reduction to the rows that a line chart needs; databases compute it as part of the query."),
      TransformSpec.field,
    ], oneOf: ["csv", "json", "jsonl", "prometheus", "sqlite", "postgres", "exec", "rows"]
  ) { data, _, reader in
    guard let metric = data.metric, data.prometheus == nil else { return }
    reader.report(
      metric.node, "only a source with the key 'prometheus' has a metric. Leave it out.")
  }

  private static let path = SpecShape<String>.name.located
  private static let row = SpecShape<[NamedMember<SpecValue>]>.named(
    .value, "a row: a mapping of columns to values")
}
