import ChartScales
import ChartroomUI
import Foundation

/// The sentences that describe a chart, in English, with the numbers and dates of a locale.
@MainActor
struct ChartSentences {
  private let chart: ChartDescription
  private let numbers: ChartFormats
  private let dates: DescriptionDates

  /// The number of series, sectors, rules and categories that are listed each.
  private static let mostItems = 8

  init(_ chart: ChartDescription, in environment: EnvironmentValues) {
    self.chart = chart
    let calendar = environment.zonedCalendar
    numbers = ChartFormats(
      locale: environment.locale, calendar: calendar, timeZone: environment.timeZone)
    dates = DescriptionDates(chart, locale: environment.locale, calendar: calendar)
  }

  /// All sentences.
  var text: String {
    let facts = chart.marks.isEmpty ? [] : axes + (isRound ? sectors : series) + rules + gaps
    let all =
      [sentence(chart.title), chart.value.map(sentence), chart.summary.map(sentence), kinds]
      .compactMap { $0 } + facts
    // A text of PNG ends at its first null character.
    return all.filter { !$0.isEmpty }.joined(separator: " ").filter { $0 != "\0" }
  }

  private var isRound: Bool { chart.marks.allSatisfy { $0.kind == .sector } }

  /// Returns a text with a full stop, unless it ends with a punctuation mark.
  private func sentence(_ text: String) -> String {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let last = text.last else { return "" }
    return ".!?…".contains(last) ? text : text + "."
  }

