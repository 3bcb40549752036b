package import Foundation

/// The place of an element: the corner of its frame on the grid of device pixels, and the rest.
///
/// Edges are rounded relative to the nearest ancestor that displays its children with an offset, so that a
/// moving subtree keeps its shape.
package struct FramePlace: Equatable {
  /// The top left corner of the frame, in points, rounded to device pixels.
  package var corner: CGPoint
  /// The distance of the element's top left corner, which is not rounded, from that of its frame, in points.
  package var phase: CGPoint

  package init(corner: CGPoint, phase: CGPoint) {
    self.corner = corner
    self.phase = phase
  }

  /// Creates the place of an element at a position that is not rounded.
  @MainActor
  package init(of position: CGPoint, core: StageCore) {
    corner = core.rounded(position)
    phase = CGPoint(x: position.x - corner.x, y: position.y - corner.y)
  }

  /// Returns the place of a child.
  ///
  /// - Parameters:
  ///   - position: The position of the child relative to this element, not rounded.
  ///   - offset: The translation with which the child is displayed.
  ///   - core: The state of the stage.
  /// - Returns: The place of the child.
  @MainActor
  package func place(at position: CGPoint, offset: CGSize, core: StageCore) -> FramePlace {
    var place = FramePlace(
      of: CGPoint(x: phase.x + position.x, y: phase.y + position.y), core: core)
    if offset != .zero {
      // The subtree moves by whole device pixels, to where the sum of positions would be rounded.
      let moved = core.rounded(
        CGPoint(
          x: place.corner.x + place.phase.x + offset.width,
          y: place.corner.y + place.phase.y + offset.height))
      place.corner = moved
    }
    place.corner.x += corner.x
    place.corner.y += corner.y
    return place
  }
}
