import Foundation

/// A modifier for the content of a screen, in front of which are bars.
struct ScrollBoundary: SettingsModifier {
  typealias Wrapper = ScrollBoundaryElement

  /// The bar at the top; `nil` for none.
  var bar: TopBar?
  /// Whether there is a bar at the bottom.
  let hasBottomBar: Bool
  /// Whether another screen covers the content, which is then beneath no bar at the bottom.
  var isCovered = false

  func settings(in environment: EnvironmentValues) -> ScrollBoundary { self }
}

/// The properties of a bar at the top that determine how content scrolls beneath it.
struct TopBar: Equatable {
  /// Whether the bar has no background while the content is at its beginning, so that the content stops there.
  var isClearAtRest: Bool
  /// The height that the bar loses while content scrolls, in points.
  var collapse: CGFloat
}

/// The state of the bars of a screen for the content that scrolls beneath them.
struct BarShift: Equatable {
  /// The height that the bar at the top has lost, in points.
  var collapse: CGFloat = 0
  /// Whether content is beneath the bar at the top.
  var isBeneath = false
  /// Whether content is beneath the bar at the bottom.
  var isBeneathBottomBar = false
}

final class ScrollBoundaryElement: SettingsElement<ScrollBoundary> {
  private struct Weak {
    weak var element: ScrollElement?
  }

  private var scrollers: [Weak] = []

  override func settingsDidChange(_ settings: ScrollBoundary) { notifyPositionReaders() }

  var bar: TopBar? { settings?.bar }

  /// Adds a scroll view whose content passes beneath a bar.
  func add(_ scroller: ScrollElement) {
    scrollers.removeAll { $0.element == nil || $0.element === scroller }
    scrollers.append(Weak(element: scroller))
  }

  /// The state of the bars for the displayed scroll views at their edges.
  var shift: BarShift {
    var shift = BarShift()
    for case let scroller? in scrollers.map(\.element)
    where scroller.isPlaced && scroller.displayState.isDisplayed {
      if scroller.reach.bar === self {
        shift.collapse = max(shift.collapse, scroller.barCollapse)
        if scroller.isBeneathBar { shift.isBeneath = true }
      }
      if scroller.reach.bottomBar === self, scroller.passes(scroller.bounds(of: self).maxY) {
        shift.isBeneathBottomBar = true
      }
    }
    return shift
  }
}

/// The insets of the safe area into which the content of a scroll view extends.
struct ScrollReach {
  /// The insets, in points.
  var insets = EdgeInsets()
  /// The bar at the top that the scroll view touches; `nil` for none.
  weak var bar: ScrollBoundaryElement?
  /// The screen whose bar at the bottom the scroll view can touch; `nil` for none.
  weak var bottomBar: ScrollBoundaryElement?
  /// The part of the inset at the top that belongs to the bar and to the safe area beyond it, in points.
  var barInset: CGFloat = 0
  /// Whether the content extends to the edge of the bar only, until it is scrolled.
  var stopsAtRest = false
  /// The height that the bar loses while the content scrolls, in points.
  var collapse: CGFloat = 0
}

extension ScrollReach: Equatable {
  static func == (a: ScrollReach, b: ScrollReach) -> Bool {
    a.insets == b.insets && a.bar === b.bar && a.bottomBar === b.bottomBar
      && a.barInset == b.barInset && a.stopsAtRest == b.stopsAtRest && a.collapse == b.collapse
  }
}

extension LayoutElement {
  /// Returns the insets into which scrolled content of the element extends, and observes changes.
  final func scrollReach() -> ScrollReach {
    var reach = ScrollReach()
    var boundaries: VerticalEdge.Set = []
    // The innermost bar that was passed, which the element may touch.
    var candidate: ScrollBoundaryElement?
    var isCovered = false
    let insets = safeAreaInsets(size: size) { ancestor, own in
      boundaries.formUnion(ancestor.scrollBoundaries)
      if let boundary = ancestor as? ScrollBoundaryElement, let settings = boundary.settings {
        if settings.bar != nil { candidate = boundary }
        isCovered = isCovered || settings.isCovered
        if settings.hasBottomBar, reach.bottomBar == nil, !isCovered, !boundaries.contains(.bottom)
        {
          reach.bottomBar = boundary
        }
      }
      if boundaries.contains(.top) { own?.top = 0 }
      if boundaries.contains(.bottom) { own?.bottom = 0 }
      guard let top = own?.top, top > 0 else { return }
      if reach.bar == nil { reach.bar = candidate }
      if reach.bar != nil { reach.barInset += top }
    }
    guard let insets else { return reach }
    readPositionInStage()
    reach.insets = insets.edges(.all, direction: layoutDirection)
    guard let bar = reach.bar?.bar else { return reach }
    reach.stopsAtRest = bar.isClearAtRest
    // A view between the bar and the scroll view does not follow the edge of the bar.
    if reach.insets.top - reach.barInset < 0.01 { reach.collapse = bar.collapse }
    return reach
  }
}
