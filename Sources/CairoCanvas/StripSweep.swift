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
