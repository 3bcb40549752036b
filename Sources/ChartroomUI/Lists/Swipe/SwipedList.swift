import Foundation
import Graphics

/// A modifier of a list whose rows can be swiped: it finds the row at a place.
struct SwipedList: SettingsModifier {
  typealias Wrapper = SwipedListElement

  let rows: SwipedRows

  func settings(in environment: EnvironmentValues) -> SwipedList { self }
}

/// The element of a list whose rows can be swiped.
final class SwipedListElement: SettingsElement<SwipedList> {
  override func settingsDidChange(_ settings: SwipedList) { settings.rows.list = self }

  /// Returns the displayed row at a vertical position in the list, in points; `nil` between rows.
  ///
  /// - Complexity: O(*n*) for *n* displayed rows.
  func row(at y: CGFloat) -> RowShiftElement? { row(at: y, in: self) }

  private func row(at y: CGFloat, in element: LayoutElement) -> RowShiftElement? {
    for child in element.displayedChildren where !child.isLeaving {
      if let row = child as? RowShiftElement {
        let frame = row.displayed(CGRect(origin: .zero, size: row.size), within: self)
        if frame.minY <= y, y < frame.maxY { return row }
      } else if let row = row(at: y, in: child) {
        return row
      }
    }
    return nil
  }
}

extension RowShiftElement {
  /// Whether the row is displayed and not about to leave its list.
  var isInList: Bool {
    var element: LayoutElement? = self
    while let current = element {
      if current.isLeaving { return false }
      element = current.parent
    }
    return displayState.isDisplayed
  }
}
