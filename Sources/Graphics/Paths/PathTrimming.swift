public import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// Lengths are measured along all subpaths, in their order. Closed subpaths become open, unless all is kept.
  ///
  /// - Parameters:
  ///   - from: The fraction at which the part starts; clamped to 0...1, and NaN counts as 0.
  ///   - to: The fraction at which the part ends; clamped to 0...1, and NaN counts as 0.
  /// - Returns: The part, which is empty unless `from` is less than `to`.
  /// - Complexity: O(*n*) for *n* elements.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    let (from, to) = (unit(from), unit(to))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let segments = Segment.all(of: self)
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var result = Path()
    var start: CGFloat = 0
    for segment in segments {
      let (first, last) = (from * total - start, to * total - start)
      start += segment.length
      guard first < segment.length, last > 0, segment.length > 0 else { continue }
      let low = first > 0 ? segment.parameter(at: first) : 0
      let high = last < segment.length ? segment.parameter(at: last) : 1
      segment.part(from: low, to: high).append(to: &result)
    }
    return result
  }
}

/// A line or a cubic Bézier curve of a path.
private struct Segment {
  var points: (CGPoint, CGPoint, CGPoint, CGPoint)
  var isLine: Bool
  /// The lengths from the start to equidistant parameters; one for a line.
  private var lengths: [CGFloat] = []

  /// The number of chords by which the length of a curve is measured.
  private static var chords: Int { 64 }

  init(from start: CGPoint, to end: CGPoint) {
    points = (start, start, end, end)
    isLine = true
    lengths = [hypot(end.x - start.x, end.y - start.y)]
  }

  init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    points = (start, control1, control2, end)
    isLine = false
    var last = start
    var length: CGFloat = 0
    for index in 1...Self.chords {
      let point = point(at: CGFloat(index) / CGFloat(Self.chords))
      length += hypot(point.x - last.x, point.y - last.y)
      lengths.append(length)
      last = point
    }
  }

  /// The segments of a path in their order, with the lines that close subpaths.
  static func all(of path: Path) -> [Segment] {
    var segments: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    path.forEach { element in
      switch element {
      case .move(let point):
        (start, current) = (point, point)
      case .line(let end):
        segments.append(Segment(from: current, to: end))
        current = end
      case .quadCurve(let end, let control):
        func third(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        segments.append(Segment(from: current, third(current), third(end), to: end))
        current = end
      case .curve(let end, let control1, let control2):
        segments.append(Segment(from: current, control1, control2, to: end))
        current = end
      case .closeSubpath:
        if current != start { segments.append(Segment(from: current, to: start)) }
        current = start
      }
    }
    return segments
  }

  /// The length, in points.
  var length: CGFloat { lengths.last ?? 0 }

  /// Returns the parameter of the point at a distance from the start, which is in 0..<`length`.
  func parameter(at distance: CGFloat) -> CGFloat {
    let index = lengths.firstIndex { $0 > distance } ?? 0
    let before = index > 0 ? lengths[index - 1] : 0
    let step = lengths[index] - before
    let share = step > 0 ? (distance - before) / step : 0
    return (CGFloat(index) + share) / CGFloat(lengths.count)
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private func point(at t: CGFloat) -> CGPoint { halves(at: t).0.3 }

  private typealias Points = (CGPoint, CGPoint, CGPoint, CGPoint)

  /// Returns the control points of both parts of the curve, by the algorithm of de Casteljau.
  private func halves(at t: CGFloat) -> (Points, Points) {
    let (a, b, c, d) = points
    let (ab, bc, cd) = (Self.mix(a, b, t), Self.mix(b, c, t), Self.mix(c, d, t))
    let (abc, bcd) = (Self.mix(ab, bc, t), Self.mix(bc, cd, t))
    let middle = Self.mix(abc, bcd, t)
    return ((a, ab, abc, middle), (middle, bcd, cd, d))
  }

  /// Returns the part between two parameters, of which the first is less.
  func part(from low: CGFloat, to high: CGFloat) -> Segment {
    var part = self
    if isLine {
      let (start, end) = (points.0, points.3)
      let (first, last) = (Self.mix(start, end, low), Self.mix(start, end, high))
      part.points = (first, first, last, last)
      return part
    }
    if high < 1 { part.points = part.halves(at: high).0 }
    if low > 0 { part.points = part.halves(at: low / high).1 }
    return part
  }

  /// Adds the segment to a path, behind a move unless the path ends at its start.
  func append(to path: inout Path) {
    if path.currentPoint != points.0 { path.move(to: points.0) }
    if isLine {
      path.addLine(to: points.3)
    } else {
      path.addCurve(to: points.3, control1: points.1, control2: points.2)
    }
  }
}
