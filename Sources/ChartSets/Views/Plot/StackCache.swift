/// Keeps the sums of a chart while its series stay the same, for they do not depend on the window.
@MainActor
final class StackCache {
  private var lines: [Line]?
  private var known: Stack?

  /// The sums of the visible series; shares where the chart shows percentages.
  func stack(of chart: LinesSet) -> Stack {
    if let known, lines == chart.lines { return known }
    let stack = Stack(chart, asShares: chart.kind == .percentages)
    lines = chart.lines
    known = stack
    return stack
  }
}
