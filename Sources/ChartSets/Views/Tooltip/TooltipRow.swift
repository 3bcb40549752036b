import ChartScales
package import Graphics

/// A row of a tooltip: a name and a value.
package struct TooltipRow {
  /// The role of a row.
  package enum Role {
    /// A visible series.
    case series
    /// The sum of all visible series.
    case sum
    /// The number of series without a row.
    case rest
  }

  /// The role of the row.
  package let role: Role
  /// The name.
  package let title: String
  /// The value, as text.
  package let value: String
  /// The colour of the value.
  package let color: Color
  /// The share of the whole; `nil` if the chart shows no shares.
  package var share: String?

  /// Creates a row.
  package init(role: Role, title: String, value: String, color: Color, share: String? = nil) {
    self.role = role
    self.title = title
    self.value = value
    self.color = color
    self.share = share
  }

  /// Returns a row for each visible series and, for several bars or areas, a row for their sum.
  ///
  /// - Complexity: O(log *n*) for each visible series.
  @MainActor
  static func rows(
    of plot: LaidOutPlot, at index: Int, formats: ChartFormats, words: ChartWords
  ) -> [TooltipRow] {
    let lines = plot.chart.visibleLines
    func largest(_ range: ClosedRange<Double>?) -> Double {
      range.map { max(abs($0.lowerBound), abs($0.upperBound)) } ?? 0
    }
    var values = lines.map { line in
      (
        value: line.hasValue(at: index) ? line.points[index] : .nan,
        largest: largest(line.extremes(in: plot.chart.fullRangeTime))
      )
    }
    let sum = plot.kind == .bars || plot.kind == .areas ? plot.stack : nil
    if let sum, lines.count > 1 {
      values.append((sum.total(at: index), largest(sum.range(in: plot.chart.fullRangeTime))))
    }
    // The notation is chosen separately for each axis.
    let texts =
      plot.kind == .twoAxes
      ? values.flatMap { formats.numbers([$0]) } : formats.numbers(values)
    let percents = plot.kind == .percentages ? plot.stack?.percents(at: index) : nil
    var rows = zip(lines.indices, lines).map { position, line in
      TooltipRow(
        role: .series, title: line.title, value: texts[position],
        color: ContestTheme.value(line.color),
        share: percents.map { formats.percent($0[position].map { Double($0) } ?? .nan) })
    }
    if texts.count > lines.count {
      rows.append(
        TooltipRow(
          role: .sum, title: words.all, value: texts[lines.count], color: ContestTheme.text))
    }
    return rows
  }
}

extension [TooltipRow] {
  /// Returns the rows that fit.
  ///
  /// - Parameters:
  ///   - most: The maximum number of rows, at least 1.
  ///   - words: The localised words.
  /// - Returns: All rows if they fit. Otherwise the first series, a row with the number of omitted
  ///   series, and the sum, if there is one and `most` is greater than 2.
  package func fitting(_ most: Int, words: ChartWords) -> [TooltipRow] {
    guard count > most else { return self }
    let sum = most > 2 ? filter { $0.role == .sum } : []
    let series = filter { $0.role == .series }
    let shown = Swift.max(most - 1 - sum.count, 0)
    let rest = TooltipRow(
      role: .rest, title: words.more(series.count - shown), value: "", color: ContestTheme.label)
    return series.prefix(shown) + [rest] + sum
  }
}
