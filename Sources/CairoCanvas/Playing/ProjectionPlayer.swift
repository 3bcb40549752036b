import CCairo
import Foundation
import Graphics

extension Player {
  /// Draws a group in perspective.
  ///
  /// The group is rasterised once, in its own coordinates and at a higher resolution, and then warped.
  func play(
    _ group: DrawGroup, projectedBy projection: ProjectionTransform,
    on context: borrowing CairoContext, transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    let projection = projection.concatenating(ProjectionTransform(transform))
    let points = DrawBounds.points(of: group)
    guard !points.isEmpty,
      let raster = ProjectionRaster(of: points, projection: projection, area: area)
    else { return }
    var flat = group
    flat.projection = nil
    flat.transform = .identity
    flat.blendMode = .normal
    let scale = CGAffineTransform(scaleX: raster.scale, y: raster.scale)
    let source = try CairoSurface(width: raster.source.width, height: raster.source.height)
    let sourceContext = try CairoContext(source)
    try play(
      DrawList([.group(flat)]), on: sourceContext, transform: scale.moved(below: raster.source),
      area: raster.source.offsetBy(x: -raster.source.minX, y: -raster.source.minY))
    try sourceContext.check()
    let target = try CairoSurface(width: raster.target.width, height: raster.target.height)
    try raster.warp.draw(source, into: target)
    var placed = group
    placed.transform = .identity
    try context.paint(
      target, x: raster.target.minX, y: raster.target.minY, opacity: 1, group.blendMode,
      bounds: DrawBounds.pixels(of: placed, transform: transform, margin: 0))
  }
}

/// The resolution and the pixels of the bitmap of a projected group.
struct ProjectionRaster {
  /// The resolution of the bitmap in the middle of the group, in bitmap pixels per image pixel.
  ///
  /// With a resolution of 1, letters would be as blurred as in an image moved by half a pixel.
  private static let fineness: CGFloat = 2
  /// The minimum resolution at the point of the group that is nearest to the viewer.
  private static let finenessNearby: CGFloat = 1.25
  /// The maximum number of pixels of one bitmap: 64 MiB.
  private static let mostPixels: CGFloat = 16_777_216
  /// The fraction of the farthest point's distance to the viewer below which points may be blurred.
  private static let nearest: CGFloat = 1.0 / 16

  /// The pixels of the bitmap for one point of the group.
  let scale: CGFloat
  /// The pixels of the group at `scale` that the bitmap contains.
  let source: PixelRect
  /// The pixels of the image that may change.
  let target: PixelRect
  /// The map from pixels of the image, relative to `target`, to pixels of the bitmap.
  let warp: Warp

  /// Finds the scale and the pixels; fails where nothing is visible.
  ///
  /// - Parameters:
  ///   - points: The bounds of the group, in its own points.
  ///   - projection: Maps the group's points to pixels of the image.
  ///   - area: The visible pixels of the image.
  init?(of points: CGRect, projection: ProjectionTransform, area: PixelRect) {
    let whole = ConvexPolygon(points)
    let target = DrawBounds.pixels(of: whole, projection: projection).intersection(area)
    let visible = Self.part(of: whole, seenIn: target.insetBy(-2), through: projection).bounds
    guard !target.isEmpty, !visible.isNull else { return nil }
    // Computed from the whole group, so that a part of the image has the pixels of the whole.
    let near = whole.clipped(to: projection.front(of: whole, part: Self.nearest))
    let nearby = near.corners.map { projection.largestScale(at: $0) }.max() ?? 0
    let middle = projection.largestScale(at: near.middle)
    var scale = max(Self.finenessNearby * nearby, Self.fineness * middle)
    let side = CGFloat(CairoSurface.largestSide - 8)
    scale = min(scale, side / max(visible.width, 1e-9), side / max(visible.height, 1e-9))
    let pixels = (visible.width * scale) * (visible.height * scale)
    if pixels > Self.mostPixels { scale *= (Self.mostPixels / pixels).squareRoot() }
    guard scale > 1e-6, scale < 1e6 else { return nil }

    func atScale(_ rect: CGRect) -> PixelRect {
      PixelRect(
        covering: CGRect(
          x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
          height: rect.height * scale)
      ).insetBy(-2)
    }
    let source = atScale(visible).intersection(atScale(points))
    guard !source.isEmpty, max(source.width, source.height) <= CairoSurface.largestSide else {
      return nil
    }
    var inverse = ProjectionTransform(
      CGAffineTransform(scaleX: scale, y: scale).moved(below: source).inverted()
    )
    .concatenating(projection)
    .concatenating(ProjectionTransform(CGAffineTransform.identity.moved(below: target)))
    guard inverse.invert() else { return nil }
    self.scale = scale
    self.source = source
    self.target = target
    warp = Warp(inverse)
  }

  /// Returns the part of `polygon` whose image lies in `area`.
  private static func part(
    of polygon: ConvexPolygon, seenIn area: PixelRect, through projection: ProjectionTransform
  ) -> ConvexPolygon {
    let m = projection
    // An image x of at least `edge` is a half plane in the polygon's coordinates: x′·w ≥ edge·w.
    func half(_ x: CGFloat, _ y: CGFloat, _ constant: CGFloat, edge: Int, sign: CGFloat)
      -> ConvexPolygon.HalfPlane
    {
      let edge = CGFloat(edge)
      return ConvexPolygon.HalfPlane(
        x: sign * (x - edge * m.m13), y: sign * (y - edge * m.m23),
        constant: sign * (constant - edge * m.m33))
    }
    return
      polygon
      .clipped(to: m.front(of: polygon, part: 1e-6))
      .clipped(to: half(m.m11, m.m21, m.m31, edge: area.minX, sign: 1))
      .clipped(to: half(m.m11, m.m21, m.m31, edge: area.maxX, sign: -1))
      .clipped(to: half(m.m12, m.m22, m.m32, edge: area.minY, sign: 1))
      .clipped(to: half(m.m12, m.m22, m.m32, edge: area.maxY, sign: -1))
  }
}

extension ConvexPolygon {
  /// The mean of the corners.
  fileprivate var middle: CGPoint {
    let count = CGFloat(max(corners.count, 1))
    return CGPoint(
      x: corners.map(\.x).reduce(0, +) / count, y: corners.map(\.y).reduce(0, +) / count)
  }
}

extension ProjectionTransform {
  /// Returns the largest scale factor of short lengths at `point`, over all directions.
  fileprivate func largestScale(at point: CGPoint) -> CGFloat {
    let w = w(at: point)
    let image = point.applying(self)
    let xx = (m11 - image.x * m13) / w
    let xy = (m12 - image.y * m13) / w
    let yx = (m21 - image.x * m23) / w
    let yy = (m22 - image.y * m23) / w
    let sum = xx * xx + xy * xy + yx * yx + yy * yy
    let determinant = xx * yy - xy * yx
    let spread = max(sum * sum - 4 * determinant * determinant, 0).squareRoot()
    return ((sum + spread) / 2).squareRoot()
  }
}
