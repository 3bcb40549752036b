import ChartScales
import ChartroomCharts
import ChartroomUI
import Dashboards
import DataTables
import Foundation
import Graphics

/// The spec of a chart of a table: a dashboard of one panel without a card, with all that was decided.
struct PlotSpec {
  let figure: PlotFigure
  let rows: PlotRows
  let look: PlotLook
  /// The path of the file or the pattern of paths, as the spec names it.
  let path: String
  /// The format of the file.
  let format: TableFormat
  /// The metric that is read from the file; `nil` for other formats.
  let metric: String?
  /// The steps from the rows of the file to those of the table.
  let steps: [SchemaValue]
  /// The joined names of columns of the file; `nil` for none.
  let joinedNames: JoinedNames?
  let scale: Double

  private var plan: PlotPlan { rows.plan }
  private var columns: [DataColumn] { rows.table.columns }

  /// The spec in YAML.
  ///
  /// - Throws: `ToolError` with status 2 for a chart that no spec describes.
  var yaml: String {
    get throws(ToolError) {
      var panel: SchemaValue = [:]
      if let title = look.title { panel = panel.with("title", .text(title)) }
      if joinedNames != nil { panel = panel.with("data", .text(Self.table)) }
      let steps = try transforms
      if !steps.isEmpty { panel = panel.with("transform", .array(steps)) }
      panel = panel.with("chart", try chart)
      var spec: SchemaValue = ["data": sources]
      if look.formats.locale.identifier != "en_US" {
        spec = spec.with("locale", .text(look.formats.locale.identifier))
      }
      if look.formats.timeZone != .gmt {
        spec = spec.with("timeZone", .text(look.formats.timeZone.identifier))
      }
      spec = spec.with("appearances", [.text(look.appearance == .dark ? "dark" : "light")])
      if scale != 1 { spec = spec.with("scales", [.number(scale)]) }
      let (width, height) = (look.size.width, look.size.height)
      let dashboard: SchemaValue = [
        "name": .text(name), "size": .text("\(Int(width))x\(Int(height))"), "panels": [panel],
      ]
      return """
        # The picture of chartroom plot. Without 'domain', 'values' and 'labels', axes follow the data of each day.

        """ + spec.with("theme", theme).with("dashboards", [dashboard]).yaml
    }
  }

  /// The name of the dashboard: that of the file, without characters that names of pictures do not have.
  private var name: String {
    let stem = URL(filePath: path).deletingPathExtension().lastPathComponent
    let letters = stem.filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return letters.isEmpty || letters.hasPrefix("-") || letters.hasSuffix("-dark")
      ? "chart" : letters
  }

  /// The name of the data source of the file.
  private static let table = "table"

  /// The data sources: the file, and the joined names of its rows if there are any.
  private var sources: SchemaValue {
    var file: SchemaValue = [format.rawValue: .text(path)]
    if let metric { file = file.with("metric", .text(metric)) }
    let sources: SchemaValue = [Self.table: file]
    return joinedNames.map { sources.with(JoinedNames.source, ["rows": $0.rows]) } ?? sources
  }

  private var theme: SchemaValue {
    var theme: SchemaValue = ["cards": .boolean(false)]
    func hex(_ color: Color) -> SchemaValue { .text(color.resolve(in: look.appearance).hex) }
    if let background = look.theme.background { theme = theme.with("background", hex(background)) }
    guard look.theme == .print || !look.given.isEmpty else { return theme }
    let count = max(names.count, 1)
    let colors = (0..<count).map { look.style($0, of: count, isFilled: plan.mark.isFilled).color }
    return theme.with("palette", .array(colors.map(hex)))
  }

  // MARK: Rows

