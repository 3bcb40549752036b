import Foundation

/// The plane as divided by the edges of polygons, from which the boundary of a combination of them is found.
///
/// Coordinates are rounded to 1/1024 point, so that all tests of position are exact. The edges are cut where they
/// cross, and an edge belongs to the boundary if exactly one of its sides is inside of the combination.
///
/// - Complexity: O(*n* log *n* + *m*) for *n* edges of which *m* pairs overlap horizontally or vertically.
struct PolygonArrangement {
  private static let unitsPerPoint: CGFloat = 1024
  /// The largest absolute coordinate; products of two doubled differences fit in 64 bits.
  private static let limit: CGFloat = 0x0FFF_FFFF

  private struct Vertex: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (lhs: Vertex, rhs: Vertex) -> Bool {
      lhs.x != rhs.x ? lhs.x < rhs.x : lhs.y < rhs.y
    }
  }

  /// An edge of an operand's polygon, stored from its smaller to its larger end.
  private struct Edge {
    var from: Vertex
    var to: Vertex
    var operand: Int
    /// 1 for an edge of the polygon from `from` to `to`, and −1 for the opposite direction.
    var sign: Int
  }

  private var edges: [Edge] = []
  private let operandCount: Int

  /// Creates the arrangement of operands, each of which consists of polygons; open polygons are closed.
  init(_ operands: [[[CGPoint]]]) {
    operandCount = operands.count
    for (operand, polygons) in operands.enumerated() {
      for polygon in polygons { add(polygon, to: operand) }
    }
  }

  private mutating func add(_ polygon: [CGPoint], to operand: Int) {
    func rounded(_ value: CGFloat) -> Int {
      Int(max(-Self.limit, min((value * Self.unitsPerPoint).rounded(), Self.limit)))
    }
    guard var last = polygon.last.map({ Vertex(x: rounded($0.x), y: rounded($0.y)) }) else {
      return
    }
    for point in polygon {
      let next = Vertex(x: rounded(point.x), y: rounded(point.y))
      if last < next { edges.append(Edge(from: last, to: next, operand: operand, sign: 1)) }
      if next < last { edges.append(Edge(from: next, to: last, operand: operand, sign: -1)) }
      last = next
    }
  }

  /// Returns the boundary of a set of points.
  ///
  /// - Parameter isInside: A function of the winding numbers of a point in the operands.
  /// - Returns: The boundary of the points for which `isInside` is true, as a path for either fill rule.
  mutating func boundary(where isInside: ([Int]) -> Bool) -> Path {
    cut()
    return Self.path(along: boundaryEdges(where: isInside))
  }

  // MARK: Cutting

  /// Cuts the edges where they cross or touch.
  ///
  /// A rounded crossing moves the edges by up to a unit, which can cause other crossings. The number of rounds
  /// is limited; crossings of this size that remain are invisible.
  private mutating func cut() {
    for _ in 0..<12 {
      edges.sort { ($0.from, $0.to, $0.operand, $0.sign) < ($1.from, $1.to, $1.operand, $1.sign) }
      var cuts: [Int: [Vertex]] = [:]
      for first in edges.indices {
        let end = edges[first].to.x
        var second = first + 1
        while second < edges.count, edges[second].from.x <= end {
          Self.cross(edges[first], edges[second]) { which, place in
            cuts[which == 0 ? first : second, default: []].append(place)
          }
          second += 1
        }
      }
      guard !cuts.isEmpty else { return }
      var pieces: [Edge] = []
      pieces.reserveCapacity(edges.count + 2 * cuts.count)
      for (index, edge) in edges.enumerated() {
        guard let places = cuts[index] else {
          pieces.append(edge)
          continue
        }
        var last = edge.from
        for place in Self.sorted(places, along: edge) + [edge.to] where place != last {
          let sign = last < place ? edge.sign : -edge.sign
          pieces.append(
            Edge(from: min(last, place), to: max(last, place), operand: edge.operand, sign: sign))
          last = place
        }
      }
      edges = pieces
    }
  }

  /// Returns points in their order along an edge, from which they can be half a unit or more away.
  private static func sorted(_ places: [Vertex], along edge: Edge) -> [Vertex] {
    places.sorted { (distance(to: $0, along: edge), $0) < (distance(to: $1, along: edge), $1) }
  }

  /// Returns how far a point is along an edge, in square units; the end is at the square of the edge's length.
  private static func distance(to place: Vertex, along edge: Edge) -> Int {
    (place.x - edge.from.x) * (edge.to.x - edge.from.x)
      + (place.y - edge.from.y) * (edge.to.y - edge.from.y)
  }

  /// Whether a point is so near to the inside of an edge that the edge has to pass through it.
  ///
  /// Otherwise, a crossing could move by a unit with each round, along edges that meet at a small angle.
  private static func isNear(_ place: Vertex, to edge: Edge, side: Int) -> Bool {
    let square = distance(to: edge.to, along: edge)
    let along = distance(to: place, along: edge)
    return along > 0 && along < square && abs(Double(side)) <= 0.75 * Double(square).squareRoot()
  }

  /// Reports the points at which two edges must be cut: 0 for the first and 1 for the second.
  private static func cross(_ a: Edge, _ b: Edge, report: (Int, Vertex) -> Void) {
    let (aLow, aHigh) = (min(a.from.y, a.to.y), max(a.from.y, a.to.y))
    let (bLow, bHigh) = (min(b.from.y, b.to.y), max(b.from.y, b.to.y))
    guard aLow <= bHigh, bLow <= aHigh else { return }
    if a.from == b.from, a.to == b.to { return }
    let start = side(of: b.from, from: a.from, to: a.to)
    let end = side(of: b.to, from: a.from, to: a.to)
    let otherStart = side(of: a.from, from: b.from, to: b.to)
    let otherEnd = side(of: a.to, from: b.from, to: b.to)
    var isCut = false
    func touch(_ which: Int, _ edge: Edge, _ place: Vertex, _ side: Int) {
      guard isNear(place, to: edge, side: side) else { return }
      isCut = true
      report(which, place)
    }
    touch(0, a, b.from, start)
    touch(0, a, b.to, end)
    touch(1, b, a.from, otherStart)
    touch(1, b, a.to, otherEnd)
    guard !isCut, start.signum() * end.signum() < 0,
      otherStart.signum() * otherEnd.signum() < 0
    else { return }
    let part = Double(start) / (Double(start) - Double(end))
    let place = Vertex(
      x: b.from.x + Int((Double(b.to.x - b.from.x) * part).rounded()),
      y: b.from.y + Int((Double(b.to.y - b.from.y) * part).rounded()))
    if place != a.from, place != a.to { report(0, place) }
    if place != b.from, place != b.to { report(1, place) }
  }

  /// Returns a positive number for a point on the right of a line on screen, and 0 for a point on it.
  private static func side(of point: Vertex, from: Vertex, to: Vertex) -> Int {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }

  // MARK: Winding numbers

  /// Returns the edges with exactly one side inside, each directed so that the inside has winding number 1.
  private func boundaryEdges(where isInside: ([Int]) -> Bool) -> [(from: Vertex, to: Vertex)] {
    let rows = Buckets(edges.map { min($0.from.y, $0.to.y)...max($0.from.y, $0.to.y) })
    let columns = Buckets(edges.map { $0.from.x...$0.to.x })
    var found: [(from: Vertex, to: Vertex)] = []
    var next = 0
    while next < edges.count {
      let edge = edges[next]
      var end = next + 1
      while end < edges.count, edges[end].from == edge.from, edges[end].to == edge.to { end += 1 }
      let own = edges[next..<end]
      next = end
      let isLevel = edge.from.y == edge.to.y
      let near = isLevel ? columns[edge.from.x + edge.to.x] : rows[edge.from.y + edge.to.y]
      // The side of the smaller x or, for a level edge, of the smaller y, where the ray comes from.
      var windings = windings(before: edge, among: near)
      let isInsideBefore = isInside(windings)
      for edge in own { windings[edge.operand] += Self.turn(of: edge) }
      let isInsideAfter = isInside(windings)
      guard isInsideBefore != isInsideAfter else { continue }
      let isForward = (Self.turn(of: edge) * edge.sign > 0) == isInsideAfter
      found.append(isForward ? (edge.from, edge.to) : (edge.to, edge.from))
    }
    return found
  }

  /// Returns the change of the winding number where a ray to the right, or down for a level edge, crosses an edge.
  private static func turn(of edge: Edge) -> Int {
    if edge.from.y == edge.to.y { return -edge.sign }
    return edge.from.y < edge.to.y ? edge.sign : -edge.sign
  }

  /// Returns the winding numbers on the side of an edge from which the ray comes.
  private func windings(before edge: Edge, among candidates: [Int]) -> [Int] {
    var windings = [Int](repeating: 0, count: operandCount)
    // Twice the midpoint of the edge, which is exact.
    let middle = Vertex(x: edge.from.x + edge.to.x, y: edge.from.y + edge.to.y)
    let isLevel = edge.from.y == edge.to.y
    for index in candidates {
      let other = edges[index]
      let from = Vertex(x: 2 * other.from.x, y: 2 * other.from.y)
      let to = Vertex(x: 2 * other.to.x, y: 2 * other.to.y)
      let side = Self.side(of: middle, from: from, to: to)
      guard side != 0 else { continue }
      if isLevel {
        // A vertical ray from above; `from` has the smaller x.
        guard from.x <= middle.x, middle.x < to.x, side > 0 else { continue }
        windings[other.operand] -= other.sign
      } else {
        let isDown = from.y < to.y
        guard min(from.y, to.y) <= middle.y, middle.y < max(from.y, to.y),
          isDown ? side < 0 : side > 0
        else { continue }
        windings[other.operand] += isDown ? other.sign : -other.sign
      }
    }
    return windings
  }

  /// Ranges of coordinates, of which those near to a coordinate are found without a look at all of them.
  private struct Buckets {
    private let start: Int
    private let size: Int
    private var ranges: [[Int]]

    init(_ spans: [ClosedRange<Int>]) {
      start = spans.lazy.map(\.lowerBound).min() ?? 0
      let end = spans.lazy.map(\.upperBound).max() ?? 0
      let count = max(1, min(spans.count / 4, 256))
      size = max(1, (end - start) / count + 1)
      ranges = Array(repeating: [], count: (end - start) / size + 1)
      for (index, span) in spans.enumerated() {
        for bucket in (span.lowerBound - start) / size...(span.upperBound - start) / size {
          ranges[bucket].append(index)
        }
      }
    }

    /// The indices of ranges that can contain half of `doubled`.
    subscript(doubled: Int) -> [Int] { ranges[((doubled >> 1) - start) / size] }
  }

  // MARK: Joining

  /// Returns the closed subpaths of directed edges.
  private static func path(along edges: [(from: Vertex, to: Vertex)]) -> Path {
    let edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    var starts: [Vertex: Int] = [:]
    for (index, edge) in edges.enumerated().reversed() { starts[edge.from] = index }
    var isUsed = [Bool](repeating: false, count: edges.count)
    func next(after index: Int) -> Int? {
      let place = edges[index].to
      guard var candidate = starts[place] else { return nil }
      while candidate < edges.count, edges[candidate].from == place {
        if !isUsed[candidate] { return candidate }
        candidate += 1
      }
      return nil
    }
    var path = Path()
    for first in edges.indices where !isUsed[first] {
      var vertices: [Vertex] = []
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        vertices.append(edges[index].from)
        current = next(after: index)
      }
      let corners = withoutStraightVertices(vertices)
      guard corners.count > 2 else { continue }
      path.addLines(
        corners.map {
          CGPoint(x: CGFloat($0.x) / unitsPerPoint, y: CGFloat($0.y) / unitsPerPoint)
        })
      path.closeSubpath()
    }
    return path
  }

  /// Returns the vertices of a closed polygon at which its direction changes.
  private static func withoutStraightVertices(_ vertices: [Vertex]) -> [Vertex] {
    guard var last = vertices.last else { return [] }
    var corners: [Vertex] = []
    for (index, vertex) in vertices.enumerated() {
      let next = vertices[(index + 1) % vertices.count]
      if side(of: next, from: last, to: vertex) != 0 {
        corners.append(vertex)
        last = vertex
      }
    }
    return corners
  }
}
