import ChartScales
import ChartroomUI
import Foundation

/// A line or an area between several states, with the points of all of them.
///
/// Points are the same if they have the same id. Without common ids, they are the same at equal positions if the
/// positions ascend, and at equal indices otherwise. A point that a state lacks is on the line of that state, at its
/// position, or at the nearest end.
struct SeriesMorph {
  /// The presented points.
  private(set) var edges = PlotDrawing.SeriesEdges(starts: [], ends: [])
  /// The presented points that exist in the own state.
  private(set) var symbols: [CGPoint] = []

  /// The points of one state.
  private struct Line {
    let weight: Double
    let edges: PlotDrawing.SeriesEdges
    let positions: ContiguousArray<Double>
    let ids: [MarkIndex.Key?]
    /// Whether the positions ascend and are comparable with those of the own state.
    let isAscending: Bool
    /// The part of the distance between points at which a stepped line steps; `nil` for other lines.
    let step: CGFloat?

    init(_ weight: Double, _ drawing: PlotDrawing, _ place: Int, comparedTo own: PlotDrawing) {
      let (model, series) = (drawing.model, drawing.model.series[place])
      self.weight = weight
      edges = drawing.edges(of: series, nil)
      positions = series.positions
      ids = model.seriesIndex.points[place]
      let (scale, other) =
        series.isVertical ? (model.x, own.model.x) : (model.y, own.model.y)
      isAscending =
        scale.hasCodes(of: other)
        && zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 }
      let settings = model.batches[series.first.batch].settings
      step = if case .step(let part)? = settings.interpolation?.kind { part } else { nil }
    }
  }

  /// A point of any of the states.
  private struct Slot {
    /// The index of the point in each state; -1 where it does not exist.
    var indices: [Int]
    var position: Double
    var id: MarkIndex.Key?
  }

  /// Joins the points of the states.
  ///
  /// - Parameters:
  ///   - place: The index of the series in the own state.
  ///   - drawing: The drawing of the own state.
  ///   - blend: The other states.
  /// - Complexity: O(*n*) for *n* points of all states.
  init(_ place: Int, of drawing: PlotDrawing, _ blend: PlotBlend) {
    let own = Line(blend.weight, drawing, place, comparedTo: drawing)
    var slots = own.positions.indices.map { index in
      Slot(indices: [index], position: own.positions[index], id: own.ids[index])
    }
    var lines = [own]
    for other in blend.others {
      if let match = other.series[place] {
        let line = Line(other.weight, other.still, match, comparedTo: drawing)
        slots = Self.merge(slots, line, isAscending: lines.allSatisfy(\.isAscending))
        lines.append(line)
      } else {
        lines.append(Line(other.weight, other.foreign, place, comparedTo: drawing))
        for index in slots.indices { slots[index].indices.append(slots[index].indices[0]) }
      }
    }
    edges.starts = Self.mean(lines, slots, \.starts)
    if !own.edges.ends.isEmpty { edges.ends = Self.mean(lines, slots, \.ends) }
    symbols = zip(slots, edges.starts).filter { $0.0.indices[0] >= 0 }.map(\.1)
  }

  /// Returns the slots with the points of another line.
  private static func merge(_ slots: [Slot], _ line: Line, isAscending: Bool) -> [Slot] {
    let ascends = isAscending && line.isAscending
    let found = matches(slots, line, ascends: ascends)
    var matched = slots
    for index in matched.indices { matched[index].indices.append(-1) }
    for (slot, point) in found { matched[slot].indices[matched[slot].indices.count - 1] = point }
    // Points between others are only known if both lines have them in the same order.
    guard zip(found, found.dropFirst()).allSatisfy({ $0.1 < $1.1 }) else { return matched }
    let missing = Array(repeating: -1, count: slots.first?.indices.count ?? 1)
    var result: [Slot] = []
    var (slot, point) = (0, 0)
    for (nextSlot, nextPoint) in found + [(slots.count, line.positions.count)] {
      let (firstSlot, firstPoint) = (slot, point)
      while slot < nextSlot || point < nextPoint {
        let takesSlot: Bool
        if slot == nextSlot || point == nextPoint {
          takesSlot = slot < nextSlot
        } else if ascends {
          takesSlot = slots[slot].position <= line.positions[point]
        } else {
          takesSlot =
            (slot - firstSlot) * (nextPoint - firstPoint)
            <= (point - firstPoint) * (nextSlot - firstSlot)
        }
        if takesSlot {
          result.append(matched[slot])
          slot += 1
        } else {
          result.append(
            Slot(
              indices: missing + [point], position: line.positions[point], id: line.ids[point]))
          point += 1
        }
      }
      if nextSlot < slots.count { result.append(matched[nextSlot]) }
      (slot, point) = (nextSlot + 1, nextPoint + 1)
    }
    return result
  }

  /// Returns the equal points of slots and of a line, in the order of the slots.
  private static func matches(_ slots: [Slot], _ line: Line, ascends: Bool) -> [(Int, Int)] {
    var known: [MarkIndex.Key: Int] = [:]
    for (index, id) in line.ids.enumerated() { if let id { known[id] = index } }
    let byID = slots.enumerated().compactMap { slot in
      slot.element.id.flatMap { known[$0] }.map { (slot.offset, $0) }
    }
    if !byID.isEmpty { return byID }
    guard ascends else {
      return (0..<min(slots.count, line.positions.count)).map { ($0, $0) }
    }
    var found: [(Int, Int)] = []
    var point = 0
    for (slot, element) in slots.enumerated() {
      while point < line.positions.count, line.positions[point] < element.position { point += 1 }
      if point < line.positions.count, line.positions[point] == element.position {
        found.append((slot, point))
        point += 1
      }
    }
    return found
  }

  /// Returns the mean of the points of one edge; NaN for the gaps of the own state.
  private static func mean(
    _ lines: [Line], _ slots: [Slot], _ edge: KeyPath<PlotDrawing.SeriesEdges, [CGPoint]>
  ) -> [CGPoint] {
    let own = points(lines, 0, slots, edge)
    var mean = own
    for number in lines.indices.dropFirst() {
      let weight = CGFloat(lines[number].weight)
      for (slot, point) in points(lines, number, slots, edge).enumerated() {
        mean[slot].x += weight * (point.x - own[slot].x)
        mean[slot].y += weight * (point.y - own[slot].y)
      }
    }
    let gap = CGPoint(x: CGFloat.nan, y: .nan)
    let gaps = lines[0].edges[keyPath: edge].map { !$0.isFinite }
    return zip(slots, mean).map { slot, point in
      let index = slot.indices[0]
      return index >= 0 && gaps[index] ? gap : point
    }
  }

  /// Returns the points of a line at all slots; those that it lacks are on the line.
  private static func points(
    _ lines: [Line], _ number: Int, _ slots: [Slot],
    _ edge: KeyPath<PlotDrawing.SeriesEdges, [CGPoint]>
  ) -> [CGPoint] {
    let line = lines[number]
    let all = line.edges[keyPath: edge]
    let ascends = line.isAscending && lines[0].isAscending
    let known = slots.indices.filter { slot in
      let index = slots[slot].indices[number]
      return index >= 0 && index < all.count && all[index].isFinite
    }
    func point(_ slot: Int) -> CGPoint { all[slots[slot].indices[number]] }
    func position(_ slot: Int) -> Double { line.positions[slots[slot].indices[number]] }
    guard let first = known.first, let last = known.last else {
      return Array(repeating: CGPoint(x: CGFloat.nan, y: .nan), count: slots.count)
    }
    var next = 0
    return slots.indices.map { slot in
      while next < known.count, known[next] < slot { next += 1 }
      if next == known.count { return point(last) }
      if known[next] == slot { return point(slot) }
      if next == 0 { return point(first) }
      let (before, after) = (known[next - 1], known[next])
      let length = position(after) - position(before)
      let part =
        ascends && length > 0
        ? min(max((slots[slot].position - position(before)) / length, 0), 1)
        : Double(slot - before) / Double(after - before)
      let (start, end) = (point(before), point(after))
      let share = line.step.map { CGFloat(part) < $0 ? 0 : 1 } ?? CGFloat(part)
      return CGPoint(
        x: start.x + (end.x - start.x) * CGFloat(part), y: start.y + (end.y - start.y) * share)
    }
  }
}
