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

  /// Returns the fewest points to request for a limit of rows: both ends of the series, if they fit.
  func least(of most: Int) -> Int {
    switch self {
    case .m4, .minmax: 1
    case .lttb, .minmaxlttb: min(most, 2)
    }
  }

  /// Returns about the requested number of points of a series; gaps may add some.
  ///
  /// The buckets of M4 and min-max have equal widths and cover the series, as the columns of its picture do.
  /// The buckets of the others have equal numbers of points.
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
