import Decimation

extension BenchmarkSuite {
  /// Windows on ten million points that move by a few of them from run to run: what a frame of a pan
  /// costs, by a scan and by a pyramid, when the last frame left its data in the caches and when
  /// something else came in between.
  static let pans = [1, 10, 50, 100].flatMap { percent in
    [pan(percent: percent, isCold: false), pan(percent: percent, isCold: true)]
  }

  private static func pan(percent: Int, isCold: Bool) -> BenchmarkGroup {
    let name = isCold ? "pan-cold" : "pan"
    let points = 10_000_000
    let length = points / 100 * percent
    func contender(
      _ path: String, body: @escaping @Sendable (PannedSeries, ClosedRange<Double>) -> Decimated
    ) -> BenchmarkGroup.Contender<PannedSeries> {
      .init(
        Benchmark(
          .kernel, "\(name)/\(path)/\(percent)", work: Benchmark.Work(points: length),
          isCold: isCold)
      ) { series in
        var start = 0
        return {
          start = (start + 977) % max(points - length, 1)
          let first = Double(start) + 0.25
          return body(series, first...first + Double(length - 1)).indices.count
        }
      }
    }
    let columns = 1_920
    let indices = Positions<Double>.indices
    return BenchmarkGroup(
      "kernel/\(name)/\(percent)",
      reference: contender("scan") { series, window in
        M4.indices(
          of: series.pyramid.values.span, at: indices, in: .equalWidth(columns, over: window),
          threads: 1)
      },
      others: [
        contender("aligned") { series, window in
          M4.indices(
            of: series.pyramid, at: indices, in: .aligned(columns, to: indices, over: window))
        },
        contender("columns") { series, window in
          M4.indices(of: series.pyramid, at: indices, in: .equalWidth(columns, over: window))
        },
        contender("listed") { series, window in
          M4.indices(of: series.pyramid, at: series.listed, in: .equalWidth(columns, over: window))
        },
      ]
    ) { try PannedSeries(count: points) }
  }
}

/// A random walk with its pyramid, at even steps and at uneven ones.
private struct PannedSeries: Sendable {
  let pyramid: Pyramid<Double>
  /// About the numbers of the points, but not quite.
  let listed: Positions<Double>

  init(count: Int) throws {
    let series = try BenchmarkSeries(count: count) { $0 }
    pyramid = Pyramid(series.values)
    listed = try Positions(
      ascending: ContiguousArray((0..<count).lazy.map { Double($0) + Double($0 % 7) / 10 }))
  }
}
