import Foundation

extension Path {
  /// Returns the parts of the path's lines that are in the area of another path or on its edge.
  ///
  /// - Parameters:
  ///   - other: The path with the area; its open subpaths are closed.
  ///   - eoFill: Whether the area is found with the even-odd rule; `false`, the default, for the non-zero winding rule.
  /// - Returns: The parts, in the order of the path. Curves are replaced by lines at a distance of at most 0.01 points,
  ///   and coordinates are multiples of 1/1024 point.
  /// - Complexity: O(*n* *m*) for *n* lines of this path and *m* lines of the other.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    LineClipper(other, eoFill: eoFill).parts(of: self, inside: true)
  }

  /// Returns the parts of the path's lines that are outside of the area of another path.
  ///
  /// See `lineIntersection(_:eoFill:)` for the parameters, the result and the complexity.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    LineClipper(other, eoFill: eoFill).parts(of: self, inside: false)
  }
}

/// An area that divides lines into those inside and those outside of it.
///
/// Coordinates are rounded to 1/1024 point, so that all tests of position are exact.
private struct LineClipper {
  private static let unitsPerPoint: CGFloat = 1024
  /// The largest absolute coordinate; products of two doubled differences fit in 64 bits.
  private static let limit: CGFloat = 0x0FFF_FFFF

  private struct Vertex: Hashable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    init(_ point: CGPoint) {
      func rounded(_ value: CGFloat) -> Int {
        Int(max(-limit, min((value * unitsPerPoint).rounded(), limit)))
      }
      self.init(x: rounded(point.x), y: rounded(point.y))
    }

    var point: CGPoint { CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint) }
  }

  private var edges: [(from: Vertex, to: Vertex)] = []
  private let eoFill: Bool

  init(_ area: Path, eoFill: Bool) {
    self.eoFill = eoFill
    for subpath in area.flattened(tolerance: Path.combinationTolerance) {
      let vertices = subpath.points.map { Vertex($0) }
      for (from, to) in zip(vertices, vertices.dropFirst() + vertices.prefix(1)) where from != to {
        edges.append((from, to))
      }
    }
  }

  /// Returns the parts of lines that are inside, or those that are outside.
  func parts(of lines: Path, inside: Bool) -> Path {
    var result = Path()
    for subpath in lines.flattened(tolerance: Path.combinationTolerance) {
      let corners = subpath.points.map { Vertex($0) }
      let ends = subpath.isClosed ? corners.dropFirst() + corners.prefix(1) : corners.dropFirst()
      var runs: [[Vertex]] = []
      for (from, to) in zip(corners, ends) where from != to {
        for (start, end) in pieces(from: from, to: to)
        where contains(middleOf: start, end) == inside {
          if runs.last?.last == start {
            runs[runs.count - 1].append(end)
          } else {
            runs.append([start, end])
          }
        }
      }
      guard let first = runs.first, let last = runs.last else { continue }
      let meets = subpath.isClosed && first.first == corners.first && last.last == corners.first
      if meets, runs.count > 1 {
        runs[0] = last + first.dropFirst()
        runs.removeLast()
      }
      let isWhole = meets && runs.count == 1 && runs[0].first == runs[0].last
      for run in runs {
        result.addLines(Self.straightened(isWhole ? Array(run.dropLast()) : run).map(\.point))
        if isWhole { result.closeSubpath() }
      }
    }
    return result
  }

  /// Returns the vertices without those between two others on a line.
  private static func straightened(_ vertices: [Vertex]) -> [Vertex] {
    var kept: [Vertex] = []
    for vertex in vertices {
      if kept.count > 1 {
        let (from, to) = (kept[kept.count - 2], kept[kept.count - 1])
        let isAhead =
          (to.x - from.x) * (vertex.x - to.x) + (to.y - from.y) * (vertex.y - to.y) > 0
        if side(of: vertex, from: from, to: to) == 0, isAhead { kept.removeLast() }
      }
      kept.append(vertex)
    }
    return kept
  }

  /// Returns the pieces of a line between its crossings with the edges.
  private func pieces(from: Vertex, to: Vertex) -> [(Vertex, Vertex)] {
    func along(_ place: Vertex) -> Int {
      (place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)
    }
    let whole = along(to)
    var cuts: Set<Vertex> = []
    func cut(_ place: Vertex) {
      if along(place) > 0, along(place) < whole { cuts.insert(place) }
    }
    for edge in edges {
      guard max(edge.from.x, edge.to.x) >= min(from.x, to.x),
        min(edge.from.x, edge.to.x) <= max(from.x, to.x),
        max(edge.from.y, edge.to.y) >= min(from.y, to.y),
        min(edge.from.y, edge.to.y) <= max(from.y, to.y)
      else { continue }
      let start = Self.side(of: edge.from, from: from, to: to)
      let end = Self.side(of: edge.to, from: from, to: to)
      if start == 0 { cut(edge.from) }
      if end == 0 { cut(edge.to) }
      guard start.signum() * end.signum() < 0 else { continue }
      let part = Double(start) / (Double(start) - Double(end))
      let place = Vertex(
        x: edge.from.x + Int((Double(edge.to.x - edge.from.x) * part).rounded()),
        y: edge.from.y + Int((Double(edge.to.y - edge.from.y) * part).rounded()))
      cut(place)
    }
    let places = [from] + cuts.sorted { (along($0), $0.x, $0.y) < (along($1), $1.x, $1.y) } + [to]
    return Array(zip(places, places.dropFirst()))
  }

  /// Returns whether the middle of a line is in the area or on an edge.
  private func contains(middleOf start: Vertex, _ end: Vertex) -> Bool {
    // In half units, in which the middle is exact.
    let middle = Vertex(x: start.x + end.x, y: start.y + end.y)
    var winding = 0
    for edge in edges {
      let from = Vertex(x: 2 * edge.from.x, y: 2 * edge.from.y)
      let to = Vertex(x: 2 * edge.to.x, y: 2 * edge.to.y)
      let side = Self.side(of: middle, from: from, to: to)
      if side == 0, min(from.x, to.x) <= middle.x, middle.x <= max(from.x, to.x),
        min(from.y, to.y) <= middle.y, middle.y <= max(from.y, to.y)
      {
        return true
      }
      if from.y <= middle.y, middle.y < to.y, side < 0 { winding += 1 }
      if to.y <= middle.y, middle.y < from.y, side > 0 { winding -= 1 }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Returns a positive number for a point on the right of a line on screen, and 0 for a point on it.
  private static func side(of point: Vertex, from: Vertex, to: Vertex) -> Int {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }
}
