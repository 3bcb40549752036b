public import Foundation
public import Graphics

extension Shape {
  /// Returns the shape with its vertices snapped to the device-pixel grid when it is drawn.
  ///
  /// The vertices of a stroke of an odd number of pixels snap to pixel centres, all others to pixel
  /// edges, so that steps and bars are crisp at every scale and under every translation. The width of a
  /// stroke is rounded to whole pixels, at least one.
  ///
  /// Strokes that consist only of horizontal and vertical lines are snapped without this modifier;
  /// data polylines are not. No stroke is snapped if the scales of x and y differ.
  /// - Note: SwiftUI has no such modifier.
  public nonisolated func pixelSnapped() -> PixelSnappedShape<Self> {
    PixelSnappedShape(base: self)
  }
}

/// A shape whose vertices are snapped to the device-pixel grid when it is drawn.
public struct PixelSnappedShape<Base: Shape>: Shape {
  var base: Base

  /// Returns the outline before snapping: the grid is known only when the shape is drawn.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the size of the base shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The animatable data of the base shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// A shape that is snapped to the device-pixel grid.
nonisolated protocol PixelSnapping {
  /// The base shape.
  var outline: any Shape { get }
}

extension PixelSnappedShape: PixelSnapping {
  var outline: any Shape { base }
}
