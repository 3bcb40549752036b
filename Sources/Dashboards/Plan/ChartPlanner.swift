import DataTables
import Foundation
import Graphics

/// The making of the plan of a chart.
struct ChartPlanner {
  let table: DataTable
  let transforms: TableTransforms
  let spec: FileSpec
  let look: DashboardLook

  /// The greatest number of series, which is more than anybody can tell apart.
  private static let mostSeries = 64

  /// Plans a chart.
  ///
  /// - Throws: `SpecProblem` for unknown columns, columns of the wrong type, and marks without their positions.
  func plan(_ chart: Located<ChartSpec>) throws(SpecProblem) -> ChartPlan {
    let spec = chart.value
    var layers = [try layer(spec.base, chart.node)]
    for layer in spec.layers {
      var mark = layer.value
      if mark.mark == .rule || mark.mark == .sector {
        // A rule at a value crosses the whole plot.
        if mark.x == nil, mark.y == nil { (mark.x, mark.y) = (spec.base.x, spec.base.y) }
      } else {
        (mark.x, mark.y) = (mark.x ?? spec.base.x, mark.y ?? spec.base.y)
      }
      layers.append(try self.layer(mark, layer.node))
    }
    var names: [String] = []
    for name in layers.filter({ !$0.colorTitle.isEmpty }).flatMap(\.series).map(\.name)
    where !name.isEmpty && !names.contains(name) {
      names.append(name)
    }
    let hasLegend =
      names.count > 1 || layers.contains { !$0.symbolTitle.isEmpty || !$0.shadeTitle.isEmpty }
    return ChartPlan(
      layers: layers, names: names,
      x: try axis(spec.xAxis, spec.xScale, layers.map { $0.series.map(\.x) }, spec.base.x),
      y: try axis(spec.yAxis, spec.yScale, layers.map { $0.series.map(\.y) }, spec.base.y),
      legend: hasLegend ? spec.legend.position : .hidden)
  }

  // MARK: Marks

  private func layer(_ mark: MarkSpec, _ node: SpecNode) throws(SpecProblem) -> LayerPlan {
    try checkPositions(of: mark, node)
    // Rectangles at numbers are cells of a grid.
    let isGrid = mark.mark == .rectangle
    let x = try position(mark.x, areNames: isGrid)
    let y = try position(mark.y, areNames: isGrid)
    let angles = try position(mark.angle)
    try checkTypes(of: mark, x, y, angles, node)
    var shades: ContiguousArray<Double> = []
    var colors: (indices: ContiguousArray<Int32>, names: [String])?
    if let by = mark.foregroundStyle?.by {
      let column = try transforms.column(by, of: table)
      if case .numbers(let numbers) = column.values, [.point, .bar, .rectangle].contains(mark.mark)
      {
        shades = numbers
      } else {
        colors = column.groups(in: spec.timeZone)
      }
    }
    var symbols: (indices: ContiguousArray<Int32>, names: [String])?
    if let by = mark.symbol?.by {
      symbols = try transforms.column(by, of: table).groups(in: spec.timeZone)
    }
    let count = [x, y, angles].map(\.count).max() ?? 0
    var places: [SIMD2<Int32>: Int] = [:]
    var groups: [(color: Int32, symbol: Int32, rows: [Int])] = []
    for row in 0..<count {
      // A constant position is one mark.
      let color = colors.map { $0.indices.indices.contains(row) ? $0.indices[row] : -1 } ?? -1
      let symbol = symbols.map { $0.indices.indices.contains(row) ? $0.indices[row] : -1 } ?? -1
      if colors != nil, color < 0 { continue }
      let key = SIMD2(color, symbol)
      if let place = places[key] {
        groups[place].rows.append(row)
      } else {
        places[key] = groups.count
        groups.append((color, symbol, [row]))
      }
    }
    guard groups.count <= Self.mostSeries else {
      throw transforms.problem(
        mark.foregroundStyle?.by?.node ?? node,
        "\(groups.count) series, and the limit is \(Self.mostSeries). Filter or aggregate the rows."
      )
    }
    let isWhole = groups.count == 1 && groups[0].rows.count == count
    let series = groups.map { group in
      SeriesPlan(
        name: group.color < 0 ? "" : colors?.names[Int(group.color)] ?? "",
        symbol: group.symbol < 0 ? "" : symbols?.names[Int(group.symbol)] ?? "",
        count: group.rows.count,
        x: isWhole && x.count == count ? x : x.rows(group.rows),
        y: isWhole && y.count == count ? y : y.rows(group.rows),
        angles: isWhole ? angles : angles.rows(group.rows),
        shades: shades.isEmpty ? [] : ContiguousArray(group.rows.map { shades[$0] }))
    }
    let isRule = mark.mark == .rule
    return LayerPlan(
      mark: mark, series: series,
      color: mark.foregroundStyle?.color ?? (isRule ? .secondary : look.accent),
      colorTitle: colors == nil ? "" : mark.foregroundStyle?.by?.value ?? "",
      symbolTitle: mark.symbol?.by?.value ?? "",
      shadeTitle: shades.isEmpty ? "" : mark.foregroundStyle?.by?.value ?? "")
  }

