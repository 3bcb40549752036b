import Foundation
import Graphics

/// A stroke whose vertices lie on the grid of device pixels.
///
/// The width is rounded to whole pixels, at least one. A line of an odd width runs on the centres of pixels,
/// one of an even width on their edges, so that it covers whole pixels. Butt caps lie on edges of pixels, so
/// that the last pixel of a line is covered like the others.
///
/// Snapping applies to strokes with `isPixelSnapped`, and to those of horizontal and vertical device lines
/// only: grid lines, ticks, rails and frames. Where the transform does not preserve circles, the width of a
/// line depends on its direction, and nothing is snapped.
struct SnappedStroke {
  let path: Path
  let style: StrokeStyle

  /// Snaps a path.
  ///
  /// - Returns: The stroke in device pixels; `nil` where it is not snapped.
  init?(_ path: Path, _ style: StrokeStyle, transform: CGAffineTransform) {
    guard let snapped = style.snapped(transform),
      style.isPixelSnapped || path.isAxisParallel(on: transform)
    else { return nil }
    let device = path.applying(transform)
    let middles = device.pixelSnapped(lineWidth: snapped.lineWidth)
    self.path =
      snapped.lineCap == .butt ? middles.withEnds(on: device.pixelSnapped()) : middles
    self.style = snapped
  }
}

extension Path {
  /// Returns the path with the ends of open subpaths moved along their lines to those of `edges`.
  ///
  /// - Parameter edges: The same elements, on edges of pixels.
  /// - Returns: The path with moved ends.
  fileprivate func withEnds(on edges: Path) -> Path {
    var elements = elements
    let starts = elements.indices.filter { if case .move = elements[$0] { true } else { false } }
    for (start, end) in zip(starts, starts.dropFirst() + [elements.count])
    where end - start > 1 && !elements[start..<end].contains(.closeSubpath) {
      let (second, secondLast) = (elements[start + 1], elements[end - 2])
      if case .move(let first) = elements[start], case .line(let next) = second,
        case .move(let edge) = edges.elements[start]
      {
        elements[start] = .move(to: first.moved(towards: next, on: edge))
      }
      if case .line(let last) = elements[end - 1], let before = secondLast.end,
        case .line(let edge) = edges.elements[end - 1]
      {
        elements[end - 1] = .line(to: last.moved(towards: before, on: edge))
      }
    }
    return Path { path in
      for element in elements {
        switch element {
        case .move(let to): path.move(to: to)
        case .line(let to): path.addLine(to: to)
        case .quadCurve(let to, let control): path.addQuadCurve(to: to, control: control)
        case .curve(let to, let one, let two): path.addCurve(to: to, control1: one, control2: two)
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }
}

extension Path.Element {
  /// The end point; `nil` for an element that closes its subpath.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
    }
  }
}

extension CGPoint {
  /// Returns the end of a line, moved along the line to `edge`; a slanted line keeps its end.
  fileprivate func moved(towards next: CGPoint, on edge: CGPoint) -> CGPoint {
    if y == next.y { return CGPoint(x: edge.x, y: y) }
    return x == next.x ? CGPoint(x: x, y: edge.y) : self
  }
}

extension Polyline {
  /// Returns the line with its vertices on the grid of device pixels, and its style in pixels.
  ///
  /// Data are not distorted by default: only a style with `isPixelSnapped` is snapped, in any direction.
  /// - Parameters:
  ///   - style: The style of the line.
  ///   - transform: Maps points to device pixels.
  /// - Returns: `nil` where the line is not snapped.
  func snapped(
    _ style: StrokeStyle, transform: CGAffineTransform
  ) -> (line: Polyline, style: StrokeStyle)? {
    guard style.isPixelSnapped, let snapped = style.snapped(transform) else { return nil }
    var moved = points.map { point in
      point.applying(transform).pixelSnapped(lineWidth: snapped.lineWidth)
    }
    for run in runs where snapped.lineCap == .butt && run.count > 1 {
      for (end, next) in [
        (run.lowerBound, run.lowerBound + 1), (run.upperBound - 1, run.upperBound - 2),
      ] {
        let edge = points[end].applying(transform).pixelSnapped(lineWidth: 0)
        moved[end] = moved[end].moved(towards: moved[next], on: edge)
      }
    }
    return (Polyline(points: moved, runs: runs), snapped)
  }
}

extension StrokeStyle {
  /// Returns the style in device pixels with a whole width; `nil` where it draws nothing or the width
  /// depends on the direction.
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
  /// Whether the path consists of horizontal and vertical device lines only.
  ///
  /// A path without length does not, nor does one with points that are not finite.
  fileprivate func isAxisParallel(on transform: CGAffineTransform) -> Bool {
    // Far less than a pixel, and more than the rounding errors of coordinates.
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
      guard across.isFinite, down.isFinite, min(across, down) <= tolerance else { return false }
      if max(across, down) > tolerance { isLong = true }
      last = next
    }
    return isLong
  }
}
