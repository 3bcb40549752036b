import CDeflate

/// Compresses rows with libdeflate.
///
/// - Parameters:
///   - rows: The rows.
///   - level: The level, from 1, the fastest, to 12, which gives the smallest stream.
/// - Returns: A zlib stream.
/// - Throws: `outOfMemory`.
/// - Complexity: O(*n*) in the number of bytes, of which memory holds two copies.
func libdeflateStream(_ rows: some PNGRows, level: Int32) throws(CanvasError) -> [UInt8] {
  guard let compressor = libdeflate_alloc_compressor(level) else { throw .outOfMemory }
  defer { libdeflate_free_compressor(compressor) }
  let count = rows.height * rows.rowBytes
  let capacity = libdeflate_zlib_compress_bound(compressor, count)
  try FreeMemory.require(count + capacity)
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  defer { bytes.deallocate() }
  rows.write(0..<rows.height, to: bytes)
  let stream = [UInt8](unsafeUninitializedCapacity: capacity) { target, written in
    written = libdeflate_zlib_compress(compressor, bytes, count, target.baseAddress, capacity)
  }
  guard !stream.isEmpty else { throw .outOfMemory }
  return stream
}
