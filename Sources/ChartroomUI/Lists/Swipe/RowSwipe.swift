import Foundation
import Observation

/// The progress of a swipe of a row.
@MainActor
@Observable
final class RowSwipe {
  /// The distance by which the row is moved towards its trailing edge, in points.
  var offset: CGFloat = 0
  /// The buttons at the visible edge, the outermost one first.
  var buttons: [SwipeButton] = []
  /// Whether buttons are displayed or move away.
  private(set) var isActive = false
  /// Whether the row shows the buttons at its trailing edge as soon as their widths are known.
  private(set) var isOpening = false
  /// The offset at the beginning of a drag; `nil` outside of drags.
  @ObservationIgnored var start: CGFloat?
  /// The width of the row, in points.
  @ObservationIgnored var width: CGFloat = 0

  nonisolated init() {}

  /// The movement at the end of a drag.
  private static let animation = Animation.spring(duration: 0.4)

  /// The edge at which buttons are displayed.
  var edge: HorizontalEdge { offset > 0 ? .leading : .trailing }

  /// The width of all buttons, in points; 0 before they are created.
  var total: CGFloat { buttons.reduce(0) { $0 + $1.width } }

  /// Whether the row is swiped so far that the end of the drag performs the first action, if it may.
  var isLong: Bool { abs(offset) > max(width / 2, total + 20) }

  func begin() {
    isActive = true
    start = offset
  }

  /// Moves the row so that the buttons at an edge are visible, or none.
  func show(_ edge: HorizontalEdge?) {
    isOpening = false
    withAnimation(Self.animation) {
      offset = edge.map { $0 == .leading ? total : -total } ?? 0
    } completion: {
      if self.offset == 0, self.start == nil { self.isActive = false }
    }
  }

  /// Shows the buttons at the trailing edge.
  func showTrailing() {
    isActive = true
    if total > 0 { show(.trailing) } else { isOpening = true }
  }

  /// Returns the displayed width of a button, in points.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - expandsFirst: Whether the first button takes the place of all.
  /// - Returns: The width; 0 while the widths of the labels are unknown.
  func width(of button: SwipeButton, expandsFirst: Bool) -> CGFloat {
    let revealed = abs(offset)
    if expandsFirst { return button === buttons.first ? revealed : 0 }
    return total > 0 ? button.width * revealed / total : 0
  }
}

/// A button of a swipe.
@MainActor
@Observable
final class SwipeButton {
  /// The width in points.
  var width: CGFloat = 0
  @ObservationIgnored var trigger: () -> Void = {}

  nonisolated init() {}
}

/// The row of a list whose buttons are displayed, one at a time.
@MainActor
@Observable
final class SwipedRow {
  private(set) var swipe: RowSwipe?

  nonisolated init() {}

  /// Shows the buttons of a row, and hides those of another one.
  func begin(_ next: RowSwipe) {
    if let swipe, swipe !== next { swipe.show(nil) }
    if swipe !== next { swipe = next }
  }

  /// Hides the buttons.
  func close() {
    swipe?.show(nil)
    swipe = nil
  }
}

private enum SwipedRowKey: EnvironmentKey { static var defaultValue: SwipedRow? { nil } }
private enum ShowDeletionKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// The row whose buttons are displayed in the list around the view; `nil` outside of lists.
  var swipedRow: SwipedRow? {
    get { self[SwipedRowKey.self] }
    set { self[SwipedRowKey.self] = newValue }
  }

  /// Shows the button that deletes the row around the view; `nil` for none.
  var showDeletion: (@MainActor () -> Void)? {
    get { self[ShowDeletionKey.self] }
    set { self[ShowDeletionKey.self] = newValue }
  }
}

/// A modifier of a list that hides the buttons of a row after a tap.
struct SwipeClosing {
  let swipedRow: SwipedRow
}

extension SwipeClosing: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.swipedRow, swipedRow)
      .simultaneousGesture(
        TapGesture().onEnded { swipedRow.close() }, isEnabled: swipedRow.swipe != nil)
  }
}
