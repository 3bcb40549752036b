import CCairo
import Foundation
import Graphics

/// The only owner of a Cairo pattern.
///
/// A pattern that ran out of memory passes its status to the context that uses it, which is checked.
/// See [cairo_pattern_t](https://www.cairographics.org/manual/cairo-cairo-pattern-t.html).
struct CairoPattern: ~Copyable {
  let pointer: OpaquePointer?

  init(linearFromX x0: Double, y y0: Double, toX x1: Double, y y1: Double) {
    pointer = cairo_pattern_create_linear(x0, y0, x1, y1)
  }

  init(radialAtX x: Double, y: Double, from start: Double, to end: Double) {
    pointer = cairo_pattern_create_radial(x, y, start, x, y, end)
  }

  /// Creates a mesh without patches.
  init(mesh: Void) { pointer = cairo_pattern_create_mesh() }

  /// Creates a pattern of a surface, which it keeps alive.
  init(surface: borrowing CairoSurface, extend: cairo_extend_t, filter: cairo_filter_t) {
    pointer = cairo_pattern_create_for_surface(surface.pointer)
    cairo_pattern_set_extend(pointer, extend)
    cairo_pattern_set_filter(pointer, filter)
  }

  deinit { cairo_pattern_destroy(pointer) }

  /// Adds stops; outside of them the end colours continue.
  func add(_ stops: [GradientRamp.Stop]) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pointer, stop.location, stop.red, stop.green, stop.blue, stop.alpha)
    }
    cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
  }

  /// Makes the pattern the source of a context.
  ///
  /// - Parameters:
  ///   - context: The context, whose matrix is the identity.
  ///   - transform: Maps the pattern's coordinates to device pixels; invertible.
  func setSource(_ context: borrowing CairoContext, transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform.inverted())
    cairo_pattern_set_matrix(pointer, &matrix)
    cairo_set_source(context.pointer, pointer)
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