  private func checkPositions(of mark: MarkSpec, _ node: SpecNode) throws(SpecProblem) {
    func missing(_ key: String, _ example: String) -> SpecProblem {
      transforms.problem(
        node,
        "the key '\(key)' is missing for '\(mark.mark.rawValue)'. Add it, for example '\(example)'."
      )
    }
    switch mark.mark {
    case .line, .area, .bar, .point, .rectangle:
      if mark.x == nil { throw missing("x", "x: {field: time}") }
      if mark.y == nil { throw missing("y", "y: {field: sales}") }
    case .rule:
      if mark.x == nil, mark.y == nil { throw missing("y", "y: {value: 100}") }
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
        case .none, .dates, .dateRanges, .names: kind == .bar && position.isRange
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
      let range = [(x, mark.x), (y, mark.y)].first(where: {
        $0.0.isRange && $0.0.unit == nil
      })
    {
      throw transforms.problem(
        range.1?.node ?? node,
        "a \(kind.rawValue) has no range. Give 'field' instead of 'start' and 'end'.")
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
        return PositionPlan(
          title: title, values: .names(indices.map { $0 < 0 ? "–" : names[Int($0)] }), unit: nil)
      }
      return PositionPlan(
        title: title, values: values(of: column), unit: position.unit?.value.component)
    }
    if let start = position.start, let end = position.end {
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

  private func values(of column: DataColumn) -> PositionPlan.Values {
    switch column.values {
    case .numbers(let numbers): .numbers(numbers)
    case .times: .dates(column.positions ?? [])
    case .names(let indices, let names): .names(indices.map { $0 < 0 ? "–" : names[Int($0)] })
    }
  }

  // MARK: Axes

  private func axis(
    _ axis: AxisSpec, _ scale: ScaleSpec, _ layers: [[PositionPlan]],
    _ spec: Located<PositionSpec>?
  ) throws(SpecProblem) -> AxisPlan {
    let values = layers.joined().first { if case .none = $0.values { false } else { true } }?.values
    var hasNames = false
    if case .names = values { hasNames = true }
    let field = hasNames ? nil : spec?.value.field ?? spec?.value.start
    var format = AxisPlan.AxisFormat.automatic
    if let field {
      let column = try transforms.column(field, of: table)
      if let wish = axis.format {
        try transforms.check(wish, column)
        format = .values(ValueFormat(wish.value, column, self.spec))
      } else if case .numbers = column.values, let unit = column.unit, unit.count <= 4 {
        format = .values(ValueFormat(nil, column, self.spec))
      }
    }
    return AxisPlan(
      isHidden: axis.hidden, title: axis.title ?? "", format: format, hasNames: hasNames,
      isLogarithmic: try isLogarithmic(scale, values),
      domain: try domain(scale, values))
  }

  private func isLogarithmic(
    _ scale: ScaleSpec, _ values: PositionPlan.Values?
  ) throws(SpecProblem) -> Bool {
    guard let type = scale.type, type.value == .log else { return false }
    switch values {
    case .numbers(let numbers):
      if let number = numbers.first(where: { $0 <= 0 }) {
        throw transforms.problem(
          type.node,
          "a logarithmic scale has positive numbers only, and the data have \(number). Filter the rows."
        )
      }
      return true
    case .numberRanges: return true
    default:
      throw transforms.problem(type.node, "a logarithmic scale needs numbers on its axis.")
    }
  }

  private func domain(
    _ scale: ScaleSpec, _ values: PositionPlan.Values?
  ) throws(SpecProblem) -> AxisPlan.Domain {
    guard let ends = scale.domain, ends.count == 2 else { return .data(zero: scale.zero) }
    switch values {
    case .numbers, .numberRanges, nil:
      guard case .number(let start) = ends[0].value, case .number(let end) = ends[1].value,
        start < end
      else {
        throw transforms.problem(
          ends[0].node,
          "found \(ends[0].value.words) to \(ends[1].value.words), expected two numbers that ascend."
        )
      }
      return .numbers(start...end)
    case .dates, .dateRanges:
      guard let start = transforms.seconds(of: ends[0].value),
        let end = transforms.seconds(of: ends[1].value),
        start < end
      else {
        throw transforms.problem(
          ends[0].node,
          "found \(ends[0].value.words) to \(ends[1].value.words), expected two dates that ascend, such as 2026-11-20."
        )
      }
      return .dates(
        Date(timeIntervalSinceReferenceDate: start)...Date(timeIntervalSinceReferenceDate: end))
    case .names, .some(.none):
      throw transforms.problem(
        ends[0].node, "an axis of texts has no domain. Filter or sort the rows.")
    }
  }
}

extension PositionPlan {
  /// Whether each mark has a range.
  var isRange: Bool {
    switch values {
    case .numberRanges, .dateRanges: true
    case .none, .numbers, .dates, .names: unit != nil
    }
  }

  /// The number of positions.
  var count: Int {
    switch values {
    case .none: 0
    case .numbers(let values), .dates(let values): values.count
    case .names(let names): names.count
    case .numberRanges(let starts, _), .dateRanges(let starts, _): starts.count
    }
  }

  /// Returns the positions of some rows; a constant one is that of all rows.
  func rows(_ rows: [Int]) -> PositionPlan {
    func chosen<Value>(_ values: ContiguousArray<Value>) -> ContiguousArray<Value> {
      ContiguousArray(
        rows.lazy.compactMap { values.indices.contains($0) ? values[$0] : values.last })
    }
    let values: Values =
      switch values {
      case .none: .none
      case .numbers(let values): .numbers(chosen(values))
      case .dates(let values): .dates(chosen(values))
      case .names(let names): .names(Array(chosen(ContiguousArray(names))))
      case .numberRanges(let starts, let ends): .numberRanges(chosen(starts), chosen(ends))
      case .dateRanges(let starts, let ends): .dateRanges(chosen(starts), chosen(ends))
      }
    return PositionPlan(title: title, values: values, unit: unit)
  }
}
