import ArgumentParser
import Decimation

/// The values of `chartroom decimate --algorithm`.
enum DecimationAlgorithm: String, CaseIterable, ExpressibleByArgument {
  case m4, minmax, lttb, minmaxlttb

  /// The name in captions.
  var title: String {
    switch self {
    case .m4: "M4"
    case .minmax: "Min-max"
    case .lttb: "LTTB"
    case .minmaxlttb: "MinMaxLTTB"
    }
  }

  /// Returns the minimum number of points to request for a maximum number of rows.
  ///
  /// LTTB and MinMaxLTTB keep both ends of the series, if the maximum permits.
  func least(of most: Int) -> Int {
    switch self {
    case .m4, .minmax: 1
    case .lttb, .minmaxlttb: min(most, 2)
    }
  }

  /// Returns approximately the requested number of points of a series; gaps can add some.
  ///
  /// The buckets of M4 and min-max have equal widths and cover the series, like the pixel columns of its
  /// plot. The buckets of the other algorithms have equal numbers of points.
  func indices<X: Coordinate>(
    of values: Span<Double>, at positions: Positions<X>, points: Int
  ) -> Decimated {
    guard !values.isEmpty else { return Decimated() }
    let domain = positions[0]...positions[values.count - 1]
    return switch self {
    case .m4: M4.indices(of: values, at: positions, in: .equalWidth(points / 4, over: domain))
    case .minmax:
      MinMax.indices(of: values, at: positions, in: .equalWidth(points / 2, over: domain))
    case .lttb: LTTB.indices(of: values, at: positions, points: points)
    case .minmaxlttb: MinMaxLTTB.indices(of: values, at: positions, points: points)
    }
  }
}
