import Chartroom
import ChartroomUI
package import DataTables
import Foundation
package import Graphics

extension SpecFile {
  /// The names of the dashboards, in the order of the spec.
  package var names: [String] { dashboards.map(\.name) }

  /// The dashboards of the spec and of those that it includes, each with the spec that contains it, in order.
  package var dashboards: [(name: String, owner: SpecFile)] {
    parts.flatMap { part in
      switch part {
      case .dashboard(let dashboard): [(dashboard.name, self)]
      case .file(let file): file.dashboards
      }
    }
  }

  /// The appearances of the pictures.
  package var appearances: [ColorScheme] { spec.appearances.map(\.scheme) }
  /// The numbers of pixels per point of the pictures.
  package var scales: [Double] { spec.scales }

  /// Reads the data and makes the plans of dashboards.
  ///
  /// A panel whose data cannot be read is planned with the reason, which is also one of the plan's failures.
  ///
  /// - Parameters:
  ///   - contactsServers: Whether sources on servers are read; their panels are empty otherwise. `true` by default.
  ///   - isWanted: Returns whether a dashboard with a name is planned; all of them by default.
  /// - Returns: The plans, in the order of the spec.
  package func plans(
    contactsServers: Bool = true, _ isWanted: (String) -> Bool = { _ in true }
  ) -> [DashboardPlan] {
    let planner = DashboardPlanner(self, contactsServers: contactsServers)
    return names.filter(isWanted).compactMap { planner.plan(named: $0) }
  }
}

extension SpecFile {
  /// Reads a data source.
  ///
  /// - Parameter name: The name of the source; `nil` for the first one.
  /// - Returns: The rows after the transforms of the source.
  /// - Throws: `InputError`, `TableError` or `SpecProblem`.
  package func table(_ name: String? = nil) throws -> DataTable {
    try SourceLoader(spec, path: path, contactsServers: true, runsCommands: false).table(name)
  }
}

