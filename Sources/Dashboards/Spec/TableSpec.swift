import Graphics

/// A table.
package struct TableSpec: Sendable, Equatable {
  var columns: [Located<TableColumnSpec>]?
  var rows = 8

  static let shape = SpecShape<TableSpec>.object(
    "a table", TableSpec(),
    [
      Field(
        "columns", \.columns,
        .list(of: TableColumnSpec.shape.located, "a list of columns", counts: 1...24),
        "Columns (default: all of the data)."),
      Field(
        "rows", \.rows, .count(in: 1...100), "Maximum number of rows that are shown (default: 8)."),
    ])
}

/// A column of a table: values, or lines through the values of other rows.
package struct TableColumnSpec: Sendable, Equatable {
  var field: Located<String>?
  var sparkline: SparklineSpec?
  var title: String?
  var format: Located<FormatSpec>?
  var bar: Located<Bool>?
  var colors: [Located<ColorRuleSpec>] = []

  static let shape = SpecShape<TableColumnSpec>.object(
    "a column of a table", TableColumnSpec(),
    [
      Field("field", \.field, SpecShape<String>.name.located, "Column of the data."),
      Field("sparkline", \.sparkline, SparklineSpec.shape, "Small lines in the cells."),
      Field("title", \.title, .text, "Header (default: the name)."),
      Field("format", \.format, FormatSpec.shape.located, "Notation."),
      Field(
        "bar", \.bar, SpecShape<Bool>.boolean.located,
        "Whether cells have bars, as long as their numbers are large (default: false)."),
      ColorRuleSpec.field(\.colors),
    ], oneOf: ["field", "sparkline"]
  ) { column, node, reader in
    guard column.sparkline != nil else { return }
    for key in ["format", "bar", "colors"] {
      guard let value = node[key] else { continue }
      reader.report(value, "a sparkline has no texts. Leave out '\(key)'.")
    }
  }
}

/// The lines in the cells of a column, each through the values of the rows of one group.
package struct SparklineSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var by = Located(value: "", node: .none)
  var data: Located<String>?
  var transform: [TransformSpec] = []

  static let shape = SpecShape<SparklineSpec>.object(
    "a sparkline", SparklineSpec(),
    [
      Field(
        "field", \.field, SpecShape<String>.name.located, "Column of the values.",
        required: "field: sales"),
      Field(
        "by", \.by, SpecShape<String>.name.located,
        "Column of the values and of the table, whose equal values join the rows of a line with a row of the table.",
        required: "by: product"),
      Field(
        "data", \.data, SpecShape<String>.name.located,
        "Name of the data source (default: that of the panel, without the transforms of the panel)."
      ),
      TransformSpec.field(\.transform),
    ])
}

/// A colour of values for which conditions are true.
package struct ColorRuleSpec: Sendable, Equatable {
  var condition = FilterSpec()
  var color = Color.primary

  static let shape = SpecShape<ColorRuleSpec>.object(
    "a colour with its conditions", ColorRuleSpec(),
    [Field("color", \.color, .color, "Colour.", required: "color: red")]
      + FilterSpec.conditions.map { $0.lifted(\.condition) }
  ) { _, node, reader in
    guard node.members.count == 1 else { return }
    reader.report(
      node, "a colour needs a condition: equals, oneOf, atLeast, above, atMost or below.")
  }

  /// The key of parts whose values have colours.
  static func field<Root>(
    _ property: any WritableKeyPath<Root, [Located<ColorRuleSpec>]> & Sendable
  ) -> Field<Root> {
    Field(
      "colors", property,
      .list(of: shape.located, "a list of colours with conditions", counts: 0...20),
      "Colours of values, each with its conditions; the first one counts whose conditions are all true."
    )
  }
}
