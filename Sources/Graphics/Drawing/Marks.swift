public import Foundation

/// One shape at many positions, such as the points of a scatter plot.
///
/// The shape is filled at each position in turn: overlapping translucent marks are blended.
public struct Marks: Equatable, Sendable {
  /// The outline of each mark, relative to its position.
  public let shape: Path
  /// The fill style of the marks.
  public let style: FillStyle
  /// The positions, in drawing order; all coordinates are finite.
  public let positions: [CGPoint]

  /// Creates marks; positions that are not finite are omitted.
  ///
  /// - Complexity: O(*n*) for *n* positions.
  public init(_ shape: Path, style: FillStyle = FillStyle(), at positions: [CGPoint]) {
    self.shape = shape
    self.style = style
    func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
    self.positions = positions.allSatisfy(isFinite) ? positions : positions.filter(isFinite)
  }

  /// The smallest rectangle that contains all marks; the null rectangle if there are none.
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
