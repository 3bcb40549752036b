import Graphics

/// The marks of charts.
package enum MarkKind: String, CaseIterable, Sendable {
  case line, area, bar, point, rule, rectangle, sector
}

/// Marks of one kind.
package struct MarkSpec: Sendable, Equatable {
  var mark = MarkKind.line
  var x: Located<PositionSpec>?
  var y: Located<PositionSpec>?
  var angle: Located<PositionSpec>?
  var series: DivisionSpec?
  var foregroundStyle: StyleSpec?
  var symbol: SymbolSpec?
  var symbolSize: SymbolSizeSpec?
  var lineStyle: DivisionSpec?
  var position: Located<DivisionSpec>?
  var opacity: Double?
  var lineWidth: Double?
  var dash: [Double]?
  var interpolation = Interpolation.linear
  var stacking = Stacking.standard
  var gaps = Gaps.values
  var width: DimensionSpec?
  var height: DimensionSpec?
  var cornerRadius: Double?
  var innerRadius: DimensionSpec?
  var outerRadius: DimensionSpec?
  var angularInset: Double?
  var annotation: Located<AnnotationSpec>?

  /// The curves of lines and areas.
  enum Interpolation: String, CaseIterable, Sendable {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
  }

  /// The places of bars and areas at equal positions.
  enum Stacking: String, CaseIterable, Sendable { case standard, normalized, center, unstacked }

  /// Where lines and areas break.
  enum Gaps: String, CaseIterable, Sendable { case none, values, rows }

  /// Whether a position is that of a column, so that there is a mark for each row.
  var hasColumns: Bool { [x, y, angle].contains { $0?.value.isConstant == false } }

  static let fields: [Field<MarkSpec>] = encodings + options

  private static let encodings: [Field<MarkSpec>] = [
    Field("mark", \.mark, .word, "Kind of the marks.", required: "mark: line"),
    Field("x", \.x, PositionSpec.shape.located, "Horizontal position."),
    Field("y", \.y, PositionSpec.shape.located, "Vertical position."),
    Field("angle", \.angle, PositionSpec.shape.located, "Size of sectors."),
    Field(
      "series", \.series,
      DivisionSpec.shape("a division", "Column, each value of which has its line or area."),
      "Division into lines or areas of one style."),
    Field(
      "foregroundStyle", \.foregroundStyle, StyleSpec.shape,
      "Colour (default: the accent colour of the theme)."),
    Field("symbol", \.symbol, SymbolSpec.shape, "Shape of points (default: circle)."),
    Field(
      "symbolSize", \.symbolSize, SymbolSizeSpec.shape,
      "Area of points in square points, or a column of numbers (default: 30)."),
    Field(
      "lineStyle", \.lineStyle,
      DivisionSpec.shape("a line style", "Column, each value of which has its dashes."),
      "Dashes of lines by a column (default: solid)."),
    Field(
      "position", \.position,
      DivisionSpec.shape("a position", "Column, whose values stand beside each other.").located,
      "Bars beside each other instead of on each other."),
  ]

  private static let options: [Field<MarkSpec>] = [
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
    Field(
      "gaps", \.gaps, .word,
      """
      Where lines and areas break: at missing values (values), also where rows of regular dates are missing (rows), \
      or nowhere (none; default: values).
      """
    ),
    Field(
      "width", \.width, DimensionSpec.shape,
      "Width of vertical bars and of rectangles, in points or as a ratio (default: 7 tenths of the room)."
    ),
    Field(
      "height", \.height, DimensionSpec.shape,
      "Height of horizontal bars and of rectangles, in points or as a ratio (default: 7 tenths of the room)."
    ),
    Field(
      "cornerRadius", \.cornerRadius, .number(in: 0...100),
      "Radius of the corners of bars, rectangles and sectors, in points (default: small; sectors: 3; rectangles: 0)."
    ),
    Field(
      "innerRadius", \.innerRadius, DimensionSpec.shape,
      "Inner radius of sectors, in points or as a ratio (default: a ratio of 0.62)."),
    Field(
      "outerRadius", \.outerRadius, DimensionSpec.shape,
      "Outer radius of sectors, in points or as a ratio (default: the room of the plot)."),
    Field(
      "angularInset", \.angularInset, .number(in: 0...20),
      "Half of the gap between sectors, in points (default: 1)."),
    Field("annotation", \.annotation, AnnotationSpec.shape.located, "Text beside each mark."),
  ]

  static let shape = SpecShape<MarkSpec>.object("marks", MarkSpec(), fields) {
    $0.check($1, $2)
  }

  /// The kinds of marks that keys are for; other keys are for all.
  private static let kinds: [(key: String, kinds: [MarkKind])] = [
    ("angle", [.sector]), ("series", [.line, .area]), ("symbol", [.point, .line]),
    ("symbolSize", [.point]), ("lineStyle", [.line, .rule]), ("lineWidth", [.line, .rule]),
    ("dash", [.line, .rule]), ("interpolation", [.line, .area]), ("stacking", [.bar, .area]),
    ("gaps", [.line, .area]),
    ("width", [.bar, .rectangle]), ("height", [.bar, .rectangle]),
    ("position", [.bar, .point, .rule, .rectangle]),
    ("cornerRadius", [.bar, .rectangle, .sector]), ("innerRadius", [.sector]),
    ("outerRadius", [.sector]), ("angularInset", [.sector]),
    ("annotation", [.bar, .point, .rule, .rectangle, .sector]),
  ]

  /// Reports keys that have no meaning for the kind of the marks.
  func check(_ node: SpecNode, _ reader: SpecReader) {
    // An unknown kind is reported, and the keys are perhaps those of the one that is meant.
    guard node["mark"]?.text == mark.rawValue else { return }
    for (key, kinds) in Self.kinds where !kinds.contains(mark) {
      guard let value = node[key] else { continue }
      let names = NearestWord.list(kinds.map(\.rawValue), joint: "and")
      reader.report(
        value, "'\(key)' is for \(names) marks, and this is a \(mark.rawValue). Leave it out.")
    }
  }
}
