import ArgumentParser
import Decimation

/// The algorithms of `chartroom decimate`, as its option names them.
enum DecimationAlgorithm: String, CaseIterable, ExpressibleByArgument {
  case m4, minmax

  /// Picks about as many points of a series as asked for; gaps may make them more.
  ///
  /// Buckets are equally wide and together as wide as the series, as the columns of its picture are.
  func indices<X: Coordinate>(
    of values: Span<Double>, at positions: Positions<X>, points: Int
  ) -> Decimated {
    guard !values.isEmpty else { return Decimated() }
    let domain = positions[0]...positions[values.count - 1]
    return switch self {
    case .m4: M4.indices(of: values, at: positions, in: .equalWidth(points / 4, over: domain))
    case .minmax:
      MinMax.indices(of: values, at: positions, in: .equalWidth(points / 2, over: domain))
    }
  }
}
