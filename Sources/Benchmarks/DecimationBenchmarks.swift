import Decimation
import Showcase

extension BenchmarkSuite {
  /// Kernels of decimation by number of points and type of value, beside a plain sum of the same
  /// values, which is as fast as memory.
  static let decimation = [10_000, 100_000, 1_000_000, 10_000_000].flatMap(decimation(points:))

  /// The same for more points than a benchmark of every night should wait for.
  static let largestDecimation = decimation(points: 100_000_000)

  private static func decimation(points: Int) -> [BenchmarkGroup] {
    [
      group(points: points, "float64") { (value: Double) in value },
      group(points: points, "float32") { (value: Double) in Float(value) },
    ]
  }

  /// The columns of a picture in full HD.
  private static let columns = 1_920

  private static func group<Value: SeriesValue>(
    points: Int, _ type: String, convert: @escaping @Sendable (Double) -> Value
  ) -> BenchmarkGroup {
    let bytes = points * MemoryLayout<Value>.stride
    func contender(
      _ path: String,
      body: @escaping @MainActor @Sendable (BenchmarkSeries<Value>) throws -> Benchmark.Body
    ) -> BenchmarkGroup.Contender<BenchmarkSeries<Value>> {
      .init(
        Benchmark(
          .kernel, "\(path)/\(points)", work: Benchmark.Work(points: points, bytes: bytes)),
        prepare: body)
    }
    return BenchmarkGroup(
      "kernel/\(type)/\(points)",
      reference: contender("sum/\(type)") { series in { series.sum } },
      others: [
        contender("extremes/\(type)") { series in
          { Extremes.finite(in: series.values.span) == nil ? 0 : 1 }
        },
        contender("m4/\(type)/index") { series in
          {
            M4.indices(of: series.values.span, buckets: columns, threads: 1).indices.count
          }
        },
        contender("m4/\(type)/float64") { series in
          let positions = try series.positions(Double.init)
          let buckets = Buckets.equalWidth(columns, over: 0...Double(points - 1))
          return {
            M4.indices(of: series.values.span, at: positions, in: buckets, threads: 1).indices.count
          }
        },
        contender("m4/\(type)/int64") { series in
          let positions = try series.positions(Int64.init)
          let buckets = Buckets.equalWidth(columns, over: 0...Int64(points - 1))
          return {
            M4.indices(of: series.values.span, at: positions, in: buckets, threads: 1).indices.count
          }
        },
        contender("m4-threads/\(type)/index") { series in
          { M4.indices(of: series.values.span, buckets: columns).indices.count }
        },
        contender("minmax/\(type)/index") { series in
          {
            MinMax.indices(of: series.values.span, buckets: columns, threads: 1).indices.count
          }
        },
        contender("minmax/\(type)/float64") { series in
          let positions = try series.positions(Double.init)
          let buckets = Buckets.equalWidth(columns, over: 0...Double(points - 1))
          return {
            MinMax.indices(of: series.values.span, at: positions, in: buckets, threads: 1).indices
              .count
          }
        },
        contender("minmax/\(type)/int64") { series in
          let positions = try series.positions(Int64.init)
          let buckets = Buckets.equalWidth(columns, over: 0...Int64(points - 1))
          return {
            MinMax.indices(of: series.values.span, at: positions, in: buckets, threads: 1).indices
              .count
          }
        },
      ]
    ) { BenchmarkSeries(count: points, convert: convert) }
  }
}

/// A random walk at even steps, the same on every machine.
struct BenchmarkSeries<Value: SeriesValue>: Sendable {
  let values: ContiguousArray<Value>

  init(count: Int, convert: (Double) -> Value) {
    var random = SplitMix64(seed: 17)
    var value = 0.0
    values = ContiguousArray(
      (0..<count).map { _ in
        value += random.unit() - 0.5
        return convert(value)
      })
  }

  /// The numbers of the points, written out.
  func positions<X: Coordinate>(_ convert: (Int) -> X) throws -> Positions<X> {
    try Positions(ascending: ContiguousArray(values.indices.lazy.map(convert)))
  }

  /// The sum of all values as an integer, in an order that keeps eight vector registers busy.
  var sum: Int {
    values.withUnsafeBytes { bytes in
      switch Value.kind {
      case .double: Int(truncatingIfNeeded: vectorSum(bytes, of: SIMD16<Double>.self).bitPattern)
      case .float: Int(vectorSum(bytes, of: SIMD32<Float>.self).bitPattern)
      case .int64, .int32: 0
      }
    }
  }
}

private func vectorSum<Vector: SIMD>(
  _ bytes: UnsafeRawBufferPointer, of type: Vector.Type
) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
  let stride = MemoryLayout<Vector>.size
  var sums = Vector.zero
  var at = 0
  while at + stride <= bytes.count {
    sums += bytes.loadUnaligned(fromByteOffset: at, as: Vector.self)
    at += stride
  }
  return sums.sum()
}
