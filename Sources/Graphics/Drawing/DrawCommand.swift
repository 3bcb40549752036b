public import Foundation

/// One thing to draw.
public enum DrawCommand: Equatable, Sendable {
  /// Fills a path.
  case fill(Path, FillStyle, Paint)
  /// Strokes a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Strokes a long line through data points.
  case polyline(Polyline, StrokeStyle, Paint)
  /// Fills one shape at many places.
  ///
  /// The paint is in the coordinates of the command, not in those of each mark.
  case marks(Marks, Paint)
  /// Draws a shaped text with its top left corner at a point.
  case text(ResolvedText, at: CGPoint, Paint)
  /// Draws a list with effects that apply to it as a whole.
  case group(DrawGroup)
}
