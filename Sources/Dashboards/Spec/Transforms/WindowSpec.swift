/// A column that is computed from each row and rows before it.
package struct WindowSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var statistic = WindowStatistic.mean
  var rows: Int?
  var groupBy: [GroupSpec] = []
  var time: Located<String>?
  var unit = RateUnit.second
  var name: String?

  /// A statistic of a row and rows before it.
  enum WindowStatistic: String, CaseIterable, Sendable {
    case mean, median, sum, min, max, difference, rate

    /// Whether two rows are compared, and those between them do not count.
    var isDifference: Bool { self == .difference || self == .rate }
  }

  /// The unit of time of a rate.
  enum RateUnit: String, CaseIterable, Sendable {
    case second, minute, hour, day

    /// The length in seconds.
    var seconds: Double {
      switch self {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day: 86_400
      }
    }
  }

  static let shape = SpecShape<WindowSpec>.object(
    "a window of rows", WindowSpec(),
    [
      Field("field", \.field, SpecShape<String>.name.located, "Column.", required: "field: sales"),
      Field(
        "statistic", \.statistic, .word,
        """
        Statistic of the values of the window. Missing values do not count, and a row without a value has no result. \
        'difference' and 'rate' compare the row with an earlier one.
        """, required: "statistic: mean"),
      Field(
        "rows", \.rows, .count(in: 1...10_000_000),
        """
        Number of rows of the window, which are the row and those before it in its group (default: all, for \
        cumulative statistics); for differences and rates, distance of the two rows (default: 1).
        """),
      GroupSpec.field(\.groupBy),
      Field("time", \.time, SpecShape<String>.name.located, "Column of dates; required for rates."),
      Field("unit", \.unit, .word, "Unit of time of a rate (default: second)."),
      Field(
        "name", \.name, .name, "Column of the result (default: the field, which is replaced)."),
    ]
  ) { window, node, reader in
    if window.statistic == .rate {
      if node["time"] == nil {
        reader.report(
          node, "the key 'time' is missing for a rate. Add it, for example 'time: day'.")
      }
    } else if node["statistic"]?.text == window.statistic.rawValue {
      for key in ["time", "unit"] {
        guard let value = node[key] else { continue }
        reader.report(value, "'\(key)' is for rates. Leave it out, or use 'statistic: rate'.")
      }
    }
  }
}
