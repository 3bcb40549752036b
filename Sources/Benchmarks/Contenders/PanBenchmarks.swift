import Decimation

extension BenchmarkSuite {
  /// Frames of a pan over ten million points, which moves by a few points in each run: with a scan and with a
  /// pyramid, each with warm and with cold caches.
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

/// A random walk with its pyramid, for uniform and non-uniform positions.
private struct PannedSeries: Sendable {
  let pyramid: Pyramid<Double>
  /// Non-uniform positions close to 0, 1, 2 and so on.
  let listed: Positions<Double>

  init(count: Int) throws {
    let series = try BenchmarkSeries(count: count) { $0 }
    pyramid = Pyramid(series.values)
    listed = try Positions(
      ascending: ContiguousArray((0..<count).lazy.map { Double($0) + Double($0 % 7) / 10 }))
  }
}
