import Foundation

/// The distances of the top and the bottom of a line of a font from its baseline, in points.
struct FontHeight {
  var ascent: CGFloat
  var descent: CGFloat
  /// The space added to a line, half of it above and half below.
  var leading: CGFloat

  /// Returns the height of a line of both fonts.
  func union(_ other: FontHeight) -> FontHeight {
    FontHeight(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading))
  }
}
