import Foundation
import Graphics

nonisolated extension View {
  /// Performs an action when the view enters or leaves the visible part of the scroll view around it.
  ///
  /// The visible part is the frame of the innermost scroll view, without its content beneath bars. The action also runs
  /// after the first layout, with the first value. It never runs outside of a scroll view.
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the view, along the scroll axes, that is visible at the change; 0.5 by default.
  ///     With 0, any part of the view is enough.
  ///   - action: The action, which receives whether the view is visible.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    LayoutActionView(content: self, reading: ScrollVisibilityReading(threshold: threshold)) {
      action($1)
    }
  }

  /// Performs an action when other views of a scroll view become visible.
  ///
  /// The scroll view is the view itself or the first one in it. Its targets are the views in a layout with
  /// `scrollTargetLayout(isEnabled:)` that have an id of the type, set by `id(_:)` or by a `ForEach`. The action also
  /// runs after the first layout.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids.
  ///   - threshold: The fraction of a target, along the scroll axes, that is visible at the change; 0.5 by default.
  ///   - action: The action, which receives the ids of the visible targets in their order.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    ObservedTargets(content: self, threshold: threshold, action: action)
  }

  /// Makes the views of the layout the targets of `scrollPosition(id:anchor:)`, of the rule `viewAligned`, and of
  /// `onScrollTargetVisibilityChange(idType:threshold:_:)`.
  ///
  /// - Parameter isEnabled: Whether the views are targets; `true` by default.
  /// - Returns: The layout.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    TargetLayout(content: self, isEnabled: isEnabled)
  }
}

/// A reading of whether enough of a view is visible in its scroll view.
private struct ScrollVisibilityReading {
  let threshold: Double
}

extension ScrollVisibilityReading: LayoutReading {
  func value(of elements: ElementList) -> Bool? {
    guard let element = elements.first, element.isPlaced, let scroller = element.scroller else {
      return nil
    }
    // A row of a lazy container that is not displayed keeps its last place.
    return element.displayState.isDisplayed
      && scroller.shows(element.displayed(in: scroller), threshold: threshold)
  }
}

extension LayoutElement {
  /// Returns the frame in the coordinates of a scroll view around the element.
  final func displayed(in scroller: ScrollElement) -> CGRect {
    displayed(CGRect(origin: .zero, size: size), within: scroller)
  }
}

extension ScrollElement {
  /// Returns whether a fraction of a rectangle is visible, or any part of it for a fraction of 0.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of this element.
  ///   - threshold: The fraction, along the scroll axes. More than 1 counts as 1.
  /// - Returns: Whether it is visible.
  func shows(_ rect: CGRect, threshold: Double) -> Bool {
    var share = 1.0
    for axis in Axis.allCases where scrolls(axis) {
      let part = axis.range(of: unobscured)
      let range = axis.range(of: rect)
      let length = range.upperBound - range.lowerBound
      if length > 0 {
        let end = min(range.upperBound, part.upperBound)
        share *= max(end - max(range.lowerBound, part.lowerBound), 0) / length
      } else if !part.contains(range.lowerBound) {
        share = 0
      }
    }
    // Sums of lengths can differ by rounding errors.
    return share > 0 && share >= min(threshold, 1) - 1e-9
  }
}

extension Axis {
  /// Returns the extent of a rectangle along the axis.
  func range(of rect: CGRect) -> ClosedRange<CGFloat> {
    self == .horizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
  }
}

// MARK: - Targets

/// A layout whose views are the targets of the scroll view around it.
private struct TargetLayout<Content: View> {
  let content: Content
  let isEnabled: Bool
}

extension TargetLayout: ContentView {
  func makeNode(_ context: NodeContext) -> Node { TargetLayoutNode(self, context) }
}

private final class TargetLayoutNode<Content: View>: ContentNode<TargetLayout<Content>> {
  override init(_ view: TargetLayout<Content>, _ context: NodeContext) {
    super.init(view, context)
    register()
  }

  override func update(_ view: TargetLayout<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    register()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    register()
  }

  private func register() { environment.scrollTargets?.set(self, isEnabled: view.isEnabled) }
}

/// The layouts whose views are the targets of scroll views.
@MainActor
final class ScrollTargets {
  private struct Weak {
    weak var node: Node?
  }

  private var layouts: [Weak] = []

  nonisolated init() {}

