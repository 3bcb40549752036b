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
