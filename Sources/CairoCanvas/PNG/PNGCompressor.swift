import CKernels

/// The compressor of the rows of a PNG file.
enum PNGCompressor {
  /// `RowDeflater`, together with libdeflate for `.small`; `nil` threads are as many as processors.
  case bands(PNGCompression, threads: Int?)
  /// libdeflate alone, at a level from 1 to 12.
  case libdeflate(level: Int32)

  /// Whether every filter is tried, and not estimated.
  var triesFilters: Bool {
    if case .bands(.small, _) = self { true } else { false }
  }

  /// Compresses rows.
  ///
  /// - Returns: A zlib stream.
  /// - Throws: `outOfMemory`.
  func stream(_ rows: some PNGRows) throws(CanvasError) -> [UInt8] {
    switch self {
    case .libdeflate(let level): return try libdeflateStream(rows, level: level)
    case .bands(let compression, let threads):
      let effort = compression == .fast ? ck_deflate_fast : ck_deflate_balanced
      let stream = try RowDeflater(rows, effort: effort).stream(threads: threads)
      guard compression == .small else { return stream }
      let smallest = try libdeflateStream(rows, level: 12)
      return smallest.count < stream.count ? smallest : stream
    }
  }
}
