package import Foundation
package import Graphics

extension LayoutElement {
  /// Returns the elements with gestures under a point, in order of precedence.
  ///
  /// - Parameters:
  ///   - point: A point of the stage, mapped through the inverse transforms of the ancestors.
  ///   - place: The place of the element in the stage.
  ///   - path: The inverse transforms that have been applied to `point`.
  /// - Returns: The elements, possibly none; `nil` if nothing is hit.
  package final func hitTest(
    _ point: CGPoint, in place: FramePlace, through path: [ProjectionTransform] = []
  ) -> [TouchedElement]? {
    let frame = frame(in: place)
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    guard isHittable(at: local, size: frame.size) else { return nil }
    var inner = point
    var innerPath = path
    if let transform = presentedTransform(size: frame.size) {
      var inverse = transform.around(frame.origin)
      guard inverse.invert(), let image = inverse.image(of: point) else { return nil }
      inner = image
      innerPath.append(inverse)
    }
    for child in displayedChildren.reversed() where !child.isLeaving {
      let place = self.place(of: child, in: place)
      if let found = hitTest(child, at: inner, in: place, through: innerPath) {
        guard found.isEmpty, isRow else { return touched(found, through: path) }
        return touched(rowAction(at: inner, in: place, through: innerPath) ?? [], through: path)
      }
    }
    if isRow, CGRect(origin: .zero, size: frame.size).contains(local),
      let found = rowAction(at: inner, in: place, through: innerPath)
    {
      return touched(found, through: path)
    }
    return contains(local, size: frame.size) ? touched([], through: path) : nil
  }
}
