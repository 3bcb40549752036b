import ChartScales
import Foundation

/// The facts about a chart, read from its columns.
struct ChartReader {
  private let model: ChartModel
  private(set) var statistics: [SeriesStatistics] = []
  /// The number of series beyond the described ones.
  private(set) var furtherSeries = 0
  private(set) var rules: [ChartDescription.Rule] = []
  private(set) var namedMarks: [ChartDescription.NamedMark] = []
  private(set) var pointCount = 0
  private(set) var gapCount = 0
  private(set) var isDonut = false
  /// The name of the quantity that distinguishes the series; `nil` for none.
  private(set) var seriesTitle: String?
  /// Whether the first marks with values extend along the Y axis; `nil` without any.
  private var extendsVertically: Bool?
  private var counts: [MarkKind: (marks: Int, series: Int)] = [:]
  private var kinds: [MarkKind] = []
  /// The places of series in `statistics`, by the codes of their names; -1 for unknown ones.
  private var places: [Source: [Int]] = [:]

  /// The origin of the names of series.
  private struct Source: Hashable {
    let kind: MarkKind
    /// A channel; -1 for the explicit series, and -2 for none.
    let channel: Int
  }

  /// The channels that name series, in descending order of precedence.
  private static let namingChannels: [MarkChannel] = [
    .foregroundStyle, .symbol, .lineStyle, .position, .symbolSize,
  ]

  init(_ model: ChartModel) { self.model = model }

  /// The kinds of marks in the order of their first appearance.
  var marks: [ChartDescription.Marks] {
    kinds.map { kind in
      let (marks, series) = counts[kind] ?? (0, 0)
      return ChartDescription.Marks(
        kind: ChartDescription.Kind(kind), count: marks, seriesCount: series)
    }
  }

  /// Reads the marks, except hidden ones and those of masks.
  mutating func readMarks() {
    for (number, batch) in model.batches.enumerated()
    where batch.settings.mask == 0 && batch.count > 0 {
      readMarks(of: batch, number)
    }
  }

  private mutating func readMarks(of batch: MarkBatch, _ number: Int) {
    let kind = batch.form.kind
    let naming = Self.namingChannels.filter { channel in
      batch.codes[channel.rawValue] != nil
        && !model.quantities.channels[channel.rawValue].categories.isEmpty
    }
    let columns = Columns(batch, of: model)
    let ruleAxis = self.ruleAxis(of: batch)
    if let sector = batch.form.sector, sector.innerRadius != .automatic { isDonut = true }
    if extendsVertically == nil, ruleAxis == nil, kind != .sector {
      extendsVertically = columns.isVertical
    }
    if batch.accessibility.isEmpty, ruleAxis == nil, kind != .sector,
      naming.allSatisfy(batch.hasCommonCode), batch.series.isEmpty
    {
      return readSeries(columns, batch, naming)
    }
    var count = 0
    // Consecutive marks are often of one series.
    var known: (explicit: Double, code: Double, place: Int)?
    for mark in 0..<batch.count {
      if !batch.accessibility.isEmpty, let app = batch.accessibility[mark] {
        if app.isHidden { continue }
        add(app, mark, of: batch)
      }
      if count == 0, counts[kind] == nil {
        kinds.append(kind)
        counts[kind] = (0, 0)
      }
      count += 1
      if let ruleAxis {
        addRule(ruleAxis, ruleAxis == .x ? batch.x.start[mark] : batch.y.start[mark])
        continue
      }
      let explicit = batch.series.isEmpty ? -1 : batch.series[mark]
      let code = naming.first.flatMap { batch.code($0, mark) } ?? -1
      let place: Int
      if let known, known.explicit == explicit, known.code == code, naming.count <= 1 {
        place = known.place
      } else {
        place = self.place(of: mark, in: batch, naming)
        known = (explicit, code, place)
      }
      let isPoint =
        kind == .sector
        ? addSector(number, mark, batch, to: place)
        : place < 0 ? columns.isPoint(mark) : columns.add(mark, to: &statistics[place])
      if isPoint { pointCount += 1 } else { gapCount += 1 }
    }
    counts[kind]?.marks += count
  }

