/// The addition of columns of another data source.
package struct JoinSpec: Sendable, Equatable {
  var data = Located(value: "", node: .none)
  var by: [JoinKeySpec] = []
  var kind = Kind.inner
  var prefix = ""

  /// The rows without an equal key in the other source.
  enum Kind: String, CaseIterable, Sendable {
    /// They are left out.
    case inner
    /// They are kept, with missing values in the columns of the other source.
    case left
  }

  static let shape = SpecShape<JoinSpec>.object(
    "a join", JoinSpec(),
    [
      Field(
        "data", \.data, SpecShape<String>.name.located, "Name of the other data source.",
        required: "data: cities"),
      Field(
        "by", \.by, .list(of: JoinKeySpec.shape, "a list of keys", counts: 1...16),
        """
        Columns with the keys. Each row gets the values of the row with equal keys; if several have them, it is \
        repeated for each of them, in their order. Missing keys equal none.
        """, required: "by: [{field: city}]"),
      Field(
        "kind", \.kind, .word,
        "Whether rows without equal keys are left out (inner, the default) or kept (left)."),
      Field(
        "prefix", \.prefix, .text,
        "Text in front of the names of the other columns (default: none)."),
    ])
}

/// A pair of columns with keys.
package struct JoinKeySpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var other: Located<String>?

  static let shape = SpecShape<JoinKeySpec>.object(
    "a key", JoinKeySpec(),
    [
      Field("field", \.field, SpecShape<String>.name.located, "Column.", required: "field: city"),
      Field(
        "other", \.other, SpecShape<String>.name.located,
        "Column of the other data source (default: the one of the same name)."),
    ])
}
