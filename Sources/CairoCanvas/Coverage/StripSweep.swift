/// A sweep over pixel columns from left to right, which computes their coverage.
protocol StripSweep: ~Copyable {
  /// Adds the coverage of some columns to a strip.
  ///
  /// - Parameters:
  ///   - columns: The columns, to the right of all earlier ones, at most as many as a strip has.
  ///   - strip: The strip. Its first row is the first visible one, its first column that of `columns`.
  mutating func add(_ columns: Range<Int>, to strip: inout StripCoverage)
}

extension StripSweep where Self: ~Copyable {
  /// Paints through the coverage of all columns, strip by strip.
  ///
  /// - Parameters:
  ///   - area: The visible pixels that may be touched.
  ///   - painter: The painter.
  ///   - context: The context.
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
