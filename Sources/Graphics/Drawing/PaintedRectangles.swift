public import Foundation

/// Many rectangles, each with its own paint, such as the bars of a chart or the cells of a heat map.
///
/// The rectangles are drawn separately, in order. The result has the same pixels as one fill command per
/// rectangle. A rectangle takes 36 bytes. Equal paints are stored once.
public struct PaintedRectangles: Equatable, Sendable {
  /// The antialiasing of the rectangles; the fill rule has no effect.
  public let style: FillStyle
  /// The rectangles in points, in drawing order; all coordinates are finite.
  public let rects: ContiguousArray<CGRect>
  @usableFromInline package let paints: PaintTable

  /// Creates rectangles with their paints, and omits rectangles that are not finite.
  ///
  /// - Parameters:
  ///   - rectangles: The rectangles in points, in drawing order, with their paints in the coordinates of the
  ///     command.
  ///   - style: The fill style; antialiased by default.
  /// - Complexity: O(*n*) for *n* rectangles.
  @inlinable
  public init(_ rectangles: some Sequence<(CGRect, Paint)>, style: FillStyle = FillStyle()) {
    var rects: ContiguousArray<CGRect> = []
    rects.reserveCapacity(rectangles.underestimatedCount)
    var paints = PaintTable.Builder(capacity: rectangles.underestimatedCount)
    for (rect, paint) in rectangles where rect.isFinite {
      rects.append(rect)
      paints.append(paint)
    }
    self.style = style
    self.rects = rects
    self.paints = paints.table
  }

  /// The number of rectangles.
  public var count: Int { rects.count }

  /// Returns the paint of a rectangle.
  ///
  /// - Precondition: `index` is in 0 ..< `count`.
  public func paint(at index: Int) -> Paint { paints[index] }

  /// The smallest rectangle that contains all the rectangles, in points; the null rectangle if there are
  /// none.
  ///
  /// - Complexity: O(*n*) for *n* rectangles.
  public var boundingRect: CGRect {
    var box = Extent()
    for rect in rects {
      box.add(CGPoint(x: rect.minX, y: rect.minY))
      box.add(CGPoint(x: rect.maxX, y: rect.maxY))
    }
    return box.rect
  }
}

extension CGRect {
  /// Whether origin and size are finite.
  @usableFromInline
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
