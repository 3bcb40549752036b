/// Rows for each unit of time.
package struct ResampleSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var unit = Located(value: TimeUnit.day, node: .none)
  var step = Located(value: 1, node: .none)
  var groupBy: [GroupSpec] = []
  var values: [StatisticSpec] = []
  var fill = Located(value: Fill.none, node: .none)

  /// A unit of the calendar or the clock.
  enum TimeUnit: String, CaseIterable, Sendable {
    case second, minute, hour, day, week, month, year

    /// The number of units after which steps begin anew; `nil` for units whose steps never do.
    var period: (count: Int, name: String)? {
      switch self {
      case .second: (86_400, "a day")
      case .minute: (1440, "a day")
      case .hour: (24, "a day")
      case .month: (12, "a year")
      case .day, .week, .year: nil
      }
    }
  }

  /// The values of units without rows.
  enum Fill: String, CaseIterable, Sendable { case none, previous, zero }

  static let shape = SpecShape<ResampleSpec>.object(
    "rows for each unit of time", ResampleSpec(),
    [
      Field(
        "field", \.field, SpecShape<String>.name.located, "Column of dates.",
        required: "field: time"),
      Field(
        "unit", \.unit, SpecShape<TimeUnit>.word.located,
        "Unit, in the calendar and the time zone of the spec.",
        required: "unit: hour"),
      Field(
        "step", \.step, SpecShape<Int>.count(in: 1...100_000).located,
        """
        Number of units of a row (default: 1). Seconds, minutes and hours are counted from midnight and divide a \
        day, months divide a year, and days are counted from 1 January 1970.
        """),
      GroupSpec.field(\.groupBy),
      StatisticSpec.field(\.values),
      Field(
        "fill", \.fill, SpecShape<Fill>.word.located,
        """
        Values of units without any: missing (none, the default), those of the unit before in the group (previous), \
        or 0 (zero). Counts are 0.
        """),
    ]
  ) { resample, _, reader in
    let step = resample.step
    guard let period = resample.unit.value.period, !period.count.isMultiple(of: step.value) else {
      return
    }
    reader.report(
      step.node,
      """
      found \(step.node.words), expected a number that divides \(period.name), which has \(period.count) \
      \(resample.unit.value.rawValue)s.
      """)
  }
}
