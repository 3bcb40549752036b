import ArgumentParser

/// The marks of `chartroom plot`, as the option names them.
package enum PlotMark: String, CaseIterable, Sendable {
  case line, area, bar, point, histogram, box, heatmap, pie

  /// Whether the mark has a separate kind of chart rather than series over positions.
  var isDistribution: Bool {
    switch self {
    case .histogram, .box, .heatmap, .pie: true
    case .line, .area, .bar, .point: false
    }
  }

  /// Whether the mark is a filled area rather than a line or a point.
  var isFilled: Bool { self != .line && self != .point }
}

extension PlotMark: ExpressibleByArgument {}
