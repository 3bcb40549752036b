package import Foundation

/// The area of a solid stroke, as polygons whose union it is.
package struct StrokeOutline {
  private let radius: CGFloat
  private let style: StrokeStyle
  private let tolerance: CGFloat
  /// The angle between the points of an arc around a vertex, in radians.
  private let arcStep: CGFloat

  /// Creates the outline of a stroke.
  ///
  /// - Parameters:
  ///   - style: The width, caps and joins.
  ///   - tolerance: The largest distance of curves from the lines that replace them, in points; positive.
  package init(_ style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
    radius = style.lineWidth / 2
    arcStep = 2 * acos(max(0, 1 - tolerance / max(radius, tolerance)))
  }

  /// Returns polygons, all of the same orientation, whose union is the area of a path's stroke.
  ///
  /// There are none if the width is not positive and finite.
  package func polygons(of path: Path) -> [[CGPoint]] {
    guard radius > 0, radius.isFinite else { return [] }
    return path.flattened(tolerance: tolerance).flatMap(polygons)
  }

  private func polygons(of subpath: FlatSubpath) -> [[CGPoint]] {
    let points = subpath.points
    guard points.count > 1 else { return points.flatMap(spot) }
    let count = subpath.isClosed ? points.count : points.count - 1
    let segments = (0..<count).map { Segment(points[$0], points[($0 + 1) % points.count]) }
    let joints = subpath.isClosed ? count : count - 1
    // A chain of segments that bend gently is one polygon. Its parts beside a sharp joint are separate ones.
    let sharp = (0..<joints).filter { !isGentle(segments[$0], segments[($0 + 1) % count]) }
    var result: [[CGPoint]] = sharp.map {
      join(segments[$0], segments[($0 + 1) % count])
    }
    if subpath.isClosed {
      guard let first = sharp.first else { return [ring(segments)] }
      for (index, end) in sharp.enumerated() {
        let next = index + 1 < sharp.count ? sharp[index + 1] : first + count
        result.append(strip((end + 1...next).map { segments[$0 % count] }))
      }
    } else {
      var start = 0
      for end in sharp + [count - 1] {
        result.append(strip(Array(segments[start...end])))
        start = end + 1
      }
      result.append(cap(at: segments[0].from, outwards: segments[0].direction.reversed))
      result.append(cap(at: segments[count - 1].to, outwards: segments[count - 1].direction))
    }
    return result.filter { !$0.isEmpty }
  }

  private struct Segment {
    var from: CGPoint
    var to: CGPoint
    var length: CGFloat
    var direction: CGPoint

    init(_ from: CGPoint, _ to: CGPoint) {
      self.from = from
      self.to = to
      length = hypot(to.x - from.x, to.y - from.y)
      direction = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }
  }

  /// Returns whether the sides of two segments meet at one point each, within both segments.
  private func isGentle(_ a: Segment, _ b: Segment) -> Bool {
    let cosine = a.direction.dot(b.direction)
    guard cosine > 0.8 else { return false }
    let reach = radius * abs(a.direction.cross(b.direction)) / (1 + cosine)
    return reach < 0.45 * min(a.length, b.length)
  }

  /// Returns the vector from a vertex to the right side of the stroke, between two gently bending segments.
  private func offset(_ a: Segment, _ b: Segment) -> CGPoint {
    let scale = radius / (1 + a.direction.dot(b.direction))
    let (left, right) = (a.direction.turned, b.direction.turned)
    return CGPoint(x: (left.x + right.x) * scale, y: (left.y + right.y) * scale)
  }

  private func strip(_ segments: [Segment]) -> [CGPoint] {
    guard let first = segments.first, let last = segments.last else { return [] }
    let offsets =
      [first.direction.turned.scaled(radius)]
      + zip(segments, segments.dropFirst()).map(offset)
      + [last.direction.turned.scaled(radius)]
    let points = [first.from] + segments.map(\.to)
    return zip(points, offsets).map { $0.minus($1) }
      + zip(points, offsets).map { $0.plus($1) }.reversed()
  }

  /// Returns the stroke of a closed subpath without sharp joints, as one polygon that is cut at the start.
  private func ring(_ segments: [Segment]) -> [CGPoint] {
    let offsets = segments.indices.map {
      offset(segments[($0 + segments.count - 1) % segments.count], segments[$0])
    }
    var outside = zip(segments, offsets).map { $0.from.minus($1) }
    var inside = zip(segments, offsets).map { $0.from.plus($1) }
    outside.append(outside[0])
    inside.append(inside[0])
    return outside + inside.reversed()
  }

  private func join(_ a: Segment, _ b: Segment) -> [CGPoint] {
    let cross = a.direction.cross(b.direction)
    let cosine = a.direction.dot(b.direction)
    let side: CGFloat = cross >= 0 ? -radius : radius
    let start = a.direction.turned.scaled(side)
    let end = b.direction.turned.scaled(side)
    var polygon = [a.to, a.to.plus(start)]
    switch style.lineJoin {
    case .round:
      let turn = cross >= 0 ? atan2(cross, cosine) : -atan2(-cross, cosine)
      polygon += arc(around: a.to, from: start, by: turn)
    case .miter:
      let limit = style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10
      // The miter is 1 / cos(θ / 2) line widths long, for a turn by θ.
      if cosine > -1, 2 / (1 + cosine) <= limit * limit {
        polygon.append(a.to.plus(start.plus(end).scaled(1 / (1 + cosine))))
      }
    case .bevel: break
    }
    polygon.append(a.to.plus(end))
    return cross >= 0 ? polygon : polygon.reversed()
  }

  private func cap(at point: CGPoint, outwards direction: CGPoint) -> [CGPoint] {
    let side = direction.turned.scaled(-radius)
    let (start, end) = (point.plus(side), point.minus(side))
    switch style.lineCap {
    case .butt: return []
    case .round: return [start] + arc(around: point, from: side, by: .pi) + [end]
    case .square:
      let reach = direction.scaled(radius)
      return [start, start.plus(reach), end.plus(reach), end]
    }
  }

  /// Returns the stroke of a subpath that is a single point.
  private func spot(_ point: CGPoint) -> [[CGPoint]] {
    let right = CGPoint(x: 1, y: 0)
    let halves = [cap(at: point, outwards: right), cap(at: point, outwards: right.reversed)]
    return halves.filter { !$0.isEmpty }
  }

  /// Returns the points within an arc, without its ends.
  private func arc(around center: CGPoint, from start: CGPoint, by turn: CGFloat) -> [CGPoint] {
    let wanted = (abs(turn) / arcStep).rounded(.up)
    guard wanted > 1 else { return [] }
    let count = Int(min(wanted, 1024))
    return (1..<count).map { step in
      let angle = turn * CGFloat(step) / CGFloat(count)
      let (sine, cosine) = (sin(angle), cos(angle))
      return CGPoint(
        x: center.x + start.x * cosine - start.y * sine,
        y: center.y + start.x * sine + start.y * cosine)
    }
  }
}

extension CGPoint {
  fileprivate var reversed: CGPoint { CGPoint(x: -x, y: -y) }
  /// The vector turned clockwise on screen by a right angle.
  fileprivate var turned: CGPoint { CGPoint(x: -y, y: x) }
  fileprivate func scaled(_ factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
  fileprivate func plus(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
  fileprivate func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
  fileprivate func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
}
