/// A step that changes a table.
package struct TransformSpec: Sendable, Equatable {
  var filter: FilterSpec?
  var derive: [NamedMember<Located<Formula>>]?
  var bin: BinSpec?
  var aggregate: AggregateSpec?
  var resample: ResampleSpec?
  var window: WindowSpec?
  var join: JoinSpec?
  var pivot: PivotSpec?
  var sort: SortSpec?
  var limit: Int?

  private static let fields: [Field<TransformSpec>] = [
    Field(
      "filter", \.filter, FilterSpec.shape, "Keeps the rows for which all conditions are true."),
    Field(
      "derive", \.derive, .named(Formula.shape.located, "a mapping of columns to formulas"),
      """
      Columns that are computed from others, such as {margin: (revenue - cost) / revenue}. A formula can use the \
      columns in front of it, and a column with the same name is replaced.
      """),
    Field(
      "bin", \.bin, BinSpec.shape,
      "Replaces numbers by the lower bounds of intervals, for histograms."),
    Field(
      "aggregate", \.aggregate, AggregateSpec.shape,
      "Replaces rows by one row for each group, in the order of the first rows."),
    Field(
      "resample", \.resample, ResampleSpec.shape,
      "Replaces rows by one row for each group and each unit of time, without leaving out units."),
    Field(
      "window", \.window, WindowSpec.shape,
      "Computes a column from each row and rows before it: moving and cumulative statistics, differences and rates."
    ),
    Field("join", \.join, JoinSpec.shape, "Adds the columns of another data source by equal keys."),
    Field("pivot", \.pivot, PivotSpec.shape, "Makes rows of columns, or columns of rows."),
    Field("sort", \.sort, SortSpec.shape, "Sorts rows; missing values are last."),
    Field("limit", \.limit, .count(in: 1...1_000_000), "Keeps the first rows."),
  ]

  static let shape = SpecShape<TransformSpec>.object(
    "a transform", TransformSpec(), fields, oneOf: fields.map(\.key))

  /// The key of sources and panels.
  static func field<Root>(
    _ property: any WritableKeyPath<Root, [TransformSpec]> & Sendable
  ) -> Field<Root> {
    Field(
      "transform", property, .list(of: shape, "a list of transforms"),
      "Steps that change the rows, in this order.")
  }
}

extension TransformSpec {
  static var field: Field<DataSpec> { field(\.transform) }
}
