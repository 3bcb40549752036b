package import Foundation
package import Graphics

/// A flattened subpath in device pixels that leaves Cairo's range, and the ways to clip it.
package struct FarPath {
  /// Finite points.
  package var points: [CGPoint]
  /// Whether a line joins the last point with the first.
  package var isClosed: Bool

  /// Creates a subpath of finite points.
  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The number of chords of a curve.
  ///
  /// Little of such a path is visible, if anything.
  private static let chords = 256

  /// Returns the subpaths of `path`, which also end at points that are not finite.
  package static func subpaths(of path: Path, transform: CGAffineTransform) -> [FarPath] {
    var result: [FarPath] = []
    var points: [CGPoint] = []
    func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
    func flush(closing: Bool = false) {
      if !points.isEmpty { result.append(FarPath(points: points, isClosed: closing)) }
      points = []
    }
    func add(_ point: CGPoint) { isFinite(point) ? points.append(point) : flush() }
    var start: CGPoint?
    let elements = path.elements
    for element in elements {
      switch element {
      case .move(let to):
        flush()
        start = to.applying(transform)
        add(to.applying(transform))
      case .line(let to):
        add(to.applying(transform))
      case .quadCurve(let to, let control):
        guard let from = points.last else {
          add(to.applying(transform))
          continue
        }
        let middle = control.applying(transform)
        let end = to.applying(transform)
        for step in 1...chords {
          let t = CGFloat(step) / CGFloat(chords)
          add(mix(mix(from, middle, t), mix(middle, end, t), t))
        }
      case .curve(let to, let control1, let control2):
        guard let from = points.last else {
          add(to.applying(transform))
          continue
        }
        let first = control1.applying(transform)
        let second = control2.applying(transform)
        let end = to.applying(transform)
        for step in 1...chords {
          let t = CGFloat(step) / CGFloat(chords)
          let middle = mix(first, second, t)
          add(mix(mix(mix(from, first, t), middle, t), mix(middle, mix(second, end, t), t), t))
        }
      case .closeSubpath:
        flush(closing: true)
        if let start { add(start) }
      }
    }
    // The point after a close is no subpath.
    if points.count > 1 || elements.last != .closeSubpath { flush() }
    return result
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Returns the part of the area within ±`limit`, by the algorithm of Sutherland and Hodgman.
  package func area(within limit: CGFloat) -> [CGPoint] {
    var area = points
    let sides: [(axis: WritableKeyPath<CGPoint, CGFloat>, sign: CGFloat)] = [
      (\.x, 1), (\.x, -1), (\.y, 1), (\.y, -1),
    ]
    for (axis, sign) in sides {
      guard var last = area.last else { break }
      var kept: [CGPoint] = []
      for point in area {
        let isInside = point[keyPath: axis] * sign <= limit
        if isInside != (last[keyPath: axis] * sign <= limit) {
          let span = point[keyPath: axis] - last[keyPath: axis]
          var crossing = Self.mix(last, point, (limit * sign - last[keyPath: axis]) / span)
          crossing[keyPath: axis] = limit * sign
          kept.append(crossing)
        }
        if isInside { kept.append(point) }
        last = point
      }
      area = kept
    }
    return area.allSatisfy(DevicePath.holds) ? area : []
  }

  /// Returns the parts of the line within ±`limit`, by the algorithm of Liang and Barsky.
  package func lines(within limit: CGFloat) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var line: [CGPoint] = []
    func end() {
      if line.count > 1 { result.append(line) }
      line = []
    }
    let all = isClosed ? points + points.prefix(1) : points
    for (from, to) in zip(all, all.dropFirst()) {
      let dx = to.x - from.x
      let dy = to.y - from.y
      var enter: CGFloat = 0
      var leave: CGFloat = 1
      for (p, q) in [
        (-dx, from.x + limit), (dx, limit - from.x), (-dy, from.y + limit), (dy, limit - from.y),
      ] {
        if p == 0, q < 0 { leave = -1 }
        if p < 0 { enter = max(enter, q / p) }
        if p > 0 { leave = min(leave, q / p) }
      }
      guard enter <= leave else {
        end()
        continue
      }
      func clamped(_ t: CGFloat) -> CGPoint {
        let point = Self.mix(from, to, t)
        return CGPoint(
          x: max(-limit, min(point.x, limit)), y: max(-limit, min(point.y, limit)))
      }
      if enter > 0 { end() }
      if line.isEmpty { line.append(clamped(enter)) }
      line.append(leave < 1 ? clamped(leave) : to)
      if leave < 1 { end() }
    }
    end()
    return result
  }
}
