import CKernels
import Graphics

extension StraightPixels {
  /// The filters of PNG that are tried; none comes first and wins ties, as it suits most charts.
  static let filters = [ck_filter_none, ck_filter_sub, ck_filter_up]

  /// The bytes of a pixel in the file.
  var pixelBytes: Int { isOpaque ? 3 : 4 }

  /// The bytes of a row in the file.
  var rowBytes: Int { 1 + width * pixelBytes }

  /// Rows as PNG stores them: the filter's byte, then red, green, blue and, unless the picture is
  /// opaque, alpha, less what the filter predicts.
  ///
  /// - Parameters:
  ///   - filter: What predicts them.
  ///   - chosen: Which rows, in ascending order. One whose neighbour above is not among them is
  ///     filtered as if it were the first of the picture.
  /// - Returns: The rows one after another.
  func filtered(by filter: ck_filter, rows chosen: some Collection<Int>) -> [UInt8] {
    let count = chosen.count * rowBytes
    return [UInt8](unsafeUninitializedCapacity: count) { target, written in
      bytes.withUnsafeBufferPointer { bytes in
        guard let from = bytes.baseAddress, var to = target.baseAddress else { return }
        var previous = -1
        for row in chosen {
          let start = from + row * width * 4
          let above = row > 0 && row == previous + 1 ? start - width * 4 : nil
          ck_filter_row(start, above, width, filter, !isOpaque, to)
          to += rowBytes
          previous = row
        }
        written = count
      }
    }
  }

  /// The filter after which the rows compress best, judged by bands of them all over the picture.
  ///
  /// - Parameter deflater: What compresses, once for each filter.
  /// - Returns: The filter.
  /// - Throws: `outOfMemory`.
  func bestFilter(_ deflater: borrowing RowDeflater) throws(CanvasError) -> ck_filter {
    // High bands, since the first row of each has nothing above that it could be like: one in the
    // middle of a low picture, and all rows of one that is soon compressed.
    let band = 16
    let every = width * height < 1 << 18 ? band : max(band, min(32 * band, height))
    let sample = (0..<height).filter { row in (row + every / 2) % every < band }
    var best = (filter: ck_filter_none, count: Int.max)
    for filter in Self.filters {
      let rows = filtered(by: filter, rows: sample)
      let count = try deflater.deflate(
        rows, pixelBytes: pixelBytes, rowBytes: rowBytes, effort: ck_deflate_fast
      ).count
      if count < best.count { best = (filter, count) }
    }
    return best.filter
  }
}
