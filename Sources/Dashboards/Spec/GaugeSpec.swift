/// A number in a range.
package struct GaugeSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var statistic = Statistic.last
  var q: Double?
  var format: Located<FormatSpec>?
  var range: Located<[Double]>?
  var colors: [Located<ColorRuleSpec>] = []

  static let shape = SpecShape<GaugeSpec>.object(
    "a gauge", GaugeSpec(),
    [
      Field(
        "field", \.field, SpecShape<String>.name.located, "Column of the values.",
        required: "field: load"),
      Field("statistic", \.statistic, .word, "What is computed from the values (default: last)."),
      Statistic.fraction(\.q),
      Field("format", \.format, FormatSpec.shape.located, "Notation."),
      Field(
        "range", \.range,
        SpecShape<[Double]>.list(of: .number, "a list of two ends", counts: 2...2)
          .located,
        "Ends of the gauge (default: 0 and 1 for the style percent, 0 and 100 for the unit %)."),
      ColorRuleSpec.field(\.colors),
    ]
  ) { gauge, node, reader in
    gauge.statistic.check(gauge.q, node, reader)
    guard let range = gauge.range, range.value.count == 2, range.value[0] >= range.value[1] else {
      return
    }
    reader.report(range.node, "the ends of a range must ascend. Swap or correct them.")
  }
}
