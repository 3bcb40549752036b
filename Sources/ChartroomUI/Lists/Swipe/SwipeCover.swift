import Foundation
import Graphics

/// A cover of a list while the buttons of a row are displayed: a touch beside them hides them.
struct SwipeCover {
  let rows: SwipedRows
}

extension SwipeCover: View {
  var body: some View {
    if rows.open != nil {
      Color.clear
        .modifier(SwipeOpening(rows: rows))
        .onTapGesture { rows.close() }
        .gesture(
          DragGesture()
            .beginning(along: .vertical)
            .onChanged { _ in rows.close() })
    }
  }
}

/// A modifier of a view above a list that lets touches through where the row with visible buttons has left.
private struct SwipeOpening: SettingsModifier {
  typealias Wrapper = SwipeOpeningElement

  let rows: SwipedRows

  func settings(in environment: EnvironmentValues) -> SwipeOpening { self }
}

/// The element of a view above a list with an opening.
private final class SwipeOpeningElement: SettingsElement<SwipeOpening> {
  override func settingsDidChange(_ settings: SwipeOpening) {}

  override func contains(_ point: CGPoint, size: CGSize) -> Bool {
    guard let rows = settings?.rows, let swipe = rows.open, swipe.offset != 0,
      let row = swipe.row, row.isInList
    else { return false }
    // Rows move within the list, so that the opening is found when a touch begins.
    let origin = displayed(.zero, in: .global).origin
    let frame = row.displayed(CGRect(origin: .zero, size: row.size), in: .global)
      .offsetBy(dx: -origin.x, dy: -origin.y)
    let atLeft = (swipe.offset > 0) == (layoutDirection == .leftToRight)
    let width = abs(swipe.offset)
    let opening = CGRect(
      x: atLeft ? frame.minX : frame.maxX - width, y: frame.minY, width: width,
      height: frame.height)
    return !opening.contains(point)
  }
}
