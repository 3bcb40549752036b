import CKernels
package import Foundation
package import Graphics

/// The bounds of the device pixels that draw commands touch.
///
/// With a margin, which is one pixel by default, the bounds are conservative: they contain all pixels that are touched,
/// and may contain others. They limit the size of layers. Without a margin, they are the bounding rectangle of shapes,
/// of lines without their miters, and of the lines of texts, of which ink may protrude.
package struct DrawBounds {
  /// Returns the pixels of a list, mapped to device pixels by `transform`.
  package static func pixels(
    of list: DrawList, transform: CGAffineTransform, margin: Int = 1
  ) -> PixelRect {
    list.commands.reduce(.empty) {
      $0.union(pixels(of: $1, transform: transform, margin: margin))
    }
  }

  /// Returns the pixels of an area, with a margin for rounding.
  package static func pixels(
    of path: Path, transform: CGAffineTransform, margin: Int = 1
  ) -> PixelRect {
    guard margin == 0 else { return Box(path, transform: transform).pixels(margin: margin) }
    let rect = path.applying(transform).boundingRect
    return rect.isNull ? .empty : PixelRect(covering: rect)
  }

  /// Returns the pixels of a group after its filter, clip, mask and projection.
  package static func pixels(
    of group: DrawGroup, transform: CGAffineTransform, margin: Int = 1
  ) -> PixelRect {
    var inner = group.transform.concatenating(transform)
    if let projection = group.projection {
      guard let affine = projection.affine else {
        let whole = projection.concatenating(ProjectionTransform(inner))
        return inner.isUsable
          ? pixels(
            of: ConvexPolygon(points(of: group, margin: margin)), projection: whole, margin: margin)
          : .empty
      }
      inner = affine.concatenating(inner)
    }
    guard inner.isUsable else { return .empty }
    var area = pixels(of: group.contents, transform: inner, margin: margin)
    if let filter = GroupFilter(group.filter, transform: inner) {
      area = filter.spread(of: area)
    }
    if let clip = group.clip {
      area = area.intersection(pixels(of: clip.path, transform: inner, margin: margin))
    }
    if let mask = group.mask {
      area = area.intersection(pixels(of: mask, transform: inner, margin: margin))
    }
    return area
  }

  /// Returns the points that a group may touch before its projection and transform.
  package static func points(of group: DrawGroup, margin: Int = 1) -> CGRect {
    var flat = group
    flat.projection = nil
    flat.transform = .identity
    return pixels(of: flat, transform: .identity, margin: margin).rect
  }

  /// Returns the pixels of a polygon that `projection` maps to device pixels.
  package static func pixels(
    of polygon: ConvexPolygon, projection: ProjectionTransform, margin: Int = 1
  ) -> PixelRect {
    var box = Box()
    for corner in projection.image(of: polygon).corners { box.add(corner) }
    return box.pixels(margin: margin)
  }

  private static func pixels(
    of command: DrawCommand, transform: CGAffineTransform, margin: Int
  ) -> PixelRect {
    switch command {
    case .fill(let path, _, _): return pixels(of: path, transform: transform, margin: margin)
    case .stroke(let path, let style, _):
      guard let snapped = SnappedStroke(path, style, transform: transform) else {
        return pixels(of: path, transform: transform, margin: margin)
          .insetBy(-reach(of: style, transform: transform, margin: margin))
      }
      return pixels(of: snapped.path, transform: .identity, margin: margin)
        .insetBy(-reach(of: snapped.style, transform: .identity, margin: margin))
    case .polyline(var polyline, var style, _):
      var transform = transform
      if let snapped = polyline.snapped(style, transform: transform) {
        (polyline, style, transform) = (snapped.line, snapped.style, .identity)
      }
      return Box(polyline.points, transform: transform).pixels(
        margin: reach(of: style, transform: transform, margin: margin) + margin)
    case .marks(let marks, _):
      let bounds = marks.boundingRect
      return bounds.isNull ? .empty : pixels(of: Path(bounds), transform: transform, margin: margin)
    case .rectangles(let rectangles):
      return Box(rectangles, transform: transform).pixels(margin: margin)
    case .paintedMarks(let marks):
      let reach = MarkReach(marks.shape, transform: transform)
      return marks.positions.indices.reduce(.empty) { area, index in
        let place = marks.positions[index].applying(transform)
        return area.union(reach.pixels(at: place, scale: marks.scale(at: index), margin: margin))
      }
    case .image(_, let rect, _): return pixels(of: Path(rect), transform: transform, margin: margin)
    case .text(let text, let origin, _):
      // Ink may leave the box of advances by less than an em: italics, accents, tall scripts.
      let em = margin > 0 ? text.request.largestFontSize + (text.halo?.radius ?? 0) : 0
      let frame = CGRect(origin: origin, size: text.size).insetBy(dx: -em, dy: -em)
      return pixels(of: Path(frame), transform: transform, margin: margin)
    case .group(let group): return pixels(of: group, transform: transform, margin: margin)
    }
  }

  private static func reach(
    of style: StrokeStyle, transform: CGAffineTransform, margin: Int
  ) -> Int {
    let farthest = margin > 0 ? style.farthestReach : 1
    let reach = Double(style.lineWidth / 2 * farthest * transform.largestScale)
    return reach > 0 ? Int(min(reach, DevicePath.limit).rounded(.up)) : 0
  }
}

