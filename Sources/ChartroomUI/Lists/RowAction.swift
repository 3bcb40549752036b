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
  /// Returns the elements with gestures of the first control that a row triggers, and of the views around it.
  ///
  /// An invisible control counts, such as a link with an opacity of 0 behind the content.
  ///
  /// - Parameters:
  ///   - point: A point of the stage, mapped through the inverse transforms of the ancestors.
  ///   - place: The place of the element in the stage.
  ///   - path: The inverse transforms that have been applied to `point`.
  /// - Returns: The elements, where the pointer is in the middle of the control, none if the control is disabled;
  ///   `nil` if the row has no control.
  final func rowAction(
    at point: CGPoint, in place: FramePlace, through path: [ProjectionTransform]
  ) -> [TouchedElement]? {
    for child in displayedChildren where !child.isLeaving {
      let place = self.place(of: child, in: place)
      let frame = child.frame(in: place)
      if child is RowActionElement {
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let shift = ProjectionTransform(
          CGAffineTransform(translationX: middle.x - point.x, y: middle.y - point.y))
        return child.hitTest(middle, in: place, through: path + [shift])
          ?? (frame.isEmpty ? child.touchedWithoutArea(through: path + [shift]) : [])
      }
      // The hit areas of transformed and of scrolled controls are not extended.
      if child.presentedTransform(size: frame.size) != nil || child is ScrollElement { continue }
      if (child as? HitTestingElement)?.settings == false { continue }
      if let found = child.rowAction(at: point, in: place, through: path) {
        return child.touched(found, through: path)
      }
    }
    return nil
  }

  /// Returns the elements with gestures of a control whose label is empty.
  private final func touchedWithoutArea(through path: [ProjectionTransform]) -> [TouchedElement] {
    touched(displayedChildren.first?.touchedWithoutArea(through: path) ?? [], through: path)
  }
}
