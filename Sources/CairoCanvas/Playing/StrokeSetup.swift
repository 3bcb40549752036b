import CCairo
package import Foundation
package import Graphics

extension StrokeStyle {
  /// Strokes the current path of a context, with a pen that is transformed by `transform`.
  ///
  /// Styles that Cairo rejects are corrected: a width that is not positive and finite draws nothing; a dash
  /// with a negative or infinite length, or with a total length of 0, is a solid line; widths and miters are
  /// limited to `DevicePath.limit`; a phase is reduced to one period.
  /// - Parameters:
  ///   - context: A context with a path in device pixels.
  ///   - transform: Maps points to device pixels; invertible.
  func stroke(_ context: borrowing CairoContext, transform: CGAffineTransform) {
    let pixels = transform.largestScale
    guard lineWidth > 0, lineWidth.isFinite, pixels > 0 else { return }
    let pointer = context.pointer
    // A miter extends by at most half the width times the limit.
    let widest = CGFloat(DevicePath.limit / 4) / pixels
    let width = min(lineWidth, widest)
    let miter = min(validMiterLimit, max(1, widest * 4 / width))
    cairo_set_line_width(pointer, Double(width))
    cairo_set_miter_limit(pointer, Double(miter))
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_DEFAULT)
    switch lineCap {
    case .butt: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_SQUARE)
    }
    switch lineJoin {
    case .miter: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_BEVEL)
    }
    if let (lengths, phase) = validDash {
      cairo_set_dash(pointer, lengths, Int32(lengths.count), phase)
    } else {
      cairo_set_dash(pointer, nil, 0, 0)
    }
    var pen = cairo_matrix_t(transform)
    pen.x0 = 0
    pen.y0 = 0
    cairo_set_matrix(pointer, &pen)
    cairo_stroke(pointer)
    cairo_identity_matrix(pointer)
  }

  /// The miter limit for Cairo: at least 1, and 10 for one that is not finite.
  package var validMiterLimit: CGFloat { miterLimit.isFinite ? max(miterLimit, 1) : 10 }

  /// The largest distance of joins and caps from the axis, in halves of the line width.
  package var farthestReach: CGFloat { lineJoin == .miter ? max(validMiterLimit, 2) : 2 }

  /// Whether the line has gaps: a dash that Cairo rejects has none.
  package var isDashed: Bool { validDash != nil }

  /// The dash for Cairo; `nil` for a solid line.
  package var validDash: (lengths: [Double], phase: Double)? {
    let total = dash.reduce(0, +)
    guard dash.count <= 1024, total > 0, total.isFinite, dash.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    let lengths = dash.map { Double($0) }
    // An odd number of lengths repeats after two rounds.
    let period = Double(total) * (dash.count.isMultiple(of: 2) ? 1 : 2)
    let phase = dashPhase.isFinite ? Double(dashPhase).truncatingRemainder(dividingBy: period) : 0
    return (lengths, phase < 0 ? phase + period : phase)
  }
}

extension CGAffineTransform {
  /// An upper bound of the scale factor of lengths.
  package var largestScale: CGFloat {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  /// The mean scale factor of lengths: the square root of the scale factor of areas.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether circles remain circles: a uniform scale, possibly rotated or mirrored.
  package var keepsShapes: Bool {
    let square = largestScale * largestScale
    return abs(a * c + b * d) <= square * 1e-6
      && abs((a * a + b * b) - (c * c + d * d)) <= square * 1e-6
  }

  /// Whether Cairo supports the transform: finite, invertible, and of a reasonable scale.
  package var isUsable: Bool {
    let determinant = a * d - b * c
    guard determinant.isFinite, tx.isFinite, ty.isFinite else { return false }
    let square = largestScale * largestScale
    return square > 1e-12 && square < 1e12 && abs(determinant) > square * 1e-6
  }
}
