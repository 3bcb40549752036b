public import Foundation

/// A drawing command, in the coordinates of the list that contains it: points, with the y axis pointing down.
public enum DrawCommand: Equatable, Sendable {
  // Indirect, so that a command takes the bytes of a group, of which the list of a view tree mainly consists.

  /// A path filled with a paint; open subpaths are closed.
  indirect case fill(Path, FillStyle, Paint)
  /// A path stroked in a style with a paint.
  indirect case stroke(Path, StrokeStyle, Paint)
  /// A data polyline stroked in a style with a paint.
  indirect case polyline(Polyline, StrokeStyle, Paint)
  /// One shape, filled at many positions.
  ///
  /// The paint is in the coordinates of the command, not of each mark.
  indirect case marks(Marks, Paint)
  /// Many rectangles, each filled with its own paint.
  indirect case rectangles(PaintedRectangles)
  /// One shape, filled at many positions, each with its own paint and scale.
  indirect case paintedMarks(PaintedMarks)
  /// An image stretched to a rectangle, with an interpolation method.
  ///
  /// The edges are antialiased. A rectangle that is empty or not finite draws nothing, nor does an image
  /// with a side of more than 32 767 pixels.
  indirect case image(RasterImage, in: CGRect, RasterImage.Interpolation)
  /// Shaped text, with its top left corner at a point.
  ///
  /// Colour glyphs, such as emoji, use only the opacity of the paint.
  indirect case text(ResolvedText, at: CGPoint, Paint)
  /// A nested draw list, with effects that apply to it as a whole.
  case group(DrawGroup)
}