/// The device pixels that marks of one shape may touch, relative to their positions.
struct MarkReach {
  private let box: Box

  /// Creates the reach of a shape that is mapped by a transform.
  init(_ shape: Path, transform: CGAffineTransform) {
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    box = Box(shape, transform: linear)
  }

  /// Returns the pixels of a mark.
  ///
  /// - Parameters:
  ///   - place: The position of the mark, in device pixels.
  ///   - scale: The scale of the mark.
  ///   - margin: A margin for rounding, in pixels.
  /// - Returns: The pixels; empty for a shape without points.
  func pixels(at place: CGPoint, scale: CGFloat, margin: Int = 1) -> PixelRect {
    guard let corners = box.corners else { return .empty }
    var mark = Box()
    for corner in corners {
      mark.add(CGPoint(x: place.x + corner.x * scale, y: place.y + corner.y * scale))
    }
    return mark.pixels(margin: margin)
  }
}

/// A bounding box of finite points.
private struct Box {
  private var minimum = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var maximum = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  /// The top left and the bottom right corner; `nil` without points.
  var corners: [CGPoint]? { minimum.x <= maximum.x ? [minimum, maximum] : nil }

  /// Creates the box of no points.
  init() {}

  /// Creates the box of points that are mapped by a transform.
  ///
  /// - Parameters:
  ///   - points: Finite points.
  ///   - transform: The transform; results that are not finite are ignored.
  init(_ points: [CGPoint], transform: CGAffineTransform) {
    // Without rotation, extreme coordinates remain extreme after mapping and rounding.
    if transform.b == 0, transform.c == 0, let corners = Self.corners(of: points) {
      let mapped = corners.map { $0.applying(transform) }
      if mapped.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
        for corner in mapped { add(corner) }
        return
      }
    }
    for point in points { add(point.applying(transform)) }
  }

  /// Creates the box of the end points and control points of a path that are mapped by a transform.
  init(_ path: Path, transform: CGAffineTransform) {
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): add(to.applying(transform))
      case .quadCurve(let to, let control):
        add(to.applying(transform))
        add(control.applying(transform))
      case .curve(let to, let control1, let control2):
        add(to.applying(transform))
        add(control1.applying(transform))
        add(control2.applying(transform))
      case .closeSubpath: break
      }
    }
  }

  /// Creates the box of rectangles that are mapped by a transform.
  init(_ rectangles: PaintedRectangles, transform: CGAffineTransform) {
    for rect in rectangles.rects {
      add(CGPoint(x: rect.minX, y: rect.minY).applying(transform))
      add(CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
      add(CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
      add(CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    }
  }

  /// Returns the corners of the bounding box of finite points; `nil` without points.
  private static func corners(of points: [CGPoint]) -> [CGPoint]? {
    var low = [0.0, 0.0]
    var high = [0.0, 0.0]
    let isKnown = points.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return false }
      ck_point_extent_widest()(
        base.assumingMemoryBound(to: Double.self), points.count, &low, &high)
      return true
    }
    guard isKnown else { return nil }
    return [CGPoint(x: low[0], y: low[1]), CGPoint(x: high[0], y: high[1])]
  }

  mutating func add(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
    maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
  }

  func pixels(margin: Int) -> PixelRect {
    guard minimum.x <= maximum.x else { return .empty }
    let covered = PixelRect(from: minimum, to: maximum)
    // A box without width has no pixels, but the stroke of its line does.
    return PixelRect(
      minX: covered.minX - margin, minY: covered.minY - margin, maxX: covered.maxX + margin,
      maxY: covered.maxY + margin)
  }
}