  /// Reads the marks of a batch that belong to one series.
  private mutating func readSeries(
    _ columns: Columns, _ batch: MarkBatch, _ naming: [MarkChannel]
  ) {
    let kind = batch.form.kind
    if counts[kind] == nil {
      kinds.append(kind)
      counts[kind] = (0, 0)
    }
    let place = place(of: 0, in: batch, naming)
    var points = 0
    if place >= 0, let plain = columns.plain {
      points = statistics[place].add(plain.values, at: plain.positions)
    } else if place < 0 {
      points = (0..<batch.count).count { columns.isPoint($0) }
    } else {
      // A copy needs no check of the array for each mark.
      var series = statistics[place]
      for mark in 0..<batch.count where columns.add(mark, to: &series) { points += 1 }
      statistics[place] = series
    }
    pointCount += points
    gapCount += batch.count - points
    counts[kind]?.marks += batch.count
  }

  /// The columns of a batch with the axes that they have.
  private struct Columns {
    let isVertical: Bool
    let positions: MarkBatch.Column
    let values: MarkBatch.Column
    let haveValues: Bool

    init(_ batch: MarkBatch, of model: ChartModel) {
      isVertical = model.isVertical(batch)
      (positions, values) = isVertical ? (batch.x, batch.y) : (batch.y, batch.x)
      haveValues = !values.start.isEmpty && !(isVertical ? model.y : model.x).isCategory
    }

    /// The positions and the values, if each mark has one of both.
    var plain: (positions: ContiguousArray<Double>, values: ContiguousArray<Double>)? {
      guard haveValues, positions.end.isEmpty, values.end.isEmpty,
        positions.start.count == values.start.count
      else { return nil }
      return (positions.start, values.start)
    }

    /// Returns whether a mark has a position and a value.
    func isPoint(_ mark: Int) -> Bool {
      func isFinite(_ column: ContiguousArray<Double>) -> Bool {
        column.isEmpty || column[mark].isFinite
      }
      return isFinite(positions.start) && isFinite(positions.end) && isFinite(values.start)
        && isFinite(values.end)
    }

    /// Adds a mark to the statistics of its series.
    ///
    /// - Returns: Whether the mark has a position and a value.
    func add(_ mark: Int, to statistics: inout SeriesStatistics) -> Bool {
      guard isPoint(mark) else {
        statistics.addGap()
        return false
      }
      guard haveValues else {
        statistics.addMark()
        return true
      }
      let start = positions.start.isEmpty ? Double.nan : positions.start[mark]
      let end = positions.end.isEmpty ? start : positions.end[mark]
      let first = values.start[mark]
      let second = values.end.isEmpty ? first : values.end[mark]
      statistics.add(
        min(first, second), max(first, second), start: min(start, end), end: max(start, end))
      return true
    }
  }

  /// Adds a sector to the series at a place.
  ///
  /// - Returns: Whether the sector has a value.
  private mutating func addSector(
    _ number: Int, _ mark: Int, _ batch: MarkBatch, to place: Int
  ) -> Bool {
    let start = batch.angle.start[mark]
    let value = batch.angle.end.isEmpty ? start : abs(batch.angle.end[mark] - start)
    let hasValue = value.isFinite && value >= 0
    guard place >= 0 else { return hasValue }
    guard hasValue else {
      statistics[place].addGap()
      return false
    }
    let turns = model.sectors.turns(of: number, mark: mark)
    statistics[place].add(value, value, start: .nan, end: .nan)
    statistics[place].addSector(value, share: turns.map { $0.upperBound - $0.lowerBound } ?? 0)
    return true
  }

