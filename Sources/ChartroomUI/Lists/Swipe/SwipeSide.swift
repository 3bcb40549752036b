import Foundation
import Graphics

/// The buttons beside a row, which move with it.
struct SwipeSide {
  let swipe: RowSwipe
  /// The buttons that the row sets.
  let actions: [SwipeActions]
  /// Deletes the row, if it sets no buttons at its trailing edge; `nil` if the user cannot.
  let delete: (@MainActor () -> Void)?
}

extension SwipeSide: View {
  var body: some View {
    swipe.actions = actions
    swipe.delete = delete
    return ZStack(alignment: swipe.edge == .leading ? .leading : .trailing) {
      Color.clear
      if swipe.isActive { buttons.frame(width: abs(swipe.offset)).offset(x: -swipe.offset) }
    }
  }

  @MainActor @ViewBuilder private var buttons: some View {
    let edge = swipe.edge
    let actions = swipe.actions(at: edge)
    SwipeButtons(swipe: swipe, edge: edge) {
      ForEach(actions.indices, id: \.self) { RelayedContent(view: actions[$0].buttons) }
      if actions.isEmpty, let delete { Button("Delete", role: .destructive, action: delete) }
    }
  }
}
