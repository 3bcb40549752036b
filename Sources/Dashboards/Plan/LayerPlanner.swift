import DataTables
import Foundation
import Graphics

/// The making of the plans of marks.
struct LayerPlanner {
  let table: DataTable
  let transforms: TableTransforms
  let spec: FileSpec
  let look: DashboardLook
  /// Whether colours are given to names, also to numbers.
  let colorsAreNamed: Bool

  /// The maximum number of series.
  private static let mostSeries = 64
  /// The maximum number of marks with annotations.
  private static let mostAnnotations = 500

  /// Plans the marks of a layer.
  ///
  /// - Throws: `SpecProblem` for unknown columns, columns of the wrong type, and marks without their positions.
  func plan(_ mark: MarkSpec, _ node: SpecNode) throws(SpecProblem) -> LayerPlan {
    try checkPositions(of: mark, node)
    // Rectangles at numbers are cells of a grid, unless they have a size in points.
    let isGrid =
      mark.mark == .rectangle && mark.width?.points == nil && mark.height?.points == nil
      && ![mark.x, mark.y].contains { $0?.value.isRange ?? true }
    var x = try position(mark.x, areNames: isGrid)
    var y = try position(mark.y, areNames: isGrid)
    var angles = try position(mark.angle)
    try checkTypes(of: mark, x, y, angles, node)
    // A constant position is one mark, and beside a column it is that of each row.
    let count = mark.hasColumns ? table.count : 1
    (x, y, angles) = (x.spread(over: count), y.spread(over: count), angles.spread(over: count))
    var titles = LayerPlan.Titles()
    let shades = try shades(mark, count, &titles)
    let sizes = try sizes(mark, count, &titles)
    let channels = try channels(of: mark, hasShades: !shades.isEmpty, &titles)
    let texts = try texts(mark.annotation, count)
    var groups = groups(of: channels, count)
    if titles.colorsAreNumbers {
      groups.sort { Double($0.names[0]) ?? 0 < Double($1.names[0]) ?? 0 }
    }
    guard groups.count <= Self.mostSeries else {
      throw transforms.problem(
        mark.foregroundStyle?.by?.node ?? node,
        "\(groups.count) series, and the limit is \(Self.mostSeries). Filter or aggregate the rows."
      )
    }
    if let annotation = mark.annotation, count > Self.mostAnnotations {
      throw transforms.problem(
        annotation.node,
        "\(count) marks with annotations, and the limit is \(Self.mostAnnotations). Filter or aggregate the rows."
      )
    }
    let series = groups.map { group in
      let rows = group.rows
      func chosen<Value>(_ values: ContiguousArray<Value>) -> ContiguousArray<Value> {
        guard let rows, !values.isEmpty else { return values }
        return ContiguousArray(
          rows.lazy.compactMap { values.indices.contains($0) ? values[$0] : values.last })
      }
      func part(_ position: PositionPlan) -> PositionPlan { rows.map(position.rows) ?? position }
      let series = SeriesPlan(
        color: group.names[0], symbol: group.names[1], line: group.names[2],
        position: group.names[3], division: group.names[4], count: rows?.count ?? count, x: part(x),
        y: part(y), angles: part(angles), shades: chosen(shades), sizes: chosen(sizes),
        texts: Array(chosen(ContiguousArray(texts))))
      return mark.mark == .line || mark.mark == .area ? series.broken(at: mark.gaps) : series
    }
    let isRule = mark.mark == .rule
    return LayerPlan(
      mark: mark, series: series,
      color: mark.foregroundStyle?.color ?? (isRule ? .secondary : look.accent), titles: titles,
      annotation: mark.annotation.map {
        AnnotationPlan(
          position: $0.value.position, color: $0.value.color,
          background: look.panelBackground == .clear ? look.background : look.panelBackground)
      })
  }

  // MARK: Encodings

  /// The names of an encoding: of all rows, or by row.
  private enum Channel {
    case constant(String)
    case column(indices: ContiguousArray<Int32>, names: [String], skipsMissing: Bool)
  }

  /// Returns the numbers that colours represent; empty for none.
  private func shades(
    _ mark: MarkSpec, _ count: Int, _ titles: inout LayerPlan.Titles
  ) throws(SpecProblem) -> ContiguousArray<Double> {
    guard !colorsAreNamed, let by = mark.foregroundStyle?.by,
      [.point, .bar, .rectangle].contains(mark.mark),
      case .numbers(let numbers) = try transforms.column(by, of: table).values
    else { return [] }
    titles.shade = by.value
    return Self.fitted(numbers, count, .nan)
  }

  /// Returns the numbers that areas represent; empty for none.
  private func sizes(
    _ mark: MarkSpec, _ count: Int, _ titles: inout LayerPlan.Titles
  ) throws(SpecProblem) -> ContiguousArray<Double> {
    guard let by = mark.symbolSize?.by else { return [] }
    let column = try transforms.column(by, of: table)
    guard case .numbers(let numbers) = column.values else {
      throw transforms.problem(by.node, "column '\(column.name)' has no numbers.")
    }
    titles.size = by.value
    return Self.fitted(numbers, count, .nan)
  }

