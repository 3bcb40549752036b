/// Intervals of numbers.
package struct BinSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var size: Located<Double>?
  var count: Int?
  var name: String?
  var end: String?

  static let shape = SpecShape<BinSpec>.object(
    "intervals of numbers", BinSpec(),
    [
      Field("field", \.field, SpecShape<String>.name.located, "Column.", required: "field: price"),
      Field(
        "size", \.size,
        SpecShape<Double>.number(in: 1e-300...1e300, "a number above 0").located,
        "Length of an interval, which begins at a multiple of it and does not contain its end."),
      Field(
        "count", \.count, .count(in: 1...1000),
        """
        Approximate number of intervals, whose length is round (default: the binary logarithm of the number of \
        values).
        """),
      Field(
        "name", \.name, .name, "Column of the lower bounds (default: the field, which is replaced)."
      ),
      Field("end", \.end, .name, "Column of the upper bounds (default: none)."),
    ]
  ) { _, node, reader in
    if let count = node["count"], node["size"] != nil {
      reader.report(count, "the size gives the number of intervals. Leave out 'count' or 'size'.")
    }
  }
}
