import CKernels
import Decimation
import Foundation

/// A compressor of the rows of an image as a zlib stream ([RFC
/// 1950](https://www.rfc-editor.org/rfc/rfc1950)).
///
/// `ck_deflate` compresses bands of rows. A band depends on its predecessor only by its last row, so that
/// several processors can compress bands concurrently, each within its own cache. The bytes do not depend
/// on the number of processors.
struct RowDeflater<Rows: PNGRows> {
  private let rows: Rows
  private let effort: ck_deflate_effort
  /// The number of rows in a band; the last one may have fewer.
  private let bandRows: Int
  private let bands: Int

  private static var leastBandBytes: Int { 1 << 20 }
  /// The alignment of scratch memory, in bytes: that of cache lines, which two threads must not share.
  private static var alignment: Int { 64 }
  /// The alignment that `malloc` guarantees, in bytes.
  private static var usualAlignment: Int { 16 }

  /// Creates a compressor.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - effort: The effort of the search for matches.
  init(_ rows: Rows, effort: ck_deflate_effort) {
    self.rows = rows
    self.effort = effort
    bandRows = min(rows.height, 1 + Self.leastBandBytes / rows.rowBytes)
    bands = (rows.height + bandRows - 1) / bandRows
  }

  /// The result for a band.
  private struct Part {
    var bytes: [UInt8] = []
    var sum = Adler32()
  }

  /// Compresses the rows.
  ///
  /// - Parameter threads: The maximum number of threads that work; `nil` for one per processor.
  /// - Returns: The stream.
  /// - Throws: `outOfMemory`.
  /// - Complexity: O(*n*) in the number of bytes.
  func stream(threads: Int?) throws(CanvasError) -> [UInt8] {
    let most = threads ?? ParallelWork.processors
    var parts = [Part](repeating: Part(), count: bands)
    let workers = max(1, min(bands, most))
    try FreeMemory.require(workers * scratchBytes + Self.alignment)
    parts.withUnsafeMutableBufferPointer { parts in
      // This thread allocates the scratch memory of all workers, because the heaps of new threads are empty and
      // without large pages. It asks for the usual alignment and aligns the address itself, because glibc before
      // 2.38 does not reuse a freed block for a larger alignment, so that the heap would grow with each image.
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: workers * scratchBytes + Self.alignment, alignment: Self.usualAlignment)
      defer { memory.deallocate() }
      let scratch = memory.alignedUp(toMultipleOf: Self.alignment)
      let task = Task(deflater: self, parts: parts, scratch: scratch)
      ParallelWork.run(parts: bands, threads: workers) { task.run(band: $0, worker: $1) }
    }
    guard parts.allSatisfy({ !$0.bytes.isEmpty }) else { throw .outOfMemory }
    var stream: [UInt8] = [0x78, effort == ck_deflate_fast ? 0x01 : 0x5E]
    let count = parts.reduce(stream.count) { $0 + $1.bytes.count } + MemoryLayout<UInt32>.size
    try FreeMemory.require(count)
    stream.reserveCapacity(count)
    var sum = Adler32()
    for part in parts {
      stream += part.bytes
      sum.append(part.sum)
    }
    withUnsafeBytes(of: sum.value.bigEndian) { stream += $0 }
    return stream
  }

  /// The space for a compressed band, in bytes: enough for any contents.
  private var room: Int {
    let bytes = bandRows * rows.rowBytes
    return bytes + bytes / 8 + Int(ck_deflate_slack)
  }

  /// The length of a band and the row before, in bytes.
  private var storedBytes: Int { (bandRows + 1) * rows.rowBytes }

  /// The memory that a worker needs, in bytes: the compressor's workspace, a band and the row before, and space for the
  /// compressed band.
  ///
  /// Bands are compressed there and copied. Separate buffers in the stream would need the worst-case capacity of each
  /// band, whose large pages the system clears even though few bytes are written.
  private var scratchBytes: Int {
    let bytes = Int(ck_deflate_workspace) + storedBytes + room
    return (bytes + Self.alignment - 1) / Self.alignment * Self.alignment
  }

  /// The data shared by the threads.
  ///
  /// It is sendable because threads only read the rows, and each writes only to the memory of its bands.
  private struct Task: @unchecked Sendable {
    let deflater: RowDeflater
    let parts: UnsafeMutableBufferPointer<Part>
    let scratch: UnsafeMutableRawPointer

    func run(band: Int, worker: Int) {
      let rows = deflater.rows
      let workspace = scratch + worker * deflater.scratchBytes
      let bytes = (workspace + Int(ck_deflate_workspace)).assumingMemoryBound(to: UInt8.self)
      let target = bytes + deflater.storedBytes
      let first = band * deflater.bandRows
      let end = min(first + deflater.bandRows, rows.height)
      let known = first > 0 ? 1 : 0
      rows.write(first - known..<end, to: bytes)
      let start = known * rows.rowBytes
      let count = start + (end - first) * rows.rowBytes
      let written = ck_deflate(
        ck_deflate_rows(
          bytes: bytes, start: start, count: count, pixel: rows.pixelBytes, row: rows.rowBytes),
        deflater.effort, band == deflater.bands - 1, workspace, target, deflater.room)
      parts[band].bytes = [UInt8](UnsafeBufferPointer(start: target, count: written))
      parts[band].sum = Adler32(UnsafeBufferPointer(start: bytes + start, count: count - start))
    }
  }
}