  /// Returns the encodings by names: colours, symbols, lines, positions and divisions.
  private func channels(
    of mark: MarkSpec, hasShades: Bool, _ titles: inout LayerPlan.Titles
  ) throws(SpecProblem) -> [Channel] {
    func channel(
      _ by: Located<String>?, _ value: String?, skipsMissing: Bool = false, _ title: inout String
    ) throws(SpecProblem) -> Channel {
      if let by {
        title = by.value
        let (indices, names) = try transforms.column(by, of: table).groups(in: spec.timeZone)
        return .column(indices: indices, names: names, skipsMissing: skipsMissing)
      }
      if value != nil { title = "Series" }
      return .constant(value ?? "")
    }
    let style = hasShades ? nil : mark.foregroundStyle
    if let by = style?.by {
      titles.colorsAreNumbers = try transforms.column(by, of: table).numbers != nil
    }
    return [
      try channel(style?.by, style?.value, skipsMissing: true, &titles.color),
      try channel(mark.symbol?.by, mark.symbol?.value, &titles.symbol),
      try channel(mark.lineStyle?.by, mark.lineStyle?.value, &titles.line),
      try channel(mark.position?.value.by, mark.position?.value.value, &titles.position),
      try channel(mark.series?.by, mark.series?.value, &titles.series),
    ]
  }

  /// Returns the groups of rows with equal names, in the order of their first rows.
  ///
  /// - Returns: The names of each group, and its rows; `nil` for all.
  /// - Complexity: O(*n*) for *n* rows.
  private func groups(of channels: [Channel], _ count: Int) -> [(names: [String], rows: [Int]?)] {
    var codes = ContiguousArray(repeating: Int32(0), count: count)
    var isOne = true
    for case .column(let indices, _, let skipsMissing) in channels {
      isOne = false
      var places: [SIMD2<Int32>: Int32] = [:]
      var last: (key: SIMD2<Int32>, place: Int32)?
      for row in 0..<count where codes[row] >= 0 {
        // A constant position is one mark.
        let index = indices.indices.contains(row) ? indices[row] : -1
        if index < 0, skipsMissing {
          codes[row] = -1
          continue
        }
        let key = SIMD2(codes[row], index)
        if let last, last.key == key {
          codes[row] = last.place
          continue
        }
        let place = places[key] ?? Int32(places.count)
        places[key] = place
        last = (key, place)
        codes[row] = place
      }
    }
    func names(ofRow row: Int) -> [String] {
      channels.map { channel in
        switch channel {
        case .constant(let name): return name
        case .column(let indices, let names, _):
          guard indices.indices.contains(row), indices[row] >= 0 else { return "" }
          return names[Int(indices[row])]
        }
      }
    }
    if isOne { return count == 0 ? [] : [(names(ofRow: 0), nil)] }
    var groups: [(names: [String], rows: [Int])] = []
    var places: [Int32: Int] = [:]
    for row in 0..<count where codes[row] >= 0 {
      if let place = places[codes[row]] {
        groups[place].rows.append(row)
      } else {
        places[codes[row]] = groups.count
        groups.append((names(ofRow: row), [row]))
      }
    }
    return groups.map { ($0.names, $0.rows.count == count ? nil : $0.rows) }
  }

  /// Returns the texts of annotations; empty for none.
  private func texts(
    _ annotation: Located<AnnotationSpec>?, _ count: Int
  ) throws(SpecProblem) -> [String] {
    guard let annotation else { return [] }
    guard let field = annotation.value.field else {
      return Array(repeating: annotation.value.text ?? "", count: count)
    }
    let column = try transforms.column(field, of: table)
    if let format = annotation.value.format { try transforms.check(format, column) }
    let texts = ValueFormat(annotation.value.format?.value, column, spec).texts(of: column)
    return Array(Self.fitted(ContiguousArray(texts), count, ""))
  }

  /// Returns as many values as there are marks: those of the first rows, since marks at a constant position are one.
  private static func fitted<Value>(
    _ values: ContiguousArray<Value>, _ count: Int, _ missing: Value
  ) -> ContiguousArray<Value> {
    guard values.count != count else { return values }
    let rest = repeatElement(missing, count: max(count - values.count, 0))
    return ContiguousArray(values.prefix(count)) + ContiguousArray(rest)
  }

  // MARK: Checks

  private func checkPositions(of mark: MarkSpec, _ node: SpecNode) throws(SpecProblem) {
    func missing(_ key: String, _ example: String) -> SpecProblem {
      transforms.problem(
        node,
        "the key '\(key)' is missing for '\(mark.mark.rawValue)'. Add it, for example '\(example)'."
      )
    }
    switch mark.mark {
    case .line, .area, .bar, .point:
      if mark.x == nil { throw missing("x", "x: {field: time}") }
      if mark.y == nil { throw missing("y", "y: {field: sales}") }
    case .rectangle:
      // A band at a range crosses the whole plot.
      if mark.x == nil, mark.y?.value.isRange != true { throw missing("x", "x: {field: time}") }
      if mark.y == nil, mark.x?.value.isRange != true { throw missing("y", "y: {field: sales}") }
    case .rule:
      if mark.x == nil, mark.y == nil { throw missing("y", "y: {value: 100}") }
      if let x = mark.x, let y = mark.y, x.value.isRange == y.value.isRange {
        throw transforms.problem(
          y.node, "a rule has a position on one axis, and a range or nothing on the other one.")
      }
    case .sector:
      if mark.angle == nil { throw missing("angle", "angle: {field: sales}") }
    }
  }

