import CCairo
import Foundation
import Graphics

extension Player {
  /// Draws an image in a rectangle.
  func play(
    _ image: RasterImage, in rect: CGRect, _ interpolation: RasterImage.Interpolation,
    on context: borrowing CairoContext, transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    let bounds = DrawBounds.pixels(of: Path(rect), transform: transform)
    guard rect.width > 0, rect.height > 0, rect.maxX.isFinite, rect.maxY.isFinite,
      max(image.width, image.height) <= CairoSurface.largestSide,
      !bounds.intersection(area).isEmpty
    else { return }
    var image = image
    var place = ImagePlace(of: image, in: rect, transform: transform)
    if interpolation != .none {
      let (across, down) = place.reduction
      if across > 1 || down > 1 {
        image = try image.reduced(across: across, down: down)
        place.reduce(across: across, down: down)
      }
    }
    guard place.toPixels.isUsable else { return }
    try image.withSurface { (surface) throws(CanvasError) in
      cairo_set_source_surface(context.pointer, surface.pointer, 0, 0)
      let pattern = cairo_get_source(context.pointer)
      var matrix = cairo_matrix_t(place.toPixels.inverted())
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, place.filter(interpolation))
      // Partly covered pixels at the edges have the colours of the edges.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      DevicePath.set(Path(rect), use: .area, transform: transform, on: context)
      context.fill(FillStyle())
      cairo_set_source_rgb(context.pointer, 0, 0, 0)
      try context.check()
    }
  }
}

/// The position of an image's pixels in device pixels.
private struct ImagePlace {
  /// The largest factor by which Cairo shrinks without aliasing.
  private static let mostForCairo: CGFloat = 16

  /// Maps the image's pixels to device pixels.
  private(set) var toPixels: CGAffineTransform

  init(of image: RasterImage, in rect: CGRect, transform: CGAffineTransform) {
    toPixels = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY
    ).concatenating(transform)
  }

  /// The numbers of image pixels for a device pixel.
  private var shrinking: (across: CGFloat, down: CGFloat) {
    let inverse = toPixels.inverted()
    return (
      (inverse.a * inverse.a + inverse.c * inverse.c).squareRoot(),
      (inverse.b * inverse.b + inverse.d * inverse.d).squareRoot()
    )
  }

  /// The factors by which to reduce the image before Cairo shrinks the rest; 1 where this is not needed.
  var reduction: (across: Int, down: Int) {
    func factor(_ shrinking: CGFloat) -> Int {
      shrinking > Self.mostForCairo
        ? Int(min(shrinking * 2 / Self.mostForCairo, CGFloat(CairoSurface.largestSide))) : 1
    }
    return (factor(shrinking.across), factor(shrinking.down))
  }

  /// Replaces the image by a smaller one.
  mutating func reduce(across: Int, down: Int) {
    toPixels = CGAffineTransform(scaleX: CGFloat(across), y: CGFloat(down)).concatenating(toPixels)
  }

  /// Returns Cairo's filter for an interpolation.
  ///
  /// `CAIRO_FILTER_BEST` draws enlarged pixels as squares; see
  /// [cairo_filter_t](https://www.cairographics.org/manual/cairo-cairo-pattern-t.html).
  func filter(_ interpolation: RasterImage.Interpolation) -> cairo_filter_t {
    switch interpolation {
    case .none: CAIRO_FILTER_NEAREST
    case .low, .medium: CAIRO_FILTER_GOOD
    case .high:
      min(shrinking.across, shrinking.down) > 1 ? CAIRO_FILTER_BEST : CAIRO_FILTER_GOOD
    }
  }
}
