import Graphics

/// One chart object of the JSON text, checked.
struct ChartElement: Decodable {
  let set: LinesSet
  let warnings: [String]

  init(from decoder: any Decoder) throws {
    let fields = try ChartFields(decoder)
    let columns = try Self.columns(fields)
    let types = try Self.types(fields, columns)
    let x = try Self.timeColumn(fields, columns, types)
    let names = try fields.object("names")
    let colors = try fields.object("colors")
    var warnings: [String] = []
    var lines: [Line] = []
    for column in columns where column.label != x.label {
      guard column.values.count == x.values.count else {
        throw ChartProblem(
          column.path, "\(column.values.count) values, but \(x.label) has \(x.values.count)")
      }
      guard case .series(let kind) = types[column.label] else { continue }
      let fallback = SeriesPalette.color(lines.count)
      lines.append(
        Line(
          id: column.label,
          title: try names?.value(column.label, String.self, expected: "a name") ?? column.label,
          points: column.drawable(&warnings),
          color: colors.flatMap { $0.color(column.label, fallback, &warnings) } ?? fallback,
          type: kind))
    }
    guard !lines.isEmpty else {
      throw ChartProblem(
        fields.path + [AnyKey("columns")], "no series, expected at least one column beside x")
    }
    set = LinesSet(
      id: 0, title: try fields.value("title", String.self, expected: "a text"), time: x.values,
      lines: lines, isStacked: try fields.flag("stacked"),
      isPercentage: try fields.flag("percentage"), isYScaled: try fields.flag("y_scaled"))
    self.warnings = warnings
  }

  /// What `types` says about a column.
  private enum Role {
    case time
    case series(Line.Kind)

    var isTime: Bool { if case .time = self { true } else { false } }
  }

  private static func columns(_ fields: ChartFields) throws -> [ChartColumn] {
    let path = fields.path + [AnyKey("columns")]
    let columns = try fields.list("columns", of: ChartColumn.self)
    guard let columns else {
      throw ChartProblem(path, "missing, expected an array of columns")
    }
    var first: [String: ChartColumn] = [:]
    for column in columns {
      if let other = first[column.label] {
        throw ChartProblem(
          column.path,
          "the label \(FoundValue.quoted(column.label)) is taken by "
            + (ChartProblem.spelled(other.path) ?? "another column"))
      }
      first[column.label] = column
    }
    return columns
  }

  private static func types(
    _ fields: ChartFields, _ columns: [ChartColumn]
  ) throws -> [String: Role] {
    let path = fields.path + [AnyKey("types")]
    guard let types = try fields.object("types") else {
      throw ChartProblem(path, "missing, expected an object of column labels and their types")
    }
    let expected = "one of line, area, bar, x"
    var roles: [String: Role] = [:]
    for label in types.names {
      let name = try types.value(label, String.self, expected: expected) ?? "null"
      guard name == "x" || Line.Kind(rawValue: name) != nil else {
        throw ChartProblem(
          path + [AnyKey(label)], "found \(FoundValue.quoted(name)), expected \(expected)")
      }
      guard columns.contains(where: { $0.label == label }) else {
        throw ChartProblem(path + [AnyKey(label)], "no column has this label")
      }
      roles[label] = Line.Kind(rawValue: name).map(Role.series) ?? .time
    }
    for column in columns where roles[column.label] == nil {
      throw ChartProblem(
        column.path, "no type; expected types.\(column.label) to be \(expected)")
    }
    return roles
  }

  private static func timeColumn(
    _ fields: ChartFields, _ columns: [ChartColumn], _ types: [String: Role]
  ) throws -> ChartColumn {
    let found = columns.filter { types[$0.label]?.isTime == true }
    guard let x = found.first, found.count == 1 else {
      let labels = found.map { FoundValue.quoted($0.label) }.joined(separator: ", ")
      throw ChartProblem(
        fields.path + [AnyKey("types")],
        found.isEmpty
          ? "no column has the type x, expected exactly one"
          : "\(found.count) columns have the type x (\(labels)), expected exactly one")
    }
    try checkTime(x)
    return x
  }

  /// The years 1 to 9999 in Unix milliseconds.
  private static let years = -62_135_596_800_000.0...253_402_300_799_999.0

  private static func checkTime(_ x: ChartColumn) throws {
    if let index = x.firstNull {
      throw ChartProblem(x.path(of: index), "found null, expected Unix milliseconds")
    }
    for (index, value) in x.values.enumerated() {
      let found = FoundValue.spelled(value)
      guard years.contains(value) else {
        throw ChartProblem(
          x.path(of: index),
          "\(found) is not within the years 1 to 9999, expected Unix milliseconds")
      }
      guard value == value.rounded() else {
        throw ChartProblem(
          x.path(of: index), "\(found) is not a whole number, expected Unix milliseconds")
      }
      guard index == 0 || value >= x.values[index - 1] else {
        throw ChartProblem(
          x.path(of: index),
          "\(found) is before \(FoundValue.spelled(x.values[index - 1])), "
            + "expected x to be sorted; sort the columns by x")
      }
    }
  }
}
