/// One of the `columns` of a chart: a label, then its values.
struct ChartColumn {
  let label: String
  /// The values; NaN for null.
  let values: ContiguousArray<Double>
  /// The position of the first null, if there is one.
  let firstNull: Int?
  /// Where the column stands.
  let path: [any CodingKey]

  /// The largest value that a scale can hold with room to compute.
  private static let limit = 1e300

  /// The values, those beyond ±10³⁰⁰ made gaps with one warning for all of them.
  func drawable(_ warnings: inout [String]) -> ContiguousArray<Double> {
    func isBeyond(_ value: Double) -> Bool { abs(value) > Self.limit }
    guard let first = values.firstIndex(where: isBeyond) else { return values }
    let place = ChartProblem.spelled(path(of: first)) ?? label
    warnings.append(
      "\(place): \(FoundValue.spelled(values[first])) is beyond ±1e300 and counts as a gap")
    return ContiguousArray(values.map { isBeyond($0) ? .nan : $0 })
  }

  /// The place of a value, which the label in front of it shifts by one.
  func path(of index: Int) -> [any CodingKey] { path + [AnyKey(intValue: index + 1)] }
}

extension ChartColumn: Decodable {
  init(from decoder: any Decoder) throws {
    path = decoder.codingPath
    guard var list = try? decoder.unkeyedContainer() else {
      throw ChartProblem(
        path, "found \(try FoundValue(from: decoder)), expected an array of a label and its values")
    }
    guard !list.isAtEnd else {
      throw ChartProblem(path, "the column is empty, expected a label and its values")
    }
    guard let label = try? list.decode(String.self) else {
      throw ChartProblem(
        path + [AnyKey(intValue: 0)],
        "found \(try list.decode(FoundValue.self)), expected the label of the column")
    }
    var values = ContiguousArray<Double>()
    values.reserveCapacity(max(0, (list.count ?? 1) - 1))
    var firstNull: Int?
    while !list.isAtEnd {
      if let value = try? list.decode(Double.self) {
        values.append(value)
      } else if (try? list.decodeNil()) == true {
        firstNull = firstNull ?? values.count
        values.append(.nan)
      } else {
        throw ChartProblem(
          path + [AnyKey(intValue: values.count + 1)],
          "found \(try list.decode(FoundValue.self)), expected a number, or null for a gap")
      }
    }
    (self.label, self.values, self.firstNull) = (label, values, firstNull)
  }
}
