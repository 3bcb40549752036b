package import Foundation
import Graphics

extension LayoutElement {
  /// Returns where a rectangle of the element is displayed in a coordinate space.
  ///
  /// It is the bounding box after all transform effects in between. Its size is zero if the whole rectangle is
  /// behind the eye of a perspective transform.
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points from the top left corner of the element.
  ///   - space: The coordinate space.
  /// - Returns: The rectangle in the coordinate space, in points, not rounded to device pixels.
  package final func displayed(_ rect: CGRect, in space: CoordinateSpace) -> CGRect {
    let name: AnyHashable
    switch space {
    case .local: return rect
    case .global: return displayed(rect, within: nil)
    case .named(let wanted): name = wanted
    }
    return displayed(rect, within: ancestor(ofSpace: name))
  }

  /// Returns the bounds of the nearest ancestor with a named coordinate space, in the coordinates of the element.
  ///
  /// After a rotation, they are those of the ancestor relative to the bounding box of the element.
  final func bounds(ofSpace name: AnyHashable) -> CGRect? {
    ancestor(ofSpace: name).map { bounds(of: $0) }
  }

  /// Returns the element, or the nearest ancestor, whose coordinate space has a name.
  private func ancestor(ofSpace name: AnyHashable) -> LayoutElement? {
    var ancestor: LayoutElement? = self
    while let current = ancestor, !current.hasSpace(name) { ancestor = current.parent }
    return ancestor
  }

  /// Returns the bounds of an ancestor, in the coordinates of the element; see `bounds(ofSpace:)`.
  final func bounds(of ancestor: LayoutElement) -> CGRect {
    let own = displayed(CGRect(origin: .zero, size: size), within: ancestor)
    let x = size.width > 0 && own.width > 0 ? own.width / size.width : 1
    let y = size.height > 0 && own.height > 0 ? own.height / size.height : 1
    return CGRect(
      x: -own.minX / x, y: -own.minY / y, width: ancestor.size.width / x,
      height: ancestor.size.height / y)
  }

  /// Returns where a rectangle is displayed in the coordinates of an ancestor; of the stage for `nil`.
  final func displayed(_ rect: CGRect, within ancestor: LayoutElement?) -> CGRect {
    var shown = ConvexPolygon(rect)
    var isTransformed = false
    var element: LayoutElement = self
    while element !== ancestor, let parent = element.parent {
      let offset = parent.contentOffset
      shown = shown.translated(
        x: element.position.x + offset.width, y: element.position.y + offset.height)
      if let transform = parent.contentTransform(size: parent.size) {
        shown = transform.image(of: shown)
        isTransformed = true
      }
      element = parent
    }
    if ancestor == nil { shown = shown.translated(x: element.position.x, y: element.position.y) }
    if isTransformed, shown.corners.isEmpty { return CGRect(origin: frame.origin, size: .zero) }
    return shown.bounds
  }
}
