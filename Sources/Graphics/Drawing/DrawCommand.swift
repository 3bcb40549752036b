public import Foundation

/// A drawing command, with coordinates in points of the list that contains it; y points down.
public enum DrawCommand: Equatable, Sendable {
  /// A filled path; open subpaths are closed for filling.
  case fill(Path, FillStyle, Paint)
  /// A stroked path.
  case stroke(Path, StrokeStyle, Paint)
  /// A stroked data polyline.
  case polyline(Polyline, StrokeStyle, Paint)
  /// One shape, filled at many positions.
  ///
  /// The paint is in the coordinates of the command, not of each mark.
  case marks(Marks, Paint)
  /// Shaped text, with its top left corner at a point.
  ///
  /// Colour glyphs, such as emoji, use only the opacity of the paint.
  case text(ResolvedText, at: CGPoint, Paint)
  /// A nested draw list, with effects that apply to it as a whole.
  case group(DrawGroup)
}
