import DataTables
import Foundation

/// An axis of a chart.
enum AxisSide: Sendable { case x, y }

extension SeriesPlan {
  /// Returns the positions on an axis.
  func position(_ side: AxisSide) -> PositionPlan { side == .x ? x : y }
}

/// The making of the plans of axes.
struct AxisPlanner {
  let table: DataTable
  let transforms: TableTransforms
  let spec: FileSpec
  /// Whether there are several small charts, whose axes have fewer labels.
  let hasFacets: Bool

  /// The number of labels of the X axis of a small chart.
  private static let facetCount = 3

  /// Plans an axis.
  ///
  /// - Parameters:
  ///   - axis: The labels.
  ///   - scale: The scale.
  ///   - facets: The marks of all charts that have the axis; several charts have equal ends.
  ///   - side: The side.
  ///   - position: The positions of the first marks.
  /// - Returns: The plan.
  /// - Throws: `SpecProblem` for values that the axis does not have.
  func plan(
    _ axis: AxisSpec, _ scale: ScaleSpec, _ facets: [[LayerPlan]], _ side: AxisSide,
    _ position: Located<PositionSpec>?
  ) throws(SpecProblem) -> AxisPlan {
    let values = facets.joined().joined(by: side).first { !$0.isNone }?.values ?? .none
    var plan = AxisPlan()
    (plan.isHidden, plan.title, plan.position) = (axis.hidden, axis.title ?? "", axis.position)
    (plan.isReversed, plan.isNice) = (scale.reversed, scale.nice)
    plan.padding = scale.padding ?? 0
    if case .names = values { plan.hasNames = true }
    plan.type = try type(scale, values)
    if plan.type == .category { plan.hasNames = true }
    plan.hasGridLines = axis.gridLines ?? !plan.hasNames
    plan.ticks = try ticks(
      axis, values, usualCount: hasFacets && side == .x ? Self.facetCount : nil)
    (plan.labels, plan.hasBaseline) = (axis.labels ?? [], axis.baseline)
    plan.format = try format(axis, values, position)
    plan.domain = try domain(scale, values)
    if case .data(let zero) = plan.domain, axis.values == nil, axis.stride == nil,
      axis.format?.value.hasFractions != true, scale.nice != false,
      plan.type == nil || plan.type == .linear, side == .y || !hasFacets,
      let step = wholeStep(facets, side, includesZero: zero ?? true, count: axis.desiredCount)
    {
      plan.ticks = .stride(step)
    }
    if case .data = plan.domain, let domain = try numberNames(facets, side, position, plan.type) {
      plan.domain = domain
    } else if case .data(nil) = plan.domain, side == .x, scale.padding == nil, scale.nice == nil,
      plan.type == nil || plan.type == .linear || plan.type == .date,
      let domain = BarExtent.domain(Array(facets.joined()))
    {
      plan.domain = domain
    } else if case .data(let zero) = plan.domain, facets.count > 1 {
      var count: Int?
      if case .automatic(let wanted) = plan.ticks { count = wanted }
      plan.domain = shared(facets, side, zero, scale, values, count)
    }
    if case .automatic(let count) = plan.ticks, case .automatic = plan.format,
      plan.type == nil || plan.type == .date, scale.nice != true
    {
      plan = planned(plan, facets, side, count: count)
    }
    return plan
  }

  // MARK: Labels

  private func format(
    _ axis: AxisSpec, _ values: PositionPlan.Values, _ position: Located<PositionSpec>?
  ) throws(SpecProblem) -> AxisPlan.AxisFormat {
    if case .names = values {
      if let format = axis.format {
        throw transforms.problem(format.node, "an axis of texts has no format. Leave it out.")
      }
      return .automatic
    }
    guard let field = position?.value.field ?? position?.value.start else { return .automatic }
    let column = try transforms.column(field, of: table)
    if let wish = axis.format {
      try transforms.check(wish, column)
      var format = ValueFormat(wish.value, column, spec)
      format.isShort = true
      return .values(format)
    }
    if case .numbers = column.values, let unit = column.unit, unit.count <= 4 {
      return .values(ValueFormat(nil, column, spec))
    }
    return .automatic
  }

  private func ticks(
    _ axis: AxisSpec, _ values: PositionPlan.Values, usualCount: Int?
  ) throws(SpecProblem) -> AxisPlan.Ticks {
    if let list = axis.values { return try ticks(list, values) }
    guard let stride = axis.stride else {
      return .automatic(count: axis.desiredCount ?? usualCount)
    }
    switch (values, stride.value.step) {
    case (.numbers, let step?), (.numberRanges, let step?): return .stride(step)
    case (.dates, nil), (.dateRanges, nil):
      return .units(stride.value.unit.component, stride.value.count)
    case (.numbers, nil), (.numberRanges, nil):
      throw transforms.problem(stride.node, "an axis of numbers needs a number as its stride.")
    case (.dates, _), (.dateRanges, _):
      throw transforms.problem(
        stride.node, "an axis of dates needs a stride such as {unit: month, count: 3}.")
    case (.names, _), (.none, _):
      throw transforms.problem(stride.node, "an axis of texts has no stride. Leave it out.")
    }
  }

