import DataTables
import Decimation
import Foundation

/// Bare numbers: decimated by every algorithm, over the values and over their pyramid, and read as records.
struct RawTarget: FuzzTarget {
  let corpus: [[UInt8]]

  let tokens = [
    0, -0.0, 1, -1, 0.5, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300, -1e300, 0x1p52, 0x1p53,
  ].map(Self.bytes)

  init() {
    corpus = [0, 1, 2, 3, 100, 1000, 4096].map { count in
      (0..<count).flatMap { Self.bytes(sin(Double($0) / 7) * 100 + Double($0 % 13)) }
    }
  }

  private nonisolated static func bytes(_ value: Double) -> [UInt8] {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
  }

  func run(_ input: [UInt8], number: Int) throws {
    try readRecords(input, number)
    let values = input.withUnsafeBytes { bytes in
      ContiguousArray(
        stride(from: 0, to: bytes.count - bytes.count % 8, by: 8).lazy.map { place in
          let bits = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          return Double(bitPattern: UInt64(littleEndian: bits))
        })
    }
    let pyramid = Pyramid(values)
    let finite = values.filter(\.isFinite)
    guard pyramid.extremes(in: 0..<values.count)?.upperBound == finite.max() else {
      throw Finding("the pyramid has another maximum than the values")
    }
    let positions = Positions<Int64>.indices
    let count = [1, 2, 7, 64, 5000][number % 5]
    if let last = values.indices.last {
      let buckets = Buckets<Int64>.equalWidth(count, over: 0...Int64(last))
      let kept = M4.indices(of: values.span, at: positions, in: buckets)
      try check(kept, values)
      guard kept == M4.indices(of: pyramid, at: positions, in: buckets) else {
        throw Finding("M4 keeps other points of the pyramid than of the values")
      }
      try check(MinMax.indices(of: values.span, at: positions, in: buckets), values)
    }
    try check(LTTB.indices(of: values.span, at: positions, points: count), values)
    try check(MinMaxLTTB.indices(of: values.span, at: positions, points: count), values)
  }

  /// Reads the records of one to three values whose types depend on the number of the input.
  private func readRecords(_ input: [UInt8], _ number: Int) throws {
    let types = RawType.allCases
    let fields = (0...number % 3).map { index in
      RawTableReader.Field(
        name: index == 0 ? "time" : nil, type: types[(number / 3 + 7 * index) % types.count])
    }
    let table: DataTable
    do throws(TableError) {
      table = try RawTableReader(fields).read(input, name: "input.raw")
    } catch {
      guard !error.message.isEmpty else { throw Finding("an error without words") }
      return
    }
    try table.checkLaws()
  }

  private func check(_ kept: Decimated, _ values: ContiguousArray<Double>) throws {
    guard zip(kept.indices, kept.indices.dropFirst()).allSatisfy(<) else {
      throw Finding("indices that do not ascend")
    }
    guard kept.indices.allSatisfy({ values.indices.contains($0) && values[$0].isFinite }) else {
      throw Finding("a kept gap, or an index outside of the values")
    }
  }
}
