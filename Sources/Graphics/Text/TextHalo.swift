package import Foundation

/// A solid outline around the letters of a text, which keeps them readable over lines.
///
/// It is drawn as copies of the text in eight directions, so that it needs no more than the cached
/// letters do.
package struct TextHalo: Hashable, Sendable {
  /// The colour, usually that of the ground; opaque, because the copies overlap.
  package var color: Color.Resolved
  /// The distance that the halo reaches beyond the letters, in points; below 2, or gaps show between
  /// the copies of a thin letter.
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
