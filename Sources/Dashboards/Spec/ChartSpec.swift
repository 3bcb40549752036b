import Graphics

/// The marks of charts.
package enum MarkKind: String, CaseIterable, Sendable {
  case line, area, bar, point, rule, rectangle, sector
}

/// A position on an axis: a column, two columns, or a value.
package struct PositionSpec: Sendable, Equatable {
  var field: Located<String>?
  var unit: Located<DateUnit>?
  var start: Located<String>?
  var end: Located<String>?
  var value: Located<SpecValue>?

  static let shape = SpecShape<PositionSpec>.object(
    "a position", PositionSpec(),
    [
      Field("field", \.field, SpecShape<String>.name.located, "Column of the positions."),
      Field(
        "unit", \.unit, SpecShape<DateUnit>.word.located,
        "Unit of the calendar that a mark at a date occupies."),
      Field(
        "start", \.start, SpecShape<String>.name.located,
        "Column where ranges start; 'end' is needed, too."),
      Field("end", \.end, SpecShape<String>.name.located, "Column where ranges end."),
      Field(
        "value", \.value, SpecShape<SpecValue>.value.located, "The same position for all marks."),
    ]
  ) { position, node, reader in
    let isRange = position.start != nil || position.end != nil
    let count = [position.field != nil, isRange, position.value != nil].count { $0 }
    if count != 1 {
      reader.report(node, "a position needs either 'field', or 'start' and 'end', or 'value'.")
    } else if isRange, position.start == nil || position.end == nil {
      reader.report(node, "a range needs 'start' and 'end'. Add the other one.")
    } else if let unit = position.unit, position.field == nil {
      reader.report(unit.node, "a unit needs 'field', a column of dates.")
    }
  }
}

/// A style that is the same for all marks, or one for each value of a column.
package struct StyleSpec: Sendable, Equatable {
  var by: Located<String>?
  var color: Color?

  static let shape = SpecShape<StyleSpec>.object(
    "a style", StyleSpec(),
    [
      Field(
        "by", \.by, SpecShape<String>.name.located, "Column, each value of which has its colour."),
      Field("color", \.color, .color, "Colour of all marks."),
    ], oneOf: ["by", "color"])
}

/// A shape of points that is the same for all, or one for each value of a column.
package struct SymbolSpec: Sendable, Equatable {
  var by: Located<String>?
  var shape: SymbolShape?

  /// The shapes.
  enum SymbolShape: String, CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  static let shape = SpecShape<SymbolSpec>.object(
    "a symbol", SymbolSpec(),
    [
      Field(
        "by", \.by, SpecShape<String>.name.located, "Column, each value of which has its shape."),
      Field("shape", \.shape, .word, "Shape of all points."),
    ], oneOf: ["by", "shape"])
}

/// Marks of one kind.
package struct MarkSpec: Sendable, Equatable {
  var mark = MarkKind.line
  var x: Located<PositionSpec>?
  var y: Located<PositionSpec>?
  var angle: Located<PositionSpec>?
  var foregroundStyle: StyleSpec?
  var symbol: SymbolSpec?
  var symbolSize: Double?
  var opacity: Double?
  var lineWidth: Double?
  var dash: [Double]?
  var interpolation = Interpolation.linear
  var stacking = Stacking.standard
  var annotation: String?

  /// The curves of lines and areas.
  enum Interpolation: String, CaseIterable, Sendable {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
  }

  /// The places of bars and areas at equal positions.
  enum Stacking: String, CaseIterable, Sendable { case standard, normalized, center, unstacked }

  static let fields: [Field<MarkSpec>] = [
    Field("mark", \.mark, .word, "Kind of the marks.", required: "mark: line"),
    Field("x", \.x, PositionSpec.shape.located, "Horizontal position."),
    Field("y", \.y, PositionSpec.shape.located, "Vertical position."),
    Field("angle", \.angle, PositionSpec.shape.located, "Size of sectors."),
    Field(
      "foregroundStyle", \.foregroundStyle, StyleSpec.shape,
      "Colour (default: the accent colour of the theme)."),
    Field("symbol", \.symbol, SymbolSpec.shape, "Shape of points (default: circle)."),
    Field(
      "symbolSize", \.symbolSize, .number(in: 1...10_000),
      "Area of points in square points (default: 30)."),
    Field("opacity", \.opacity, .number(in: 0...1), "Opacity (default: 1)."),
    Field(
      "lineWidth", \.lineWidth, .number(in: 0.25...40),
      "Width of lines in points (default: 2; rules: 1)."),
    Field(
      "dash", \.dash, .list(of: .number(in: 0.5...100), "a list of lengths", counts: 1...8),
      "Lengths of dashes and gaps in points (default: solid)."),
    Field("interpolation", \.interpolation, .word, "Curve of lines and areas (default: linear)."),
    Field(
      "stacking", \.stacking, .word,
      "Place of bars and areas at equal positions (default: standard)."),
    Field("annotation", \.annotation, .text, "Text beside a rule."),
  ]

  static let shape = SpecShape<MarkSpec>.object("marks", MarkSpec(), fields)
}

