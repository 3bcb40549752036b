import CKernels
import Graphics

/// Rows of colours after PNG's filters.
///
/// All rows of a block have the same filter: where filters change often, a row rarely matches the one
/// above.
struct FilteredRows: PNGRows {
  let pixels: StraightPixels
  /// The filters of the blocks; empty where they are estimated block by block.
  private var tried: [ck_filter] = []

  /// Red, green, blue and, unless the image is opaque, alpha.
  var pixelBytes: Int { pixels.isOpaque ? 3 : 4 }
  var rowBytes: Int { 1 + pixels.width * pixelBytes }
  var height: Int { pixels.height }

  private static let blockRows = 32
  /// The rows of a block from which its filter is estimated.
  private static let lookedAt = stride(from: 2, to: blockRows, by: 4)

  /// Filters rows.
  ///
  /// - Parameters:
  ///   - pixels: An image.
  ///   - isTrying: Whether every block is compressed with each filter to find the best one, which takes
  ///     three times as long as compressing. Otherwise filters are estimated.
  /// - Throws: `outOfMemory`.
  init(_ pixels: StraightPixels, isTrying: Bool) throws(CanvasError) {
    self.pixels = pixels
    guard isTrying else { return }
    for first in stride(from: 0, to: height, by: Self.blockRows) {
      let rows = first..<min(first + Self.blockRows, height)
      var best = (filter: ck_filter_none, count: Int.max)
      for filter in [ck_filter_none, ck_filter_sub, ck_filter_up] {
        let count = try compressedCount(of: rows, filter)
        if count < best.count { best = (filter, count) }
      }
      tried.append(best.filter)
    }
  }

  func write(_ rows: Range<Int>, to bytes: UnsafeMutablePointer<UInt8>) {
    var first = rows.lowerBound
    while first < rows.upperBound {
      let block = first / Self.blockRows
      let end = min((block + 1) * Self.blockRows, rows.upperBound)
      let filter = tried.isEmpty ? likelyFilter(ofBlock: block) : tried[block]
      write(first..<end, filter, to: bytes + (first - rows.lowerBound) * rowBytes)
      first = end
    }
  }

  private func write(
    _ rows: Range<Int>, _ filter: ck_filter, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    pixels.bytes.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      for row in rows {
        let start = source + row * pixels.width * 4
        let above = row > 0 ? start - pixels.width * 4 : nil
        ck_filter_row_widest()(
          start, above, pixels.width, filter, !pixels.isOpaque,
          bytes + (row - rows.lowerBound) * rowBytes)
      }
    }
  }

  /// Returns the compressed length of some rows with a filter, in bytes.
  private func compressedCount(
    of rows: Range<Int>, _ filter: ck_filter
  ) throws(CanvasError) -> Int {
    let count = rows.count * rowBytes
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
      guard let to = bytes.baseAddress else { return }
      write(rows, filter, to: to)
      written = count
    }
    let stored = StoredRows(bytes: bytes, pixelBytes: pixelBytes, rowBytes: rowBytes)
    return try RowDeflater(stored, effort: ck_deflate_balanced).stream(threads: 1).count
  }

  /// Returns the filter with the lowest estimated cost for a block.
  private func likelyFilter(ofBlock block: Int) -> ck_filter {
    // The first row has none above it, and it is half of two rows.
    let filters = [ck_filter_none, ck_filter_sub] + (height > 2 ? [ck_filter_up] : [])
    let width = 4 * pixels.width
    var costs: [UInt32] = [0, 0, 0]
    var sums = [0, 0, 0]
    pixels.bytes.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      for place in Self.lookedAt {
        let row = min(block * Self.blockRows + place, height - 1)
        ck_filter_costs_widest()(
          source + row * width, source + max(row - 1, 0) * width,
          source + max(row - 2, 0) * width, pixels.width, &costs)
        for place in sums.indices { sums[place] += Int(costs[place]) }
      }
    }
    // Of equal ones the first, no filter, suits most charts.
    return zip(sums, filters).min { $0.0 < $1.0 }?.1 ?? ck_filter_none
  }
}
