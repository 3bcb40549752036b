import Foundation
import Graphics

/// A modifier of a row that the user moves among those of its `ForEach`.
struct MovableRow {
  let element: ElementEdits
  @State private var row = MovableRowPlace()
  @Environment(\.movedRow) private var movedRow

  init(element: ElementEdits) { self.element = element }

  /// The movement of the rows that make room.
  private static let animation = Animation.spring(duration: 0.3)
}

extension MovableRow: ViewModifier {
  func body(content: Content) -> some View {
    row.element = element
    let isMoved = movedRow?.moved === row
    let displacement = movedRow?.displacement(of: row) ?? 0
    return
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
        row.extent = $0
      }
      .onAppear { movedRow?.add(row) }
      .onDisappear { movedRow?.remove(row) }
  }

  @MainActor private var drag: RowDrag? {
    guard let movedRow else { return nil }
    return RowDrag {
      movedRow.move(row, by: $0)
    } end: {
      withAnimation(Self.animation) {
        if let place = movedRow.end() {
          element.edits.move?(IndexSet(integer: element.offset), place)
        }
      }
    }
  }
}