  private func checkTypes(
    of mark: MarkSpec, _ x: PositionPlan, _ y: PositionPlan, _ angles: PositionPlan,
    _ node: SpecNode
  ) throws(SpecProblem) {
    if let angle = mark.angle {
      guard case .numbers = angles.values else {
        throw transforms.problem(angle.node, "the sizes of sectors must be numbers.")
      }
    }
    let kind = mark.mark
    if kind == .line || kind == .area || kind == .bar {
      let isQuantity = [x, y].contains { position in
        switch position.values {
        case .numbers, .numberRanges: true
        case .dateRanges: kind == .bar
        case .dates: kind == .bar && position.unit != nil
        case .none, .names: false
        }
      }
      guard isQuantity else {
        throw transforms.problem(
          mark.y?.node ?? node,
          "a \(kind.rawValue) needs numbers on one axis, and both have dates or texts. Give a column of numbers."
        )
      }
    }
    if kind == .line || kind == .point,
      let range = [(x, mark.x), (y, mark.y)].first(where: { $0.0.isRange })
    {
      throw transforms.problem(
        range.1?.node ?? node,
        "a \(kind.rawValue) has no range. Give 'field' instead of 'start' and 'end'.")
    }
    if kind == .area, x.isRange, y.isRange {
      throw transforms.problem(
        mark.y?.node ?? node, "an area has a range on one axis only. Give 'field' on the other one."
      )
    }
  }

  // MARK: Positions

  private func position(
    _ spec: Located<PositionSpec>?, areNames: Bool = false
  ) throws(SpecProblem) -> PositionPlan {
    guard let position = spec?.value else { return .none }
    if let field = position.field {
      let column = try transforms.column(field, of: table)
      if let unit = position.unit {
        guard case .times = column.values else {
          throw transforms.problem(
            unit.node, "column '\(column.name)' has no dates. Leave out 'unit'.")
        }
      }
      let title = column.unit.map { "\(column.name) (\($0))" } ?? column.name
      if areNames, case .numbers = column.values {
        let (indices, names) = column.groups(in: self.spec.timeZone)
        return PositionPlan(title: title, values: .names(Self.names(indices, names)), unit: nil)
      }
      return PositionPlan(
        title: title, values: values(of: column), unit: position.unit?.value.component)
    }
    if let start = position.start, let end = position.end {
      return try range(from: start, to: end)
    }
    if let ends = position.range, ends.count == 2 { return try range(ends) }
    guard let value = position.value else { return .none }
    switch value.value {
    case .number(let number):
      return PositionPlan(title: "Value", values: .numbers([number]), unit: nil)
    case .text(let text):
      if let seconds = transforms.seconds(of: text) {
        return PositionPlan(title: "Date", values: .dates([seconds]), unit: nil)
      }
      return PositionPlan(title: "Name", values: .names([text]), unit: nil)
    }
  }

  private func range(
    from start: Located<String>, to end: Located<String>
  ) throws(SpecProblem) -> PositionPlan {
    let first = try transforms.column(start, of: table)
    let second = try transforms.column(end, of: table)
    switch (first.values, second.values) {
    case (.numbers(let starts), .numbers(let ends)):
      return PositionPlan(title: first.name, values: .numberRanges(starts, ends), unit: nil)
    case (.times, .times):
      return PositionPlan(
        title: first.name,
        values: .dateRanges(first.positions ?? [], second.positions ?? []), unit: nil)
    default:
      throw transforms.problem(
        end.node,
        "the columns '\(first.name)' and '\(second.name)' of a range must both have numbers or dates."
      )
    }
  }

  private func range(_ ends: [Located<SpecValue>]) throws(SpecProblem) -> PositionPlan {
    if case (.number(let start), .number(let end)) = (ends[0].value, ends[1].value) {
      return PositionPlan(title: "Value", values: .numberRanges([start], [end]), unit: nil)
    }
    guard let start = transforms.seconds(of: ends[0].value),
      let end = transforms.seconds(of: ends[1].value)
    else {
      throw transforms.problem(
        ends[0].node,
        "found \(ends[0].value.words) to \(ends[1].value.words), expected two numbers or two dates such as 2026-11-20."
      )
    }
    return PositionPlan(title: "Date", values: .dateRanges([start], [end]), unit: nil)
  }

  private func values(of column: DataColumn) -> PositionPlan.Values {
    switch column.values {
    case .numbers(let numbers): .numbers(numbers)
    case .times: .dates(column.positions ?? [])
    case .names(let indices, let names): .names(Self.names(indices, names))
    }
  }

  private static func names(_ indices: ContiguousArray<Int32>, _ names: [String]) -> [String] {
    indices.map { $0 < 0 ? "–" : names[Int($0)] }
  }
}