  private func ticks(
    _ list: [Located<SpecValue>], _ values: PositionPlan.Values
  ) throws(SpecProblem) -> AxisPlan.Ticks {
    switch values {
    case .numbers, .numberRanges:
      return .numbers(
        try list.map { value throws(SpecProblem) in
          guard case .number(let number) = value.value else {
            throw transforms.problem(
              value.node, "found \(value.value.words), expected a number, as the axis has.")
          }
          return number
        })
    case .dates, .dateRanges:
      return .dates(
        try list.map { value throws(SpecProblem) in
          guard let seconds = transforms.seconds(of: value.value) else {
            throw transforms.problem(
              value.node,
              "found \(value.value.words), expected a date such as 2026-11-20, as the axis has.")
          }
          return Date(timeIntervalSinceReferenceDate: seconds)
        })
    case .names, .none: return .names(list.map(\.value.text))
    }
  }

  // MARK: Scales

  private func type(
    _ scale: ScaleSpec, _ values: PositionPlan.Values
  ) throws(SpecProblem) -> ScaleSpec.Kind? {
    guard let type = scale.type else { return nil }
    func problem(_ message: String) -> SpecProblem { transforms.problem(type.node, message) }
    switch (type.value, values) {
    case (.log, .numbers(let numbers)):
      if let number = numbers.first(where: { $0 <= 0 }) {
        throw problem(
          "a logarithmic scale has positive numbers only, and the data have \(number). Filter the rows."
        )
      }
    case (.log, .numberRanges), (.linear, .numbers), (.linear, .numberRanges),
      (.squareRoot, .numbers), (.squareRoot, .numberRanges), (.symmetricLog, .numbers),
      (.symmetricLog, .numberRanges), (.date, .dates), (.date, .dateRanges), (.category, _):
      break
    case (.log, _): throw problem("a logarithmic scale needs numbers on its axis.")
    case (.date, _): throw problem("a scale of dates needs dates on its axis.")
    case (.linear, _), (.squareRoot, _), (.symmetricLog, _):
      throw problem("a scale of the type \(type.value.rawValue) needs numbers on its axis.")
    }
    return type.value
  }

  private func domain(
    _ scale: ScaleSpec, _ values: PositionPlan.Values
  ) throws(SpecProblem) -> AxisPlan.Domain {
    guard let ends = scale.domain else { return .data(zero: scale.includesZero) }
    func problem(_ expected: String) -> SpecProblem {
      let found =
        ends.count == 2
        ? "\(ends[0].value.words) to \(ends[1].value.words)" : "\(ends.count) values"
      return transforms.problem(ends[0].node, "found \(found), expected \(expected).")
    }
    switch values {
    case .numbers, .numberRanges, .none:
      guard ends.count == 2, case .number(let start) = ends[0].value,
        case .number(let end) = ends[1].value, start < end
      else { throw problem("two numbers that ascend") }
      if scale.type?.value == .log, start <= 0 {
        throw transforms.problem(ends[0].node, "a logarithmic scale has positive numbers only.")
      }
      return .numbers(start...end)
    case .dates, .dateRanges:
      guard ends.count == 2, let start = transforms.seconds(of: ends[0].value),
        let end = transforms.seconds(of: ends[1].value), start < end
      else { throw problem("two dates that ascend, such as 2026-11-20") }
      return .dates(
        Date(timeIntervalSinceReferenceDate: start)...Date(timeIntervalSinceReferenceDate: end))
    case .names: return .names(ends.map(\.value.text))
    }
  }

  /// Returns the ends with which several charts have one scale.
  private func shared(
    _ facets: [[LayerPlan]], _ side: AxisSide, _ zero: Bool?, _ scale: ScaleSpec,
    _ values: PositionPlan.Values, _ count: Int?
  ) -> AxisPlan.Domain {
    if scale.type?.value == .category { return .data(zero: zero) }
    if case .names = values {
      var known: Set<String> = []
      return .names(
        facets.joined().joined(by: side).flatMap { position -> [String] in
          if case .names(let names) = position.values { names } else { [] }
        }.filter { known.insert($0).inserted })
    }
    let extents = facets.compactMap { PositionExtent($0, side).range }
    guard var low = extents.map(\.lowerBound).min(), var high = extents.map(\.upperBound).max()
    else { return .data(zero: zero) }
    switch values {
    case .dates, .dateRanges:
      let position = facets.joined().joined(by: side).first { $0.unit != nil }
      if let unit = position?.unit {
        let calendar = transforms.calendar
        let first = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: low))
        let last = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: high))
        low = first?.start.timeIntervalSinceReferenceDate ?? low
        high = last?.end.timeIntervalSinceReferenceDate ?? high
      }
      guard low < high else { return .data(zero: zero) }
      return .dates(
        Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high))
    case .numbers, .numberRanges, .names, .none:
      return NiceDomain.range(
        low...high, isLogarithmic: scale.type?.value == .log, includesZero: zero ?? true,
        isNice: scale.nice ?? true, count: count
      ).map { .numbers($0) } ?? .data(zero: zero)
    }
  }
}

extension Sequence<LayerPlan> {
  /// Returns the positions of all series on an axis.
  fileprivate func joined(by side: AxisSide) -> [PositionPlan] {
    flatMap { layer in layer.series.map { $0.position(side) } }
  }
}

extension SpecValue {
  /// The value as text.
  var text: String {
    switch self {
    case .number(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): text
    }
  }
}
