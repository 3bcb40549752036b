/// The change of columns into rows, or of rows into columns.
package struct PivotSpec: Sendable, Equatable {
  var longer: Longer?
  var wider: Wider?
  var times: Located<Times>?

  static let shape = SpecShape<PivotSpec>.object(
    "a pivot", PivotSpec(),
    [
      Field("longer", \.longer, Longer.shape, "Makes rows of columns."),
      Field("wider", \.wider, Wider.shape, "Makes columns of rows."),
      Field(
        "times", \.times, Times.shape.located,
        """
        Makes rows of the columns at the end that are named by ascending times, such as years, also of those that the \
        data have later.
        """),
    ], oneOf: ["longer", "wider", "times"])

  /// Columns that become rows.
  struct Longer: Sendable, Equatable {
    var fields: [Located<String>] = []
    var name = "name"
    var value = "value"

    static let shape = SpecShape<Longer>.object(
      "columns that become rows", Longer(),
      [
        Field(
          "fields", \.fields,
          .list(of: SpecShape<String>.name.located, "a list of columns", counts: 1...1000),
          "Columns of one type. Each row becomes as many rows, in this order, with the other columns repeated.",
          required: "fields: [cpu, memory]"),
        Field("name", \.name, .name, "Column of the names of the columns (default: name)."),
        Field("value", \.value, .name, "Column of their values (default: value)."),
      ])
  }

  /// Rows that become columns.
  struct Wider: Sendable, Equatable {
    var names = Located(value: "", node: .none)
    var values = Located(value: "", node: .none)

    static let shape = SpecShape<Wider>.object(
      "rows that become columns", Wider(),
      [
        Field(
          "names", \.names, SpecShape<String>.name.located,
          "Column whose different values are the names of the new columns, in the order of their first rows.",
          required: "names: city"),
        Field(
          "values", \.values, SpecShape<String>.name.located,
          """
          Column of the values of the new columns. Rows with equal values in all other columns become one row, \
          at most one of which can have the same name.
          """, required: "values: sales"),
      ])
  }

  /// Columns named by times that become rows.
  struct Times: Sendable, Equatable {
    var name: String?
    var value: String?

    static let shape = SpecShape<Times>.object(
      "columns of times that become rows", Times(),
      [
        Field(
          "name", \.name, .name, "Column of the times (default: Year, Quarter, Date or Month)."),
        Field("value", \.value, .name, "Column of the values (default: Value, or their measure)."),
      ])
  }
}
