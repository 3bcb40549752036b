import Foundation
import Graphics
import Observation

/// The rows of a list that a swipe can move aside, one at a time.
@MainActor
@Observable
final class SwipedRows {
  /// The row whose buttons are displayed; `nil` for none.
  private(set) var open: RowSwipe?
  /// The element of the list; `nil` before its first layout.
  @ObservationIgnored weak var list: SwipedListElement?
  @ObservationIgnored private var dragged: RowSwipe?

  nonisolated init() {}

  private func row(at y: CGFloat) -> RowSwipe? { list?.row(at: y)?.settings?.swipe }

  /// Returns whether a drag that begins at a place moves a row: one that is open, or has buttons for the direction.
  ///
  /// - Parameters:
  ///   - y: The vertical position in the list, in points.
  ///   - direction: The movement towards the trailing edge, in points.
  /// - Returns: Whether the row is moved.
  func canDrag(at y: CGFloat, direction: CGFloat) -> Bool {
    guard let row = row(at: y) else { return false }
    return row.offset != 0 || row.hasButtons(at: direction > 0 ? .leading : .trailing)
  }

  /// Moves the row at the beginning of a drag, and hides the buttons of another one.
  func drag(at y: CGFloat, by distance: CGFloat) {
    if dragged == nil {
      dragged = row(at: y)
      if open !== dragged { close() }
    }
    dragged?.drag(by: distance)
  }

  func endDrag(at distance: CGFloat) {
    guard let row = dragged, row.row?.isInList == true else { return cancelDrag() }
    dragged = nil
    open = row.endDrag(at: distance) ? row : nil
  }

  /// Moves the dragged row back.
  func cancelDrag() {
    dragged?.cancelDrag()
    dragged = nil
  }

  /// Shows the buttons at the trailing edge of a row.
  func showTrailing(of row: RowSwipe) {
    if open !== row { close() }
    open = row
    row.showTrailing()
  }

  /// Hides the buttons.
  func close() {
    open?.show(nil)
    open = nil
  }
}

private enum SwipedRowsKey: EnvironmentKey { static var defaultValue: SwipedRows? { nil } }

extension EnvironmentValues {
  /// The rows that a swipe can move in the list around the view; `nil` outside of lists.
  var swipedRows: SwipedRows? {
    get { self[SwipedRowsKey.self] }
    set { self[SwipedRowsKey.self] = newValue }
  }
}

/// A modifier of a list whose rows a swipe moves aside.
struct RowSwiping {
  let rows: SwipedRows
  /// Whether the rows have controls, which replace swipes.
  let isEdited: Bool
  @GestureState private var isDragging = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  init(rows: SwipedRows, isEdited: Bool) {
    self.rows = rows
    self.isEdited = isEdited
  }
}

extension RowSwiping: ViewModifier {
  func body(content: Content) -> some View {
    // Translations are not mirrored.
    let sign: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    content
      .environment(\.swipedRows, rows)
      .modifier(SwipedList(rows: rows))
      .overlay { SwipeCover(rows: rows) }
      .gesture(
        DragGesture()
          .beginning { [rows] drag in
            let (x, y) = (drag.translation.width, drag.translation.height)
            return abs(x) > abs(y) && rows.canDrag(at: drag.startLocation.y, direction: x * sign)
          }
          .updating($isDragging) { _, isDragging, _ in isDragging = true }
          .onChanged { rows.drag(at: $0.startLocation.y, by: $0.translation.width * sign) }
          .onEnded { rows.endDrag(at: $0.predictedEndTranslation.width * sign) },
        isEnabled: isEnabled && !isEdited
      )
      .onChange(of: isDragging) { _, isDragging in if !isDragging { rows.cancelDrag() } }
      .onChange(of: isEdited) {
        rows.cancelDrag()
        rows.close()
      }
  }
}