  /// Returns the axis that rules of a batch cross; `nil` for other marks.
  private func ruleAxis(of batch: MarkBatch) -> ChartDescription.Axis.Name? {
    guard batch.form.kind == .rule else { return nil }
    switch (batch.form.x, batch.form.y) {
    case (.value, .fixed), (.band, .fixed): return .x
    case (.fixed, .value), (.fixed, .band): return .y
    default: return nil
    }
  }

  private mutating func addRule(_ axis: ChartDescription.Axis.Name, _ code: Double) {
    let scale = axis == .x ? model.x : model.y
    guard let value = ChartDescription.Value(scale.value(of: code)) else {
      gapCount += 1
      return
    }
    pointCount += 1
    let rule = ChartDescription.Rule(axis: axis, value: value)
    if rules.count < ChartDescription.most, !rules.contains(rule) { rules.append(rule) }
  }

  private mutating func add(_ app: MarkAccessibility, _ mark: Int, of batch: MarkBatch) {
    guard app.label != nil || app.value != nil || app.identifier != nil else { return }
    func value(_ column: MarkBatch.Column, _ scale: PositionScale) -> ChartDescription.Value? {
      column.start.isEmpty ? nil : ChartDescription.Value(scale.value(of: column.start[mark]))
    }
    namedMarks.append(
      ChartDescription.NamedMark(
        kind: ChartDescription.Kind(batch.form.kind), label: app.label, value: app.value,
        identifier: app.identifier, x: value(batch.x, model.x), y: value(batch.y, model.y)))
  }

  /// Returns the place of the series of a mark; -1 for one that is not described.
  private mutating func place(
    of mark: Int, in batch: MarkBatch, _ naming: [MarkChannel]
  ) -> Int {
    let kind = batch.form.kind
    let explicit = batch.series.isEmpty ? -1 : batch.series[mark]
    if explicit >= 0 {
      return place(Source(kind: kind, channel: -1), Int(explicit), in: model.quantities.series)
    }
    for channel in naming {
      guard let code = batch.code(channel, mark) else { continue }
      return place(
        Source(kind: kind, channel: channel.rawValue), Int(code),
        in: model.quantities.channels[channel.rawValue])
    }
    // Functions without a name have codes below that of marks without a series.
    return place(Source(kind: kind, channel: -2), Int(max(-1 - explicit, 0)), in: nil)
  }

  private mutating func place(_ source: Source, _ code: Int, in channel: ChannelValues?) -> Int {
    let known = places[source]?.count ?? 0
    if code < known, let place = places[source]?[code], place != Self.unknown { return place }
    if known <= code {
      let missing = max(code + 1, channel?.categories.count ?? 0) - known
      places[source, default: []].append(contentsOf: repeatElement(Self.unknown, count: missing))
    }
    counts[source.kind, default: (0, 0)].series += 1
    var place = -1
    if statistics.count < ChartDescription.most {
      place = statistics.count
      let names = channel?.categories ?? []
      var name = names.indices.contains(code) ? names[code] : nil
      let value = ChartDescription.Value(channel?.original(ofCategory: code))
      if case .date(let date)? = value { name = date.formatted(.iso8601) }
      statistics.append(SeriesStatistics(kind: source.kind, name: name, nameValue: value))
      if seriesTitle == nil, let label = channel?.label, !label.isEmpty { seriesTitle = label }
    } else {
      furtherSeries += 1
    }
    places[source]?[code] = place
    return place
  }

  /// The place of a series that no mark had so far.
  private static let unknown = -2

