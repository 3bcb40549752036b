import Foundation
import Graphics

/// A stroke whose vertices lie on the grid of device pixels.
///
/// The width is rounded to whole pixels, and is at least one: so a line of an odd number of pixels
/// runs on their middles, an even one on their edges, and each covers all of its pixels.
///
/// Strokes that ask for it are snapped, and those that consist of horizontal and vertical lines
/// only, on the screen: grid lines, ticks, rails and frames. Where circles do not stay circles a
/// line's width depends on its direction, and nothing is snapped.
struct SnappedStroke {
  let path: Path
  let style: StrokeStyle

  /// Snaps a path.
  ///
  /// - Returns: The stroke in device pixels; `nil` when it is not to be snapped.
  init?(_ path: Path, _ style: StrokeStyle, transform: CGAffineTransform) {
    guard let snapped = style.snapped(transform),
      style.isPixelSnapped || path.isAxisParallel(on: transform)
    else { return nil }
    self.path = path.applying(transform).pixelSnapped(lineWidth: snapped.lineWidth)
    self.style = snapped
  }
}

extension Polyline {
  /// The line with its vertices on the grid of device pixels, and its style in pixels.
  ///
  /// Data keeps its truth: only a style that asks for it is snapped, whatever the line's direction.
  /// - Parameters:
  ///   - style: The style of the line.
  ///   - transform: Maps points to device pixels.
  /// - Returns: `nil` when the line is not to be snapped.
  func snapped(
    _ style: StrokeStyle, transform: CGAffineTransform
  ) -> (line: Polyline, style: StrokeStyle)? {
    guard style.isPixelSnapped, let snapped = style.snapped(transform) else { return nil }
    let moved = points.map { point in
      point.applying(transform).pixelSnapped(lineWidth: snapped.lineWidth)
    }
    return (Polyline(points: moved, runs: runs), snapped)
  }
}

extension StrokeStyle {
  /// The style in device pixels, as wide as a whole number of them; `nil` where it draws nothing or
  /// widths differ by direction.
  fileprivate func snapped(_ transform: CGAffineTransform) -> StrokeStyle? {
    let scale = transform.largestScale
    let width = lineWidth * scale
    guard transform.keepsShapes, width > 0, width < CGFloat(DevicePath.limit) else { return nil }
    var style = self
    style.lineWidth = max(width.rounded(), 1)
    style.dash = dash.map { $0 * scale }
    style.dashPhase = dashPhase * scale
    return style
  }
}

extension Path {
  /// Whether the path is horizontal and vertical lines only once it is on the screen.
  ///
  /// A path without any length is not.
  fileprivate func isAxisParallel(on transform: CGAffineTransform) -> Bool {
    // Far less than a pixel, and more than sums of coordinates are off.
    let tolerance: CGFloat = 1e-6
    var start = CGPoint.zero
    var last = CGPoint.zero
    var isLong = false
    for element in elements {
      let next: CGPoint
      switch element {
      case .move(let to):
        start = to.applying(transform)
        last = start
        continue
      case .line(let to): next = to.applying(transform)
      case .quadCurve, .curve: return false
      case .closeSubpath: next = start
      }
      let (across, down) = (abs(next.x - last.x), abs(next.y - last.y))
      // Not finite is not parallel either.
      guard min(across, down) <= tolerance else { return false }
      if max(across, down) > tolerance { isLong = true }
      last = next
    }
    return isLong
  }
}
