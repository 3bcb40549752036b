import CKernels
import Foundation
import Graphics

/// The stroke of a polyline in any style, as convex shapes in the order of the line.
///
/// A segment is a rectangle; a join or a cap is another shape, or extends the rectangle. Coordinates are whole
/// units, and offsets from a vertex depend on differences of vertices only, so that moving a line by whole
/// pixels does not change its bits.
struct StrokeShapes {
  /// The maximum number of shapes of a dashed line.
  private static let mostDashes = 1 << 20
  /// The supported periods of a dash, in units: from an eighth of a pixel.
  private static let periods = 32.0...1e15

  private(set) var shapes: [ck_shape] = []
  /// The columns that steep segments reach.
  private(set) var steepColumns: SteepColumns
  /// The pixels that all shapes touch, visible or not.
  let pixels: PixelRect

  private let style: StrokeStyle
  /// Half the line width, in units.
  private let radius: Double
  /// The largest distance of a join or cap from its vertex, in units.
  private let farthest: Double
  /// The direction of the x axis of points, as a unit vector in pixels.
  private let level: (x: Double, y: Double)
  /// The visible area, in units.
  private let visible: UnitBox

  /// A segment of the line, in units, and its direction.
  private struct Piece {
    var x0: Int32
    var y0: Int32
    var x1: Int32
    var y1: Int32
    /// The direction, as a unit vector.
    let dx: Double
    let dy: Double
    /// The offset from the axis to an edge.
    let offX: Int32
    let offY: Int32
  }

  /// Builds the shapes of a line.
  ///
  /// It fails for a line that extends beyond `DevicePath.limit`, for a miter limit above 1000, and for dashes
  /// that are too short or too many.
  ///
  /// - Parameters:
  ///   - polyline: The line.
  ///   - style: The style; the miter limit is defined as in Cairo.
  ///   - transform: Maps points to pixels; preserves circles.
  ///   - radius: Half the line width, in pixels; positive.
  ///   - area: The visible pixels.
  init?(
    _ polyline: Polyline, _ style: StrokeStyle, transform: CGAffineTransform, radius: CGFloat,
    area: PixelRect
  ) {
    var points = UnitPoints(room: polyline.points.count)
    guard let box = points.append(polyline.points, transform: transform) else { return nil }
    let scale = transform.largestScale
    let farthest = style.farthestReach
    guard farthest <= 1000 else { return nil }
    self.farthest = Double(radius * farthest * UnitPoints.perPixel)
    self.style = style
    self.radius = Double(radius * UnitPoints.perPixel)
    level = (Double(transform.a / scale), Double(transform.b / scale))
    pixels = box.pixels(reach: Int((radius * farthest).rounded(.up)) + 2)
    let reach = Int(radius) + 2
    visible = UnitBox(area, reach: reach)
    steepColumns = SteepColumns(vertices: points.count, pixels: pixels, reach: reach, area: area)
    let dash = StrokeDash(style, unitsPerPoint: Double(scale * UnitPoints.perPixel))
    if let dash, !Self.periods.contains(dash.period) { return nil }
    for run in polyline.runs {
      let pieces = pieces(run, of: points)
      guard !pieces.isEmpty else {
        addDot(points.x[run.lowerBound], points.y[run.lowerBound])
        continue
      }
      guard let dash else {
        addLine(pieces)
        continue
      }
      guard addDashes(pieces, dash) else { return nil }
    }
  }

  /// Returns the segments of one run that have a length.
  private mutating func pieces(_ run: Range<Int>, of points: borrowing UnitPoints) -> [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(run.count)
    for index in run.dropFirst() {
      let (x0, y0) = (points.x[index - 1], points.y[index - 1])
      let (x1, y1) = (points.x[index], points.y[index])
      guard x0 != x1 || y0 != y1 else { continue }
      steepColumns.add(x0, y0, x1, y1)
      let (dx, dy) = (Double(x1 - x0), Double(y1 - y0))
      let length = (dx * dx + dy * dy).squareRoot()
      pieces.append(piece((x0, y0), (x1, y1), dx / length, dy / length))
    }
    return pieces
  }

  private func piece(
    _ from: (x: Int32, y: Int32), _ to: (x: Int32, y: Int32), _ dx: Double, _ dy: Double
  ) -> Piece {
    Piece(
      x0: from.x, y0: from.y, x1: to.x, y1: to.y, dx: dx, dy: dy,
      offX: Int32((-dy * radius).rounded()), offY: Int32((dx * radius).rounded()))
  }

  /// Adds a line with joins between its segments and caps at its ends.
  private mutating func addLine(_ pieces: some RandomAccessCollection<Piece>) {
    guard let first = pieces.first, let last = pieces.last else { return }
    if style.lineCap == .round { addDisc(first.x0, first.y0) }
    var before: Piece?
    var rest = pieces.count
    for piece in pieces {
      if let before { addJoin(before, piece) }
      rest -= 1
      addRectangle(
        piece, isFirst: before == nil && style.lineCap == .square,
        isLast: rest == 0 && style.lineCap == .square)
      before = piece
    }
    if style.lineCap == .round { addDisc(last.x1, last.y1) }
  }

