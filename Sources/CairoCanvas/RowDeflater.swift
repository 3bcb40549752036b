import CDeflate
import CKernels
import Dispatch
import Foundation
import Synchronization

/// Rows of a picture as PNG compresses them: each after the byte of its filter.
protocol PNGRows: Sendable {
  /// How far the neighbour to the left lies back, in bytes, 1 to 8.
  var pixelBytes: Int { get }
  /// How far the neighbour above lies back, in bytes.
  var rowBytes: Int { get }
  /// How many rows there are, at least one.
  var height: Int { get }

  /// Writes some of the rows, one after another; several threads may do so at once.
  func write(_ rows: Range<Int>, to bytes: UnsafeMutablePointer<UInt8>)
}

/// Rows that are there already.
struct StoredRows: PNGRows {
  let bytes: [UInt8]
  let pixelBytes: Int
  let rowBytes: Int

  var height: Int { bytes.count / rowBytes }

  func write(_ rows: Range<Int>, to target: UnsafeMutablePointer<UInt8>) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let from = bytes.baseAddress else { return }
      target.update(from: from + rows.lowerBound * rowBytes, count: rows.count * rowBytes)
    }
  }
}

/// Compresses the rows of pictures as zlib streams ([RFC 1950](https://www.rfc-editor.org/rfc/rfc1950)).
///
/// Our own compressor, which is made for flat pictures, takes bands of rows that know nothing of each
/// other but the last row of the one before. So processors share them, the bytes are the same however
/// many there are, and what a processor works on stays near it.
struct RowDeflater<Rows: PNGRows> {
  private let rows: Rows
  private let effort: ck_deflate_effort
  /// The rows of a band; the last one may have fewer.
  private let bandRows: Int
  private let bands: Int

  private static var leastBandBytes: Int { 1 << 20 }

  /// Creates a compressor.
  ///
  /// - Parameters:
  ///   - rows: What is compressed.
  ///   - effort: How hard earlier bytes are searched.
  init(_ rows: Rows, effort: ck_deflate_effort) {
    self.rows = rows
    self.effort = effort
    bandRows = min(rows.height, 1 + Self.leastBandBytes / rows.rowBytes)
    bands = (rows.height + bandRows - 1) / bandRows
  }

  /// What became of a band.
  private struct Part {
    var count = 0
    var sum = Adler32()
  }

  /// Compresses the rows.
  ///
  /// - Parameter threads: The most threads that may work; `nil` for as many as there are processors.
  /// - Returns: The stream.
  /// - Throws: `outOfMemory` when the stream does not fit into its room, which is that of the longest.
  /// - Complexity: O(*n*) in the number of bytes.
  func stream(threads: Int?) throws(CanvasError) -> [UInt8] {
    let head: [UInt8] = [0x78, effort == ck_deflate_fast ? 0x01 : 0x5E]
    let tail = MemoryLayout<UInt32>.size
    let most = threads ?? ProcessInfo.processInfo.activeProcessorCount
    var parts = [Part](repeating: Part(), count: bands)
    let stream = [UInt8](unsafeUninitializedCapacity: head.count + bands * room + tail) {
      target, written in
      guard let to = target.baseAddress else { return }
      let next = Atomic(0)
      parts.withUnsafeMutableBufferPointer { parts in
        let task = Task(deflater: self, target: to + head.count, parts: parts)
        DispatchQueue.concurrentPerform(iterations: max(1, min(bands, most))) { _ in
          task.run(next)
        }
      }
      guard parts.allSatisfy({ $0.count > 0 }) else { return }
      for (place, byte) in head.enumerated() { target[place] = byte }
      var end = head.count
      var sum = Adler32()
      for (band, part) in parts.enumerated() {
        (to + end).update(from: to + head.count + band * room, count: part.count)
        end += part.count
        sum.append(part.sum)
      }
      for place in 0..<tail {
        target[end + place] = UInt8(truncatingIfNeeded: sum.value >> (24 - 8 * UInt32(place)))
      }
      written = end + tail
    }
    guard !stream.isEmpty else { throw .outOfMemory }
    return stream
  }

  /// The room for what becomes of a band.
  private var room: Int {
    let bytes = bandRows * rows.rowBytes
    return bytes + bytes / 8 + Int(ck_deflate_slack)
  }

  /// What several threads share while each of them takes one band after another.
  ///
  /// Sendable, because they only read the rows, and write each to the places of its own bands.
  private struct Task: @unchecked Sendable {
    let deflater: RowDeflater
    let target: UnsafeMutablePointer<UInt8>
    let parts: UnsafeMutableBufferPointer<Part>

    func run(_ next: borrowing Atomic<Int>) {
      let rows = deflater.rows
      let workspace = UnsafeMutableRawPointer.allocate(
        byteCount: ck_deflate_workspace, alignment: 16)
      let bytes = UnsafeMutablePointer<UInt8>.allocate(
        capacity: (deflater.bandRows + 1) * rows.rowBytes)
      defer {
        workspace.deallocate()
        bytes.deallocate()
      }
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < deflater.bands else { return }
        let first = band * deflater.bandRows
        let end = min(first + deflater.bandRows, rows.height)
        let known = first > 0 ? 1 : 0
        rows.write(first - known..<end, to: bytes)
        let start = known * rows.rowBytes
        let count = start + (end - first) * rows.rowBytes
        parts[band].count = ck_deflate(
          ck_deflate_rows(
            bytes: bytes, start: start, count: count, pixel: rows.pixelBytes, row: rows.rowBytes),
          deflater.effort, band == deflater.bands - 1, workspace,
          target + band * deflater.room, deflater.room)
        parts[band].sum = Adler32(UnsafeBufferPointer(start: bytes + start, count: count - start))
      }
    }
  }
}

/// The checksum of a zlib stream.
private struct Adler32 {
  private(set) var value: UInt32 = 1
  private var count = 0

  init() {}

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    value = libdeflate_adler32(1, bytes.baseAddress, bytes.count)
    count = bytes.count
  }

  /// Goes on with the bytes of another checksum.
  ///
  /// The low half is 1 and the sum of all bytes, the high one the sum of what the low one was after
  /// each of them, both modulo the largest prime that fits.
  mutating func append(_ other: Adler32) {
    let prime: UInt64 = 65_521
    let (low, high) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
    let (otherLow, otherHigh) = (UInt64(other.value & 0xFFFF), UInt64(other.value >> 16))
    let added = UInt64(other.count) % prime
    let newLow = (low + otherLow + prime - 1) % prime
    let newHigh = (high + otherHigh + added * (low + prime - 1)) % prime
    value = UInt32(newHigh << 16 | newLow)
  }
}

/// Compresses with libdeflate at its last level, which looks for the shortest stream.
///
/// - Parameter rows: What is compressed.
/// - Returns: The stream.
/// - Throws: `outOfMemory`.
func deflateSmallest(_ rows: some PNGRows) throws(CanvasError) -> [UInt8] {
  guard let compressor = libdeflate_alloc_compressor(12) else { throw .outOfMemory }
  defer { libdeflate_free_compressor(compressor) }
  let count = rows.height * rows.rowBytes
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  defer { bytes.deallocate() }
  rows.write(0..<rows.height, to: bytes)
  let capacity = libdeflate_zlib_compress_bound(compressor, count)
  let stream = [UInt8](unsafeUninitializedCapacity: capacity) { target, written in
    written = libdeflate_zlib_compress(compressor, bytes, count, target.baseAddress, capacity)
  }
  guard !stream.isEmpty else { throw .outOfMemory }
  return stream
}
