package import ChartScales
package import Foundation

/// A description of the content of a chart image, for programs and for people who cannot see it.
package struct ChartDescription: Encodable, Equatable, Sendable {
  /// A visible series and its values in the window.
  package struct Series: Encodable, Equatable, Sendable {
    /// The label of the series' column.
    package let id: String
    /// The name of the series.
    package let name: String
    /// The first, last, minimum and maximum value in the window, without gaps; `nil` if there are only
    /// gaps.
    package let first: Double?
    package let last: Double?
    package let lowest: Double?
    package let highest: Double?
    /// The average over the window and its share of the whole in percent; `nil` unless the chart is a
    /// pie.
    package let average: Double?
    package let percent: Int?
  }

  /// The way the chart is drawn: `pie`, or the raw value of its `ChartKind`.
  package let kind: String
  /// The heading.
  package let title: String
  /// The dates of the first and the last visible point; `nil` if there are no points.
  package let from: Date?
  package let to: Date?
  /// The number of points in the window.
  package let points: Int
  /// The visible series, in the order of the file.
  package let series: [Series]
  /// The names of the hidden series.
  package let hidden: [String]

  /// Creates the description of a chart, with its window and without its hidden series.
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

  /// Returns the description as a paragraph of English text.
  ///
  /// - Parameter formats: The formats of numbers and dates.
  /// - Returns: The kind, the title and the dates of the window. For each visible series, the text gives
  ///   the first, last, minimum and maximum value, or in a pie the share and the average.
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
