import ArgumentParser
import Decimation

/// The algorithms of `chartroom decimate`, as its option names them.
enum DecimationAlgorithm: String, CaseIterable, ExpressibleByArgument {
  case m4, minmax, lttb, minmaxlttb

  /// The name as people write it.
  var title: String {
    switch self {
    case .m4: "M4"
    case .minmax: "Min-max"
    case .lttb: "LTTB"
    case .minmaxlttb: "MinMaxLTTB"
    }
  }

  /// The fewest points to ask for where at most so many rows are wanted: both ends, if they fit.
  func least(of most: Int) -> Int {
    switch self {
    case .m4, .minmax: 1
    case .lttb, .minmaxlttb: min(most, 2)
    }
  }

  /// Picks about as many points of a series as asked for; gaps may make them more.
  ///
  /// The buckets of M4 and min-max are equally wide and together as wide as the series, as the columns
  /// of its picture are; those of the others hold equal numbers of points.
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
