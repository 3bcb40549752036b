import DataTables
import Graphics

/// A validated chart object of the JSON text.
struct ChartElement {
  let set: LinesSet
  /// Warnings about values that were replaced, one line each, with their paths.
  let warnings: [String]

  /// Reads a chart.
  ///
  /// - Parameters:
  ///   - node: The chart object.
  ///   - position: The index of the chart in its file.
  /// - Throws: `JSONError` with the path of the first value that is invalid or exceeds a limit.
  init(_ node: borrowing JSONNode, position: Int) throws(JSONError) {
    guard node.isObject else { throw node.mismatch("an object") }
    let columns = try Self.columns(node)
    let types = try Self.types(node, columns)
    let x = try Self.timeColumn(node, columns, types)
    let names = try node.object("names")
    let colors = try node.object("colors")
    var warnings: [String] = []
    var lines: [Line] = []
    for column in columns where column.label != x.label {
      guard column.values.count == x.values.count else {
        throw JSONError(
          at: column.path,
          message: "\(column.values.count) values, but \(x.label) has \(x.values.count); "
            + "give each point a value, or null for a gap")
      }
      guard case .series(let kind) = types[column.label] else { continue }
      lines.append(
        Line(
          id: column.label,
          title: try names?.shortText(column.label, expected: "a name") ?? column.label,
          points: column.drawable(&warnings),
          color: try colors?.color(
            column.label, fallback: SeriesPalette.color(lines.count), &warnings)
            ?? SeriesPalette.color(lines.count),
          type: kind))
    }
    guard !lines.isEmpty else {
      throw JSONError(
        at: node.path.key("columns"),
        message: "no series, expected at least one column besides x; add a column of values")
    }
    set = LinesSet(
      id: position, title: try node.shortText("title", expected: "a text"), time: x.values,
      lines: lines, isStacked: try node.flag("stacked"),
      isPercentage: try node.flag("percentage"), isYScaled: try node.flag("y_scaled"))
    self.warnings = warnings
  }

  /// The role that `types` gives a column.
  private enum Role {
    case time
    case series(Line.Kind)

    var isTime: Bool { if case .time = self { true } else { false } }
  }

  private static func columns(_ node: borrowing JSONNode) throws(JSONError) -> [ChartColumn] {
    guard let list = node.field("columns") else {
      throw JSONError(
        at: node.path.key("columns"), message: "missing, expected an array of columns")
    }
    guard list.isArray else { throw list.mismatch("an array of columns") }
    guard list.count <= ChartSetLimits.series + 1 else {
      throw JSONError(
        .limit, at: list.path,
        message: "\(list.count) columns, and the limit is x and \(ChartSetLimits.series) series; "
          + "split the chart")
    }
    var columns: [ChartColumn] = []
    var first: [String: JSONPath] = [:]
    for index in 0..<list.count {
      guard let element = list.element(index) else { break }
      let column = try ChartColumn(element)
      if let other = first.updateValue(column.path, forKey: column.label) {
        throw JSONError(
          at: column.path,
          message: "the label \(JSONWords.quoted(column.label)) is already used by "
            + "\(other.spelled ?? "another column"); rename one of them")
      }
      columns.append(column)
    }
    return columns
  }

  private static func types(
    _ node: borrowing JSONNode, _ columns: [ChartColumn]
  ) throws(JSONError) -> [String: Role] {
    guard let types = try node.object("types") else {
      throw JSONError(
        at: node.path.key("types"),
        message: "missing, expected an object of column labels and their types")
    }
    let expected = "one of line, area, bar, x"
    let labels = Set(columns.map(\.label))
    var roles: [String: Role] = [:]
    for label in types.keys {
      guard let type = types.member(label) else { continue }
      let kind = type.text.flatMap(Line.Kind.init)
      guard kind != nil || type.text == "x" else { throw type.mismatch(expected) }
      guard labels.contains(label) else {
        throw JSONError(
          at: type.path, message: "no column has this label; correct the label, or remove the type")
      }
      roles[label] = kind.map(Role.series) ?? .time
    }
    for column in columns where roles[column.label] == nil {
      throw JSONError(
        at: column.path, message: "no type; expected types.\(column.label) to be \(expected)")
    }
    return roles
  }

  private static func timeColumn(
    _ node: borrowing JSONNode, _ columns: [ChartColumn], _ types: [String: Role]
  ) throws(JSONError) -> ChartColumn {
    let found = columns.filter { types[$0.label]?.isTime == true }
    guard let x = found.first, found.count == 1 else {
      let labels = found.prefix(3).map { JSONWords.quoted($0.label) }.joined(separator: ", ")
      throw JSONError(
        at: node.path.key("types"),
        message: found.isEmpty
          ? "no column has the type x, expected exactly one; give the column of times the type x"
          : "\(found.count) columns have the type x (\(labels)\(found.count > 3 ? ", …" : "")), "
            + "expected exactly one; give the others another type")
    }
    try checkTime(x)
    return x
  }

  /// The years 1 to 9999 in Unix milliseconds.
  private static let years = -62_135_596_800_000.0...253_402_300_799_999.0

  private static func checkTime(_ x: ChartColumn) throws(JSONError) {
    if let index = x.firstNull {
      throw JSONError(
        at: x.path(of: index),
        message: "found null, expected Unix milliseconds; give each point a time")
    }
    var last = -Double.infinity
    for (index, value) in x.values.enumerated() {
      guard years.contains(value), value == value.rounded(), value >= last else {
        throw JSONError(at: x.path(of: index), message: fault(of: value, behind: last))
      }
      last = value
    }
  }

  /// Returns the reason why a value is not a valid time after another one.
  private static func fault(of value: Double, behind last: Double) -> String {
    let found = JSONWords.spelled(value)
    if !years.contains(value) {
      return "\(found) is not within the years 1 to 9999, expected Unix milliseconds; "
        + "convert the times"
    }
    if value != value.rounded() {
      return "\(found) is not a whole number, expected Unix milliseconds; round the times"
    }
    return "\(found) is before \(JSONWords.spelled(last)), expected x to be sorted; "
      + "sort the columns by x"
  }
}

extension JSONNode {
  /// Returns the colour of a label, or the fallback and a warning if it is invalid.
  ///
  /// - Returns: The colour; `nil` if there is none.
  fileprivate func color(
    _ label: String, fallback: Color, _ warnings: inout [String]
  ) throws(JSONError) -> Color? {
    guard let field = member(label) else { return nil }
    if field.text != nil, let color = Color(hex: try field.shortText(expected: "a colour")) {
      return color
    }
    let used = fallback.resolve(in: .light).hex
    warnings.append(
      "\(field.path.spelled ?? label): found \(field.description), expected a colour such as "
        + "#3DC23F; \(used) is used")
    return fallback
  }
}
