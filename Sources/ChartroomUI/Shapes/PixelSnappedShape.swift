package import Foundation
package import Graphics

extension Shape {
  /// Returns the shape with its vertices snapped to the device-pixel grid when it is drawn.
  ///
  /// The width of a stroke is rounded to whole pixels, but not below 1. The vertices of a stroke with an
  /// odd width in pixels snap to pixel centres. All other vertices snap to pixel edges. Steps and bars are
  /// therefore crisp at every scale and after every translation.
  ///
  /// Strokes that consist only of horizontal and vertical lines are snapped without this modifier, except
  /// data polylines. No stroke is snapped under a transform that skews it or scales x and y differently.
  /// - Note: SwiftUI has no such modifier.
  package nonisolated func pixelSnapped() -> PixelSnappedShape<Self> {
    PixelSnappedShape(base: self)
  }
}

/// A shape whose vertices are snapped to the device-pixel grid when it is drawn.
package struct PixelSnappedShape<Base: Shape>: Shape {
  var base: Base

  /// Returns the base shape's outline in `rect`, in points, before snapping.
  ///
  /// The device-pixel grid is known only when the shape is drawn.
  package func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The behaviour of the base shape.
  package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// Returns the size that the base shape chooses for a proposal, in points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The animatable data of the base shape.
  package var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension PixelSnappedShape: WrapperShape {
  var wrapped: any Shape { base }
}

/// A shape that is snapped to the device-pixel grid.
nonisolated protocol PixelSnapping {
  /// The base shape.
  var outline: any Shape { get }
}

extension PixelSnappedShape: PixelSnapping {
  var outline: any Shape { base }
}
