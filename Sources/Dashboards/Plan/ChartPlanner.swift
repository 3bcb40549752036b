import DataTables
import Foundation
import Graphics

/// The making of the plan of a chart.
struct ChartPlanner {
  let table: DataTable
  let transforms: TableTransforms
  let spec: FileSpec
  let look: DashboardLook

  /// The maximum number of small charts.
  static let mostFacets = 24

  /// Plans a chart.
  ///
  /// - Throws: `SpecProblem` for unknown columns, columns of the wrong type, and marks without their positions.
  func plan(_ chart: Located<ChartSpec>) throws(SpecProblem) -> ChartPlan {
    let spec = chart.value
    let marks =
      [Located(value: spec.base, node: chart.node)]
      + spec.layers.map { layer in
        Located(value: inheriting(spec.base, layer.value), node: layer.node)
      }
    let tables = try tables(of: spec.facet)
    let facets = try tables.map { _, table throws(SpecProblem) in
      let planner = LayerPlanner(
        table: table, transforms: transforms, spec: self.spec, look: look,
        colorsAreNamed: !spec.foregroundStyleScale.mapping.isEmpty)
      return try marks.map { mark throws(SpecProblem) in try planner.plan(mark.value, mark.node) }
    }
    let axes = AxisPlanner(
      table: table, transforms: transforms, spec: self.spec, hasFacets: facets.count > 1)
    let x = try axes.plan(spec.xAxis, spec.xScale, facets, .x, spec.base.x)
    let shared = try axes.plan(spec.yAxis, spec.yScale, facets, .y, spec.base.y)
    let isFree = spec.facet?.y == .free
    let layers = facets.flatMap(\.self)
    let styles = StylePlanner(transforms: transforms, look: look)
    let names = styles.names(of: layers, \.color, \.titles.color)
    warn(about: names, of: layers, spec.foregroundStyleScale, at: chart.node)
    let hasLegend =
      names.count > 1
      || layers.contains { $0.titles.needLegend || $0.mark.foregroundStyle?.value != nil }
    return ChartPlan(
      facets: try zip(tables, facets).map { table, layers throws(SpecProblem) in
        let y = isFree ? try axes.plan(spec.yAxis, spec.yScale, [layers], .y, spec.base.y) : shared
        return FacetPlan(
          title: table.title, layers: layers, y: y,
          isClipped: PositionExtent.exceeds(x.domain, layers, .x)
            || PositionExtent.exceeds(y.domain, layers, .y))
      },
      columns: spec.facet?.columns, styles: try styles.plan(spec, layers), x: x,
      legend: LegendPlan(
        position: hasLegend ? spec.legend.position : .hidden, title: spec.legend.title ?? ""))
  }

  /// Adds a warning if sectors of different names have equal colours, because only colours distinguish sectors.
  private func warn(
    about names: [String], of layers: [LayerPlan], _ scale: StyleScaleSpec, at node: SpecNode
  ) {
    let colors = (scale.range ?? look.palette).count
    let names = names.filter { scale.range != nil || !SeriesPalette.isOther($0) }
    guard scale.mapping.isEmpty, names.count > colors,
      layers.contains(where: { $0.mark.mark == .sector })
    else { return }
    let problem = transforms.problem(
      node,
      "\(names.count) sectors have \(colors) colours, which repeat. Combine the least ones under one name, or give "
        + "more colours with 'foregroundStyleScale: {range: […]}'.")
    transforms.warnings?.add("\(problem)")
  }

  /// Returns the marks of a layer with the positions of the first one, unless they have others.
  private func inheriting(_ base: MarkSpec, _ layer: MarkSpec) -> MarkSpec {
    var mark = layer
    switch mark.mark {
    case .rule, .rectangle, .sector:
      // Rules at a value and bands at a range cross the whole plot.
      if mark.x == nil, mark.y == nil { (mark.x, mark.y) = (base.x, base.y) }
    case .line, .area, .bar, .point:
      (mark.x, mark.y) = (mark.x ?? base.x, mark.y ?? base.y)
    }
    return mark
  }

  /// Returns the rows of each small chart; those of all rows, without a title, for a single chart.
  private func tables(
    of facet: FacetSpec?
  ) throws(SpecProblem) -> [(title: String, table: DataTable)] {
    guard let facet else { return [("", table)] }
    let (indices, names) = try transforms.column(facet.by, of: table).groups(in: spec.timeZone)
    var rows = Array(repeating: [Int](), count: names.count)
    for (row, index) in indices.enumerated() where index >= 0 { rows[Int(index)].append(row) }
    // A column can have names without rows, and those of sorted rows have the order of the file.
    let charts = zip(names, rows).filter { !$1.isEmpty }.sorted {
      ($0.1.first ?? 0) < ($1.1.first ?? 0)
    }
    guard charts.count <= Self.mostFacets else {
      throw transforms.problem(
        facet.by.node,
        "\(charts.count) small charts, and the limit is \(Self.mostFacets). Filter the rows.")
    }
    // The marks of a chart of no rows are checked, too.
    guard !charts.isEmpty else { return [("", table)] }
    return charts.map { ($0, table.rows($1)) }
  }
}

