public import Foundation

/// The line width, caps, joins and dash pattern of a stroked path.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width, in points; nothing is drawn unless it is positive and finite.
  public var lineWidth: CGFloat
  /// The style of the ends of open subpaths and dashes; `.butt` by default.
  public var lineCap: CGLineCap
  /// The style of the corners between connected segments; `.miter` by default.
  public var lineJoin: CGLineJoin
  /// The maximum length of a miter, as a multiple of the line width.
  ///
  /// Values below 1 count as 1; NaN and infinite values count as 10.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  ///
  /// The pattern repeats along the line. The line is also solid if a length is negative or not finite, if all
  /// lengths are 0, or if there are more than 1 024 lengths.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line starts, in points.
  ///
  /// The distance may be negative. A value that is not finite counts as 0.
  public var dashPhase: CGFloat
  /// Whether vertices are snapped to the device-pixel grid, and the width is rounded to whole pixels.
  package var isPixelSnapped = false

  /// Creates a stroke style; by default a solid line of 1 point with butt caps and miter joins.
  ///
  /// - Parameters:
  ///   - lineWidth: The line width, in points; 1 by default.
  ///   - lineCap: The style of open ends; `.butt` by default.
  ///   - lineJoin: The style of corners; `.miter` by default.
  ///   - miterLimit: The maximum length of a miter, as a multiple of the line width; 10 by default.
  ///   - dash: The alternating lengths of dashes and gaps, in points; empty, the default, for a solid line.
  ///   - dashPhase: The distance into the dash pattern at which the line starts, in points; 0 by default.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The style of the ends of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// A flat end at the end point.
  case butt
  /// A semicircular end, whose centre is the end point.
  case round
  /// A flat end, half a line width beyond the end point.
  case square
}

/// The style of the corners of a stroked line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner; a bevel if its miter would exceed the miter limit.
  case miter
  /// A corner rounded by a circular arc about the vertex.
  case round
  /// A corner cut off by a straight edge.
  case bevel
}