  /// The steps from the rows of the file to those of the chart.
  private var transforms: [SchemaValue] {
    get throws(ToolError) {
      var steps = steps
      if let by = plan.by {
        let all = columns[by].groups(in: rows.timeZone).names
        let most = PlotRows.mostGroups(columns: plan.y.count, plan.mark)
        if all.count > most {
          steps.append(filter(by, Array(all.prefix(most))))
        }
      }
      guard let x = plan.x else { return steps }
      if isSorted {
        steps.append(["sort": ["by": .text(columns[x].name)]])
      }
      guard case .names = figure.content, plan.mark == .bar,
        case .names(let indices, let all) = columns[x].values
      else { return steps }
      guard all.count <= PlotRows.mostNames else {
        throw unsupported("bars of more than \(PlotRows.mostNames) names")
      }
      if indices.contains(where: { $0 < 0 }) {
        // A name that is missing has no bar.
        steps.append(filter(x, all))
      }
      let isDivided = plan.by != nil || plan.facet != nil
      guard isDivided || all.count < indices.count || plan.y.isEmpty else { return steps }
      let groups = [x, plan.by, plan.facet].compactMap {
        $0.map { column -> SchemaValue in
          ["field": .text(columns[column].name)]
        }
      }
      let values: [SchemaValue] =
        plan.y.isEmpty
        ? [["statistic": "count", "name": .text(Self.count)]]
        : plan.y.map { column in
          let name = SchemaValue.text(columns[column].name)
          return ["field": name, "statistic": .text(plan.statistic.rawValue), "name": name]
        }
      steps.append(["aggregate": ["groupBy": .array(groups), "values": .array(values)]])
      if plan.y.isEmpty {
        steps.append(["sort": ["by": .text(columns[x].name)]])
        steps.append(["sort": ["by": .text(Self.count), "order": "descending"]])
      }
      return steps
    }
  }

  /// Returns the step that keeps the rows with some names in a column.
  private func filter(_ column: Int, _ names: [String]) -> SchemaValue {
    [
      "filter": [
        "field": .text(columns[column].name), "oneOf": .array(names.map { .text($0) }),
      ]
    ]
  }

  /// The column of the numbers of rows with equal names.
  private static let count = "Count"

  /// Whether the rows are sorted, since the positions of a line or an area do not ascend in the file.
  private var isSorted: Bool {
    guard plan.mark == .line || plan.mark == .area else { return false }
    let positions = plan.x.flatMap { columns[$0].seconds ?? columns[$0].numbers } ?? []
    return !zip(positions, positions.dropFirst()).allSatisfy(<=)
  }

  // MARK: Marks

  /// The names of the series; empty for a single one.
  private var names: [String] {
    let names: [String] =
      switch figure.content {
      case .times(let figure): figure.panels.first?.marks.map(\.id) ?? []
      case .numbers(let figure): figure.panels.first?.marks.map(\.id) ?? []
      case .names(let figure): figure.panels.first?.marks.map(\.id) ?? []
      case .histogram, .boxes, .heat, .pie: []
      }
    return names.count > 1 ? names : []
  }

  private var chart: SchemaValue {
    get throws(ToolError) {
      guard plan.y2.isEmpty else { throw unsupported("a second axis") }
      guard plan.kept == nil else { throw unsupported("a series of all other ones") }
      guard !look.hasMiniMap else { throw unsupported("a mini-map") }
      guard plan.by == nil || plan.y.count < 2 else {
        throw unsupported("several columns of values for each name")
      }
      if let by = plan.by, columns[by].numbers != nil, plan.mark == .point || plan.mark == .bar {
        throw unsupported("\(plan.mark.rawValue)s with a colour for each number")
      }
      guard plan.x != nil || plan.mark.isDistribution else {
        throw unsupported("a chart over the numbers of the rows")
      }
      switch figure.content {
      case .times(let figure): return try continuous(figure)
      case .numbers(let figure): return try continuous(figure)
      case .names(let figure): return named(figure)
      case .histogram, .boxes, .heat, .pie: throw unsupported("a \(plan.mark.rawValue)")
      }
    }
  }

  private func unsupported(_ chart: String) -> ToolError {
    ToolError(
      .usage, "--spec: a spec does not describe \(chart). Omit --spec, or change the other options."
    )
  }

  private func continuous<X: ContinuousPosition>(
    _ figure: ContinuousFigure<X>
  ) throws(ToolError) -> SchemaValue {
    var chart = marks(isHorizontal: false, areGrouped: false)
    if plan.mark == .line || plan.mark == .area {
      if look.joinsGaps {
        chart = everywhere(chart, "gaps", "none")
      } else if X.self == Date.self {
        chart = everywhere(chart, "gaps", "rows")
      }
    }
    return facets(
      adding(figure.y, "y", to: adding(figure.x, "x", to: chart)))
  }

  private func named(_ figure: NamedFigure) -> SchemaValue {
    let chart = marks(
      isHorizontal: figure.isHorizontal,
      areGrouped: figure.mark == .bar && !figure.isStacked && names.count > 1)
    return facets(adding(figure.values, figure.isHorizontal ? "x" : "y", to: chart))
  }

