import CCairo
import Foundation
import Graphics

/// An angular gradient as a mesh of narrow wedges about a centre.
///
/// A wedge is a Coons patch with straight sides whose fourth side is the centre itself. Across a
/// wedge Cairo interpolates along the chord and not along the arc; at `widest` this moves a colour by at
/// most 0.0003 of a turn. Colours are exact on the edges between wedges, which adjacent wedges share, so
/// that there are no seams. See `cairo_pattern_create_mesh` in
/// [cairo_pattern_t](https://www.cairographics.org/manual/cairo-cairo-pattern-t.html).
struct AngularMesh {
  /// The maximum angle of a wedge, in radians.
  private static let widest = 2 * Double.pi / 90

  private struct Wedge {
    var from: Double
    var to: Double
    var first: GradientRamp.Stop
    var second: GradientRamp.Stop
  }

  private let center: CGPoint
  private let radius: Double
  private var wedges: [Wedge] = []

  /// Creates the mesh of a ramp.
  ///
  /// - Parameters:
  ///   - ramp: At least one stop; without stops the mesh is empty.
  ///   - center: The centre in the coordinates of the paint.
  ///   - from: The angle at which the ramp begins, in radians clockwise from the right.
  ///   - to: The angle at which it ends: clamped to `from` … `from` + one turn.
  ///   - radius: The radius of the mesh.
  init(ramp: GradientRamp, center: CGPoint, from: Double, to: Double, radius: Double) {
    self.center = center
    self.radius = radius
    guard let first = ramp.stops.first, let last = ramp.stops.last else { return }
    let turn = 2 * Double.pi
    let sweep = max(0, min(to - from, turn))
    func angle(_ location: Double) -> Double { from + sweep * location }
    add(from, angle(first.location), first, first)
    for (stop, next) in zip(ramp.stops, ramp.stops.dropFirst()) {
      add(angle(stop.location), angle(next.location), stop, next)
    }
    add(angle(last.location), from + sweep, last, last)
    let rest = (turn - sweep) / 2
    add(from + sweep, from + sweep + rest, last, last)
    add(from + sweep + rest, from + turn, first, first)
  }

  private mutating func add(
    _ from: Double, _ to: Double, _ first: GradientRamp.Stop, _ second: GradientRamp.Stop
  ) {
    guard to - from > 1e-9 else { return }
    let count = Int(((to - from) / Self.widest).rounded(.up))
    func mix(_ t: Double) -> GradientRamp.Stop {
      var stop = first
      stop.red += (second.red - first.red) * t
      stop.green += (second.green - first.green) * t
      stop.blue += (second.blue - first.blue) * t
      stop.alpha += (second.alpha - first.alpha) * t
      return stop
    }
    for piece in 0..<count {
      let begin = Double(piece) / Double(count)
      let end = Double(piece + 1) / Double(count)
      wedges.append(
        Wedge(
          from: from + (to - from) * begin, to: from + (to - from) * end, first: mix(begin),
          second: mix(end)))
    }
  }

  /// Returns the mesh as a Cairo pattern.
  func pattern() -> CairoPattern {
    let mesh = CairoPattern(mesh: ())
    let x = Double(center.x)
    let y = Double(center.y)
    for wedge in wedges {
      cairo_mesh_pattern_begin_patch(mesh.pointer)
      cairo_mesh_pattern_move_to(mesh.pointer, x, y)
      cairo_mesh_pattern_line_to(
        mesh.pointer, x + radius * cos(wedge.from), y + radius * sin(wedge.from))
      cairo_mesh_pattern_line_to(
        mesh.pointer, x + radius * cos(wedge.to), y + radius * sin(wedge.to))
      cairo_mesh_pattern_line_to(mesh.pointer, x, y)
      for (corner, stop) in [wedge.first, wedge.first, wedge.second, wedge.second].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh.pointer, UInt32(corner), stop.red, stop.green, stop.blue, stop.alpha)
      }
      cairo_mesh_pattern_end_patch(mesh.pointer)
    }
    return mesh
  }
}
