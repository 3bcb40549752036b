/// Groups, and the statistics of each.
package struct AggregateSpec: Sendable, Equatable {
  var groupBy: [GroupSpec] = []
  var values: [StatisticSpec] = []

  static let shape = SpecShape<AggregateSpec>.object(
    "an aggregation", AggregateSpec(),
    [GroupSpec.field(\.groupBy), StatisticSpec.field(\.values)])
}

/// A column whose values are groups.
package struct GroupSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var unit: Located<DateUnit>?

  private static let shape = SpecShape<GroupSpec>.object(
    "a column of groups", GroupSpec(),
    [
      Field("field", \.field, SpecShape<String>.name.located, "Column.", required: "field: city"),
      Field(
        "unit", \.unit, SpecShape<DateUnit>.word.located,
        "Unit of the calendar that contains the dates of a group."),
    ])

  /// The key of transforms with groups.
  static func field<Root>(
    _ property: any WritableKeyPath<Root, [GroupSpec]> & Sendable
  ) -> Field<Root> {
    Field(
      "groupBy", property, .list(of: shape, "a list of columns", counts: 0...32),
      "Columns whose different values are the groups; by default, all rows are one group.")
  }
}

/// A statistic of a column.
package struct StatisticSpec: Sendable, Equatable {
  var field: Located<String>?
  var statistic = Located(value: Statistic.sum, node: .none)
  var q: Double?
  var name: String?

  private static let shape = SpecShape<StatisticSpec>.object(
    "a statistic", StatisticSpec(),
    [
      Field("field", \.field, SpecShape<String>.name.located, "Column; not needed for count."),
      Field(
        "statistic", \.statistic, SpecShape<Statistic>.word.located, "Statistic of the values.",
        required: "statistic: sum"),
      Statistic.fraction(\.q),
      Field("name", \.name, .name, "Column of the result (default: that of the field, or count)."),
    ]
  ) { statistic, node, reader in
    if statistic.field == nil, statistic.statistic.value != .count {
      reader.report(node, "the key 'field' is missing. Add it, for example 'field: sales'.")
    }
    statistic.statistic.value.check(statistic.q, node, reader)
  }

  /// The key of transforms with statistics.
  static func field<Root>(
    _ property: any WritableKeyPath<Root, [StatisticSpec]> & Sendable
  ) -> Field<Root> {
    Field(
      "values", property, .list(of: shape, "a list of statistics", counts: 1...100),
      "Columns of the result.", required: "values: [{field: sales, statistic: sum}]")
  }
}
