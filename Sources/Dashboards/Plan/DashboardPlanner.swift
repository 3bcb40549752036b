import Chartroom
import DataTables
import Foundation
package import Graphics

extension SpecFile {
  /// The names of the dashboards, in the order of the spec.
  package var names: [String] { spec.dashboards.map(\.value.name) }
  /// The appearances of the pictures.
  package var appearances: [ColorScheme] { spec.appearances.map(\.scheme) }
  /// The numbers of pixels per point of the pictures.
  package var scales: [Double] { spec.scales }

  /// Reads the data and makes the plans of dashboards.
  ///
  /// A panel whose data cannot be read is planned with the reason, which is also one of the plan's failures.
  ///
  /// - Parameter isWanted: Returns whether a dashboard with a name is planned; all of them by default.
  /// - Returns: The plans, in the order of the spec.
  package func plans(_ isWanted: (String) -> Bool = { _ in true }) -> [DashboardPlan] {
    let planner = DashboardPlanner(self)
    return spec.dashboards.filter { isWanted($0.value.name) }.map { planner.plan($0.value) }
  }
}

/// The making of the plans of a spec, which reads each data source once.
package struct DashboardPlanner {
  private let spec: FileSpec
  private let path: String
  private let loader: SourceLoader
  private let transforms: TableTransforms
  /// The indices of the dashboards by their names.
  private let indices: [String: Int]

  /// Creates a planner that has read no data yet.
  package init(_ file: SpecFile) {
    (spec, path) = (file.spec, file.path)
    loader = SourceLoader(spec, path: path)
    transforms = TableTransforms(spec, file: path)
    indices = Dictionary(
      zip(file.names, spec.dashboards.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Reads the data and makes the plan of a dashboard, under the conditions of `SpecFile.plans`.
  ///
  /// - Parameter name: The name of the dashboard.
  /// - Returns: The plan; `nil` if no dashboard has the name.
  package func plan(named name: String) -> DashboardPlan? {
    indices[name].map { plan(spec.dashboards[$0].value) }
  }

  /// Returns the number of rows of data sources that were read.
  package func rows(of sources: [String]) -> Int { loader.rows(of: sources) }

  /// Forgets the tables of data sources if they have many cells, so that a long run needs no more and more memory.
  package func releaseTables() { loader.releaseTables() }

  fileprivate func plan(_ dashboard: DashboardSpec) -> DashboardPlan {
    let look = DashboardLook(spec.theme)
    var failures: [any Error] = []
    let panels = dashboard.panels.map { panel -> PanelPlan in
      do {
        return try plan(panel.value, look)
      } catch {
        // Panels with one source have one failure.
        if !failures.contains(where: { "\($0)" == "\(error)" }) { failures.append(error) }
        return PanelPlan(
          title: panel.value.title ?? "", subtitle: panel.value.subtitle ?? "",
          content: .failure("\(error)"))
      }
    }
    let wishes = dashboard.panels.map { wish($0.value, columns: dashboard.columns) }
    let size = dashboard.size?.size
    return DashboardPlan(
      name: dashboard.name, title: dashboard.title ?? "", subtitle: dashboard.subtitle ?? "",
      width: size?.width ?? 1200, height: size?.height ?? 0,
      appearances: spec.appearances.map(\.scheme), scales: spec.scales, locale: spec.locale,
      timeZone: spec.timeZone, look: look,
      grid: PanelGrid(columns: dashboard.columns, spacing: look.spacing, wishes), panels: panels,
      failures: failures)
  }

  /// Returns how much room a panel wants: by default, a quarter of a row for a number, half of one for a chart or a
  /// table, and all of it for a text.
  private func wish(_ panel: PanelSpec, columns: Int) -> PanelGrid.Wish {
    let share: Double = panel.number != nil ? 0.25 : panel.text != nil ? 1 : 0.5
    let usual = max(Int((Double(columns) * share).rounded()), 1)
    return PanelGrid.Wish(
      span: panel.span?.value ?? usual, isFlexible: panel.span == nil,
      height: panel.height ?? (panel.chart == nil ? 0 : 3),
      isMeasured: panel.chart == nil && panel.height == nil)
  }

  private func plan(_ panel: PanelSpec, _ look: DashboardLook) throws -> PanelPlan {
    let content: PanelPlan.Content
    if let text = panel.text {
      content = .text(TextBlock.blocks(of: text))
    } else {
      let table = try transforms.apply(panel.transform, to: loader.table(panel.data?.value))
      if let chart = panel.chart {
        let planner = ChartPlanner(table: table, transforms: transforms, spec: spec, look: look)
        content = .chart(try planner.plan(chart))
      } else if let number = panel.number {
        content = .number(try plan(number, table))
      } else {
        content = .table(try plan(panel.table ?? TableSpec(), table))
      }
    }
    return PanelPlan(
      title: panel.title ?? "", subtitle: panel.subtitle ?? "", content: content)
  }

  // MARK: Numbers

  private func plan(_ number: NumberSpec, _ table: DataTable) throws -> NumberPlan {
    let column = try transforms.column(number.field, of: table)
    guard case .numbers(let numbers) = column.values else {
      throw transforms.problem(number.field.node, "column '\(column.name)' has no numbers.")
    }
    let format = try self.format(number.format, column)
    let valid = numbers.filter { !$0.isNaN }
    let value = number.statistic.value(of: Array(numbers))
    let isCount = number.statistic == .count || number.statistic == .distinct
    var (change, tone) = ("", NumberPlan.Tone.neutral)
    let other =
      switch number.change {
      case .none: Double.nan
      case .previous: valid.dropLast().last ?? .nan
      case .first: valid.count > 1 ? valid.first ?? .nan : .nan
      }
    if other.isFinite, other != 0, value.isFinite {
      let ratio = (value - other) / abs(other)
      change = ratio.formatted(
        .percent.locale(spec.locale).precision(.fractionLength(1))
          .sign(strategy: .always(includingZero: false)))
      let rounded = (ratio * 1000).rounded()
      tone = rounded == 0 ? .neutral : (rounded > 0) == (number.better == .higher) ? .good : .bad
    }
    let shown =
      isCount
      ? ValueFormat(number.format?.value, DataColumn(name: "", values: .numbers([])), spec) : format
    return NumberPlan(
      value: shown.text(value), change: change, tone: tone,
      line: number.sparkline && valid.count > 2 ? Array(numbers) : [])
  }

  // MARK: Tables

  private func plan(_ spec: TableSpec, _ table: DataTable) throws -> TablePlan {
    let chosen =
      try spec.columns.map { columns in
        try columns.map { ($0, try transforms.column($0.field, of: table)) }
      } ?? table.columns.prefix(24).map { (TableColumnSpec(), $0) }
    let count = min(spec.rows, table.count)
    let columns = try chosen.map { wish, whole -> TablePlan.Column in
      let column = whole.rows(Array(0..<count))
      var (isNumber, bars): (Bool, [Double]) = (false, [])
      if case .numbers(let numbers) = column.values {
        isNumber = true
        let most = numbers.reduce(0) { max($0, $1.isNaN ? 0 : $1) }
        if wish.bar?.value == true {
          bars = numbers.map { $0 > 0 && most > 0 ? $0 / most : 0 }
        }
      } else if let bar = wish.bar, bar.value {
        throw transforms.problem(
          bar.node, "column '\(column.name)' has no numbers, so it has no bars.")
      }
      let format = try self.format(wish.format, whole)
      return TablePlan.Column(
        title: wish.title ?? whole.name, isNumber: isNumber, cells: format.texts(of: column),
        bars: bars)
    }
    return TablePlan(columns: columns, rows: count, rest: table.count - count)
  }

  private func format(
    _ format: Located<FormatSpec>?, _ column: DataColumn
  ) throws(SpecProblem) -> ValueFormat {
    if let format { try transforms.check(format, column) }
    return ValueFormat(format?.value, column, spec)
  }
}

extension TableTransforms {
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