  fileprivate func set(_ layout: Node, isEnabled: Bool) {
    let isKnown = layouts.contains { $0.node === layout }
    if isEnabled, !isKnown {
      layouts.append(Weak(node: layout))
    } else if !isEnabled, isKnown {
      layouts.removeAll { $0.node === layout }
    }
  }

  /// Returns the displayed targets of a scroll view with ids of a type.
  ///
  /// - Parameters:
  ///   - scroller: The scroll view.
  ///   - type: The type of the ids.
  /// - Returns: The ids, with the frames in the coordinates of the scroll view, in the order of the
  ///   views of each layout.
  /// - Complexity: O(*n*) for *n* displayed views.
  func targets<ID: Hashable>(
    of scroller: ScrollElement, type: ID.Type
  ) -> [(id: ID, frame: CGRect)] {
    layouts.removeAll { $0.node?.isAlive != true }
    var found: [(id: ID, frame: CGRect)] = []
    for case let layout? in layouts.map(\.node)
    where layout.elements.first?.scroller === scroller {
      var waiting = Array(layout.identifiedChildren.reversed())
      while let (id, node) = waiting.popLast() {
        if let id = id?.base as? ID {
          let frames = Self.shown(node.elements).map { $0.displayed(in: scroller) }
          if let first = frames.first { found.append((id, frames.reduce(first) { $0.union($1) })) }
        } else {
          waiting += node.identifiedChildren.reversed()
        }
      }
    }
    return found
  }

  private static func shown(_ elements: some Sequence<LayoutElement>) -> [LayoutElement] {
    elements.filter { $0.isPlaced && !$0.isLeaving && $0.displayState.isDisplayed }
  }

  /// Returns the displayed views of the layouts in a scroll view, in the coordinates of its content with margins.
  ///
  /// - Complexity: O(*n*) for *n* displayed views.
  func frames(in scroller: ScrollElement) -> [CGRect] {
    layouts.removeAll { $0.node?.isAlive != true }
    let part = scroller.presentedPart
    let isMirrored = scroller.layoutDirection == .rightToLeft
    return layouts.compactMap(\.node).flatMap { layout -> [CGRect] in
      guard var element = layout.elements.first, element.scroller === scroller else { return [] }
      while element.children.count == 1, !(element is LazyElement), !(element is StackElement) {
        element = element.children[0]
      }
      return Self.shown(element.displayedChildren).map {
        let frame = $0.displayed(in: scroller)
        let x = isMirrored ? scroller.size.width - frame.maxX : frame.minX
        return CGRect(
          x: x + part.width, y: frame.minY + part.height, width: frame.width, height: frame.height)
      }
    }
  }
}

extension ScrollTargets: Equatable {
  nonisolated static func == (a: ScrollTargets, b: ScrollTargets) -> Bool { a === b }
}

private enum ScrollTargetsKey: EnvironmentKey {
  static var defaultValue: ScrollTargets? { nil }
}

extension EnvironmentValues {
  /// The layouts with targets in a view that observes them; `nil` for none.
  var scrollTargets: ScrollTargets? {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }
}

/// A view that observes the targets in its content.
struct TargetsReader<Content: View> {
  let content: (ScrollTargets) -> Content
  @State private var own = ScrollTargets()
  /// The targets that a view around this one observes.
  @Environment(\.scrollTargets) private var outer

  init(@ViewBuilder content: @escaping (ScrollTargets) -> Content) { self.content = content }
}

extension TargetsReader: View {
  var body: some View {
    let targets = outer ?? own
    content(targets).environment(\.scrollTargets, targets)
  }
}

/// A view with an action for the visible targets of its scroll view.
private struct ObservedTargets<Content: View, ID: Hashable> {
  let content: Content
  let threshold: Double
  let action: @MainActor ([ID]) -> Void
}

extension ObservedTargets: View {
  var body: some View {
    TargetsReader { targets in
      LayoutActionView(
        content: content,
        reading: TargetVisibilityReading<ID>(targets: targets, threshold: threshold)
      ) { action($1) }
    }
  }
}

/// A reading of the visible targets of the first scroll view in a view.
private struct TargetVisibilityReading<ID: Hashable> {
  let targets: ScrollTargets
  let threshold: Double
}

extension TargetVisibilityReading: LayoutReading {
  func value(of elements: ElementList) -> [ID]? {
    guard let scroller = ScrollElement.first(in: elements), scroller.isPlaced,
      scroller.displayState.isDisplayed
    else { return nil }
    return targets.targets(of: scroller, type: ID.self)
      .filter { scroller.shows($0.frame, threshold: threshold) }.map(\.id)
  }
}
