public import Foundation

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A corner that is a quarter of an ellipse.
  case circular
  /// A corner whose curvature changes continuously, as in the iOS interface.
  case continuous
}

extension Path {
  /// Adds a closed rounded rectangle; the null rectangle adds nothing.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the rounded rectangle, in points.
  ///   - cornerSize: The horizontal and vertical radius, in points, limited to half the width and half the
  ///     height. If either is not positive, the corners are square.
  ///   - style: The style of the corners; `.continuous` by default, which uses the smaller of the two radii.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let rx = min(cornerSize.width, rect.width / 2)
    let ry = min(cornerSize.height, rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect) }
    let corner =
      style == .circular
      ? Corner(radii: CGSize(width: rx, height: ry))
      : Corner(smoothRadius: min(rx, ry), limit: min(rect.width, rect.height) / 2)
    addCorners(of: rect, [corner, corner, corner, corner])
  }

  /// Adds a closed rectangle with continuously rounded corners.
  ///
  /// Each edge is divided between its two corners in proportion to their radii.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radii: The radii, in points, of the corners: top right, bottom right, bottom left and top left. Those that are
  ///     not positive give square corners.
  package mutating func addRect(_ rect: CGRect, continuousRadii radii: [CGFloat]) {
    let radii = radii.map { $0 > 0 ? $0 : 0 }
    guard radii.count == 4, radii.contains(where: { $0 > 0 }) else { return addRect(rect) }
    let edges = [rect.height, rect.width, rect.height, rect.width]
    addCorners(
      of: rect,
      radii.indices.map { index in
        let radius = radii[index]
        guard radius > 0 else { return nil }
        let (next, previous) = (radii[(index + 1) % 4], radii[(index + 3) % 4])
        let limit = min(
          edges[index] * radius / (radius + next),
          edges[(index + 3) % 4] * radius / (radius + previous))
        return limit > 0 ? Corner(smoothRadius: min(radius, limit), limit: limit) : nil
      })
  }

  /// Adds the corners, top right, bottom right, bottom left and top left, of which those that are `nil` are square.
  private mutating func addCorners(of rect: CGRect, _ all: [Corner?]) {
    // Each corner with the directions, away from it, of its incoming and outgoing edge.
    let corners: [(CGPoint, CGVector, CGVector)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    for (index, (vertex, incoming, outgoing)) in corners.enumerated() {
      // The radii belong to the axes, so they are exchanged for every second corner.
      let pieces = index.isMultiple(of: 2) ? all[index]?.pieces : all[index]?.transposed
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: vertex.x + point.x * incoming.dx + point.y * outgoing.dx,
          y: vertex.y + point.x * incoming.dy + point.y * outgoing.dy)
      }
      let start = pieces.map { place($0.start) } ?? vertex
      if index == 0 { move(to: start) } else if currentPoint != start { addLine(to: start) }
      for curve in pieces?.curves ?? [] {
        addCurve(
          to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
      }
    }
    closeSubpath()
  }
}

/// A corner, in coordinates along its two edges with the vertex at the origin.
private struct Corner {
  struct Curve {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  struct Pieces {
    var start: CGPoint
    var curves: [Curve]
  }

  var pieces: Pieces

  /// The corner with its two edges exchanged, traversed in the same direction.
  var transposed: Pieces {
    guard let last = pieces.curves.last else { return pieces }
    func flip(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    var curves: [Curve] = []
    for (index, curve) in pieces.curves.enumerated().reversed() {
      let end = index == 0 ? pieces.start : pieces.curves[index - 1].end
      curves.append(
        Curve(control1: flip(curve.control2), control2: flip(curve.control1), end: flip(end)))
    }
    return Pieces(start: flip(last.end), curves: curves)
  }

  /// Creates a quarter of an ellipse.
  init(radii: CGSize) {
    let k: CGFloat = 1 - 0.552_284_749_830_793_4
    pieces = Pieces(
      start: CGPoint(x: radii.width, y: 0),
      curves: [
        Curve(
          control1: CGPoint(x: radii.width * k, y: 0), control2: CGPoint(x: 0, y: radii.height * k),
          end: CGPoint(x: 0, y: radii.height))
      ])
  }

  /// Creates a circular arc that joins the edges with continuous curvature.
  ///
  /// With a smoothing of s, the arc spans 90°·(1 − s), and the corner extends r·(1 + s) along each edge. s is
  /// 0.6, or less if the side is too short. A cubic on each side connects the edge with the arc. Its first
  /// two control points are on the edge, so that the curvature is 0 there; the position of the second one
  /// makes it 1/r at the arc.
  init(smoothRadius r: CGFloat, limit: CGFloat) {
    let s = max(0, min(0.6, limit / r - 1))
    let reach = (1 + s) * r
    let turn = s * .pi / 4
    let arc = .pi / 2 - 2 * turn
    let chord = 2 * r * sin(arc / 2) / CGFloat(2).squareRoot()
    let along = r * tan(turn / 2) * cos(turn)
    let across = along * tan(turn)
    let knee = chord + along + across
    let leg = r * tan(turn / 2)
    let handle = turn > 0 ? 1.5 * leg * leg / (r * sin(turn)) : 0
    let joint = CGPoint(x: knee - along, y: across)
    let mirrored = CGPoint(x: joint.y, y: joint.x)
    let bow = r * 4 / 3 * tan(arc / 4)
    pieces = Pieces(
      start: CGPoint(x: reach, y: 0),
      curves: [
        Curve(
          control1: CGPoint(x: knee + handle, y: 0), control2: CGPoint(x: knee, y: 0), end: joint),
        Curve(
          control1: CGPoint(x: joint.x - bow * cos(turn), y: joint.y + bow * sin(turn)),
          control2: CGPoint(x: mirrored.x + bow * sin(turn), y: mirrored.y - bow * cos(turn)),
          end: mirrored),
        Curve(
          control1: CGPoint(x: 0, y: knee), control2: CGPoint(x: 0, y: knee + handle),
          end: CGPoint(x: 0, y: reach)),
      ])
  }
}
