import Graphics

/// A part of a dashboard.
package struct PanelSpec: Sendable, Equatable {
  var title: String?
  var subtitle: String?
  var span: Located<Int>?
  var height: Double?
  var data: Located<String>?
  var transform: [TransformSpec] = []
  var chart: Located<ChartSpec>?
  var number: NumberSpec?
  var table: TableSpec?
  var text: String?

  static let shape = SpecShape<PanelSpec>.object(
    "a panel", PanelSpec(),
    [
      Field("title", \.title, .text, "Title above the panel."),
      Field("subtitle", \.subtitle, .text, "Smaller text below the title."),
      Field(
        "span", \.span, SpecShape<Int>.count(in: 1...24).located,
        "Number of columns of the dashboard (default: by the kind, and panels share a row that is not full)."
      ),
      Field(
        "height", \.height, .number(in: 0.25...20),
        """
        Height of the row, in units of 110 points or, in a dashboard with a size, of the room that is left \
        (default: 3 for charts; that of the content for others).
        """
      ),
      Field(
        "data", \.data, SpecShape<String>.name.located,
        "Name of the data source (default: the only one)."),
      TransformSpec.field(\.transform),
      Field("chart", \.chart, ChartSpec.shape.located, "A chart."),
      Field("number", \.number, NumberSpec.shape, "A big number."),
      Field("table", \.table, TableSpec.shape, "A table."),
      Field("text", \.text, .text, "A text in Markdown."),
    ], oneOf: ["chart", "number", "table", "text"]
  ) { panel, node, reader in
    guard panel.text != nil else { return }
    for key in ["data", "transform"] {
      if let value = node[key] { reader.report(value, "a text has no data. Leave out '\(key)'.") }
    }
  }
}

/// A big number.
package struct NumberSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var statistic = Statistic.last
  var q: Double?
  var format: Located<FormatSpec>?
  var change = Change.none
  var better = Better.higher
  var sparkline = true

  /// What the number is compared with.
  enum Change: String, CaseIterable, Sendable { case none, previous, first }

  /// The direction that is good news.
  enum Better: String, CaseIterable, Sendable { case higher, lower }

  static let shape = SpecShape<NumberSpec>.object(
    "a big number", NumberSpec(),
    [
      Field(
        "field", \.field, SpecShape<String>.name.located, "Column of the values.",
        required: "field: sales"),
      Field("statistic", \.statistic, .word, "What is computed from the values (default: last)."),
      Statistic.fraction(\.q),
      Field("format", \.format, FormatSpec.shape.located, "Notation."),
      Field(
        "change", \.change, .word, "Value with which the last one is compared (default: none)."),
      Field("better", \.better, .word, "Which change is green (default: higher)."),
      Field(
        "sparkline", \.sparkline, .boolean, "Whether a small line shows the values (default: true)."
      ),
    ]
  ) { number, node, reader in
    number.statistic.check(number.q, node, reader)
    if let change = node["change"], number.change != .none, number.statistic != .last {
      reader.report(
        change, "a change is that of the last value. Leave out 'change' or 'statistic'.")
    }
  }
}

/// A table.
package struct TableSpec: Sendable, Equatable {
  var columns: [TableColumnSpec]?
  var rows = 8

  static let shape = SpecShape<TableSpec>.object(
    "a table", TableSpec(),
    [
      Field(
        "columns", \.columns,
        .list(of: TableColumnSpec.shape, "a list of columns", counts: 1...24),
        "Columns (default: all of the data)."),
      Field(
        "rows", \.rows, .count(in: 1...100), "Greatest number of rows that are shown (default: 8)."),
    ])
}

/// A column of a table.
package struct TableColumnSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var title: String?
  var format: Located<FormatSpec>?
  var bar: Located<Bool>?

  static let shape = SpecShape<TableColumnSpec>.object(
    "a column of a table", TableColumnSpec(),
    [
      Field(
        "field", \.field, SpecShape<String>.name.located, "Column of the data.",
        required: "field: sales"),
      Field("title", \.title, .text, "Header (default: the name)."),
      Field("format", \.format, FormatSpec.shape.located, "Notation."),
      Field(
        "bar", \.bar, SpecShape<Bool>.boolean.located,
        "Whether cells have bars, as long as their numbers are large (default: false)."),
    ])
}
