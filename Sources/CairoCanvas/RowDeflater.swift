import CDeflate
import CKernels
import Graphics

/// Compresses the rows of pictures as zlib streams ([RFC 1950](https://www.rfc-editor.org/rfc/rfc1950)).
struct RowDeflater: ~Copyable {
  private let workspace: UnsafeMutableRawPointer

  init() {
    workspace = .allocate(byteCount: ck_deflate_workspace, alignment: 16)
  }

  deinit { workspace.deallocate() }

  /// Compresses with our own compressor, which is made for flat pictures.
  ///
  /// - Parameters:
  ///   - rows: Any bytes, also none.
  ///   - pixelBytes: How far the neighbour to the left lies back, 1 to 8 bytes.
  ///   - rowBytes: How far the neighbour above lies back, 1 or more.
  ///   - effort: How hard earlier bytes are searched.
  /// - Returns: The stream.
  /// - Throws: `outOfMemory` when a stream would be longer than any can be.
  /// - Complexity: O(*n*) in the number of bytes.
  func deflate(
    _ rows: [UInt8], pixelBytes: Int, rowBytes: Int, effort: ck_deflate_effort
  ) throws(CanvasError) -> [UInt8] {
    let head: [UInt8] = [0x78, effort == ck_deflate_fast ? 0x01 : 0x5E]
    let tail = 4
    let capacity = rows.count + rows.count / 8 + Int(ck_deflate_slack)
    let stream = [UInt8](unsafeUninitializedCapacity: head.count + capacity + tail) {
      target, written in
      rows.withUnsafeBufferPointer { rows in
        guard let to = target.baseAddress else { return }
        // An array without elements may have no address; nothing is read from the other one.
        let from = rows.baseAddress ?? UnsafePointer(to)
        let count = ck_deflate(
          from, rows.count, pixelBytes, rowBytes, effort, workspace, to + head.count, capacity)
        guard count > 0 else { return }
        let sum = libdeflate_adler32(1, from, rows.count)
        for (place, byte) in head.enumerated() { target[place] = byte }
        for place in 0..<tail {
          target[head.count + count + place] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * place))
        }
        written = head.count + count + tail
      }
    }
    guard !stream.isEmpty else { throw .outOfMemory }
    return stream
  }

  /// Compresses with libdeflate at its last level, which looks for the shortest stream.
  ///
  /// - Parameter rows: Any bytes.
  /// - Returns: The stream.
  /// - Throws: `outOfMemory`.
  static func deflateSmallest(_ rows: [UInt8]) throws(CanvasError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(12) else { throw .outOfMemory }
    defer { libdeflate_free_compressor(compressor) }
    let capacity = libdeflate_zlib_compress_bound(compressor, rows.count)
    let stream = [UInt8](unsafeUninitializedCapacity: capacity) { target, written in
      rows.withUnsafeBytes { rows in
        written = libdeflate_zlib_compress(
          compressor, rows.baseAddress, rows.count, target.baseAddress, capacity)
      }
    }
    guard !stream.isEmpty else { throw .outOfMemory }
    return stream
  }
}
