import CKernels
import Foundation
import Graphics

/// The vertices of a polyline, divided into chains that run from left to right.
///
/// The x of a chain never decreases. Its stroke with round joins and caps has one span on any vertical line:
/// the stroke is the union of the discs around the points of its axis, and the discs that reach the line
/// belong to one connected part of the axis. So the highest and the lowest point on each line are enough.
/// This remains true where invisible segments are omitted; such a chain has several parts.
struct StrokeChains: ~Copyable {
  /// Connected segments with ascending x.
  struct Chain {
    /// The indices in `StrokeChains.parts` of its ranges of vertices, from left to right.
    let parts: Range<Int>
    /// The x of the left end, in units.
    let left: Int
  }

  /// The vertices of the polyline, followed by reversed copies of those that run to the left.
  private(set) var points: UnitPoints
  /// The parts of all chains, as ranges of vertices that are not empty.
  private(set) var parts: [Range<Int>] = []
  /// The chains in the order of their left ends.
  private(set) var chains: [Chain] = []
  /// The columns that steep segments reach.
  private(set) var steepColumns: SteepColumns
  /// The pixels that all segments touch, visible or not.
  private(set) var pixels = PixelRect.empty

  /// The visible area, extended by half the line width and a pixel.
  private let visible: UnitBox
  private let reach: Int

  /// Divides a polyline into chains.
  ///
  /// - Parameters:
  ///   - polyline: The line.
  ///   - transform: Maps its points to pixels.
  ///   - radius: Half the line width, in pixels; positive.
  ///   - area: The visible pixels.
  init(_ polyline: Polyline, transform: CGAffineTransform, radius: CGFloat, area: PixelRect) {
    points = UnitPoints(room: polyline.points.count)
    reach = Int(radius) + 2
    visible = UnitBox(area, reach: reach)
    if let box = points.append(polyline.points, transform: transform) {
      pixels = box.pixels(reach: reach)
      steepColumns = SteepColumns(
        vertices: points.count, pixels: pixels, reach: reach, area: area)
      for run in polyline.runs { append(run, isWhollyVisible: visible.holds(box)) }
    } else {
      steepColumns = SteepColumns(vertices: 1, pixels: .empty, reach: reach, area: area)
      for run in polyline.runs { appendFar(polyline.points[run], transform) }
    }
    points.pad()
    chains.sort { $0.left < $1.left }
  }

  /// Adds the chains of one run.
  private mutating func append(_ run: Range<Int>, isWhollyVisible: Bool) {
    var first = run.lowerBound
    repeat {
      var end = first + 1
      while end < run.upperBound, points.x[end] == points.x[end - 1] { end += 1 }
      let isReversed = end < run.upperBound && points.x[end] < points.x[end - 1]
      if isReversed {
        while end < run.upperBound, points.x[end] <= points.x[end - 1] { end += 1 }
      } else {
        while end < run.upperBound, points.x[end] >= points.x[end - 1] { end += 1 }
      }
      let stretch = isReversed ? points.appendReversed(first..<end) : first..<end
      steepColumns.add(stretch, of: points)
      if isWhollyVisible { parts.append(stretch) } else { appendVisible(stretch) }
      endChain()
      first = end - 1
    } while first + 1 < run.upperBound
  }

  /// Adds the visible parts of vertices with ascending x.
  private mutating func appendVisible(_ stretch: Range<Int>) {
    let (x, y) = (points.x, points.y)
    var part = stretch.lowerBound
    // A dot is a segment from a vertex to itself.
    for from in stretch.lowerBound..<max(stretch.upperBound - 1, stretch.lowerBound + 1) {
      let to = min(from + 1, stretch.upperBound - 1)
      let isSeen =
        x[to] >= visible.left && x[from] <= visible.right
        && max(y[from], y[to]) >= visible.top && min(y[from], y[to]) <= visible.bottom
      if !isSeen {
        if from > part { parts.append(part..<from + 1) }
        part = from + 1
      }
    }
    let isDot = stretch.count == 1
    if part < stretch.upperBound - (isDot ? 0 : 1) { parts.append(part..<stretch.upperBound) }
  }

  private mutating func endChain() {
    let start = chains.last?.parts.upperBound ?? 0
    guard let first = parts.dropFirst(start).first else { return }
    chains.append(
      Chain(parts: start..<parts.count, left: Int(points.x[first.lowerBound])))
  }

  /// Adds the chains of a run that leaves Cairo's range.
  private mutating func appendFar(
    _ points: ArraySlice<CGPoint>, _ transform: CGAffineTransform
  ) {
    let mapped = points.map { $0.applying(transform) }
    var first = 0
    while first < mapped.count {
      guard DevicePath.holds(mapped[first]) else {
        first += 1
        continue
      }
      let end = mapped[first...].firstIndex { !DevicePath.holds($0) } ?? mapped.count
      appendMapped(Array(mapped[first..<end]))
      first = end
    }
    for (from, to) in zip(mapped, mapped.dropFirst())
    where !DevicePath.holds(from) || !DevicePath.holds(to) {
      let piece = FarPath(points: [from, to], isClosed: false)
      for line in piece.lines(within: CGFloat(DevicePath.limit)) where line.count == 2 {
        appendMapped(line)
      }
    }
  }

  /// Adds the chains of a line in pixels.
  private mutating func appendMapped(_ line: [CGPoint]) {
    let start = points.count
    guard !line.isEmpty, let box = points.append(line, transform: .identity) else { return }
    pixels = pixels.union(box.pixels(reach: reach))
    append(start..<points.count, isWhollyVisible: visible.holds(box))
  }
}
