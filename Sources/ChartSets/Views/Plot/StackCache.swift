/// A cache of the stack of a chart, which depends on the series and not on the window.
@MainActor
package final class StackCache {
  private var lines: [Line]?
  private var known: Stack?

  /// Creates an empty cache.
  package init() {}

  /// Returns the stack of the visible series, in shares if the chart is a percentage chart.
  package func stack(of chart: LinesSet) -> Stack {
    if let known, lines == chart.lines { return known }
    let stack = Stack(chart, asShares: chart.kind == .percentages)
    lines = chart.lines
    known = stack
    return stack
  }
}
