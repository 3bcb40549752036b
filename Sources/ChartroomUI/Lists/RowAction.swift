import Foundation
import Graphics

/// A modifier of a control that a tap anywhere in its row of a list triggers, unless it hits another control.
struct RowAction {}

extension RowAction: ElementModifier {
  typealias Wrapper = RowActionElement

  func update(_ wrapper: RowActionElement, environment: EnvironmentValues) {}
}

/// The element of a control that its row triggers.
final class RowActionElement: WrapperElement {}

extension LayoutElement {
  /// Returns the elements with gestures of the control that a row triggers.
  ///
  /// - Parameters:
  ///   - point: A point of the stage, mapped through the inverse transforms of the ancestors.
  ///   - place: The place of the element in the stage.
  ///   - path: The inverse transforms that have been applied to `point`.
  /// - Returns: The elements, for which the pointer is in the middle of the control; `nil` if the row has none.
  final func rowAction(
    at point: CGPoint, in place: FramePlace, through path: [ProjectionTransform]
  ) -> [TouchedElement]? {
    for child in displayedChildren where !child.isLeaving {
      let place = self.place(of: child, in: place)
      let frame = child.frame(in: place)
      guard child is RowActionElement else {
        // Transformed controls keep their own area.
        guard child.presentedTransform(size: frame.size) == nil else { continue }
        if let found = child.rowAction(at: point, in: place, through: path) { return found }
        continue
      }
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      let shift = ProjectionTransform(
        CGAffineTransform(translationX: middle.x - point.x, y: middle.y - point.y))
      let found = child.hitTest(middle, in: place, through: path + [shift]) ?? []
      if !found.isEmpty { return found }
    }
    return nil
  }
}
