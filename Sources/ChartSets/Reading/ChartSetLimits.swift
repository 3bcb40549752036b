package import DataTables

/// The size limits of a file of chart sets.
///
/// If a file exceeds `charts`, `values` or `depth`, the whole file is rejected. If a chart exceeds
/// `series` or `textLength`, only that chart is rejected. The error has the kind
/// `ChartSetError.Kind.limit` in both cases. The reader checks `values` and `depth` before it allocates
/// memory for the values.
public enum ChartSetLimits {
  /// The maximum number of charts in a file.
  public static let charts = 10_000
  /// The maximum number of series in a chart.
  public static let series = 1_000
  /// The maximum number of JSON values in a file, enough for almost ten million points of four series.
  ///
  /// It is 50 000 000.
  public static var values: Int { json.values }
  /// The maximum length of a title, name, label or colour, in Unicode scalars.
  public static let textLength = 10_000
  /// The maximum nesting depth of arrays and objects.
  ///
  /// It is 500.
  public static var depth: Int { json.depth }

  /// The limits for the JSON reader.
  package static let json = JSONLimits()
}
