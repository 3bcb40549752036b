import Foundation
import Graphics

/// A modifier of a row that the user moves among those of its `ForEach`.
struct MovableRow {
  let element: ElementEdits
  let move: @MainActor (IndexSet, Int) -> Void
  @State private var row = MovingRow()
  @Environment(\.movedRow) private var movedRow

  init(element: ElementEdits, move: @escaping @MainActor (IndexSet, Int) -> Void) {
    self.element = element
    self.move = move
  }

  /// The movement of the rows that make room.
  private static let animation = Animation.spring(duration: 0.3)
}

extension MovableRow: ViewModifier {
  func body(content: Content) -> some View {
    let isMoved = movedRow?.moved === row
    let displacement = movedRow?.displacement(of: row) ?? 0
    content
      .environment(\.rowDrag, drag)
      .shadow(color: .black.opacity(isMoved ? 0.2 : 0), radius: 6)
      .offset(y: displacement)
      .animation(Self.animation, value: isMoved ? 0 : displacement)
      .zIndex(isMoved ? 1 : 0)
      .onGeometryChange(for: ClosedRange<CGFloat>.self) {
        let frame = $0.frame(in: .scrollView)
        return frame.minY...frame.maxY
      } action: {
        movedRow?.set(MovedRow.Place(element: element, extent: $0), of: row)
      }
      .onDisappear { movedRow?.set(nil, of: row) }
  }

  @MainActor private var drag: RowDrag? {
    guard let movedRow else { return nil }
    return RowDrag {
      movedRow.move(row, by: $0)
    } end: {
      withAnimation(Self.animation) {
        if let place = movedRow.end() { move(IndexSet(integer: element.offset), place) }
      }
    }
  }
}