  private func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  private func count(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    let number = count.formatted(.number.locale(numbers.locale))
    return "\(number) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  // MARK: Kinds

  private var kinds: String {
    guard !chart.marks.isEmpty else { return "Chart without marks." }
    let names = chart.marks.map { mark in
      switch mark.kind {
      case .sector: chart.isDonut ? "donut" : "pie"
      case .point where chart.marks.count == 1 && hasNumbersOnly: "scatter"
      default: mark.kind.rawValue
      }
    }
    let parts = chart.marks.map { mark in
      switch mark.kind {
      case .line, .area:
        "\(count(mark.seriesCount, mark.kind.rawValue)) of \(count(mark.count, "point"))"
      default: count(mark.count, mark.kind.rawValue)
      }
    }
    let name = list(names)
    return "\(name.prefix(1).uppercased())\(name.dropFirst()) chart with \(list(parts))."
  }

  private var hasNumbersOnly: Bool {
    chart.axes.filter { $0.name == .x || $0.name == .y }.allSatisfy { $0.scale != .category }
  }

  // MARK: Axes

  private var axes: [String] {
    chart.axes.filter { $0.name != .angle }.map { axis in
      let name =
        switch axis.name {
        case .x: "X axis"
        case .y: "Y axis"
        case .angle: "Angle"
        case .color: "Color"
        case .size: "Size"
        }
      var parts: [String] = []
      if let title = axis.title { parts.append(title) }
      if axis.scale == .logarithm { parts.append("logarithmic") }
      if let unit = axis.unit { parts.append("by \(unit)") }
      if let low = axis.lowerBound, let high = axis.upperBound {
        parts.append(
          "from \(text(low, beside: high, on: axis)) to \(text(high, beside: low, on: axis))")
      }
      if let names = axis.categories, let count = axis.categoryCount {
        parts.append(categories(names, count))
      }
      return "\(name): \(parts.joined(separator: ", "))."
    }
  }

  private func categories(_ names: [String], _ count: Int) -> String {
    let number = self.count(count, "category", plural: "categories")
    guard let first = names.first else { return "no categories" }
    return count <= Self.mostItems
      ? "\(number): \(list(names))" : "\(number), beginning with \(first)"
  }

  // MARK: Series

  private var series: [String] {
    // Points at the vertices of a line repeat its values.
    var seen: [ChartDescription.Series] = []
    for series in chart.series where series.count > 0 && series.lowest != nil {
      let isKnown = seen.contains { other in
        other.name == series.name && other.count == series.count && other.lowest == series.lowest
          && other.highest == series.highest
      }
      if !isKnown { seen.append(series) }
    }
    if seen.count == 1, seen[0].name == nil || chart.seriesCount == 1 { return single(seen[0]) }
    let hidden =
      max(chart.seriesCount - chart.series.count, 0) + max(seen.count - Self.mostItems, 0)
    let rest = hidden > 0 ? ["And \(count(hidden, "more series", plural: "more series"))."] : []
    return seen.prefix(Self.mostItems).map(summary) + rest
  }

  /// Returns the sentences about the only series.
  private func single(_ series: ChartDescription.Series) -> [String] {
    guard let lowest = series.lowest, let highest = series.highest else { return [] }
    guard lowest.value != highest.value else {
      return [
        series.count == 1
          ? "The value is \(text(lowest))." : "All values are \(text(lowest.value, beside: nil))."
      ]
    }
    let words = words(lowest.value)
    var sentences = [
      "\(words.lowest.capitalized): \(text(lowest, beside: highest)).",
      "\(words.highest.capitalized): \(text(highest, beside: lowest)).",
    ]
    if let trend = trend(series) { sentences.append("The trend is \(trend).") }
    return sentences
  }

  /// Returns the sentence about one of several series.
  private func summary(_ series: ChartDescription.Series) -> String {
    var parts = [count(series.count, noun(series.kind))]
    if let lowest = series.lowest, let highest = series.highest {
      if lowest.value == highest.value {
        parts.append(
          series.count == 1 ? text(lowest) : "all \(text(lowest.value, beside: nil))")
      } else {
        let words = words(lowest.value)
        parts.append("\(words.lowest) \(text(lowest, beside: highest))")
        parts.append("\(words.highest) \(text(highest, beside: lowest))")
      }
    }
    if let trend = trend(series) { parts.append(trend) }
    let kind = series.kind.rawValue
    let name = name(series) ?? kind.prefix(1).uppercased() + kind.dropFirst()
    return "\(name): \(parts.joined(separator: ", "))."
  }

  private func name(_ series: ChartDescription.Series) -> String? {
    series.nameValue.map { text($0, beside: nil) } ?? series.name
  }

  private func noun(_ kind: ChartDescription.Kind) -> String {
    kind == .line || kind == .area ? "point" : kind.rawValue
  }

  private func words(_ value: ChartDescription.Value) -> (lowest: String, highest: String) {
    if case .date = value { return ("earliest", "latest") }
    return ("lowest", "highest")
  }

  private func trend(_ series: ChartDescription.Series) -> String? {
    guard let trend = series.trend, let first = series.first, let last = series.last else {
      return nil
    }
    guard trend != .steady, series.kind != .point else { return trend.rawValue }
    let (start, end) = (
      text(first.value, beside: last.value), text(last.value, beside: first.value)
    )
    return "\(trend.rawValue) from \(start) to \(end)"
  }

  // MARK: Sectors, rules and gaps

  private var sectors: [String] {
    let items = chart.series.prefix(Self.mostItems).map { series in
      let value = text(.number(series.total ?? 0), beside: nil)
      let share = numbers.percent((series.share ?? 0) * 100)
      return [name(series), "\(value) (\(share))"].compactMap { $0 }.joined(separator: " ")
    }
    let hidden = chart.seriesCount - items.count
    let all = items + (hidden > 0 ? [count(hidden, "more", plural: "more")] : [])
    let title = chart.axes.first { $0.name == .angle }?.title
    return ["\(title.map { "\($0): " } ?? "")\(list(all))."]
  }

  private var rules: [String] {
    let items = chart.rules.prefix(Self.mostItems).map { rule in
      let axis = chart.axes.first { $0.name == rule.axis }
      return
        "\(text(rule.value, beside: nil, on: axis)) on the \(rule.axis.rawValue.uppercased()) axis"
    }
    return items.isEmpty ? [] : [(items.count == 1 ? "Rule at " : "Rules at ") + list(items) + "."]
  }

  private var gaps: [String] {
    switch chart.gapCount {
    case 0: []
    case 1: ["1 value is missing."]
    default: ["\(count(chart.gapCount, "value")) are missing."]
    }
  }

  // MARK: Values

  private func text(
    _ extreme: ChartDescription.Extreme, beside other: ChartDescription.Extreme? = nil
  ) -> String {
    let value = text(extreme.value, beside: other?.value)
    guard let position = extreme.position else { return value }
    guard let end = extreme.positionEnd else { return "\(value) at \(text(position, beside: nil))" }
    // The positions of bins on an axis of units are units.
    if case .date(let date) = position, let unit = chart.axes.lazy.compactMap(\.unit).first {
      return "\(value) at \(dates.text(unit: unit, from: date))"
    }
    let place = text(position, beside: nil) + ChartFormats.rangeJoint + text(end, beside: nil)
    return "\(value) at \(place)"
  }

  private func text(
    _ value: ChartDescription.Value, beside other: ChartDescription.Value?,
    on axis: ChartDescription.Axis? = nil
  ) -> String {
    switch value {
    case .number(let number):
      var largest = abs(number)
      if case .number(let other)? = other { largest = max(largest, abs(other)) }
      return numbers.numbers([(number, largest)])[0]
    case .date(let date): return dates.text(date, unit: axis?.unit)
    case .category(let name): return name
    }
  }
}
