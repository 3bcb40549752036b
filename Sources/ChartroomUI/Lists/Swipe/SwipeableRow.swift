import Foundation
import Graphics

/// A modifier of a row that a swipe moves aside, which reveals buttons.
struct SwipeableRow {
  /// The buttons that the row sets.
  let actions: [SwipeActions]
  /// Deletes the row, if it sets no buttons at its trailing edge; `nil` if the user cannot.
  let delete: (@MainActor () -> Void)?
  /// The outline of the row.
  let corners: UnevenRoundedRectangle
  /// Whether the row has controls, which replace swipes.
  let isEdited: Bool
  @State private var swipe = RowSwipe()
  @Environment(\.swipedRow) private var swipedRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  init(
    actions: [SwipeActions], delete: (@MainActor () -> Void)?, corners: UnevenRoundedRectangle,
    isEdited: Bool
  ) {
    self.actions = actions
    self.delete = delete
    self.corners = corners
    self.isEdited = isEdited
  }
}

extension SwipeableRow: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.showDeletion, showDeletion)
      .overlay {
        if swipe.offset != 0 {
          Color.clear.contentShape(Rectangle()).onTapGesture { swipedRow?.close() }
        }
      }
      .offset(x: swipe.offset)
      .background { if swipe.isActive { buttons } }
      .clipShape(SwipeClip(corners: corners, isActive: swipe.isActive))
      .contentShape(Rectangle())
      .gesture(
        DragGesture().along(.horizontal).onChanged(drag).onEnded(settle),
        isEnabled: isEnabled && !isEdited
      )
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        swipe.width = $0
      }
      .onChange(of: swipe.total) { _, total in
        if swipe.isOpening, total > 0 { swipe.show(.trailing) }
      }
  }
}

@MainActor
extension SwipeableRow {
  /// The factor of translations, which are not mirrored: -1 if the trailing edge is at the left.
  private var sign: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }

  private func actions(at edge: HorizontalEdge) -> [SwipeActions] {
    actions.filter { $0.edge == edge }
  }

  /// Whether there are buttons at an edge.
  private func hasButtons(at edge: HorizontalEdge) -> Bool {
    !actions(at: edge).isEmpty || edge == .trailing && delete != nil
  }

  /// Whether a long swipe performs the first action at an edge.
  private func allowsFullSwipe(at edge: HorizontalEdge) -> Bool {
    actions(at: edge).first?.allowsFullSwipe ?? true
  }

  private var showDeletion: (@MainActor () -> Void)? {
    guard isEnabled, hasButtons(at: .trailing) else { return nil }
    return {
      swipedRow?.begin(swipe)
      swipe.showTrailing()
    }
  }

  @ViewBuilder private var buttons: some View {
    let edge = swipe.edge
    let actions = actions(at: edge)
    SwipeButtons(swipe: swipe, edge: edge, allowsFullSwipe: allowsFullSwipe(at: edge)) {
      ForEach(actions.indices, id: \.self) { RelayedContent(view: actions[$0].buttons) }
      if actions.isEmpty, let delete { Button("Delete", role: .destructive, action: delete) }
    }
  }

  private func drag(_ value: DragGesture.Value) {
    if swipe.start == nil {
      swipedRow?.begin(swipe)
      swipe.begin()
    }
    swipe.offset = limited((swipe.start ?? 0) + value.translation.width * sign)
  }

  /// Returns an offset with resistance beyond the buttons, if a long swipe has no effect.
  private func limited(_ offset: CGFloat) -> CGFloat {
    let edge: HorizontalEdge = offset > 0 ? .leading : .trailing
    guard hasButtons(at: edge) else { return 0 }
    let distance = abs(offset)
    let total = swipe.total
    guard !allowsFullSwipe(at: edge), total > 0, distance > total else {
      return max(min(offset, swipe.width), -swipe.width)
    }
    return (total + (distance - total) / 5) * (offset > 0 ? 1 : -1)
  }

  private func settle(_ value: DragGesture.Value) {
    let edge = swipe.edge
    let projected = (swipe.start ?? 0) + value.predictedEndTranslation.width * sign
    swipe.start = nil
    if swipe.isLong, allowsFullSwipe(at: edge), let first = swipe.buttons.first {
      swipedRow?.close()
      first.trigger()
    } else if swipe.offset != 0, abs(projected) > swipe.total / 2, projected * swipe.offset > 0 {
      swipe.show(edge)
    } else {
      swipedRow?.close()
    }
  }
}

/// The outline of a row while it is moved aside; rows at rest are not clipped.
private struct SwipeClip: Shape {
  let corners: UnevenRoundedRectangle
  let isActive: Bool

  func path(in rect: CGRect) -> Path {
    isActive ? corners.path(in: rect) : Path(rect.insetBy(dx: -10_000, dy: -10_000))
  }
}
