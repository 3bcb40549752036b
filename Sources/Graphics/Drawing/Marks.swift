public import Foundation

/// One shape at many positions, such as the points of a scatter plot.
///
/// The marks are drawn separately, in the order of their positions, so that overlapping translucent marks are
/// blended.
public struct Marks: Equatable, Sendable {
  /// The outline of each mark in points, relative to its position.
  public let shape: Path
  /// The fill rule and antialiasing of each mark.
  public let style: FillStyle
  /// The positions in points, in drawing order; all coordinates are finite.
  public let positions: [CGPoint]

  /// Creates marks of one shape, and omits positions that are not finite.
  ///
  /// - Parameters:
  ///   - shape: The outline of each mark, in points relative to its position.
  ///   - style: The fill style; by default with the non-zero winding rule and antialiasing.
  ///   - positions: The positions in points, in drawing order.
  /// - Complexity: O(*n*) for *n* positions.
  public init(_ shape: Path, style: FillStyle = FillStyle(), at positions: [CGPoint]) {
    self.shape = shape
    self.style = style
    func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
    self.positions = positions.allSatisfy(isFinite) ? positions : positions.filter(isFinite)
  }

  /// The smallest rectangle that contains all marks, in points; the null rectangle if there are none.
  ///
  /// - Complexity: O(*n* + *m*) for *n* positions and *m* path elements of the shape.
  public var boundingRect: CGRect {
    var places = Extent()
    for position in positions { places.add(position) }
    let shape = shape.boundingRect
    guard !places.rect.isNull, !shape.isNull else { return .null }
    return CGRect(
      x: places.rect.minX + shape.minX, y: places.rect.minY + shape.minY,
      width: places.rect.width + shape.width, height: places.rect.height + shape.height)
  }
}
