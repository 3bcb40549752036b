public import Foundation

/// How the line of a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width, in points.
  ///
  /// Widths that are not positive draw nothing.
  public var lineWidth: CGFloat
  /// The shape of open ends.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// The longest miter, as a multiple of the line width.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps, in points; empty draws a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts, in points.
  public var dashPhase: CGFloat
  /// Whether vertices are moved onto the grid of device pixels, and the width to whole pixels.
  package var isPixelSnapped = false

  /// Creates a stroke style; SwiftUI's defaults.
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

/// The shape of a stroke's ends.
public enum CGLineCap: String, Hashable, Sendable {
  /// Ends square at the end point.
  case butt
  /// Ends with a half disc about the end point.
  case round
  /// Ends square, half a line width beyond the end point.
  case square
}

/// The shape of a stroke's corners.
public enum CGLineJoin: String, Hashable, Sendable {
  /// A sharp corner, cut to a bevel beyond the miter limit.
  case miter
  /// A disc about the corner.
  case round
  /// A straight cut across the corner.
  case bevel
}
