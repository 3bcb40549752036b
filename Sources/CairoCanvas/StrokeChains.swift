import CKernels
import Foundation
import Graphics

/// The straight pieces of a polyline's stroke, sorted into chains that run from left to right.
///
/// A chain never turns back in x. The stroke of such a line with round joins and caps covers one
/// stretch of any vertical line, without holes: it is all the discs about the points of its axis,
/// and those discs that reach the vertical line belong to one connected part of the axis. So a
/// chain needs no more than the highest and the lowest point of its pieces on each vertical line.
/// That stays true when pieces are left out, as those are that cannot be seen.
///
/// Coordinates are whole multiples of 1/256 pixel, as in Cairo, so that a stroke that is moved by
/// whole pixels has the same bits.
struct StrokeChains {
  /// Units of a pixel.
  static let unit: CGFloat = 256

  /// The pieces of all chains; within a chain neither their left nor their right ends go back.
  private(set) var segments: [ck_segment] = []
  /// The chains as ranges of `segments`, none of them empty, in the order of their left ends.
  private(set) var chains: [Range<Int>] = []
  /// Half the line width, in units.
  let radius: Float

  /// The pixels that all pieces together touch, in part outside of what can be seen.
  var pixels: PixelRect {
    guard low.x <= high.x else { return .empty }
    // Radius and spans are rounded to units: up to one pixel more.
    let reach = Int(radius) / 256 + 2
    return PixelRect(
      minX: Int(low.x) >> 8 - reach, minY: Int(low.y) >> 8 - reach,
      maxX: Int(high.x) >> 8 + reach, maxY: Int(high.y) >> 8 + reach)
  }

  /// The smallest and the largest coordinates of all pieces, in units.
  private var low = (x: Int32.max, y: Int32.max)
  private var high = (x: Int32.min, y: Int32.min)
  /// The visible part, larger by half a line width and a pixel.
  private let visible: CGRect
  /// The first segment of the chain that is being made.
  private var start = 0
  /// Where the chain that is being made goes: −1 left, 1 right, 0 when that is open.
  private var direction = 0

  /// Cuts a polyline into chains.
  ///
  /// - Parameters:
  ///   - polyline: The line.
  ///   - transform: Maps its points to pixels.
  ///   - radius: Half the line width, in pixels; positive.
  ///   - area: The pixels that can be seen.
  init(_ polyline: Polyline, transform: CGAffineTransform, radius: CGFloat, area: PixelRect) {
    self.radius = Float(radius * Self.unit)
    visible = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)
      .insetBy(dx: -radius - 1, dy: -radius - 1)
    segments.reserveCapacity(polyline.points.count)
    for run in polyline.runs {
      var last: Vertex?
      var isLone = true
      for index in run {
        let point = polyline.points[index].applying(transform)
        guard point.x.isFinite, point.y.isFinite else {
          if let last, isLone { append(last, last) }
          endChain()
          last = nil
          continue
        }
        let vertex = Vertex(point)
        isLone = last == nil
        if let last { append(last, vertex) }
        last = vertex
      }
      if let last, isLone { append(last, last) }
      endChain()
    }
    chains.sort { segments[$0.lowerBound].x < segments[$1.lowerBound].x }
  }

  /// A point of the line in pixels, and the same to the nearest unit, no farther than Cairo goes.
  private struct Vertex {
    let point: CGPoint
    let x: Int32
    let y: Int32

    init(_ point: CGPoint) {
      self.point = point
      x = Self.whole(point.x)
      y = Self.whole(point.y)
    }

    /// Rounds halves up, also below 0: a line that is moved by whole pixels stays the same.
    private static func whole(_ pixels: CGFloat) -> Int32 {
      let limit = CGFloat(DevicePath.limit)
      let fine = Int64(max(-limit, min(pixels, limit)) * 65_536 * unit)
      return Int32(truncatingIfNeeded: (fine + 32_768) >> 16)
    }
  }

  /// Adds the piece between two points, if it can be seen.
  private mutating func append(_ from: Vertex, _ to: Vertex) {
    if to.x != from.x {
      let goes = to.x < from.x ? -1 : 1
      if goes == -direction { endChain() }
      direction = goes
    }
    let (a, b) = (from.point, to.point)
    guard max(a.x, b.x) >= visible.minX, min(a.x, b.x) <= visible.maxX,
      max(a.y, b.y) >= visible.minY, min(a.y, b.y) <= visible.maxY
    else { return }
    if DevicePath.holds(a), DevicePath.holds(b) {
      appendNear(from, to)
    } else {
      let far = FarPath(points: [a, b], isClosed: false)
      for line in far.lines(within: CGFloat(DevicePath.limit)) where line.count == 2 {
        appendNear(Vertex(line[0]), Vertex(line[1]))
      }
    }
  }

  private mutating func appendNear(_ from: Vertex, _ to: Vertex) {
    low = (min(low.x, from.x, to.x), min(low.y, from.y, to.y))
    high = (max(high.x, from.x, to.x), max(high.y, from.y, to.y))
    guard from.x != to.x else {
      // A piece without length adds nothing to the one before it, whose end is a disc already.
      if from.y == to.y, segments.count > start { return }
      segments.append(
        ck_segment(
          x: from.x, top: min(from.y, to.y), bottom: max(from.y, to.y), run: 0, slope: 0, lean: 0))
      return
    }
    let left = from.x < to.x ? from : to
    let slope = Float(to.y - from.y) / Float(to.x - from.x)
    let lean = radius * slope / (1 + slope * slope).squareRoot()
    segments.append(
      ck_segment(
        x: left.x, top: left.y, bottom: left.y, run: Float(abs(to.x - from.x)), slope: slope,
        lean: lean))
  }

  private mutating func endChain() {
    if segments.count > start {
      if direction < 0 { segments[start...].reverse() }
      chains.append(start..<segments.count)
    }
    start = segments.count
    direction = 0
  }
}
