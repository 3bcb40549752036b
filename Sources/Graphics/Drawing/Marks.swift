public import Foundation

/// One shape at many places, such as the points of a scatter plot.
///
/// It is drawn as if the shape were filled at each place, one after the other: where clear marks
/// overlap, their colours add up.
public struct Marks: Equatable, Sendable {
  /// The outline of every mark, about the place where it stands.
  public let shape: Path
  /// How the inside of a mark is told from its outside.
  public let style: FillStyle
  /// The places, in drawing order.
  ///
  /// Every coordinate is finite.
  public let positions: [CGPoint]

  /// Creates marks; positions that are not finite are left out.
  public init(_ shape: Path, style: FillStyle = FillStyle(), at positions: [CGPoint]) {
    self.shape = shape
    self.style = style
    func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
    self.positions = positions.allSatisfy(isFinite) ? positions : positions.filter(isFinite)
  }

  /// The smallest rectangle that holds all marks; null when there are none.
  ///
  /// - Complexity: O(*n*) in the number of positions and of the shape's elements.
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
