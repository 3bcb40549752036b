import DataTables

/// One of the `columns` of a chart: a label, then its values.
struct ChartColumn {
  let label: String
  /// The values; NaN for null.
  let values: ContiguousArray<Double>
  /// The position of the first null, if there is one.
  let firstNull: Int?
  /// The place of the column in the file.
  let path: JSONPath

  /// The largest value that a scale can hold with space for computing.
  private static let limit = 1e300

  /// Reads a column.
  init(_ node: borrowing JSONNode) throws(JSONError) {
    guard node.isArray else { throw node.mismatch("an array of a label and its values") }
    guard let label = node.element(0) else {
      throw JSONError(
        at: node.path, message: "the column is empty, expected a label and its values")
    }
    path = node.path
    self.label = try label.shortText(expected: "the label of the column")
    (values, firstNull) = try node.numbers(from: 1, expected: "a number, or null for a gap")
  }

  /// Returns the values, those beyond ±10³⁰⁰ made gaps with one warning for all of them.
  func drawable(_ warnings: inout [String]) -> ContiguousArray<Double> {
    func isBeyond(_ value: Double) -> Bool { abs(value) > Self.limit }
    guard let first = values.firstIndex(where: isBeyond) else { return values }
    let place = path(of: first).spelled ?? label
    warnings.append(
      "\(place): \(JSONWords.spelled(values[first])) exceeds ±1e300 and is treated as a gap")
    return ContiguousArray(values.map { isBeyond($0) ? .nan : $0 })
  }

  /// Returns the place of a value, which the label in front of it shifts by one.
  func path(of index: Int) -> JSONPath { path.index(index + 1) }
}