/// The making of the plans of a spec, which reads each data source once.
package struct DashboardPlanner {
  private let spec: FileSpec
  private let path: String
  private let loader: SourceLoader
  private let transforms: TableTransforms
  /// The dashboards of the spec by their names.
  private let dashboards: [String: DashboardSpec]
  /// The planners of included specs by the names of their dashboards.
  private let included: [String: DashboardPlanner]

  /// Creates a planner that has read no data yet.
  ///
  /// - Parameters:
  ///   - file: The spec.
  ///   - contactsServers: Whether sources on servers are read; their panels, and those of commands, are empty
  ///     otherwise. `true` by default.
  ///   - runsCommands: Whether commands may run; their panels fail otherwise. `false` by default.
  package init(_ file: SpecFile, contactsServers: Bool = true, runsCommands: Bool = false) {
    (spec, path) = (file.spec, file.path)
    let loader = SourceLoader(
      spec, path: path, contactsServers: contactsServers, runsCommands: runsCommands)
    self.loader = loader
    transforms = TableTransforms(spec, file: path) { try loader.table($0) }
    var own: [String: DashboardSpec] = [:]
    var included: [String: DashboardPlanner] = [:]
    for part in file.parts {
      switch part {
      case .dashboard(let dashboard): own[dashboard.name] = dashboard
      case .file(let file):
        let planner = DashboardPlanner(
          file, contactsServers: contactsServers, runsCommands: runsCommands)
        for name in file.names { included[name] = planner }
      }
    }
    (dashboards, self.included) = (own, included)
  }

  /// Reads the data and makes the plan of a dashboard, under the conditions of `SpecFile.plans`.
  ///
  /// - Parameter name: The name of the dashboard.
  /// - Returns: The plan; `nil` if no dashboard has the name.
  package func plan(named name: String) -> DashboardPlan? {
    dashboards[name].map(plan) ?? included[name]?.plan(named: name)
  }

  /// Returns the number of rows of data sources that were read for a dashboard.
  package func rows(of sources: [String], for dashboard: String) -> Int {
    included[dashboard]?.rows(of: sources, for: dashboard) ?? loader.rows(of: sources)
  }

  /// Forgets the tables of the data sources of a dashboard if they have many cells, so that a long run needs no more
  /// and more memory.
  package func releaseTables(of dashboard: String) {
    included[dashboard]?.releaseTables(of: dashboard) ?? loader.releaseTables()
  }

  private func plan(_ dashboard: DashboardSpec) -> DashboardPlan {
    let look = DashboardLook(spec.theme)
    var failures: [any Error] = []
    let warnings = PanelWarnings()
    loader.warnings = warnings
    let panels = dashboard.panels.map { panel -> PanelPlan in
      do {
        warnings.beginPanel()
        return try plan(panel, look, warnings)
      } catch is SourceNotRead {
        return PanelPlan(
          title: panel.value.title ?? "", subtitle: panel.value.subtitle ?? "", content: .text([]))
      } catch {
        // Panels with one source have one failure.
        if !failures.contains(where: { "\($0)" == "\(error)" }) { failures.append(error) }
        return PanelPlan(
          title: panel.value.title ?? "", subtitle: panel.value.subtitle ?? "",
          content: .failure("\(error)"))
      }
    }
    // A stack is a grid of one column.
    let columns = dashboard.layout == .stack ? 1 : dashboard.columns
    let wishes = dashboard.panels.map { wish($0.value, columns: columns) }
    let size = dashboard.size?.value.size
    return DashboardPlan(
      name: dashboard.name, title: dashboard.title ?? "", subtitle: dashboard.subtitle ?? "",
      width: size?.width ?? 1200, height: size?.height ?? 0, size: dashboard.size, path: path,
      appearances: spec.appearances.map(\.scheme), scales: spec.scales, locale: spec.locale,
      timeZone: spec.timeZone, look: look,
      grid: PanelGrid(columns: columns, spacing: look.spacing, wishes), panels: panels,
      failures: failures, warnings: warnings.messages)
  }

  /// Returns how much room a panel wants: by default, a quarter of a row for a number or a gauge, all of it for a
  /// text, and half of it for others.
  private func wish(_ panel: PanelSpec, columns: Int) -> PanelGrid.Wish {
    let share: Double =
      panel.number != nil || panel.gauge != nil ? 0.25 : panel.text != nil ? 1 : 0.5
    let usual = max(Int((Double(columns) * share).rounded()), 1)
    let height = panel.height ?? (panel.chart != nil ? 3 : panel.chartSet != nil ? 3.5 : 0)
    return PanelGrid.Wish(
      span: panel.span?.value ?? usual, rowSpan: panel.rowSpan?.value ?? 1,
      isFlexible: panel.span == nil, height: height,
      isMeasured: height == 0)
  }

  private func plan(
    _ located: Located<PanelSpec>, _ look: DashboardLook, _ warnings: PanelWarnings
  ) throws -> PanelPlan {
    let panel = located.value
    let content: PanelPlan.Content
    if let text = panel.text {
      content = .text(MarkdownBlock.blocks(of: text))
    } else if let image = panel.image {
      content = .image(try FilePlanner(path: path).plan(image.value))
    } else if let chartSet = panel.chartSet {
      let planner = FilePlanner(path: path)
      content = .chartSet(try planner.plan(chartSet.value, title: panel.title, warnings))
    } else {
      var transforms = transforms
      transforms.stepWarnings = warnings
      let table = try transforms.apply(panel.transform, to: loader.table(panel.data?.value))
      transforms.warnings = warnings
      if let chart = panel.chart {
        let planner = ChartPlanner(table: table, transforms: transforms, spec: spec, look: look)
        content = .chart(try planner.plan(chart))
      } else if let number = panel.number {
        content = .number(try plan(number, table, transforms))
      } else if let gauge = panel.gauge {
        content = .gauge(try plan(gauge.value, table, transforms))
      } else {
        let planner = TablePlanner(
          table: table, transforms: transforms, spec: spec, look: look, loader: loader)
        content = .table(
          try planner.plan(panel.table ?? TableSpec(), panel.data?.value, at: located.node["table"])
        )
      }
    }
    return PanelPlan(
      title: panel.title ?? "", subtitle: panel.subtitle ?? "", content: content)
  }

  // MARK: Numbers

  private func plan(
    _ number: NumberSpec, _ table: DataTable, _ transforms: TableTransforms
  ) throws -> NumberPlan {
    let (column, numbers) = try transforms.values(number.field, number.statistic, of: table)
    let valid = numbers.filter(\.isFinite)
    let value = number.statistic.value(of: Array(numbers), q: number.q)
    let format = try transforms.format(of: number.statistic, number.format, column, spec)
    let other =
      switch number.change {
      case .none: Double.nan
      case .previous: valid.dropLast().last ?? .nan
      case .first: valid.count > 1 ? valid.first ?? .nan : .nan
      }
    let change = ValueChange(from: other, to: value, format)
    let tone: NumberPlan.Tone =
      switch change?.sign ?? 0 {
      case 0: .neutral
      case let sign: (sign > 0) == (number.better == .higher) ? .good : .bad
      }
    return NumberPlan(
      value: format.text(value), change: change?.text ?? "", tone: tone,
      line: number.sparkline && column.numbers != nil && valid.count > 2 ? Array(numbers) : [])
  }

  private func plan(
    _ gauge: GaugeSpec, _ table: DataTable, _ transforms: TableTransforms
  ) throws -> GaugePlan {
    let (column, numbers) = try transforms.values(gauge.field, gauge.statistic, of: table)
    let value = gauge.statistic.value(of: Array(numbers), q: gauge.q)
    let format = try transforms.format(of: gauge.statistic, gauge.format, column, spec)
    let ends =
      gauge.range?.value
      ?? (format.style == .percent ? [0, 1] : format.unit == "%" ? [0, 100] : [])
    guard ends.count == 2, ends[0] < ends[1] else {
      throw transforms.problem(
        gauge.field.node,
        "the key 'range' is missing beside 'field'. Add it, for example 'range: [0, 100]'.")
    }
    let whole = DataColumn(name: column.name, unit: column.unit, values: .numbers([value]))
    let color = try transforms.colors(gauge.colors, of: whole, count: 1).first ?? nil
    var bound = format
    (bound.decimals, bound.isFixed) = (format.style == .percent ? 0 : format.decimals, false)
    return GaugePlan(
      value: format.text(value),
      share: value.isFinite ? min(max((value - ends[0]) / (ends[1] - ends[0]), 0), 1) : nil,
      least: bound.text(ends[0]), most: bound.text(ends[1]), color: color)
  }
}

