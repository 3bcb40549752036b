nonisolated extension View {
  /// Sets the buttons that a swipe shows beside the row of a list.
  ///
  /// The first button is at the edge. Buttons have the background of their tint, which is red for the role
  /// `destructive` and grey by default. Labels with an image show the image alone. A button that is tapped hides the
  /// buttons, and so does a touch beside them. A list that is edited is not swiped.
  ///
  /// - Parameters:
  ///   - edge: The edge with the buttons; the trailing one by default. The buttons of several modifiers for an edge are
  ///     beside each other, those of the inner one at the edge.
  ///   - allowsFullSwipe: Whether a swipe across half of the row performs the first action; `true` by default.
  ///   - content: The buttons.
  /// - Returns: The row.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }
}

/// The buttons that a swipe shows at an edge of a row.
struct SwipeActions: Equatable {
  let edge: HorizontalEdge
  /// Whether a long swipe performs the first action.
  let allowsFullSwipe: Bool
  let buttons: RelayedView

  static func == (a: SwipeActions, b: SwipeActions) -> Bool {
    a.edge == b.edge && a.allowsFullSwipe == b.allowsFullSwipe && a.buttons === b.buttons
  }
}

private struct SwipeActionsModifier<Buttons: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Buttons
  @State private var buttons = RelayedView()

  init(edge: HorizontalEdge, allowsFullSwipe: Bool, content: Buttons) {
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.content = content
  }
}

extension SwipeActionsModifier: ViewModifier {
  func body(content: Content) -> some View {
    buttons.show(AnyView(self.content))
    let isEmpty = RowList(of: self.content).count == 0
    return content.transformPreference(ListRowTraitsKey.self) {
      guard !isEmpty else { return }
      $0.swipes.append(
        SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, buttons: buttons))
    }
  }
}

extension SwipeActionsModifier: RowsModifier {
  var rowScope: RowScope { .eachRow }
}
