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
    local(CGRect(origin: .zero, size: ancestor.size), of: ancestor)
  }

  /// Returns a rectangle of an ancestor, or of the stage for `nil`, in the coordinates of the element.
  ///
  /// After a rotation, it is the rectangle relative to the bounding box of the element.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - ancestor: The ancestor.
  ///   - isPresented: Whether the place of the element is the presented one, which differs during an animation.
  /// - Returns: The rectangle, in points from the top left corner of the element.
  final func local(
    _ rect: CGRect, of ancestor: LayoutElement?, presented isPresented: Bool = false
  ) -> CGRect {
    let own = displayed(
      CGRect(origin: .zero, size: size), within: ancestor, presented: isPresented)
    let x = size.width > 0 && own.width > 0 ? own.width / size.width : 1
    let y = size.height > 0 && own.height > 0 ? own.height / size.height : 1
    return CGRect(
      x: (rect.minX - own.minX) / x, y: (rect.minY - own.minY) / y, width: rect.width / x,
      height: rect.height / y)
  }

  /// Returns where a rectangle is displayed in the coordinates of an ancestor; of the stage for `nil`.
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points from the top left corner of the element.
  ///   - ancestor: The ancestor.
  ///   - isPresented: Whether the places are the presented ones, which differ during an animation.
  /// - Returns: The rectangle in the coordinates of the ancestor, in points.
  final func displayed(
    _ rect: CGRect, within ancestor: LayoutElement?, presented isPresented: Bool = false
  ) -> CGRect {
    var shown = ConvexPolygon(rect)
    var isTransformed = false
    var element: LayoutElement = self
    while element !== ancestor, let parent = element.parent {
      let offset = isPresented ? parent.presentedOffset : parent.contentOffset
      let displacement = isPresented ? element.displacement : .zero
      shown = shown.translated(
        x: element.position.x + displacement.width + offset.width,
        y: element.position.y + displacement.height + offset.height)
      let transform =
        isPresented
        ? parent.presentedTransform(size: parent.size) : parent.contentTransform(size: parent.size)
      if let transform {
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
