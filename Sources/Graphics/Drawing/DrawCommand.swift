public import Foundation

/// A drawing command.
public enum DrawCommand: Equatable, Sendable {
  /// Fills a path.
  case fill(Path, FillStyle, Paint)
  /// Strokes a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Strokes a data polyline.
  case polyline(Polyline, StrokeStyle, Paint)
  /// Fills one shape at many positions.
  ///
  /// The paint is in the coordinates of the command, not of each mark.
  case marks(Marks, Paint)
  /// Draws shaped text with its top left corner at a point.
  case text(ResolvedText, at: CGPoint, Paint)
  /// Draws a group with effects that apply to it as a whole.
  case group(DrawGroup)
}
