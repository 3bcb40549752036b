package import ChartScales

extension TimeAxis {
  /// Evenly spaced points from 20 April 2019, 00:00 UTC; days by default.
  package static func even(_ count: Int, step: Double = 86_400_000) -> TimeAxis {
    TimeAxis(ContiguousArray((0..<max(count, 0)).map { 1_555_718_400_000 + Double($0) * step }))
  }
}