  /// Returns the described series.
  func series() -> [ChartDescription.Series] {
    let isVertical = extendsVertically ?? true
    let (positions, values) = isVertical ? (model.x, model.y) : (model.y, model.x)
    return statistics.map { statistics in
      let isSector = statistics.kind == .sector
      func extreme(_ point: SeriesStatistics.Point?) -> ChartDescription.Extreme? {
        guard let point else { return nil }
        let plotted = isSector ? .number(point.value) : values.value(of: point.value)
        guard let value = ChartDescription.Value(plotted) else { return nil }
        let end = point.end > point.start ? positions.value(of: point.end) : nil
        return ChartDescription.Extreme(
          value: value, position: ChartDescription.Value(positions.value(of: point.start)),
          positionEnd: ChartDescription.Value(end))
      }
      let isOrdered = !positions.isCategory && !isSector && !values.isCategory
      return ChartDescription.Series(
        kind: ChartDescription.Kind(statistics.kind), name: statistics.name,
        nameValue: statistics.nameValue,
        count: statistics.count, gapCount: statistics.gapCount,
        lowest: extreme(statistics.lowest), highest: extreme(statistics.highest),
        first: isOrdered ? extreme(statistics.first) : nil,
        last: isOrdered ? extreme(statistics.last) : nil,
        trend: isOrdered ? statistics.trend : nil,
        total: isSector && statistics.total.isFinite ? statistics.total : nil,
        share: isSector ? statistics.share : nil)
    }
  }

  /// Returns the axes that marks use, and the quantities of colours and areas of symbols.
  func axes() -> [ChartDescription.Axis] {
    let quantities = model.quantities
    var axes: [ChartDescription.Axis] = []
    if quantities.x.kind != nil { axes.append(axis(.x, quantities.x, model.x)) }
    if quantities.y.kind != nil { axes.append(axis(.y, quantities.y, model.y)) }
    if quantities.angle.kind != nil {
      axes.append(
        ChartDescription.Axis(name: .angle, title: named(quantities.angle.label), scale: .number))
    }
    let color = quantities.channels[MarkChannel.foregroundStyle.rawValue]
    if let scale = model.styles.paints.scale { axes.append(axis(.color, color, scale)) }
    let size = quantities.channels[MarkChannel.symbolSize.rawValue]
    if let scale = model.styles.areas.scale { axes.append(axis(.size, size, scale)) }
    return axes
  }

  private func axis(
    _ name: ChartDescription.Axis.Name, _ channel: ChannelValues, _ scale: PositionScale
  ) -> ChartDescription.Axis {
    var axis = ChartDescription.Axis(name: name, title: named(channel.label), scale: .category)
    switch scale.domain {
    case .category(let names):
      axis.categories = Array(names.prefix(ChartDescription.most))
      axis.categoryCount = names.count
    case .number: axis.scale = scale.transform == .logarithmic ? .logarithm : .number
    case .date:
      axis.scale = .date
      axis.unit = channel.unit.flatMap(Self.name)
    }
    if let range = scale.visibleRange {
      axis.lowerBound = ChartDescription.Value(scale.value(of: range.lowerBound))
      axis.upperBound = ChartDescription.Value(scale.value(of: range.upperBound))
    }
    return axis
  }

  private func named(_ label: String?) -> String? { label?.isEmpty == true ? nil : label }

  private static func name(_ unit: Calendar.Component) -> String? {
    switch unit {
    case .year, .yearForWeekOfYear: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .weekOfYear, .weekOfMonth: "week"
    case .day, .weekday, .dayOfYear: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    default: nil
    }
  }

  /// Returns the title of a chart without one, such as `Sales by Day and City`; empty without names.
  func title(_ axes: [ChartDescription.Axis], seriesTitle: String?) -> String {
    func title(_ name: ChartDescription.Axis.Name) -> String? {
      axes.first { $0.name == name }?.title
    }
    var (value, others) = (title(.angle), [String?]())
    if value == nil {
      let isVertical = extendsVertically ?? true
      (value, others) = isVertical ? (title(.y), [title(.x)]) : (title(.x), [title(.y)])
      if model.x.isCategory, model.y.isCategory, let color = title(.color) {
        (value, others) = (color, [title(.x), title(.y)])
      }
    }
    var names: [String] = []
    for name in (others + [seriesTitle]).compactMap({ $0 }) where name != value {
      if !names.contains(name) { names.append(name) }
    }
    guard let value else { return names.joined(separator: " and ") }
    return names.isEmpty ? value : "\(value) by \(names.joined(separator: " and "))"
  }
}
