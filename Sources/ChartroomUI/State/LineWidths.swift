package import Foundation

extension EnvironmentValues {
  /// The width of a line of one point, rounded to whole device pixels.
  package var hairline: CGFloat { wholePixels(1) }

  /// The width of a line of two points, rounded to whole device pixels.
  package var rule: CGFloat { wholePixels(2) }

  /// Returns a line width rounded to whole device pixels, at least one.
  ///
  /// Lines then have equal widths and sharp edges at fractional scales too. If the scale is invalid, the
  /// width is unchanged.
  private func wholePixels(_ thickness: CGFloat) -> CGFloat {
    guard displayScale > 0, displayScale.isFinite else { return thickness }
    return max((thickness * displayScale).rounded(), 1) / displayScale
  }
}
