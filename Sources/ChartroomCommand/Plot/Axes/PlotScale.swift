import ArgumentParser

/// The scales of `chartroom plot`, as the options name them.
package enum PlotScale: String, CaseIterable, Sendable {
  case linear, log

  /// The ratio of the greatest value to the median from which a linear scale shows nothing of half of the values: they
  /// are in less than a pixel.
  private static let leastRatio = 1_000.0
  /// The maximum number of values whose median is looked for.
  private static let mostValues = 4_096

  /// Chooses the scale of positive values that spread over powers of ten.
  ///
  /// - Parameters:
  ///   - values: The values; those that are not finite are left out. Of more than 4096, evenly spaced ones are
  ///     examined.
  ///   - extent: The range of the finite values; any for none.
  /// - Returns: `log` if all values are above zero and the greatest one is at least a thousand times the median.
  /// - Complexity: O(1) if the greatest value is less than a thousand times the least one; otherwise O(*n*) for *n*
  ///   values.
  package static func suiting(
    _ values: some Collection<Double>, in extent: ClosedRange<Double>
  ) -> PlotScale {
    let (least, most) = (extent.lowerBound, extent.upperBound)
    guard least > 0, most > leastRatio * least else { return .linear }
    let count = values.count { $0.isFinite }
    let stride = (count - 1) / mostValues + 1
    let sample = values.lazy.filter(\.isFinite).enumerated()
      .filter { $0.offset.isMultiple(of: stride) }.map(\.element).sorted()
    return most >= leastRatio * sample[sample.count / 2] ? .log : .linear
  }
}

extension PlotScale: ExpressibleByArgument {}
