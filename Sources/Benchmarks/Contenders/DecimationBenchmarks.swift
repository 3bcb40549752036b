import Decimation
import Showcase

extension BenchmarkSuite {
  /// Decimation kernels for several numbers of points and types of values, with a plain sum of the values as
  /// the reference, which runs at memory bandwidth.
  static let decimation = [10_000, 100_000, 1_000_000, 10_000_000].flatMap(decimation(points:))

  /// Decimation kernels for 100 million points, too many for regular measurement.
  static let largestDecimation = decimation(points: 100_000_000)

  private static func decimation(points: Int) -> [BenchmarkGroup] {
    [
      group(points: points, "float64") { (value: Double) in value },
      group(points: points, "float32") { (value: Double) in Float(value) },
    ]
  }

  /// The columns of a picture in Full HD.
  private static let columns = 1_920

  private static func group<Value: SeriesValue>(
    points: Int, _ type: String, convert: @escaping @Sendable (Double) -> Value
  ) -> BenchmarkGroup {
    typealias Series = BenchmarkSeries<Value>
    func contender(
      _ path: String, body: @escaping @MainActor @Sendable (Series) throws -> Benchmark.Body
    ) -> BenchmarkGroup.Contender<Series> {
      let work = Benchmark.Work(points: points, bytes: points * MemoryLayout<Value>.stride)
      return .init(Benchmark(.kernel, "\(path)/\(points)", work: work), prepare: body)
    }
    /// Returns the contenders of one algorithm: without positions and with positions of both types.
    func contenders(
      _ name: String, index: @escaping @Sendable (Series) -> Decimated,
      float64: @escaping @Sendable (Series) -> Decimated,
      int64: @escaping @Sendable (Series) -> Decimated
    ) -> [BenchmarkGroup.Contender<Series>] {
      [("index", index), ("float64", float64), ("int64", int64)].map { positions, decimate in
        contender("\(name)/\(type)/\(positions)") { series in { decimate(series).indices.count } }
      }
    }
    let reals = Buckets.equalWidth(columns, over: 0...Double(points - 1))
    let wholes = Buckets.equalWidth(columns, over: 0...Int64(points - 1))
    return BenchmarkGroup(
      "kernel/\(type)/\(points)",
      reference: contender("sum/\(type)") { series in { series.sum } },
      others: [
        contender("extremes/\(type)") { series in
          { Extremes.finite(in: series.values.span) == nil ? 0 : 1 }
        },
        contender("pyramid/\(type)") { series in
          { Pyramid(series.values).extremes(in: 0..<points) == nil ? 0 : 1 }
        },
        contender("m4-threads/\(type)/index") { series in
          { M4.indices(of: series.values.span, buckets: columns).indices.count }
        },
      ]
        + contenders(
          "m4",
          index: { M4.indices(of: $0.values.span, buckets: columns, threads: 1) },
          float64: { M4.indices(of: $0.values.span, at: $0.reals, in: reals, threads: 1) },
          int64: { M4.indices(of: $0.values.span, at: $0.wholes, in: wholes, threads: 1) })
        + contenders(
          "minmax",
          index: { MinMax.indices(of: $0.values.span, buckets: columns, threads: 1) },
          float64: { MinMax.indices(of: $0.values.span, at: $0.reals, in: reals, threads: 1) },
          int64: { MinMax.indices(of: $0.values.span, at: $0.wholes, in: wholes, threads: 1) })
        + contenders(
          "lttb",
          index: { LTTB.indices(of: $0.values.span, points: 2_000) },
          float64: { LTTB.indices(of: $0.values.span, at: $0.reals, points: 2_000) },
          int64: { LTTB.indices(of: $0.values.span, at: $0.wholes, points: 2_000) })
        + contenders(
          "minmaxlttb",
          index: { MinMaxLTTB.indices(of: $0.values.span, points: 3_840, threads: 1) },
          float64: {
            MinMaxLTTB.indices(of: $0.values.span, at: $0.reals, points: 3_840, threads: 1)
          },
          int64: {
            MinMaxLTTB.indices(of: $0.values.span, at: $0.wholes, points: 3_840, threads: 1)
          })
    ) { try BenchmarkSeries(count: points, convert: convert) }
  }
}

/// A uniformly spaced random walk, which is the same on every machine.
struct BenchmarkSeries<Value: SeriesValue>: Sendable {
  let values: ContiguousArray<Value>
  /// The listed positions 0, 1, 2 and so on.
  let reals: Positions<Double>
  /// As `reals`.
  let wholes: Positions<Int64>

  init(count: Int, convert: (Double) -> Value) throws {
    reals = try Positions(ascending: ContiguousArray((0..<count).lazy.map(Double.init)))
    wholes = try Positions(ascending: ContiguousArray((0..<count).lazy.map(Int64.init)))
    var random = SplitMix64(seed: 17)
    var value = 0.0
    values = ContiguousArray(
      (0..<count).map { _ in
        value += random.unit() - 0.5
        return convert(value)
      })
  }

  /// The sum of all values as an integer, accumulated in eight vector registers.
  var sum: Int {
    values.withUnsafeBytes { bytes in
      switch Value.kind {
      case .double: Int(truncatingIfNeeded: vectorSum(bytes, of: SIMD8<Double>.self).bitPattern)
      case .float: Int(vectorSum(bytes, of: SIMD16<Float>.self).bitPattern)
      case .int64, .int32: 0
      }
    }
  }
}

@inline(__always)
private func vectorSum<Vector: SIMD>(
  _ bytes: UnsafeRawBufferPointer, of type: Vector.Type
) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
  let size = MemoryLayout<Vector>.size
  var (even, odd) = (Vector.zero, Vector.zero)
  var at = 0
  while at + 2 * size <= bytes.count {
    even += bytes.loadUnaligned(fromByteOffset: at, as: Vector.self)
    odd += bytes.loadUnaligned(fromByteOffset: at + size, as: Vector.self)
    at += 2 * size
  }
  return (even + odd).sum()
}