extension TableTransforms {
  /// Returns a column of which a statistic is computed, with its values: those of numbers, and for counts different
  /// numbers for different texts or dates.
  ///
  /// - Throws: `SpecProblem` for an unknown column, and one without numbers unless its values are counted.
  func values(
    _ name: Located<String>, _ statistic: Statistic, of table: DataTable
  ) throws(SpecProblem) -> (column: DataColumn, values: ContiguousArray<Double>) {
    guard statistic == .count || statistic == .distinct else {
      return try numbers(name, of: table)
    }
    let column = try column(name, of: table)
    if let numbers = column.numbers { return (column, numbers) }
    let groups = column.groups(in: timeZone).indices
    return (column, ContiguousArray(groups.lazy.map { $0 < 0 ? .nan : Double($0) }))
  }

  /// Returns the notation of a statistic of a column; counts have no unit.
  func format(
    of statistic: Statistic, _ format: Located<FormatSpec>?, _ column: DataColumn, _ spec: FileSpec
  ) throws(SpecProblem) -> ValueFormat {
    if let format { try check(format, column) }
    let isCount = statistic == .count || statistic == .distinct
    return ValueFormat(
      format?.value, isCount ? DataColumn(name: "", values: .numbers([])) : column, spec)
  }

  /// Throws a problem for a format that does not fit a column.
  func check(_ format: Located<FormatSpec>, _ column: DataColumn) throws(SpecProblem) {
    guard let style = format.value.style else { return }
    let node = format.node["style"] ?? format.node
    switch column.values {
    case .numbers where style.isDate:
      throw problem(
        node, "column '\(column.name)' has numbers, and '\(style.rawValue)' is for dates.")
    case .times where !style.isDate:
      throw problem(
        node, "column '\(column.name)' has dates, and '\(style.rawValue)' is for numbers.")
    case .names:
      throw problem(node, "column '\(column.name)' has texts, which have no format.")
    case .numbers, .times: return
    }
  }
}
