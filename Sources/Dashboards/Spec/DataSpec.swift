/// A source of rows, as in a spec.
package struct DataSpec: Sendable, Equatable {
  var csv: Located<String>?
  var json: Located<String>?
  var jsonl: Located<String>?
  var rows: [Located<[NamedMember<SpecValue>]>] = []
  var transform: [TransformSpec] = []

  /// Whether reading the source again gives the same rows as long as its files are the same.
  ///
  /// Pictures of other sources are drawn by every run.
  var isRepeatable: Bool { true }

  /// The paths of the files, or patterns of them, relative to the folder of the spec.
  var filePatterns: [String] { [csv, json, jsonl].compactMap { $0?.value } }

  static let shape = SpecShape<DataSpec>.object(
    "a data source", DataSpec(),
    [
      Field(
        "csv", \.csv, path,
        "Path of a CSV or TSV file, or a pattern such as 'logs/*.csv', relative to the spec."),
      Field("json", \.json, path, "Path of a JSON file, or a pattern, relative to the spec."),
      Field(
        "jsonl", \.jsonl, path, "Path of a JSON Lines file, or a pattern, relative to the spec."),
      Field(
        "rows", \.rows, .list(of: row.located, "a list of rows", counts: 1...10_000),
        "Rows in the spec: mappings of columns to values."),
      TransformSpec.field,
    ], oneOf: ["csv", "json", "jsonl", "rows"])

  private static let path = SpecShape<String>.name.located
  private static let row = SpecShape<[NamedMember<SpecValue>]>.named(
    .value, "a row: a mapping of columns to values")
}
