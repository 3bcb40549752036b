import Foundation

extension LinesSet {
  /// What a picture of the chart shows, in one paragraph of English, for those who cannot see it.
  ///
  /// - Parameter formats: The formats of numbers and dates.
  /// - Returns: The name, the dates of the window, and for each visible series its first, last,
  ///   lowest and highest value in it.
  package func summary(formats: ChartFormats) -> String {
    var sentences = ["\(kindName) “\(title ?? "Chart \(id + 1)")”"]
    if let dates = windowDates {
      sentences[0] += ", " + formats.range(from: dates.first, to: dates.last)
    }
    for line in visibleLines {
      let values = line.points[window.indices.clamped(to: 0..<line.countY)].filter(\.isFinite)
      guard let first = values.first, let last = values.last, let lowest = values.min(),
        let highest = values.max()
      else {
        sentences.append("\(line.title): no values")
        continue
      }
      let number = formats.number
      sentences.append(
        "\(line.title): from \(number(first)) to \(number(last)), lowest \(number(lowest)), "
          + "highest \(number(highest))")
    }
    return sentences.joined(separator: ". ") + "."
  }

  private var kindName: String {
    switch kind {
    case .bars: lines.count > 1 ? "Stacked bar chart" : "Bar chart"
    case .areas: "Stacked area chart"
    case .percentages: "Percentage chart"
    case .twoAxes: "Line chart with two Y axes"
    case .lines, nil: "Line chart"
    }
  }
}
