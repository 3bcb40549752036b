/// Rows of an image before compression, each beginning with the number of its filter.
protocol PNGRows: Sendable {
  /// The distance from a pixel to the one on its left, in bytes, 1 to 8.
  var pixelBytes: Int { get }
  /// The distance from a pixel to the one above, in bytes.
  var rowBytes: Int { get }
  /// The number of rows, at least one.
  var height: Int { get }

  /// Writes some of the rows without gaps; several threads may call it concurrently.
  func write(_ rows: Range<Int>, to bytes: UnsafeMutablePointer<UInt8>)
}

/// Rows in memory.
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
