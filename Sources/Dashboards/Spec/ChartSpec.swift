import Graphics

/// A chart.
package struct ChartSpec: Sendable, Equatable {
  var base = MarkSpec()
  var layers: [Located<MarkSpec>] = []
  var xScale = ScaleSpec()
  var yScale = ScaleSpec()
  var foregroundStyleScale = StyleScaleSpec()
  var symbolScale: [NamedMember<SymbolSpec.SymbolShape>] = []
  var symbolSizeScale = SymbolSizeScaleSpec()
  var lineStyleScale: [NamedMember<[Double]>] = []
  var xAxis = AxisSpec()
  var yAxis = AxisSpec()
  var legend = LegendSpec()
  var facet: FacetSpec?

  static let shape = SpecShape<ChartSpec>.object(
    "a chart", ChartSpec(),
    MarkSpec.fields.map { $0.lifted(\.base) } + [
      Field(
        "layers", \.layers, .list(of: MarkSpec.shape.located, "a list of marks", counts: 0...20),
        "More marks over the first ones, whose positions they have unless they give others."),
      Field("xScale", \.xScale, ScaleSpec.shape, "Scale of the X axis."),
      Field("yScale", \.yScale, ScaleSpec.shape, "Scale of the Y axis."),
      Field(
        "foregroundStyleScale", \.foregroundStyleScale, StyleScaleSpec.shape,
        "Colours of names and numbers (default: the palette of the theme, and a ramp of blue)."),
      Field(
        "symbolScale", \.symbolScale, .named(.word, "a mapping of values to shapes"),
        "Shapes by the values of the column (default: different ones)."),
      Field(
        "symbolSizeScale", \.symbolSizeScale, SymbolSizeScaleSpec.shape, "Areas of numbers."),
      Field(
        "lineStyleScale", \.lineStyleScale,
        .named(
          .list(of: .number(in: 0.5...100), "a list of lengths", counts: 0...8),
          "a mapping of values to dashes"),
        "Dashes by the values of the column; an empty list is a solid line (default: different ones)."
      ),
      Field("xAxis", \.xAxis, AxisSpec.shape(["top", "bottom"]), "Labels of the X axis."),
      Field("yAxis", \.yAxis, AxisSpec.shape(["leading", "trailing"]), "Labels of the Y axis."),
      Field(
        "legend", \.legend, LegendSpec.shape, "Legend, which charts with several colours have."),
      Field("facet", \.facet, FacetSpec.shape, "Small charts, one for each value of a column."),
    ]
  ) { $0.base.check($1, $2) }
}

/// The legend of a chart.
package struct LegendSpec: Sendable, Equatable {
  var position = Position.top
  var title: String?

  /// The places of legends.
  enum Position: String, CaseIterable, Sendable { case top, bottom, leading, trailing, hidden }

  static let shape = SpecShape<LegendSpec>.object(
    "a legend", LegendSpec(),
    [
      Field("position", \.position, .word, "Place, or hidden (default: top)."),
      Field("title", \.title, .text, "Title (default: none)."),
    ])
}

/// Small charts, one for each value of a column.
package struct FacetSpec: Sendable, Equatable {
  var by = Located(value: "", node: .none)
  var columns: Int?
  var y = Sharing.shared

  /// Whether the charts have one scale.
  enum Sharing: String, CaseIterable, Sendable { case shared, free }

  static let shape = SpecShape<FacetSpec>.object(
    "small charts", FacetSpec(),
    [
      Field(
        "by", \.by, SpecShape<String>.name.located,
        "Column, each value of which has its chart; \(ChartPlanner.mostFacets) values at most.",
        required: "by: region"),
      Field(
        "columns", \.columns, .count(in: 1...12),
        "Charts in a row (default: by the shape of the room)."),
      Field(
        "y", \.y, .word,
        "Whether all charts have one Y scale (shared), or each its own (free; default: shared)."),
    ])
}
