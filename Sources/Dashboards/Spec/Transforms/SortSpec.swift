/// The order of rows.
package struct SortSpec: Sendable, Equatable {
  var by = Located(value: "", node: .none)
  var order = SortOrder.ascending

  /// The directions.
  enum SortOrder: String, CaseIterable, Sendable { case ascending, descending }

  static let shape = SpecShape<SortSpec>.object(
    "an order", SortSpec(),
    [
      Field("by", \.by, SpecShape<String>.name.located, "Column.", required: "by: sales"),
      Field("order", \.order, .word, "Direction (default: ascending)."),
    ])
}
