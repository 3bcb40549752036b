import Foundation
import Graphics

nonisolated extension Shape {
  /// Returns the shape of the points that are in this shape and in another.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: Whether both are filled with the even-odd rule; `false`, the default, for the non-zero winding rule.
  /// - Returns: The shape, whose outline does not intersect itself; see `Path.union(_:eoFill:)`.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns the shape of the points that are in this shape, in another, or in both.
  ///
  /// See `intersection(_:eoFill:)` for the parameters and the result.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns the shape of the points that are in this shape and not in another.
  ///
  /// See `intersection(_:eoFill:)` for the parameters and the result.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
  }

  /// Returns the shape of the points that are in exactly one of two shapes.
  ///
  /// See `intersection(_:eoFill:)` for the parameters and the result.
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the parts of the shape's outline that are in another shape or on its edge.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: Whether it is filled with the even-odd rule; `false`, the default, for the non-zero winding rule.
  /// - Returns: The shape of the lines; see `Path.lineIntersection(_:eoFill:)`.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns the parts of the shape's outline that are outside of another shape.
  ///
  /// See `lineIntersection(_:eoFill:)` for the parameters and the result.
  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}

/// The combination of two shapes in one frame.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Hashable {
    case intersection, union, difference, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  /// The behaviour of shapes that are derived from the first shape, with which the second one is mirrored.
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.behaviorOfDerivedShapes }

  func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .intersection: path.intersection(other, eoFill: eoFill)
    case .union: path.union(other, eoFill: eoFill)
    case .difference: path.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
    }
  }

  /// Returns the size that the first shape chooses for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  /// The data of both shapes.
  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}
