import Foundation
import Observation

/// The swipe of a row of a list.
@MainActor
@Observable
final class RowSwipe {
  /// The distance by which the row is moved towards its trailing edge, in points.
  private(set) var offset: CGFloat = 0 {
    didSet { if offset != 0 { edge = offset > 0 ? .leading : .trailing } }
  }
  /// The edge at which buttons are displayed, or were displayed last.
  private(set) var edge = HorizontalEdge.trailing
  /// The buttons at the visible edge, the outermost one first.
  var buttons: [SwipeButton] = [] {
    didSet { if isOpening, total > 0 { show(.trailing) } }
  }
  /// Whether buttons are displayed or move away.
  private(set) var isActive = false
  /// The element of the row; `nil` after its end.
  @ObservationIgnored weak var row: RowShiftElement?
  /// The buttons that the row sets.
  @ObservationIgnored var actions: [SwipeActions] = []
  /// Deletes the row, if it sets no buttons at its trailing edge; `nil` if the user cannot.
  @ObservationIgnored var delete: (@MainActor () -> Void)?
  /// Whether the row shows the buttons at its trailing edge as soon as their widths are known.
  @ObservationIgnored private var isOpening = false
  /// The offset at the beginning of a drag; `nil` outside of drags.
  @ObservationIgnored private var start: CGFloat?

  nonisolated init() {}

  private var rowWidth: CGFloat { row?.size.width ?? 0 }

  /// The movement at the end of a drag.
  private static let animation = Animation.spring(duration: 0.4)

  /// The width of all buttons, in points; 0 before they are created.
  var total: CGFloat { buttons.reduce(0) { $0 + $1.width } }

  /// Whether the row is swiped so far that the end of the drag performs the first action.
  var isLong: Bool {
    allowsFullSwipe(at: edge) && abs(offset) > max(rowWidth / 2, total + 20)
  }

  func actions(at edge: HorizontalEdge) -> [SwipeActions] { actions.filter { $0.edge == edge } }

  /// Whether there are buttons at an edge.
  func hasButtons(at edge: HorizontalEdge) -> Bool {
    !actions(at: edge).isEmpty || edge == .trailing && delete != nil
  }

  private func allowsFullSwipe(at edge: HorizontalEdge) -> Bool {
    actions(at: edge).first?.allowsFullSwipe ?? true
  }

  /// Moves the row with a pointer, by a distance towards its trailing edge from the beginning of the drag, in points.
  func drag(by distance: CGFloat) {
    isActive = true
    let start = start ?? offset
    self.start = start
    offset = limited(start + distance)
  }

  /// Returns an offset with resistance beyond the buttons, if a long swipe has no effect.
  private func limited(_ offset: CGFloat) -> CGFloat {
    let edge: HorizontalEdge = offset > 0 ? .leading : .trailing
    guard hasButtons(at: edge) else { return 0 }
    let distance = abs(offset)
    guard !allowsFullSwipe(at: edge), total > 0, distance > total else {
      return max(min(offset, rowWidth), -rowWidth)
    }
    return (total + (distance - total) / 5) * (offset > 0 ? 1 : -1)
  }

  /// Ends a drag.
  ///
  /// - Parameter distance: The distance at which the movement would end, as that of `drag(by:)`.
  /// - Returns: Whether the buttons stay visible.
  func endDrag(at distance: CGFloat) -> Bool {
    let projected = (start ?? 0) + distance
    start = nil
    if isLong, let trigger = buttons.first?.trigger {
      show(nil)
      trigger()
      return false
    }
    let isOpen = total > 0 && abs(projected) > total / 2 && projected * offset > 0
    show(isOpen ? edge : nil)
    return isOpen
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
    if edge == .trailing, total > 0 { return show(.trailing) }
    edge = .trailing
    buttons = []
    isOpening = true
  }

  /// Ends a drag that was cancelled.
  func cancelDrag() {
    start = nil
    show(nil)
  }

  /// Returns the displayed width of a button, in points.
  func width(of button: SwipeButton) -> CGFloat {
    let revealed = abs(offset)
    if isLong { return button === buttons.first ? revealed : 0 }
    return total > 0 ? button.width * revealed / total : 0
  }
}

/// A button of a swipe.
@MainActor
@Observable
final class SwipeButton {
  /// The width in points.
  var width: CGFloat = 0
  /// Performs the action; `nil` if the button is disabled.
  @ObservationIgnored var trigger: (@MainActor () -> Void)?

  nonisolated init() {}
}
