package import ChartScales
package import Foundation

/// The contents of a picture of a chart, for programs and for people who cannot see it.
package struct ChartDescription: Encodable, Equatable, Sendable {
  /// One visible series within the window.
  package struct Series: Encodable, Equatable, Sendable {
    /// The label of its column.
    package let id: String
    /// Its name.
    package let name: String
    /// Its values at the first and the last point of the window, and the extremes in it, gaps left
    /// out; `nil` where there are gaps only.
    package let first: Double?
    package let last: Double?
    package let lowest: Double?
    package let highest: Double?
    /// The average over the window and its part of the whole in percent, in a pie alone.
    package let average: Double?
    package let percent: Int?
  }

  /// How the chart is drawn: `pie`, or as `ChartKind` calls it.
  package let kind: String
  /// The heading.
  package let title: String
  /// The moments of the first and the last point that is shown; `nil` without points.
  package let from: Date?
  package let to: Date?
  /// The number of points in the window.
  package let points: Int
  /// The visible series, in the order of the file.
  package let series: [Series]
  /// The names of the series that are switched off.
  package let hidden: [String]

  /// Describes a chart as its window and its hidden series have it.
  package init(_ chart: LinesSet) {
    kind = chart.isPie ? Self.pie : (chart.kind ?? .lines).rawValue
    title = chart.heading
    let window = chart.window
    // A window between two points shows the line from one to the other.
    let seen =
      chart.isPie ? chart.shownIndices : window.seen.isEmpty ? window.indices : window.seen
    points = chart.isPie ? seen.count : window.seen.count
    from = chart.date(at: seen.lowerBound)
    to = chart.date(at: seen.upperBound - 1)
    let slices = chart.isPie ? PieShares(chart).slices : []
    series = chart.visibleLines.enumerated().map { position, line in
      let slice = slices.indices.contains(position) ? slices[position] : nil
      let values = line.points[seen.clamped(to: line.points.indices)]
      let extremes = line.extremes(in: seen)
      return Series(
        id: line.id, name: line.title, first: values.first(where: \.isFinite),
        last: values.last(where: \.isFinite), lowest: extremes?.lowerBound,
        highest: extremes?.upperBound, average: slice?.average, percent: slice?.percent)
    }
    hidden = chart.lines.filter(\.isHidden).map(\.title)
  }
}

extension ChartDescription {
  private static let pie = "pie"

  /// The description in one paragraph of English.
  ///
  /// - Parameter formats: The formats of numbers and dates.
  /// - Returns: The kind, the title and the dates of the window, and for each visible series its
  ///   first, last, lowest and highest value in it, or its part and its average in a pie.
  package func text(formats: ChartFormats) -> String {
    var sentences = ["\(kindName) “\(title)”"]
    if let from, let to { sentences[0] += ", " + formats.range(from: from, to: to) }
    for line in series {
      if let average = line.average, let percent = line.percent {
        sentences.append(
          "\(line.name): \(formats.percent(Double(percent))), on average \(formats.average(average))"
        )
        continue
      }
      guard let first = line.first, let last = line.last, let lowest = line.lowest,
        let highest = line.highest
      else {
        sentences.append("\(line.name): no values")
        continue
      }
      let number = formats.number
      sentences.append(
        "\(line.name): from \(number(first)) to \(number(last)), lowest \(number(lowest)), "
          + "highest \(number(highest))")
    }
    if !hidden.isEmpty { sentences.append("Not shown: " + hidden.joined(separator: ", ")) }
    return sentences.joined(separator: ". ") + "."
  }

  private var kindName: String {
    if kind == Self.pie { return "Pie chart" }
    return switch ChartKind(rawValue: kind) {
    case .bars: series.count > 1 ? "Stacked bar chart" : "Bar chart"
    case .areas: "Stacked area chart"
    case .percentages: "Percentage chart"
    case .twoAxes: "Line chart with two Y axes"
    case .lines, nil: "Line chart"
    }
  }
}
