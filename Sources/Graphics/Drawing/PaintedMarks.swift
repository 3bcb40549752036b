public import Foundation

/// One shape at many positions, each with its own paint and scale, such as the points of a bubble chart.
///
/// The marks are drawn separately, in order. The result has the same pixels as one fill command per mark. A
/// mark takes 20 bytes, or 28 if any scale differs from 1. Equal paints are stored once. Use `Marks` for
/// marks of one size and one paint, which are drawn several times as fast.
public struct PaintedMarks: Equatable, Sendable {
  /// A position with a paint and a scale.
  public struct Mark: Hashable, Sendable {
    /// The position, in points.
    public var position: CGPoint
    /// The paint, in the coordinates of the command.
    public var paint: Paint
    /// The factor by which the shape is scaled; a negative factor also rotates the shape by 180°.
    public var scale: CGFloat

    /// Creates a mark; by default, the shape is not scaled.
    public init(at position: CGPoint, _ paint: Paint, scale: CGFloat = 1) {
      self.position = position
      self.paint = paint
      self.scale = scale
    }
  }

  /// The outline of a mark with a scale of 1, in points relative to its position.
  public let shape: Path
  /// The fill rule and antialiasing of each mark.
  public let style: FillStyle
  /// The positions in points, in drawing order; all coordinates are finite.
  public let positions: ContiguousArray<CGPoint>
  /// The scale of each mark, finite and not 0; empty if all are 1.
  private let scales: ContiguousArray<CGFloat>
  package let paints: PaintTable

  /// Creates marks of one shape, and omits marks whose position is not finite or whose scale is 0 or not
  /// finite.
  ///
  /// - Parameters:
  ///   - shape: The outline of a mark with a scale of 1, in points relative to its position.
  ///   - style: The fill style; by default with the non-zero winding rule and antialiasing.
  ///   - marks: The marks, in drawing order.
  /// - Complexity: O(*n*) for *n* marks.
  public init(_ shape: Path, style: FillStyle = FillStyle(), marks: some Sequence<Mark>) {
    var positions: ContiguousArray<CGPoint> = []
    var scales: ContiguousArray<CGFloat> = []
    positions.reserveCapacity(marks.underestimatedCount)
    var paints = PaintTable.Builder(capacity: marks.underestimatedCount)
    for mark in marks {
      guard mark.position.x.isFinite, mark.position.y.isFinite, mark.scale.isFinite,
        mark.scale != 0
      else { continue }
      if mark.scale != 1, scales.isEmpty {
        scales.reserveCapacity(marks.underestimatedCount)
        scales.append(contentsOf: repeatElement(1, count: positions.count))
      }
      if mark.scale != 1 || !scales.isEmpty { scales.append(mark.scale) }
      positions.append(mark.position)
      paints.append(mark.paint)
    }
    self.shape = shape
    self.style = style
    self.positions = positions
    self.scales = scales
    self.paints = paints.table
  }

  /// The number of marks.
  public var count: Int { positions.count }

  /// Returns the paint of a mark.
  ///
  /// - Precondition: `index` is in 0 ..< `count`.
  public func paint(at index: Int) -> Paint { paints[index] }

  /// Returns the scale of a mark.
  ///
  /// - Precondition: `index` is in 0 ..< `count`.
  public func scale(at index: Int) -> CGFloat { scales.isEmpty ? 1 : scales[index] }

  /// Returns the outline of a mark, in points.
  ///
  /// - Precondition: `index` is in 0 ..< `count`.
  /// - Complexity: O(*n*) for *n* path elements of the shape.
  package func outline(at index: Int) -> Path {
    let scale = scale(at: index)
    return shape.applying(CGAffineTransform(scaleX: scale, y: scale))
      .offsetBy(dx: positions[index].x, dy: positions[index].y)
  }

  /// The smallest rectangle that contains all marks, in points; the null rectangle if there are none.
  ///
  /// - Complexity: O(*n* + *m*) for *n* marks and *m* path elements of the shape.
  public var boundingRect: CGRect {
    let shape = shape.boundingRect
    guard !shape.isNull else { return .null }
    var box = Extent()
    for (index, position) in positions.enumerated() {
      let scale = scale(at: index)
      box.add(
        CGPoint(x: position.x + shape.minX * scale, y: position.y + shape.minY * scale))
      box.add(
        CGPoint(x: position.x + shape.maxX * scale, y: position.y + shape.maxY * scale))
    }
    return box.rect
  }
}
