/// A part of a dashboard.
package struct PanelSpec: Sendable, Equatable {
  var title: String?
  var subtitle: String?
  var span: Located<Int>?
  var rowSpan: Located<Int>?
  var height: Double?
  var data: Located<String>?
  var transform: [TransformSpec] = []
  var chart: Located<ChartSpec>?
  var number: NumberSpec?
  var table: TableSpec?
  var gauge: Located<GaugeSpec>?
  var chartSet: Located<ChartSetSpec>?
  var image: Located<ImageSpec>?
  var text: String?
  /// The path of a file with panels, which are in place of this one if the file can be read.
  var include: Located<String>?

  /// The keys of panels that use no data source.
  static let keysWithoutData = ["chartSet", "image", "text", "include"]

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
        "rowSpan", \.rowSpan, SpecShape<Int>.count(in: 1...24).located,
        "Number of rows; later panels are placed beside it (default: 1)."),
      Field(
        "height", \.height, .number(in: 0.25...20),
        """
        Height of the rows, in units of 110 points or, in a dashboard with a size, of the room that is left \
        (default: 3 for charts, 3.5 for chart sets; that of the content for others).
        """
      ),
      Field(
        "data", \.data, SpecShape<String>.name.located,
        "Name of the data source (default: the only one)."),
      TransformSpec.field(\.transform),
      Field("chart", \.chart, ChartSpec.shape.located, "A chart."),
      Field("number", \.number, NumberSpec.shape, "A big number."),
      Field("table", \.table, TableSpec.shape, "A table."),
      Field("gauge", \.gauge, GaugeSpec.shape.located, "A gauge: a number in a range."),
      Field(
        "chartSet", \.chartSet, ChartSetSpec.shape.located,
        "A chart of Telegram's format with its mini-map."),
      Field("image", \.image, ImageSpec.shape.located, "A picture of a PNG or JPEG file."),
      Field("text", \.text, .text, "A text in Markdown."),
      Field(
        "include", \.include, SpecShape<String>.name.located,
        "Path of a file with a panel or a list of panels, relative to this one and inside of its folder."
      ),
    ],
    oneOf: [
      "chart", "number", "table", "gauge", "chartSet", "image", "text", "include",
    ]
  ) { panel, node, reader in
    if panel.include != nil, let other = node.members.first(where: { $0.key != "include" }) {
      reader.report(
        other.value, "an included panel has its own keys. Leave out '\(other.key)'.")
    } else if let kind = keysWithoutData.first(where: { node[$0] != nil }) {
      for key in ["data", "transform"] {
        guard let value = node[key] else { continue }
        reader.report(
          value,
          "\(kind == "image" ? "an image" : kind == "text" ? "a text" : "a chart set") has no data. "
            + "Leave out '\(key)'.")
      }
    }
    if panel.chartSet != nil, let subtitle = node["subtitle"] {
      reader.report(
        subtitle, "a chart set shows its dates beside its title. Leave out 'subtitle'.")
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
