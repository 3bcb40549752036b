import Foundation
import Graphics

// The vocabulary of the descriptions of symbols. Coordinates are x and y in turn.
extension Path {
  private static func points(_ numbers: [CGFloat]) -> [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// Lines that connect points.
  static func lines(_ numbers: CGFloat...) -> Path {
    Path { $0.addLines(points(numbers)) }
  }

  /// A closed polygon.
  static func polygon(_ numbers: CGFloat...) -> Path {
    Path {
      $0.addLines(points(numbers))
      $0.closeSubpath()
    }
  }

  /// A closed polygon whose corners are rounded by curves that begin at a distance from each corner.
  static func polygon(rounding radius: CGFloat, _ numbers: CGFloat...) -> Path {
    rounded(points(numbers), radius: radius, isClosed: true)
  }

  /// Lines whose corners are rounded.
  static func lines(rounding radius: CGFloat, _ numbers: CGFloat...) -> Path {
    rounded(points(numbers), radius: radius, isClosed: false)
  }

  private static func rounded(_ corners: [CGPoint], radius: CGFloat, isClosed: Bool) -> Path {
    func toward(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      let length = hypot(to.x - from.x, to.y - from.y)
      let part = length > 0 ? min(radius / length, 0.5) : 0
      return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
    return Path { path in
      let count = corners.count
      for index in corners.indices {
        let corner = corners[index]
        let last = corners[(index + count - 1) % count]
        let next = corners[(index + 1) % count]
        if !isClosed, index == 0 || index == count - 1 {
          path.addLine(to: corner)
        } else {
          let (start, end) = (toward(corner, last), toward(corner, next))
          if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
          path.addCurve(to: end, control1: mid(start, corner), control2: mid(end, corner))
        }
      }
      if isClosed { path.closeSubpath() }
    }
  }

  private static func mid(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * 0.6, y: a.y + (b.y - a.y) * 0.6)
  }

  /// A circle.
  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// An ellipse.
  static func oval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
  }

  /// A rectangle with rounded corners.
  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
  ) -> Path {
    Path(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius,
      style: .circular)
  }

  /// An arc between two angles in degrees, clockwise from 0 on the right.
  static func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: Double, _ end: Double
  ) -> Path {
    Path {
      $0.addRelativeArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(start),
        delta: .degrees(end - start))
    }
  }

  /// A closed curve through points.
  static func blob(_ numbers: CGFloat...) -> Path { smooth(points(numbers), isClosed: true) }

  /// An open curve through points.
  static func sweep(_ numbers: CGFloat...) -> Path { smooth(points(numbers), isClosed: false) }

  /// A Catmull-Rom spline.
  private static func smooth(_ points: [CGPoint], isClosed: Bool) -> Path {
    let count = points.count
    func point(_ index: Int) -> CGPoint {
      isClosed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
    }
    return Path { path in
      path.move(to: point(0))
      for index in 0..<(isClosed ? count : count - 1) {
        let (a, b, c, d) = (point(index - 1), point(index), point(index + 1), point(index + 2))
        path.addCurve(
          to: c, control1: CGPoint(x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6),
          control2: CGPoint(x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6))
      }
      if isClosed { path.closeSubpath() }
    }
  }

  /// The start of a path, which `line`, `curve` and `closed` continue.
  static func start(_ x: CGFloat, _ y: CGFloat) -> Path {
    Path { $0.move(to: CGPoint(x: x, y: y)) }
  }

  func line(_ x: CGFloat, _ y: CGFloat) -> Path {
    var copy = self
    copy.addLine(to: CGPoint(x: x, y: y))
    return copy
  }

  func curve(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) -> Path {
    var copy = self
    copy.addCurve(
      to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    return copy
  }

  var closed: Path {
    var copy = self
    copy.closeSubpath()
    return copy
  }

  func turned(_ degrees: Double, x: CGFloat = 0, y: CGFloat = 0) -> Path {
    applying(CGAffineTransform(rotationAngle: degrees * .pi / 180))
      .offsetBy(dx: x, dy: y)
  }

  /// A star with rounded tips.
  static func star(
    points count: Int, outer: CGFloat, inner: CGFloat, rounding: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Path {
    let corners = (0..<2 * count).map { index in
      let angle = Double(index) * .pi / Double(count) - .pi / 2
      let radius = index.isMultiple(of: 2) ? outer : inner
      return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
    }
    return rounded(corners, radius: rounding, isClosed: true)
  }

  /// A four-pointed glint with curved sides.
  static func glint(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path { path in
      path.move(to: CGPoint(x: x, y: y - radius))
      for turn in 1...4 {
        let angle = Double(turn) * .pi / 2 - .pi / 2
        let tip = CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
        let between = angle - .pi / 4
        let waist = CGPoint(
          x: x + radius * 0.2 * cos(between), y: y + radius * 0.2 * sin(between))
        path.addQuadCurve(to: tip, control: waist)
      }
      path.closeSubpath()
    }
  }

  /// A circle with waves.
  static func scalloped(bumps: Int, inner: CGFloat, outer: CGFloat) -> Path {
    let step = 2 * Double.pi / Double(bumps)
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
    return Path { path in
      path.move(to: point(inner, -step / 2 - .pi / 2))
      for bump in 0..<bumps {
        let middle = Double(bump) * step - .pi / 2
        path.addCurve(
          to: point(inner, middle + step / 2),
          control1: point(outer + 2, middle - step * 0.3),
          control2: point(outer + 2, middle + step * 0.3))
      }
      path.closeSubpath()
    }
  }

  /// A cog with rounded teeth.
  static func cog(teeth: Int, inner: CGFloat, outer: CGFloat, share: Double) -> Path {
    let step = 2 * Double.pi / Double(teeth)
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
    var corners: [CGPoint] = []
    for tooth in 0..<teeth {
      let middle = Double(tooth) * step - .pi / 2
      let (foot, tip) = (step * share / 2, step * share * 0.36)
      corners += [
        point(inner, middle - foot), point(outer, middle - tip), point(outer, middle + tip),
        point(inner, middle + foot),
      ]
    }
    return rounded(corners, radius: outer * 0.09, isClosed: true)
  }

  /// A speech bubble with a tail at the lower left.
  static var speechBubble: Path {
    Path.start(-34, -46).line(34, -46).curve(46, -46, 54, -38, 54, -27).line(54, 10)
      .curve(54, 22, 46, 29, 34, 29).line(-2, 29).line(-21, 47).curve(-25, 50, -29, 48, -29, 43)
      .line(-29, 29).line(-34, 29).curve(-46, 29, -54, 22, -54, 10).line(-54, -27)
      .curve(-54, -38, -46, -46, -34, -46).closed
  }

  /// A round speech bubble with a tail at the lower left.
  static var messageBubble: Path {
    Path.start(0, -46).curve(34, -46, 54, -28, 54, -3).curve(54, 22, 34, 39, 0, 39)
      .curve(-8, 39, -15, 38, -22, 36).curve(-28, 42, -36, 47, -46, 48)
      .curve(-40, 42, -38, 34, -38, 28).curve(-48, 20, -54, 9, -54, -3)
      .curve(-54, -28, -34, -46, 0, -46).closed
  }

  /// The corners of a square.
  static var viewfinder: Path {
    var path = Path()
    for turn in 0..<4 {
      path.addPath(lines(rounding: 16, -46, -20, -46, -46, -20, -46).turned(Double(turn) * 90))
    }
    return path
  }
}