  private func facets(_ chart: SchemaValue) -> SchemaValue {
    guard let facet = plan.facet else { return chart }
    let count = columns[facet].groups(in: rows.timeZone).names.count
    return chart.with(
      "facet",
      ["by": .text(columns[facet].name), "columns": .number(Double(look.columns(panels: count)))])
  }

  /// Returns the marks: one kind for all names of a column, or a layer for each column.
  private func marks(isHorizontal: Bool, areGrouped: Bool) -> SchemaValue {
    let x = plan.x.map { columns[$0].name } ?? ""
    let values = plan.y.isEmpty ? [Self.count] : plan.y.map { columns[$0].name }
    let keys = isHorizontal ? ("y", "x") : ("x", "y")
    func layer(_ value: String) -> SchemaValue {
      var layer: SchemaValue = ["mark": .text(plan.mark.rawValue)]
      let position = [keys.0: x, keys.1: value]
      for key in ["x", "y"] { layer = layer.with(key, ["field": .text(position[key] ?? "")]) }
      if plan.mark == .point { layer = layer.with("symbolSize", .number(24)) }
      guard !names.isEmpty else { return layer }
      let encoding: SchemaValue =
        plan.by.map { ["by": .text(columns[$0].name)] } ?? ["value": .text(value)]
      layer = layer.with("foregroundStyle", encoding)
      if plan.mark == .point { layer = layer.with("symbol", encoding) }
      if plan.mark == .line, hasDashes { layer = layer.with("lineStyle", encoding) }
      if areGrouped { layer = layer.with("position", encoding) }
      return layer
    }
    var chart = layer(values[0])
    if plan.by == nil, values.count > 1 {
      chart = chart.with("layers", .array(values.dropFirst().map(layer)))
    }
    if plan.by != nil, isSorted, !names.isEmpty {
      chart = chart.with("foregroundStyleScale", ["domain": .array(names.map { .text($0) })])
    }
    if plan.mark == .line, hasDashes {
      var scale: SchemaValue = [:]
      for (index, name) in names.enumerated() {
        let dash = look.style(index, of: names.count, isFilled: false).dash
        scale = scale.with(name, .array(dash.map { .number(Double($0)) }))
      }
      chart = chart.with("lineStyleScale", scale)
    }
    return chart
  }

  private var hasDashes: Bool {
    names.indices.contains { !look.style($0, of: names.count, isFilled: false).dash.isEmpty }
  }

  /// Returns a chart with a key in all its layers.
  private func everywhere(_ chart: SchemaValue, _ key: String, _ value: SchemaValue) -> SchemaValue
  {
    let chart = chart.with(key, value)
    guard case .array(let layers)? = chart["layers"] else { return chart }
    return chart.with("layers", .array(layers.map { $0.with(key, value) }))
  }

  // MARK: Axes

  private func adding<Value>(
    _ axis: PlotAxis<Value>, _ side: String, to chart: SchemaValue
  ) -> SchemaValue {
    var scale: SchemaValue = [
      "domain": [self.value(axis.domain.lowerBound), self.value(axis.domain.upperBound)]
    ]
    if axis.isLogarithmic { scale = scale.with("type", "log") }
    var labels: SchemaValue = [:]
    if !axis.title.isEmpty { labels = labels.with("title", .text(axis.title)) }
    if !axis.ticks.isEmpty {
      labels = labels.with("values", .array(axis.ticks.map { self.value($0.value) }))
        .with("labels", .array(axis.ticks.map { .text($0.text) }))
    }
    if axis.ticks.contains(where: \.isBaseline) { labels = labels.with("baseline", .boolean(true)) }
    return chart.with("\(side)Scale", scale).with("\(side)Axis", labels)
  }

  /// Returns a number, or a date in UTC with as many decimals of its second as it needs.
  private func value(_ value: some Plottable) -> SchemaValue {
    guard let date = value as? Date else {
      return .number((value as? Double) ?? 0)
    }
    let microseconds = (date.timeIntervalSince1970 * 1e6).rounded()
    let second = (microseconds / 1e6).rounded(.down)
    let text = Date(timeIntervalSince1970: second).formatted(.iso8601)
    let rest = Int(microseconds - second * 1e6)
    guard rest > 0 else { return .text(text) }
    let digits = String(rest)
    let fraction = String(repeating: "0", count: 6 - digits.count) + digits
    return .text("\(text.dropLast()).\(fraction)Z")
  }
}
