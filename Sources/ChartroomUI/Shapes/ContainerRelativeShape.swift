public import Foundation
public import Graphics

/// The container shape of an enclosing view, inset to the frame of this shape.
///
/// The corners of an inset rounded rectangle have the same centres as those of the container. Without a container
/// shape, it is a rectangle. See `containerShape(_:)`.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}

  /// The fixed behaviour, because the corners of the container are on the left and on the right.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the inset container shape in `rect`, in points.
  ///
  /// Only views that are drawn have a container; otherwise, the path is that of the rectangle.
  public func path(in rect: CGRect) -> Path {
    ContainerPlace.current?.path(in: rect) ?? Path(rect)
  }

  /// Returns the shape inset by `amount` points on every side; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The container shape of an enclosing view, inset to the frame of this shape.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
