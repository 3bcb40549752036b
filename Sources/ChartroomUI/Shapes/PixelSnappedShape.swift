public import Foundation
public import Graphics

extension Shape {
  /// Moves the vertices of what is drawn onto the grid of device pixels.
  ///
  /// A stroke of an odd number of pixels runs on pixel centres, anything else on pixel edges, so
  /// that steps and bars are crisp at every scale and wherever transforms put them. The width of a
  /// stroke is rounded to whole pixels, and is at least one.
  ///
  /// Strokes of horizontal and vertical lines only are snapped without it; lines through data are
  /// not. No stroke is snapped where the scales of x and y differ.
  /// - Note: SwiftUI has no such modifier.
  public nonisolated func pixelSnapped() -> PixelSnappedShape<Self> {
    PixelSnappedShape(base: self)
  }
}

/// A shape whose vertices are moved onto the device-pixel grid when it is drawn.
public struct PixelSnappedShape<Base: Shape>: Shape {
  var base: Base

  /// The outline before it is snapped: the grid is known only when it is drawn.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The data of the shape inside.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// A shape that asks for the device-pixel grid.
nonisolated protocol PixelSnapping {
  /// The shape inside.
  var outline: any Shape { get }
}

extension PixelSnappedShape: PixelSnapping {
  var outline: any Shape { base }
}
