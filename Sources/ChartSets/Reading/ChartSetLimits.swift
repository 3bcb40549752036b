package import DataTables

/// The most that a file of chart sets may hold.
///
/// A file beyond a limit is refused with `ChartSetError.Kind.limit` before memory is allocated for its
/// values, a chart or text beyond one before it is laid out.
public enum ChartSetLimits {
  /// The most charts of a file.
  public static let charts = 10_000
  /// The most series of a chart.
  public static let series = 1_000
  /// The most values of a file, its texts among them: ten million points of four series and their x.
  public static let values = 50_000_000
  /// The most Unicode scalars of a title, a name, a label or a colour.
  public static let textLength = 10_000
  /// The most arrays and objects inside one another.
  public static let depth = 500

  /// The limits of the JSON text.
  package static var json: JSONLimits {
    var limits = JSONLimits()
    limits.values = values
    limits.depth = depth
    return limits
  }
}