  /// Adds the dashes of a line.
  ///
  /// - Returns: Whether there are at most `mostDashes` shapes.
  private mutating func addDashes(_ pieces: [Piece], _ dash: StrokeDash) -> Bool {
    /// The dash that continues from the last segment.
    var line: [Piece] = []
    var passed = 0.0
    for whole in pieces {
      let (dx, dy) = (Double(whole.x1 - whole.x0), Double(whole.y1 - whole.y0))
      let length = (dx * dx + dy * dy).squareRoot()
      func point(_ at: Double) -> (x: Int32, y: Int32) {
        guard at < length else { return (whole.x1, whole.y1) }
        return (
          whole.x0 + Int32((whole.dx * at).rounded()), whole.y0 + Int32((whole.dy * at).rounded())
        )
      }
      let seen = seenPart(whole, length)
      if seen?.lowerBound != 0 {
        addLine(line)
        line = []
      }
      let start = passed
      passed += length
      guard let seen else { continue }
      let areFew = dash.forEach(in: start + seen.lowerBound...start + seen.upperBound) { from, to in
        // A dash that begins at the end of a segment belongs to the next segment; a dash that ends at its
        // beginning belongs to the segment before.
        guard from < passed, to > start || from == to else { return true }
        line.append(piece(point(max(from - start, 0)), point(to - start), whole.dx, whole.dy))
        if to <= passed {
          addLine(line)
          line = []
        }
        return shapes.count < Self.mostDashes
      }
      guard areFew else { return false }
    }
    addLine(line)
    return true
  }

  /// Returns the part of a segment that may be visible, including its width and caps.
  private func seenPart(_ piece: Piece, _ length: Double) -> ClosedRange<Double>? {
    var enter = 0.0
    var leave = length
    for (speed, from, low, high) in [
      (piece.dx, piece.x0, visible.left, visible.right),
      (piece.dy, piece.y0, visible.top, visible.bottom),
    ] {
      let (low, high) = (Double(low - from) - farthest, Double(high - from) + farthest)
      guard speed != 0 else {
        if low > 0 || high < 0 { return nil }
        continue
      }
      enter = max(enter, min(low / speed, high / speed))
      leave = min(leave, max(low / speed, high / speed))
    }
    return enter < leave ? enter...leave : nil
  }

  private mutating func addRectangle(_ piece: Piece, isFirst: Bool, isLast: Bool) {
    // A square cap extends the line by half its width.
    let (alongX, alongY) = (piece.offY, -piece.offX)
    let x0 = isFirst ? piece.x0 - alongX : piece.x0
    let y0 = isFirst ? piece.y0 - alongY : piece.y0
    let x1 = isLast ? piece.x1 + alongX : piece.x1
    let y1 = isLast ? piece.y1 + alongY : piece.y1
    add(
      (x0 + piece.offX, x1 + piece.offX, x1 - piece.offX, x0 - piece.offX),
      (y0 + piece.offY, y1 + piece.offY, y1 - piece.offY, y0 - piece.offY), corners: 4)
  }

  /// Adds the join at the outer side of a corner.
  private mutating func addJoin(_ before: Piece, _ after: Piece) {
    let (x, y) = (after.x0, after.y0)
    let cosine = before.dx * after.dx + before.dy * after.dy
    let sine = before.dx * after.dy - before.dy * after.dx
    if style.lineJoin == .round { return addDisc(x, y) }
    guard sine != 0 else { return }
    let side: Int32 = sine > 0 ? -1 : 1
    let from = (x: x + side * before.offX, y: y + side * before.offY)
    let to = (x: x + side * after.offX, y: y + side * after.offY)
    let limit = Double(style.validMiterLimit)
    guard style.lineJoin == .miter, 2 <= limit * limit * (1 + cosine) else {
      return add((x, from.x, to.x, x), (y, from.y, to.y, y), corners: 3)
    }
    // The tip lies on both edges: in the direction of the sum of their normals.
    let reach = Double(side) * radius / (1 + cosine)
    let tipX = x + Int32((-(before.dy + after.dy) * reach).rounded())
    let tipY = y + Int32(((before.dx + after.dx) * reach).rounded())
    add((x, from.x, tipX, to.x), (y, from.y, tipY, to.y), corners: 4)
  }

  /// Adds a run without length: a disc, or a square with the line's width.
  private mutating func addDot(_ x: Int32, _ y: Int32) {
    if style.lineCap == .round { return addDisc(x, y) }
    addRectangle(piece((x, y), (x, y), level.x, level.y), isFirst: true, isLast: true)
  }

  private mutating func addDisc(_ x: Int32, _ y: Int32) {
    let reach = Int32(radius) + 1
    guard isSeen(x - reach, x + reach, y - reach, y + reach) else { return }
    shapes.append(
      ck_shape(
        x: (x, 0, 0, 0), y: (y, 0, 0, 0), corners: 0, left: x - reach, right: x + reach))
  }

  private mutating func add(
    _ x: (Int32, Int32, Int32, Int32), _ y: (Int32, Int32, Int32, Int32), corners: Int32
  ) {
    let left = min(min(x.0, x.1), min(x.2, x.3))
    let right = max(max(x.0, x.1), max(x.2, x.3))
    let top = min(min(y.0, y.1), min(y.2, y.3))
    let bottom = max(max(y.0, y.1), max(y.2, y.3))
    guard isSeen(left, right, top, bottom) else { return }
    shapes.append(ck_shape(x: x, y: y, corners: corners, left: left, right: right))
  }

  private func isSeen(_ left: Int32, _ right: Int32, _ top: Int32, _ bottom: Int32) -> Bool {
    right >= visible.left && left <= visible.right && bottom >= visible.top && top <= visible.bottom
  }
}
