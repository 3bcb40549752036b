/// What goes over columns of pixels from left to right, and finds what is covered of them.
protocol StripSweep: ~Copyable {
  /// Adds what is covered of some columns to a strip.
  ///
  /// - Parameters:
  ///   - columns: The columns' pixels, farther right than any before, no more than a strip has.
  ///   - strip: Where to add; its first row is that of what can be seen, its first column that of
  ///     `columns`.
  mutating func add(_ columns: Range<Int>, to strip: inout StripCoverage)
}

extension StripSweep where Self: ~Copyable {
  /// Paints through the coverage of all columns, strip by strip.
  ///
  /// - Parameters:
  ///   - area: The pixels that may be touched, all of them within what can be seen.
  ///   - painter: How to paint.
  ///   - context: Where to paint.
  /// - Throws: `outOfMemory`.
  mutating func paint(
    _ area: PixelRect, with painter: borrowing CoveragePainter, on context: borrowing CairoContext
  ) throws(CanvasError) {
    guard !area.isEmpty else { return }
    var strip = StripCoverage(height: area.height)
    for left in stride(from: area.minX, to: area.maxX, by: StripCoverage.width) {
      let columns = left..<min(left + StripCoverage.width, area.maxX)
      add(columns, to: &strip)
      try strip.resolve { rows, bytes throws(CanvasError) in
        try painter.paint(
          through: bytes, width: columns.count, bytesPerRow: StripCoverage.width, x: left,
          y: area.minY + rows.lowerBound, on: context)
      }
    }
  }
}
