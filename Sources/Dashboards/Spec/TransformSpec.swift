/// A step that changes a table.
package struct TransformSpec: Sendable, Equatable {
  var filter: FilterSpec?
  var aggregate: AggregateSpec?
  var sort: SortSpec?
  var limit: Int?

  static let shape = SpecShape<TransformSpec>.object(
    "a transform", TransformSpec(),
    [
      Field(
        "filter", \.filter, FilterSpec.shape, "Keeps the rows for which all conditions are true."),
      Field(
        "aggregate", \.aggregate, AggregateSpec.shape,
        "Replaces rows by one row for each group, in the order of the first rows."),
      Field("sort", \.sort, SortSpec.shape, "Sorts rows; missing values are last."),
      Field("limit", \.limit, .count(in: 1...1_000_000), "Keeps the first rows."),
    ], oneOf: ["filter", "aggregate", "sort", "limit"])

  /// The key of sources and panels.
  static func field<Root>(
    _ property: any WritableKeyPath<Root, [TransformSpec]> & Sendable
  ) -> Field<Root> {
    Field(
      "transform", property, .list(of: shape, "a list of transforms"),
      "Steps that change the rows, in this order.")
  }
}

extension TransformSpec {
  static var field: Field<DataSpec> { field(\.transform) }
}

/// Conditions on a column.
package struct FilterSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var equals: Located<SpecValue>?
  var oneOf: [Located<SpecValue>]?
  var atLeast: Located<SpecValue>?
  var above: Located<SpecValue>?
  var atMost: Located<SpecValue>?
  var below: Located<SpecValue>?

  static let shape = SpecShape<FilterSpec>.object(
    "a filter", FilterSpec(),
    [Field("field", \.field, SpecShape<String>.name.located, "Column.", required: "field: city")]
      + conditions
  ) { filter, node, reader in
    if node.members.count == 1 {
      reader.report(
        node, "a filter needs a condition: equals, oneOf, atLeast, above, atMost or below.")
    }
  }

  /// The keys of the conditions.
  static let conditions: [Field<FilterSpec>] = [
    Field("equals", \.equals, SpecShape<SpecValue>.value.located, "The value."),
    Field(
      "oneOf", \.oneOf, .list(of: SpecShape<SpecValue>.value.located, "a list of values"),
      "The possible values."),
    Field("atLeast", \.atLeast, SpecShape<SpecValue>.value.located, "The least number or date."),
    Field(
      "above", \.above, SpecShape<SpecValue>.value.located, "A number or date below all others."),
    Field("atMost", \.atMost, SpecShape<SpecValue>.value.located, "The greatest number or date."),
    Field(
      "below", \.below, SpecShape<SpecValue>.value.located, "A number or date above all others."),
  ]
}

/// Groups, and what is computed for each.
package struct AggregateSpec: Sendable, Equatable {
  var groupBy: [GroupSpec] = []
  var values: [StatisticSpec] = []

  static let shape = SpecShape<AggregateSpec>.object(
    "an aggregation", AggregateSpec(),
    [
      Field(
        "groupBy", \.groupBy, .list(of: GroupSpec.shape, "a list of columns"),
        "Columns whose different values are the groups; by default, all rows are one group."),
      Field(
        "values", \.values, .list(of: StatisticSpec.shape, "a list of statistics", counts: 1...100),
        "Columns of the result.", required: "values: [{field: sales, statistic: sum}]"),
    ])
}

/// A column whose values are groups.
package struct GroupSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var unit: Located<DateUnit>?

  static let shape = SpecShape<GroupSpec>.object(
    "a column of groups", GroupSpec(),
    [
      Field("field", \.field, SpecShape<String>.name.located, "Column.", required: "field: city"),
      Field(
        "unit", \.unit, SpecShape<DateUnit>.word.located,
        "Unit of the calendar that contains the dates of a group."),
    ])
}

/// A statistic of a column.
package struct StatisticSpec: Sendable, Equatable {
  var field: Located<String>?
  var statistic = Located(value: Statistic.sum, node: .none)
  var name: String?

  static let shape = SpecShape<StatisticSpec>.object(
    "a statistic", StatisticSpec(),
    [
      Field("field", \.field, SpecShape<String>.name.located, "Column; not needed for count."),
      Field(
        "statistic", \.statistic, SpecShape<Statistic>.word.located, "What is computed.",
        required: "statistic: sum"),
      Field("name", \.name, .name, "Column of the result (default: that of the field, or count)."),
    ]
  ) { statistic, node, reader in
    if statistic.field == nil, statistic.statistic.value != .count {
      reader.report(node, "the key 'field' is missing. Add it, for example 'field: sales'.")
    }
  }
}

/// The order of rows.
package struct SortSpec: Sendable, Equatable {
  var by = Located(value: "", node: .none)
  var order = SortOrder.ascending

  /// The directions.
  enum SortOrder: String, CaseIterable, Sendable { case ascending, descending }

  static let shape = SpecShape<SortSpec>.object(
    "an order", SortSpec(),
    [
      Field("by", \.by, SpecShape<String>.name.located, "Column.", required: "by: sales"),
      Field("order", \.order, .word, "Direction (default: ascending)."),
    ])
}

/// What is computed from the values of a column.
package enum Statistic: String, CaseIterable, Sendable {
  case count, sum, mean, min, max, median, distinct, first, last
}

/// A unit of the calendar.
package enum DateUnit: String, CaseIterable, Sendable {
  case minute, hour, day, week, month, year
}

extension SpecNode {
  /// The node of a value that no spec has.
  static let none = SpecNode(
    content: .scalar("", isQuoted: false), position: SpecPosition(line: 1, column: 1), path: "")
}
