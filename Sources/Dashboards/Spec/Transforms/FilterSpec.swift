/// Conditions on a column.
package struct FilterSpec: Sendable, Equatable {
  var field = Located(value: "", node: .none)
  var equals: Located<SpecValue>?
  var oneOf: [Located<SpecValue>]?
  var atLeast: Located<SpecValue>?
  var above: Located<SpecValue>?
  var atMost: Located<SpecValue>?
  var below: Located<SpecValue>?

  static let shape = SpecShape<FilterSpec>.object(
    "a filter", FilterSpec(),
    [Field("field", \.field, SpecShape<String>.name.located, "Column.", required: "field: city")]
      + conditions
  ) { filter, node, reader in
    if node.members.count == 1 {
      reader.report(
        node, "a filter needs a condition: equals, oneOf, atLeast, above, atMost or below.")
    }
  }

  /// The keys of the conditions.
  static let conditions: [Field<FilterSpec>] = [
    Field("equals", \.equals, SpecShape<SpecValue>.value.located, "The value."),
    Field(
      "oneOf", \.oneOf, .list(of: SpecShape<SpecValue>.value.located, "a list of values"),
      "The possible values."),
    Field("atLeast", \.atLeast, SpecShape<SpecValue>.value.located, "The least number or date."),
    Field(
      "above", \.above, SpecShape<SpecValue>.value.located, "A number or date below all others."),
    Field("atMost", \.atMost, SpecShape<SpecValue>.value.located, "The greatest number or date."),
    Field(
      "below", \.below, SpecShape<SpecValue>.value.located, "A number or date above all others."),
  ]
}