/// The making of the styles of a chart.
struct StylePlanner {
  let transforms: TableTransforms
  let look: DashboardLook

  /// Returns the names of an encoding of several layers, in the order of their first marks.
  func names(
    of layers: [LayerPlan], _ name: KeyPath<SeriesPlan, String>,
    _ title: KeyPath<LayerPlan, String>
  ) -> [String] {
    var known: Set<String> = []
    return layers.filter { !$0[keyPath: title].isEmpty }.flatMap(\.series)
      .map { $0[keyPath: name] }.filter { !$0.isEmpty && known.insert($0).inserted }
  }

  /// Plans the styles of the values of columns.
  func plan(_ spec: ChartSpec, _ layers: [LayerPlan]) throws(SpecProblem) -> StylePlan {
    var styles = StylePlan()
    let scale = spec.foregroundStyleScale
    var found = names(of: layers, \.color, \.titles.color)
    if layers.allSatisfy({ $0.titles.color.isEmpty || $0.titles.colorsAreNumbers }) {
      found.sort { Double($0) ?? 0 < Double($1) ?? 0 }
    }
    let wanted = (scale.domain ?? []).map(\.value.text)
    styles.names = wanted.filter(found.contains) + found.filter { !wanted.contains($0) }
    let palette = scale.range ?? look.palette
    let hasNeutral =
      scale.range == nil && layers.contains { $0.mark.mark == .sector } && styles.names.count > 1
    var next = 0
    styles.colors = styles.names.map { name in
      if let color = scale.mapping.first(where: { $0.name == name }) { return color.value }
      if hasNeutral, SeriesPalette.isOther(name) { return SeriesPalette.other }
      defer { next += 1 }
      return palette.isEmpty ? look.accent : palette[next % palette.count]
    }
    let symbols = names(of: layers, \.symbol, \.titles.symbol)
    styles.symbols = symbols.enumerated().map { index, name in
      let shapes = SymbolSpec.SymbolShape.cycle
      let shape = spec.symbolScale.first { $0.name == name }?.value
      return (name, shape ?? shapes[index % shapes.count])
    }
    let lines = names(of: layers, \.line, \.titles.line)
    styles.dashes = lines.enumerated().map { index, name in
      let dash = spec.lineStyleScale.first { $0.name == name }?.value
      return (name, dash ?? SeriesPalette.dashes[index % SeriesPalette.dashes.count])
    }
    let coloured = layers.filter { !$0.titles.color.isEmpty }
    if lines.isEmpty, coloured.allSatisfy({ $0.mark.mark == .line }) {
      // A scale of dashes, also of none, is what makes the keys of the legend lines.
      styles.dashes = styles.names.map { ($0, []) }
    }
    let dashed = layers.first { !$0.titles.line.isEmpty } ?? coloured.first
    styles.lineWidth = dashed?.mark.lineWidth ?? 2
    styles.hasShades = layers.contains { !$0.titles.shade.isEmpty }
    if styles.hasShades {
      styles.ramp = scale.range.map { $0.count == 1 ? $0 + $0 : $0 } ?? []
      if let domain = scale.domain { styles.shades = try numbers(domain) }
    }
    func range(_ ends: [Located<Double>]?) -> ClosedRange<Double>? {
      guard let ends, ends.count == 2, ends[0].value < ends[1].value else { return nil }
      return ends[0].value...ends[1].value
    }
    (styles.sizes, styles.areas) = (
      range(spec.symbolSizeScale.domain), range(spec.symbolSizeScale.range)
    )
    return styles
  }

  private func numbers(
    _ domain: [Located<SpecValue>]
  ) throws(SpecProblem) -> ClosedRange<Double> {
    guard domain.count == 2, case .number(let start) = domain[0].value,
      case .number(let end) = domain[1].value, start < end
    else {
      throw transforms.problem(
        domain[0].node,
        "the colours represent numbers, expected two numbers that ascend in 'domain'.")
    }
    return start...end
  }
}

extension SymbolSpec.SymbolShape {
  /// The shapes of names, in their order.
  package static let cycle: [Self] = [.circle, .square, .triangle, .diamond, .pentagon, .plus]
}
