import Graphics

/// The scale of an axis.
package struct ScaleSpec: Sendable, Equatable {
  var domain: [Located<SpecValue>]?
  var includesZero: Bool?
  var nice: Bool?
  var reversed = false
  var type: Located<Kind>?
  var padding: Double?

  /// The kinds of scales.
  enum Kind: String, CaseIterable, Sendable {
    case linear, log, squareRoot, symmetricLog, date, category
  }

  static let shape = SpecShape<ScaleSpec>.object(
    "a scale", ScaleSpec(),
    [
      Field(
        "domain", \.domain,
        .list(of: SpecShape<SpecValue>.value.located, "a list of ends", counts: 2...1_000),
        """
        Two ends of the axis, or all names in their order (default: those of the data, and half a step beside bars).
        """),
      Field(
        "includesZero", \.includesZero, .boolean,
        "Whether an axis of numbers contains zero (default: true)."),
      Field(
        "nice", \.nice, .boolean,
        "Whether the axis ends at round values (default: for numbers, not for dates)."),
      Field("reversed", \.reversed, .boolean, "Whether the axis descends (default: false)."),
      Field(
        "type", \.type, SpecShape<Kind>.word.located, "Kind (default: linear, date or category)."),
      Field(
        "padding", \.padding, .number(in: 0...200),
        "Distance of the first and last value from the edges of the plot, in points (default: 0)."),
    ])
}

/// The colours of names and numbers.
package struct StyleScaleSpec: Sendable, Equatable {
  var domain: [Located<SpecValue>]?
  var range: [Color]?
  var mapping: [NamedMember<Color>] = []

  static let shape = SpecShape<StyleScaleSpec>.object(
    "a scale of colours", StyleScaleSpec(),
    [
      Field(
        "domain", \.domain,
        .list(of: SpecShape<SpecValue>.value.located, "a list of values", counts: 1...100),
        "Names in the order of the colours, or two ends of numbers (default: those of the data)."),
      Field(
        "range", \.range, .list(of: .color, "a list of colours", counts: 1...100),
        "Colours of the names, or of the numbers from the least to the greatest."),
      Field(
        "mapping", \.mapping, .named(.color, "a mapping of values to colours"),
        "Colours by the names; other names have those of 'range' or the theme."),
    ])
}

/// The areas of numbers.
package struct SymbolSizeScaleSpec: Sendable, Equatable {
  var domain: [Located<Double>]?
  var range: [Located<Double>]?

  static let shape = SpecShape<SymbolSizeScaleSpec>.object(
    "a scale of areas", SymbolSizeScaleSpec(),
    [
      Field(
        "domain", \.domain,
        .list(of: SpecShape<Double>.number.located, "a list of two numbers", counts: 2...2),
        "Numbers of the least and the greatest area (default: those of the data)."),
      Field(
        "range", \.range,
        .list(
          of: SpecShape<Double>.number(in: 0...10_000).located, "a list of two areas",
          counts: 2...2),
        "The least and the greatest area in square points."),
    ]
  ) { scale, _, reader in
    for ends in [scale.domain, scale.range] {
      if let ends, ends.count == 2, ends[0].value >= ends[1].value {
        reader.report(ends[0].node, "the two numbers must ascend.")
      }
    }
  }
}

/// The lines and labels of an axis.
package struct AxisSpec: Sendable, Equatable {
  var hidden = false
  var title: String?
  var position: Position?
  var values: [Located<SpecValue>]?
  var labels: [String]?
  var baseline = false
  var stride: Located<StrideSpec>?
  var desiredCount: Int?
  var gridLines: Bool?
  var format: Located<FormatSpec>?

  /// The edges of a plot.
  enum Position: String, CaseIterable, Sendable { case top, bottom, leading, trailing }

  /// Returns the shape of an axis with some positions.
  static func shape(_ positions: [String]) -> SpecShape<AxisSpec> {
    .object(
      "an axis", AxisSpec(),
      [
        Field(
          "hidden", \.hidden, .boolean,
          "Whether the axis has no labels and lines (default: false)."),
        Field("title", \.title, .text, "Title (default: none)."),
        Field(
          "position", \.position, .word(among: positions),
          "Edge of the plot (default: bottom or trailing; leading for names)."),
        Field(
          "values", \.values,
          .list(of: SpecShape<SpecValue>.value.located, "a list of values", counts: 1...200),
          "Values with lines and labels."),
        Field(
          "labels", \.labels, .list(of: .text, "a list of texts", counts: 1...200),
          "Labels of 'values', one for each (default: by 'format')."),
        Field(
          "baseline", \.baseline, .boolean,
          "Whether the line at zero of 'labels' is stronger (default: false)."),
        Field(
          "stride", \.stride, StrideSpec.shape.located,
          "Distance of lines and labels: a number, or units of the calendar."),
        Field(
          "desiredCount", \.desiredCount, .count(in: 1...50),
          "Number of lines and labels, at round values (default: about 4)."),
        Field(
          "gridLines", \.gridLines, .boolean,
          "Whether lines cross the plot (default: true; false for names)."),
        Field("format", \.format, FormatSpec.shape.located, "Notation of the labels."),
      ]
    ) { axis, node, reader in
      if let labels = axis.labels, labels.count != axis.values?.count {
        reader.report(
          node["labels"] ?? node, "the labels need 'values' with as many values: \(labels.count).")
      }
      let keys = ["values", "stride", "desiredCount"].compactMap { node[$0] == nil ? nil : $0 }
      if keys.count > 1 {
        reader.report(
          node,
          "\(NearestWord.list(keys, joint: "and")) exclude each other in an axis. Leave out all but one."
        )
      }
    }
  }
}

/// The distance of the labels of an axis.
package struct StrideSpec: Sendable, Equatable {
  /// The distance of numbers; `nil` for units of the calendar.
  var step: Double?
  var unit = DateUnit.day
  var count = 1

  static let shape = SpecShape<StrideSpec>.object(
    "a stride", StrideSpec(),
    [
      Field("unit", \.unit, .word, "Unit of the calendar.", required: "unit: month"),
      Field("count", \.count, .count(in: 1...10_000), "Number of units (default: 1)."),
    ]
  ).orScalar(.number(in: 1e-12...1e15, "a number above 0")) { StrideSpec(step: $0) }
}
