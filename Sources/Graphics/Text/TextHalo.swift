package import Foundation

/// A solid outline around the letters of a text, which keeps them legible in front of lines.
///
/// The outline is drawn as copies of the text in eight directions, which use the cached glyphs of the text.
package struct TextHalo: Hashable, Sendable {
  /// The colour, usually that of the background; opaque, because the copies overlap.
  package var color: Color.Resolved
  /// The distance from the letters to the edge of the halo, in points; less than 2, to avoid gaps between the
  /// copies of a thin letter.
  package var radius: CGFloat

  package init(color: Color.Resolved, radius: CGFloat) {
    self.color = color
    self.radius = radius
  }

  /// The distances of the copies from the text, in points.
  package var offsets: [CGPoint] {
    let diagonal = radius * 0.5.squareRoot()
    return [
      CGPoint(x: -radius, y: 0), CGPoint(x: radius, y: 0), CGPoint(x: 0, y: -radius),
      CGPoint(x: 0, y: radius), CGPoint(x: -diagonal, y: -diagonal),
      CGPoint(x: diagonal, y: -diagonal), CGPoint(x: -diagonal, y: diagonal),
      CGPoint(x: diagonal, y: diagonal),
    ]
  }
}
