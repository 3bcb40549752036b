import CKernels
import Foundation
import Graphics

/// The vertices of a polyline, sorted into chains that run from left to right.
///
/// A chain never turns back in x. The stroke of such a line with round joins and caps covers one
/// stretch of any vertical line, without holes: it is all the discs about the points of its axis,
/// and those discs that reach the vertical line belong to one connected part of the axis. So a
/// chain needs no more than the highest and the lowest point of its pieces on each vertical line.
/// That stays true when pieces are left out, as those are that cannot be seen: a chain has several
/// parts then.
struct StrokeChains: ~Copyable {
  /// Pieces without a gap, which never turn back.
  struct Chain {
    /// Ranges of vertices, none of them empty, from left to right.
    let parts: Range<Int>
    /// The left end.
    let left: Int
    /// The right end.
    let right: Int
  }

  /// The vertices of all parts; as many as kernels read beyond the end may follow.
  let x: UnsafeMutablePointer<Int32>
  let y: UnsafeMutablePointer<Int32>
  /// The parts of all chains.
  private(set) var parts: [Range<Int>] = []
  /// The chains in the order of their left ends.
  private(set) var chains: [Chain] = []
  /// The columns with steep pieces.
  private(set) var steepColumns: SteepColumns
  /// The pixels that all pieces together touch, in part outside of what can be seen.
  private(set) var pixels = PixelRect.empty

  /// The vertices so far.
  private var count = 0
  /// The first part of the chain that is being made.
  private var start = 0
  /// The visible part, larger by half a line width and a pixel, in units.
  private let visible: (left: Int32, top: Int32, right: Int32, bottom: Int32)
  private let reach: Int

  /// Cuts a polyline into chains.
  ///
  /// - Parameters:
  ///   - polyline: The line.
  ///   - transform: Maps its points to pixels.
  ///   - radius: Half the line width, in pixels; positive.
  ///   - area: The pixels that can be seen.
  init(_ polyline: Polyline, transform: CGAffineTransform, radius: CGFloat, area: PixelRect) {
    // Each piece may be a part, with two vertices of its own.
    let room = 2 * polyline.runs.reduce(0) { $0 + $1.count } + Int(ck_lane_block)
    x = .allocate(capacity: room)
    y = .allocate(capacity: room)
    reach = Int(radius) + 2
    visible = (
      Int32((area.minX - reach) << 8), Int32((area.minY - reach) << 8),
      Int32((area.maxX + reach) << 8), Int32((area.maxY + reach) << 8)
    )
    if let points = UnitPoints(polyline.points, transform: transform) {
      pixels = points.pixels(reach: reach)
      steepColumns = SteepColumns(
        vertices: points.count, pixels: pixels, reach: reach, area: area)
      for run in polyline.runs { append(run, of: points) }
    } else {
      steepColumns = SteepColumns(vertices: 1, pixels: .empty, reach: reach, area: area)
      for run in polyline.runs { appendFar(polyline.points[run], transform) }
    }
    (x + count).initialize(repeating: 0, count: Int(ck_lane_block))
    (y + count).initialize(repeating: 0, count: Int(ck_lane_block))
    chains.sort { $0.left < $1.left }
  }

  deinit {
    x.deallocate()
    y.deallocate()
  }

  /// Adds the chains of one run.
  private mutating func append(_ run: Range<Int>, of line: borrowing UnitPoints) {
    guard run.count > 1 else { return appendStretch(run, of: line, isReversed: false) }
    var first = run.lowerBound
    while first + 1 < run.upperBound {
      var end = first + 1
      while end < run.upperBound, line.x[end] == line.x[end - 1] { end += 1 }
      let isReversed = end < run.upperBound && line.x[end] < line.x[end - 1]
      if isReversed {
        while end < run.upperBound, line.x[end] <= line.x[end - 1] { end += 1 }
      } else {
        while end < run.upperBound, line.x[end] >= line.x[end - 1] { end += 1 }
      }
      appendStretch(first..<end, of: line, isReversed: isReversed)
      first = end - 1
    }
  }

  /// Adds a chain of what can be seen of pieces that never turn back.
  private mutating func appendStretch(
    _ stretch: Range<Int>, of line: borrowing UnitPoints, isReversed: Bool
  ) {
    let step = isReversed ? -1 : 1
    var from = isReversed ? stretch.upperBound - 1 : stretch.lowerBound
    var part = count
    // A dot is a piece from a vertex to itself.
    let pieces = max(stretch.count - 1, 1)
    for _ in 0..<pieces {
      let to = stretch.count > 1 ? from + step : from
      let (x0, y0, x1, y1) = (line.x[from], line.y[from], line.x[to], line.y[to])
      from = to
      steepColumns.add(x0, y0, x1, y1)
      let isSeen =
        x1 >= visible.left && x0 <= visible.right && max(y0, y1) >= visible.top
        && min(y0, y1) <= visible.bottom
      guard isSeen else {
        endPart(&part)
        continue
      }
      if count == part {
        x[count] = x0
        y[count] = y0
        count += 1
      }
      x[count] = x1
      y[count] = y1
      count += 1
    }
    endPart(&part)
    endChain()
  }

  private mutating func endPart(_ part: inout Int) {
    if count > part { parts.append(part..<count) }
    part = count
  }

  private mutating func endChain() {
    if parts.count > start {
      let left = Int(x[parts[start].lowerBound])
      let right = Int(x[parts[parts.count - 1].upperBound - 1])
      chains.append(Chain(parts: start..<parts.count, left: left, right: right))
    }
    start = parts.count
  }

  /// Adds the chains of a run that leaves what Cairo can hold.
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

  /// Adds the chains of a line of pixels.
  private mutating func appendMapped(_ line: [CGPoint]) {
    guard let points = UnitPoints(line, transform: .identity) else { return }
    pixels = pixels.union(points.pixels(reach: reach))
    append(0..<points.count, of: points)
  }
}
