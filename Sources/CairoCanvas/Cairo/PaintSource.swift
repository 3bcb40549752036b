import CCairo
import Foundation
import Graphics

extension Paint {
  /// Makes the paint the source of a context.
  ///
  /// Colours are interpolated premultiplied (see `GradientRamp`). A linear or radial gradient with equal
  /// ends is its last colour, as in SVG. An angular gradient of less than a turn continues with the nearer
  /// end colour.
  /// - Parameters:
  ///   - context: The context, whose matrix is the identity.
  ///   - transform: Maps the paint's coordinates to device pixels; invertible.
  ///   - area: The device pixels that may be painted, which bound an angular gradient and a mesh.
  /// - Throws: `outOfMemory`, or `cairo`.
  /// - Returns: `false` where the paint draws nothing: transparent, without stops, or not finite.
  func setSource(
    _ context: borrowing CairoContext, transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) -> Bool {
    guard !isClear else { return false }
    switch self {
    case .color(let color):
      context.set(color)
      return true
    case .linear(let gradient, let from, let to):
      guard Self.isSound(from), Self.isSound(to) else { return false }
      let ramp = GradientRamp(gradient)
      guard from != to else { return context.set(ramp.stops.last) }
      let pattern = CairoPattern(
        linearFromX: Double(from.x), y: Double(from.y), toX: Double(to.x), y: Double(to.y))
      pattern.add(ramp.stops)
      pattern.setSource(context, transform: transform)
      return true
    case .radial(let gradient, let center, let startRadius, let endRadius):
      let start = max(Double(startRadius), 0)
      let end = max(Double(endRadius), 0)
      guard Self.isSound(center), start < 1e9, end < 1e9 else { return false }
      let ramp = GradientRamp(gradient)
      guard start != end else { return context.set(ramp.stops.last) }
      let pattern = CairoPattern(
        radialAtX: Double(center.x), y: Double(center.y), from: start, to: end)
      pattern.add(ramp.stops)
      pattern.setSource(context, transform: transform)
      return true
    case .elliptical(let gradient, let center, let size, let startRadius, let endRadius):
      // Circles of the longer side, which are compressed along the shorter one.
      let side = max(size.width, size.height)
      let (x, y) = (size.width / side, size.height / side)
      let stretch = CGAffineTransform(scaleX: x, y: y).concatenating(transform)
      guard size.width > 0, size.height > 0, stretch.isUsable else { return false }
      return try Paint.radial(
        gradient, center: CGPoint(x: center.x / x, y: center.y / y),
        startRadius: startRadius * side, endRadius: endRadius * side
      ).setSource(context, transform: stretch, area: area)
    case .angular(let gradient, let center, let from, let to):
      let middle = center.applying(transform)
      guard from.radians.isFinite, to.radians.isFinite, Self.isSound(center),
        DevicePath.holds(middle)
      else { return false }
      let inverse = transform.inverted()
      let radius = area.corners.map { corner in
        let point = corner.applying(inverse)
        return hypot(Double(point.x - center.x), Double(point.y - center.y))
      }
      let mesh = AngularMesh(
        ramp: GradientRamp(gradient), center: center, from: from.radians, to: to.radians,
        radius: (radius.max() ?? 0) * 1.1 + 1)
      mesh.pattern().setSource(context, transform: transform)
      return true
    case .mesh(let mesh, let rect):
      let toPixels = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY
      ).concatenating(transform)
      guard toPixels.isUsable, let pixels = try MeshPixels(mesh, toPixels: toPixels, area: area)
      else {
        context.set(mesh.background)
        return mesh.background.opacity > 0
      }
      try pixels.pattern().setSource(
        context,
        transform: CGAffineTransform(
          translationX: CGFloat(pixels.bounds.minX), y: CGFloat(pixels.bounds.minY)))
      return true
    case .image(let image, let tile):
      guard let place = Self.place(of: image, tile: tile, transform: transform, area: area) else {
        return false
      }
      let pattern = CairoPattern(
        surface: try .copy(of: image), extend: CAIRO_EXTEND_REPEAT, filter: CAIRO_FILTER_GOOD)
      pattern.setSource(context, transform: place)
      return true
    }
  }

  /// The largest distance of a tile from the origin, in pixels; Cairo's matrices of images hold no greater ones.
  private static var farthestTile: CGFloat { 8192 }

  /// Returns the transform from the pixels of an image to device pixels; `nil` if nothing can be drawn.
  ///
  /// A tile that is far from the origin is replaced with one at the corner of the area.
  private static func place(
    of image: RasterImage, tile: CGRect, transform: CGAffineTransform, area: PixelRect
  ) -> CGAffineTransform? {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let place = CGAffineTransform(
      a: tile.width / width, b: 0, c: 0, d: tile.height / height, tx: tile.minX, ty: tile.minY
    ).concatenating(transform)
    guard tile.width > 0, tile.height > 0, place.isUsable,
      DevicePath.holds(CGPoint(x: place.tx, y: place.ty)),
      max(image.width, image.height) <= CairoSurface.largestSide
    else { return nil }
    guard max(abs(place.tx), abs(place.ty)) > farthestTile else { return place }
    let corner = CGPoint(x: area.minX, y: area.minY).applying(place.inverted())
    let (x, y) = ((corner.x / width).rounded(.down), (corner.y / height).rounded(.down))
    return CGAffineTransform(translationX: x * width, y: y * height).concatenating(place)
  }

  /// Whether a point can be an end of a gradient.
  private static func isSound(_ point: CGPoint) -> Bool {
    abs(Double(point.x)) < 1e9 && abs(Double(point.y)) < 1e9
  }
}

extension CairoContext {
  fileprivate func set(_ stop: GradientRamp.Stop?) -> Bool {
    guard let stop else { return false }
    cairo_set_source_rgba(pointer, stop.red, stop.green, stop.blue, stop.alpha)
    return stop.alpha > 0
  }
}
