import DataTables

/// A column of a chart: a label and its values.
struct ChartColumn {
  let label: String
  /// The values; NaN for null.
  let values: ContiguousArray<Double>
  /// The index of the first null; `nil` if there is none.
  let firstNull: Int?
  /// The path of the column in the file.
  let path: JSONPath

  /// The maximum magnitude of a value, which leaves a margin for computations.
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

  /// Returns the values, with those beyond ±10³⁰⁰ replaced by gaps, and adds one warning if there are
  /// any.
  func drawable(_ warnings: inout [String]) -> ContiguousArray<Double> {
    func isBeyond(_ value: Double) -> Bool { abs(value) > Self.limit }
    guard let first = values.firstIndex(where: isBeyond) else { return values }
    let place = path(of: first).spelled ?? label
    warnings.append(
      "\(place): \(JSONWords.spelled(values[first])) exceeds ±1e300 and is treated as a gap")
    return ContiguousArray(values.map { isBeyond($0) ? .nan : $0 })
  }

  /// Returns the path of a value, whose index in the file is greater by one because of the label.
  func path(of index: Int) -> JSONPath { path.index(index + 1) }
}
