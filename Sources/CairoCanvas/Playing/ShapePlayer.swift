import CCairo
import Foundation
import Graphics

extension Player {
  /// Fills a path: by `AreaFiller` where it has many lines, otherwise by Cairo.
  func fill(
    _ path: Path, _ style: FillStyle, _ paint: Paint, on context: borrowing CairoContext,
    transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    guard try paint.setSource(context, transform: transform, area: area) else { return }
    var (path, toPixels) = (path, transform)
    if style.isPixelSnapped {
      path = path.applying(transform).pixelSnapped()
      toPixels = .identity
    }
    if let filler = AreaFiller(path, style, transform: toPixels, area: area) {
      let painter = CoveragePainter(paint, on: context, transform: transform, area: filler.pixels)
      try filler.paint(with: painter, on: context)
    } else {
      DevicePath.set(path, use: .area, transform: toPixels, on: context)
      context.fill(style)
    }
  }

  /// Fills a shape at many positions: by `MarkStamp` where it is small, otherwise by Cairo.
  func fill(
    _ marks: Marks, _ paint: Paint, on context: borrowing CairoContext,
    transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    guard try paint.setSource(context, transform: transform, area: area) else { return }
    if let stamp = MarkStamp(marks, transform: transform) {
      let painter = CoveragePainter(paint, on: context, transform: transform, area: area)
      return try stamp.paint(at: marks.positions, with: painter, on: context, area: area)
    }
    for position in marks.positions {
      let place = CGAffineTransform(translationX: position.x, y: position.y)
      let toPixels = place.concatenating(transform)
      let path =
        marks.style.isPixelSnapped
        ? marks.shape.applying(toPixels).pixelSnapped() : marks.shape.applying(toPixels)
      DevicePath.set(path, use: .area, transform: .identity, on: context)
      context.fill(marks.style)
    }
  }

  /// Strokes a path by Cairo.
  func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, on context: borrowing CairoContext,
    transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    guard try paint.setSource(context, transform: transform, area: area) else { return }
    if let snapped = SnappedStroke(path, style, transform: transform) {
      DevicePath.set(snapped.path, use: .line, transform: .identity, on: context)
      snapped.style.stroke(context, transform: .identity)
    } else {
      DevicePath.set(path, use: .line, transform: transform, on: context)
      style.stroke(context, transform: transform)
    }
  }

  /// Strokes a polyline: by `PolylineStroker` where it supports the style, otherwise by Cairo.
  func stroke(
    _ polyline: Polyline, _ style: StrokeStyle, _ paint: Paint, on context: borrowing CairoContext,
    transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    guard try paint.setSource(context, transform: transform, area: area) else { return }
    var (polyline, style, toPixels) = (polyline, style, transform)
    if let snapped = polyline.snapped(style, transform: transform) {
      (polyline, style, toPixels) = (snapped.line, snapped.style, .identity)
    }
    if let stroker = PolylineStroker(polyline, style, transform: toPixels, area: area) {
      let painter = CoveragePainter(paint, on: context, transform: transform, area: stroker.area)
      try stroker.paint(with: painter, on: context)
    } else {
      stroke(polyline, style, on: context, transform: toPixels)
    }
  }

  /// Strokes all runs as one path, so that a translucent colour does not darken where they cross.
  ///
  /// A run of one point is a dot: a disc with round caps, a square of the line width otherwise.
  private func stroke(
    _ polyline: Polyline, _ style: StrokeStyle, on context: borrowing CairoContext,
    transform: CGAffineTransform
  ) {
    cairo_new_path(context.pointer)
    for run in polyline.runs {
      let points = polyline.points[run]
      guard points.count == 1, let point = points.first else {
        DevicePath.append(points, transform: transform, on: context)
        continue
      }
      let half = Self.dotHalf(style, transform)
      DevicePath.append(
        [CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y)],
        transform: transform, on: context)
    }
    style.stroke(context, transform: transform)
  }

  /// Returns half the length of a line that looks like a dot.
  ///
  /// Cairo draws a line of length 0 only with round caps. Square caps need a direction, which a line of a
  /// hundredth of a pixel has.
  private static func dotHalf(_ style: StrokeStyle, _ transform: CGAffineTransform) -> CGFloat {
    switch style.lineCap {
    case .round: 0
    case .square: 0.01 / transform.largestScale
    case .butt: style.lineWidth / 2
    }
  }
}
