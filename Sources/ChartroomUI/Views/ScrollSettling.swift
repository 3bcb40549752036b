import Foundation
import Graphics

nonisolated extension View {
  /// Sets where scroll views in the view come to rest after a drag by the user.
  ///
  /// Scroll views in the content of another one and in presented views are not affected. `Stage.scroll(at:by:)` does
  /// not use the rule.
  ///
  /// - Parameter behavior: The rule. It receives the place that the content would reach in a quarter of a second
  ///   with its velocity. The anchor of the target has no effect.
  /// - Returns: The view with the rule.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    SettledScroll(content: self, behavior: behavior)
  }
}

/// A view whose scroll views come to rest where a rule says.
private struct SettledScroll<Content: View, Behavior: ScrollTargetBehavior> {
  let content: Content
  let behavior: Behavior
  @State private var settling = ScrollSettling()

  init(content: Content, behavior: Behavior) {
    self.content = content
    self.behavior = behavior
  }
}

extension SettledScroll: View {
  var body: some View {
    TargetsReader { targets in
      let _ = settling.attach(behavior, targets)
      content.environment(\.scrollSettling, settling)
    }
  }
}

/// The rule for the place at which scroll views come to rest.
@MainActor
final class ScrollSettling {
  private var behavior: (any ScrollTargetBehavior)?
  private var targets: ScrollTargets?

  nonisolated init() {}

  fileprivate func attach(_ behavior: any ScrollTargetBehavior, _ targets: ScrollTargets) {
    self.behavior = behavior
    self.targets = targets
  }

  /// Returns the place at which a scroll view comes to rest after a drag.
  ///
  /// - Parameters:
  ///   - scroller: The scroll view.
  ///   - start: The distance of the visible part from the beginning of the content before the drag, in points.
  ///   - velocity: The velocity of the content, in points per second.
  /// - Returns: The distance after it; `nil` without a rule.
  func place(of scroller: ScrollElement, from start: CGSize, at velocity: CGSize) -> CGSize? {
    guard let behavior, let targets else { return nil }
    let collapse = scroller.reach.collapse
    /// A bar at the top becomes smaller before the content moves beneath it.
    func position(_ offset: CGSize) -> CGPoint {
      CGPoint(x: offset.width, y: max(offset.height - collapse, min(offset.height, 0)))
    }
    let axes = Axis.allCases.filter(scroller.scrolls)
    let speed = CGVector(
      dx: axes.contains(.horizontal) ? velocity.width : 0,
      dy: axes.contains(.vertical) ? velocity.height : 0)
    let reached = position(scroller.offset)
    let content = scroller.child.size
    // Below a bar that has become smaller, more of the content is visible.
    let end = CGPoint(
      x: max(content.width - scroller.size.width, 0),
      y: max(content.height - scroller.size.height - collapse, 0))
    let time = DragGesture.Value.travel
    let proposal = CGPoint(
      x: min(max(reached.x + speed.dx * time, 0), end.x),
      y: min(max(reached.y + speed.dy * time, 0), end.y))
    var target = ScrollTarget(
      rect: CGRect(origin: proposal, size: scroller.size), anchor: nil)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: target, velocity: speed, contentSize: content,
        containerSize: scroller.size,
        axes: Axis.Set(axes.map(\.set)), start: position(start),
        views: targets.frames(in: scroller), margins: scroller.margins, end: end))
    let origin = target.rect.origin
    guard origin.x.isFinite, origin.y.isFinite else { return nil }
    return CGSize(
      width: origin.x,
      height: scroller.scrolls(.vertical) ? scroller.beginning(at: origin.y, .vertical) : 0)
  }
}

extension ScrollSettling: Equatable {
  nonisolated static func == (lhs: ScrollSettling, rhs: ScrollSettling) -> Bool { lhs === rhs }
}

private enum ScrollSettlingKey: EnvironmentKey {
  static var defaultValue: ScrollSettling? { nil }
}

extension EnvironmentValues {
  /// The rule for the places at which scroll views come to rest; `nil` for none.
  var scrollSettling: ScrollSettling? {
    get { self[ScrollSettlingKey.self] }
    set { self[ScrollSettlingKey.self] = newValue }
  }
}
