import CCairo
package import Foundation
import Graphics

/// Passes paths to Cairo in device pixels, within Cairo's range of coordinates.
///
/// Cairo stores coordinates as 24.8 fixed point, which overflows beyond about ±8.3 million pixels. Paths
/// within `limit` are passed unchanged. A path that leaves it is flattened and clipped to a square of that
/// size, far outside of every image, so that the image does not change. A point that is not finite is
/// omitted: the line ends there, and the next point begins a new subpath.
package struct DevicePath {
  /// Half the side of the square, in pixels.
  package static let limit = 1_000_000.0

  /// The use of a path, which decides how it is clipped.
  enum Use { case area, line }

  /// Replaces the context's path with `path`, mapped to device pixels by `transform`.
  static func set(
    _ path: Path, use: Use, transform: CGAffineTransform, on context: borrowing CairoContext
  ) {
    cairo_new_path(context.pointer)
    append(path, use: use, transform: transform, on: context)
  }

  /// Appends `path` to the context's path, mapped to device pixels by `transform`.
  static func append(
    _ path: Path, use: Use, transform: CGAffineTransform, on context: borrowing CairoContext
  ) {
    let elements = path.elements
    let isSafe = elements.allSatisfy { element in
      switch element {
      case .move(let to), .line(let to): holds(to.applying(transform))
      case .quadCurve(let to, let control):
        holds(to.applying(transform)) && holds(control.applying(transform))
      case .curve(let to, let control1, let control2):
        holds(to.applying(transform)) && holds(control1.applying(transform))
          && holds(control2.applying(transform))
      case .closeSubpath: true
      }
    }
    guard isSafe else {
      for subpath in FarPath.subpaths(of: path, transform: transform) {
        append(subpath, use: use, on: context)
      }
      return
    }
    let pointer = context.pointer
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        current = to.applying(transform)
        start = current
        cairo_move_to(pointer, Double(current.x), Double(current.y))
      case .line(let to):
        current = to.applying(transform)
        cairo_line_to(pointer, Double(current.x), Double(current.y))
      case .quadCurve(let to, let control):
        let middle = control.applying(transform)
        let end = to.applying(transform)
        // A quadratic as a cubic: handles two thirds of the way to its control point.
        cairo_curve_to(
          pointer, Double(current.x + (middle.x - current.x) * 2 / 3),
          Double(current.y + (middle.y - current.y) * 2 / 3),
          Double(end.x + (middle.x - end.x) * 2 / 3), Double(end.y + (middle.y - end.y) * 2 / 3),
          Double(end.x), Double(end.y))
        current = end
      case .curve(let to, let control1, let control2):
        let first = control1.applying(transform)
        let second = control2.applying(transform)
        current = to.applying(transform)
        cairo_curve_to(
          pointer, Double(first.x), Double(first.y), Double(second.x), Double(second.y),
          Double(current.x), Double(current.y))
      case .closeSubpath:
        cairo_close_path(pointer)
        current = start
      }
    }
  }

  /// Appends one run of a polyline.
  static func append(
    _ points: ArraySlice<CGPoint>, transform: CGAffineTransform,
    on context: borrowing CairoContext
  ) {
    guard points.allSatisfy({ holds($0.applying(transform)) }) else {
      let mapped = points.map { $0.applying(transform) }
      for part in mapped.split(whereSeparator: { !($0.x.isFinite && $0.y.isFinite) }) {
        append(FarPath(points: Array(part), isClosed: false), use: .line, on: context)
      }
      return
    }
    var isFirst = true
    for point in points {
      let mapped = point.applying(transform)
      if isFirst {
        cairo_move_to(context.pointer, Double(mapped.x), Double(mapped.y))
      } else {
        cairo_line_to(context.pointer, Double(mapped.x), Double(mapped.y))
      }
      isFirst = false
    }
  }

  /// Whether a point is within Cairo's range; false for points that are not finite.
  package static func holds(_ point: CGPoint) -> Bool {
    abs(Double(point.x)) <= limit && abs(Double(point.y)) <= limit
  }

  private static func append(
    _ subpath: FarPath, use: Use, on context: borrowing CairoContext
  ) {
    let pointer = context.pointer
    func emit(_ points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        if index == 0 {
          cairo_move_to(pointer, Double(point.x), Double(point.y))
        } else {
          cairo_line_to(pointer, Double(point.x), Double(point.y))
        }
      }
    }
    switch use {
    case .area:
      let area = subpath.area(within: CGFloat(limit))
      emit(area)
      if !area.isEmpty { cairo_close_path(pointer) }
    case .line:
      if subpath.points.count == 1, let only = subpath.points.first, holds(only) {
        emit([only])
        if subpath.isClosed { cairo_close_path(pointer) }
      }
      for line in subpath.lines(within: CGFloat(limit)) { emit(line) }
    }
  }
}
