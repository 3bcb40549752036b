public import Foundation

/// The width, ends, corners and dashes of a stroked path.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width, in points; a width that is not positive draws nothing.
  public var lineWidth: CGFloat
  /// The style of open ends.
  public var lineCap: CGLineCap
  /// The style of corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a miter, as a multiple of the line width.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat
  /// Whether vertices are snapped to the device-pixel grid, and the width is rounded to whole pixels.
  package var isPixelSnapped = false

  /// Creates a stroke style, with the defaults of SwiftUI.
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

/// The style of the ends of a stroke.
public enum CGLineCap: String, Hashable, Sendable {
  /// A square end at the end point.
  case butt
  /// A semicircle around the end point.
  case round
  /// A square end, half a line width beyond the end point.
  case square
}

/// The style of the corners of a stroke.
public enum CGLineJoin: String, Hashable, Sendable {
  /// A sharp corner, replaced by a bevel beyond the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A corner cut off by a straight line.
  case bevel
}