/// A chart.
package struct ChartSpec: Sendable, Equatable {
  var base = MarkSpec()
  var layers: [Located<MarkSpec>] = []
  var xScale = ScaleSpec()
  var yScale = ScaleSpec()
  var xAxis = AxisSpec()
  var yAxis = AxisSpec()
  var legend = LegendSpec()

  static let shape = SpecShape<ChartSpec>.object(
    "a chart", ChartSpec(),
    MarkSpec.fields.map { $0.lifted(\.base) } + [
      Field(
        "layers", \.layers, .list(of: MarkSpec.shape.located, "a list of marks", counts: 0...20),
        "More marks over the first ones, whose positions they have unless they give others."),
      Field("xScale", \.xScale, ScaleSpec.shape, "Scale of the X axis."),
      Field("yScale", \.yScale, ScaleSpec.shape, "Scale of the Y axis."),
      Field("xAxis", \.xAxis, AxisSpec.shape, "Labels of the X axis."),
      Field("yAxis", \.yAxis, AxisSpec.shape, "Labels of the Y axis."),
      Field(
        "legend", \.legend, LegendSpec.shape, "Legend, which charts with several colours have."),
    ])
}

/// The scale of an axis.
package struct ScaleSpec: Sendable, Equatable {
  var domain: [Located<SpecValue>]?
  var zero: Bool?
  var type: Located<Kind>?

  /// The kinds of scales.
  enum Kind: String, CaseIterable, Sendable { case linear, log }

  static let shape = SpecShape<ScaleSpec>.object(
    "a scale", ScaleSpec(),
    [
      Field(
        "domain", \.domain,
        .list(of: SpecShape<SpecValue>.value.located, "a list of two ends", counts: 2...2),
        "Ends of the axis (default: those of the data)."),
      Field(
        "zero", \.zero, .boolean, "Whether the axis contains zero (default: for bars and areas)."),
      Field("type", \.type, SpecShape<Kind>.word.located, "Kind (default: linear)."),
    ])
}

/// The labels of an axis.
package struct AxisSpec: Sendable, Equatable {
  var hidden = false
  var title: String?
  var format: Located<FormatSpec>?

  static let shape = SpecShape<AxisSpec>.object(
    "an axis", AxisSpec(),
    [
      Field(
        "hidden", \.hidden, .boolean, "Whether the axis has no labels and lines (default: false)."),
      Field("title", \.title, .text, "Title (default: none)."),
      Field("format", \.format, FormatSpec.shape.located, "Notation of the labels."),
    ])
}

/// The legend of a chart.
package struct LegendSpec: Sendable, Equatable {
  var position = Position.top

  /// The places of legends.
  enum Position: String, CaseIterable, Sendable { case top, bottom, leading, trailing, hidden }

  static let shape = SpecShape<LegendSpec>.object(
    "a legend", LegendSpec(),
    [Field("position", \.position, .word, "Place (default: top).")])
}
