import CCairo
import Foundation
import Graphics

extension Player {
  /// Fills rectangles with a paint each.
  ///
  /// The pixels equal those of one fill for each rectangle. Opaque rectangles on whole pixels are written
  /// directly where possible.
  func fill(
    _ rectangles: PaintedRectangles, on context: borrowing CairoContext,
    transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) {
    let writer = PixelWriter(on: context, area: area)
    let isUpright = transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0
    var next = 0
    while next < rectangles.count {
      let run = rectangles.paints.run(from: next)
      next = run.upperBound
      let paint = rectangles.paints[run.lowerBound]
      let pixel = isUpright && writer != nil ? RowColors.opaquePixel(paint) : nil
      // Pixels that are written directly need no source.
      var hasSource = false
      if pixel == nil {
        hasSource = try paint.setSource(context, transform: transform, area: area)
        guard hasSource else { continue }
      }
      for rect in rectangles.rects[run] {
        var corners = DeviceCorners(rect, transform: transform)
        if rectangles.style.isPixelSnapped { corners.snap() }
        guard corners.allSatisfy(DevicePath.holds) else {
          // The rectangle leaves Cairo's range, where snapping makes no difference.
          try fill(
            Path(rect), rectangles.style, paint, on: context, transform: transform, area: area)
          continue
        }
        guard !corners.pixels.intersection(area).isEmpty else { continue }
        if let pixel, let rect = corners.wholePixels {
          writer?.fill(rect, with: pixel)
          continue
        }
        if !hasSource {
          hasSource = try paint.setSource(context, transform: transform, area: area)
        }
        corners.setPath(on: context)
        context.fill(rectangles.style)
      }
    }
  }

  /// Fills a shape at many positions with a paint and a scale each.
  ///
  /// The pixels equal those of one fill for each mark.
  func fill(
    _ marks: PaintedMarks, on context: borrowing CairoContext, transform: CGAffineTransform,
    area: PixelRect
  ) throws(CanvasError) {
    let reach = MarkReach(marks.shape, transform: transform)
    for index in 0..<marks.count {
      let place = marks.positions[index].applying(transform)
      guard !reach.pixels(at: place, scale: marks.scale(at: index)).intersection(area).isEmpty
      else { continue }
      try fill(
        marks.outline(at: index), marks.style, marks.paint(at: index), on: context,
        transform: transform, area: area)
    }
  }
}

/// The corners of a rectangle in device pixels, in the order of `Path.addRect(_:)`.
private struct DeviceCorners {
  private var first: CGPoint
  private var second: CGPoint
  private var third: CGPoint
  private var fourth: CGPoint

  init(_ rect: CGRect, transform: CGAffineTransform) {
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    first = CGPoint(x: minX, y: minY).applying(transform)
    second = CGPoint(x: maxX, y: minY).applying(transform)
    third = CGPoint(x: maxX, y: maxY).applying(transform)
    fourth = CGPoint(x: minX, y: maxY).applying(transform)
  }

  /// Moves the corners to edges of pixels.
  mutating func snap() {
    first = first.pixelSnapped(lineWidth: 0)
    second = second.pixelSnapped(lineWidth: 0)
    third = third.pixelSnapped(lineWidth: 0)
    fourth = fourth.pixelSnapped(lineWidth: 0)
  }

  func allSatisfy(_ condition: (CGPoint) -> Bool) -> Bool {
    condition(first) && condition(second) && condition(third) && condition(fourth)
  }

  /// The pixels that the rectangle may touch.
  var pixels: PixelRect {
    let low = CGPoint(
      x: min(min(first.x, second.x), min(third.x, fourth.x)),
      y: min(min(first.y, second.y), min(third.y, fourth.y)))
    let high = CGPoint(
      x: max(max(first.x, second.x), max(third.x, fourth.x)),
      y: max(max(first.y, second.y), max(third.y, fourth.y)))
    return PixelRect(from: low, to: high).insetBy(-1)
  }

  /// The pixels of an upright rectangle; `nil` where it does not lie on their edges.
  var wholePixels: PixelRect? {
    // Cairo rounds smaller differences away.
    guard
      allSatisfy({
        abs($0.x - $0.x.rounded()) < 1 / 512 && abs($0.y - $0.y.rounded()) < 1 / 512
      })
    else { return nil }
    return PixelRect(
      minX: Int(min(first.x, third.x).rounded()), minY: Int(min(first.y, third.y).rounded()),
      maxX: Int(max(first.x, third.x).rounded()), maxY: Int(max(first.y, third.y).rounded()))
  }

  func setPath(on context: borrowing CairoContext) {
    let pointer = context.pointer
    cairo_new_path(pointer)
    cairo_move_to(pointer, Double(first.x), Double(first.y))
    cairo_line_to(pointer, Double(second.x), Double(second.y))
    cairo_line_to(pointer, Double(third.x), Double(third.y))
    cairo_line_to(pointer, Double(fourth.x), Double(fourth.y))
    cairo_close_path(pointer)
  }
}
