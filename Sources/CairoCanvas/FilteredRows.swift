import CKernels
import Graphics

/// Rows of colours, less what filters predict of them.
///
/// All rows of a block have the filter after which some of them look easiest to compress. Rows that
/// change filters too often have nothing above that they are like.
struct FilteredRows: PNGRows {
  let pixels: StraightPixels

  /// Red, green, blue and, unless the picture is opaque, alpha.
  var pixelBytes: Int { pixels.isOpaque ? 3 : 4 }
  var rowBytes: Int { 1 + pixels.width * pixelBytes }
  var height: Int { pixels.height }

  private static let blockRows = 32
  /// The rows of a block that are looked at.
  private static let lookedAt = stride(from: 2, to: blockRows, by: 4)

  func write(_ rows: Range<Int>, to bytes: UnsafeMutablePointer<UInt8>) {
    pixels.bytes.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      var to = bytes
      var first = rows.lowerBound
      while first < rows.upperBound {
        let block = first / Self.blockRows * Self.blockRows
        let end = min(block + Self.blockRows, rows.upperBound)
        let filter = filter(ofBlock: block, source)
        for row in first..<end {
          let start = source + row * pixels.width * 4
          let above = row > 0 ? start - pixels.width * 4 : nil
          ck_filter_row(start, above, pixels.width, filter, !pixels.isOpaque, to)
          to += rowBytes
        }
        first = end
      }
    }
  }

  private func filter(ofBlock block: Int, _ source: UnsafePointer<UInt8>) -> ck_filter {
    // The first row has none above, and of two rows it is half.
    let filters = [ck_filter_none, ck_filter_sub] + (height > 2 ? [ck_filter_up] : [])
    let width = 4 * pixels.width
    var costs: [UInt32] = [0, 0, 0]
    var sums = [0, 0, 0]
    for place in Self.lookedAt {
      let row = min(block + place, height - 1)
      ck_filter_costs(
        source + row * width, source + max(row - 1, 0) * width, source + max(row - 2, 0) * width,
        pixels.width, &costs)
      for place in sums.indices { sums[place] += Int(costs[place]) }
    }
    // The first of equal ones is none, which suits most charts.
    return zip(sums, filters).min { $0.0 < $1.0 }?.1 ?? ck_filter_none
  }
}
